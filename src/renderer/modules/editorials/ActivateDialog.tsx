import { Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { toAppError } from '#shared/failure.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { INACTIVE } from './labels.ts';
import { swapped } from './swapped.ts';
import { useDisplayed } from './useDisplayed.ts';

/** Asks before an editorial replaces the displayed one, which it names; the change can be undone. */
export function ActivateDialog({ record: editorial, onClose }: RecordDialogProps<Editorial>) {
  const { t } = useTranslation('editorials');
  const tools = useActionTools();
  const mutation = useActionMutation();
  const { data: displayed, error, isPending } = useDisplayed();
  const name = recordName(editorial);

  const activate = () =>
    mutation.run(async () => {
      // Read again in both cases: the platform changed another editorial too, or the refused one no longer exists.
      const { replaced } = await invoke('editorials.activate', { id: editorial.id }).finally(
        () => void refresh(tools.client, ['editorials']),
      );
      const undo = async () => {
        if (replaced === null) await changeRecord('editorials', editorial.id, { status: INACTIVE });
        else await invoke('editorials.activate', { id: replaced.id });
        await refresh(tools.client, ['editorials']);
      };
      tools.notify(
        replaced === null
          ? { context: 'editorials', name: 'activated', outcome: 'success', values: { name }, undo }
          : swapped(editorial, replaced, { undo }),
      );
      onClose();
    });

  return (
    <ConfirmDialog
      title={t('activate.title', { name })}
      gate={{ level: 'confirm' }}
      button={t('activate.button')}
      isBusy={mutation.isPending}
      // The editorial to be replaced is named before anything is done.
      canConfirm={!isPending}
      onConfirm={activate}
      onClose={onClose}
    >
      {isPending ? (
        <Spinner size="tiny" label={t('activate.looking')} />
      ) : (
        <p>
          {displayed === undefined
            ? t('activate.unknown')
            : displayed === null
              ? t('activate.first')
              : t('activate.replaces', { name: recordName(displayed) })}
        </p>
      )}
      <MutationError error={mutation.error ?? (error && toAppError(error))} context="editorials" />
    </ConfirmDialog>
  );
}
