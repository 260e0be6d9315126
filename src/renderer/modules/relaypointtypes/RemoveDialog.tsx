import { Button, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { RefusedDialog } from '#renderer/kit/actions/confirm/RefusedDialog.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { performOn } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { PointsLink, pointsOf } from './points.tsx';
import { removal } from './removal.ts';

/**
 * Deletes a type after reading that no relay point uses it; for a type in use it shows the number of points
 * (docs/screens/05-content.md E).
 */
export function RemoveDialog({ record: type, onClose }: RecordDialogProps<RelayPointType>) {
  const { t } = useTranslation(['relaypointtypes', 'record', 'common']);
  const { number } = useFormat();
  const tools = useActionTools();
  const mutation = useActionMutation();
  // Read again: a count read before may be out of date.
  const { data, error, isFetching, refetch } = useQuery({ ...pointsOf(type.id, 1), staleTime: 0, gcTime: 0 });
  const name = recordName(type);
  const title = t('record:remove.title', { name });

  if (isFetching) {
    return (
      <DialogFrame
        title={title}
        onDismiss={onClose}
        actions={
          <Button autoFocus onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        }
      >
        <Spinner size="tiny" label={t('remove.looking')} />
      </DialogFrame>
    );
  }
  if (error !== null || data === undefined) {
    return (
      <RefusedDialog title={t('remove.refused', { name })} onRetry={() => void refetch()} onClose={onClose}>
        <p>{t('remove.unknown')}</p>
        <MutationError error={error && toAppError(error)} context="relaypoints" />
      </RefusedDialog>
    );
  }
  if (data.total > 0) {
    const values = { count: data.total, shown: number(data.total) };
    return (
      <RefusedDialog title={t('remove.refused', { name })} onClose={onClose}>
        <p>{t('remove.inUse', values)}</p>
        <PointsLink typeId={type.id}>{t('points.all', values)}</PointsLink>
      </RefusedDialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      gate={{ level: 'confirm' }}
      button={t('record:remove.button')}
      isDanger
      isBusy={mutation.isPending}
      onConfirm={() =>
        mutation.run(async () => {
          await performOn(removal, type, tools);
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{t('remove.free')}</p>
      <p>{t('record:remove.text')}</p>
    </ConfirmDialog>
  );
}
