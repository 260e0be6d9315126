import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { noticeOf, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { Community } from '#shared/resources/communities/index.ts';

interface SendDialogProps {
  community: Pick<Community, 'id' | 'securityFiles'>;
  /** A file that was checked and found ready. */
  file: FileSelection;
  /** Called once it is in place. */
  onSent: () => void;
  onClose: () => void;
}

/** The platform refused the file without a reason: its format is then the only possible cause. */
const isRefusal = (error: AppError): boolean => error.kind === 'server' && !mayBeDone(error);

/**
 * Asks before a login file is sent, and where others are in place before they are deleted. A refusal stays in the
 * dialog: the former file is still there (docs/screens/03-communities.md §6).
 */
export function SendDialog({ community: { id, securityFiles }, file, onSent, onClose }: SendDialogProps) {
  const { t } = useTranslation('communitySecurities');
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation();
  const isFirst = securityFiles.length === 0;
  const kind = isFirst ? 'first' : 'replace';
  const notice = { context: 'communitySecurities', name: isFirst ? 'created' : 'updated' } as const;

  const send = () =>
    mutation.run(async () => {
      try {
        await invoke('communities.uploadSecurityFile', { communityId: id, selectionId: file.selectionId });
      } catch (thrown) {
        const error = toAppError(thrown);
        notify(noticeOf(notice, 'error', { error, isOutcomeUnknown: mayBeDone(error), causes: [t('failed.format')] }));
        throw thrown;
      } finally {
        // The answer has no id and a lost one proves nothing, so the community is read again.
        void client.invalidateQueries({ queryKey: keys.resource('communities') });
      }
      notify(noticeOf(notice, 'success'));
      onSent();
    });

  return (
    <ConfirmDialog
      title={t(`confirm.${kind}.title`)}
      gate={isFirst ? { level: 'confirm' } : { level: 'acknowledge', sentence: t('confirm.replace.sentence') }}
      button={t(`confirm.${kind}.button`)}
      isDanger={!isFirst}
      isBusy={mutation.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`confirm.${kind}.text`, { name: file.name })}</p>
      <MutationError
        error={mutation.error}
        context="communitySecurities"
        {...(mutation.error !== null &&
          isRefusal(mutation.error) && { advice: t(isFirst ? 'failed.nothing' : 'failed.kept') })}
      />
    </ConfirmDialog>
  );
}
