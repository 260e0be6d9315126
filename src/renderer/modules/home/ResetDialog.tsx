import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/bridge.ts';
import { useReturnFocus } from '#renderer/kit/focus/useReturnFocus.ts';
import { useNotify } from '#renderer/kit/notify.ts';
import { toAppError } from '#shared/failure.ts';

/** Asks before everything done on the training platform is lost. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['home', 'common']);
  useReturnFocus();
  const notify = useNotify();
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: () => invoke('app.resetTraining', undefined),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries();
      notify({ context: 'training', name: 'reset', outcome: 'success' });
    },
    onError: (thrown) => notify({ context: 'training', name: 'reset', outcome: 'error', error: toAppError(thrown) }),
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('home:training.confirmTitle')}</DialogTitle>
          <DialogContent>{t('home:training.confirmText')}</DialogContent>
          <DialogActions>
            <Button appearance="primary" disabled={reset.isPending} onClick={() => reset.mutate()}>
              {t('home:training.confirm')}
            </Button>
            <Button disabled={reset.isPending} onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
