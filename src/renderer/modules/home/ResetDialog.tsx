import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { toAppError } from '#shared/failure.ts';

/** Asks before the training platform is reset, which loses everything done there. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['home', 'common']);
  const notify = useNotify();
  const queries = useQueryClient();
  const mutation = useActionMutation();
  const reset = () =>
    mutation.run(async () => {
      try {
        await invoke('app.resetTraining', undefined);
        onClose();
        await queries.invalidateQueries();
        notify({ context: 'training', name: 'reset', outcome: 'success' });
      } catch (thrown) {
        notify({ context: 'training', name: 'reset', outcome: 'error', error: toAppError(thrown) });
      }
    });

  return (
    <DialogFrame
      title={t('home:training.confirmTitle')}
      onDismiss={onClose}
      actions={
        <>
          <Button disabled={mutation.isPending} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button appearance="primary" disabled={mutation.isPending} onClick={reset}>
            {t('home:training.confirm')}
          </Button>
        </>
      }
    >
      {t('home:training.confirmText')}
    </DialogFrame>
  );
}
