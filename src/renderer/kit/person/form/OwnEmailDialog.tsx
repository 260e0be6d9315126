import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

/** Announces that saving one's own new e-mail ends the session (contract a §2). Escape gives up. */
export function OwnEmailDialog({ email, onAnswer }: { email: string; onAnswer: (isAccepted: boolean) => void }) {
  const { t } = useTranslation('users');
  return (
    <Dialog open modalType="alert" onOpenChange={() => onAnswer(false)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('form.ownEmail.title')}</DialogTitle>
          <DialogContent>{t('form.ownEmail.text', { email })}</DialogContent>
          <DialogActions fluid>
            <Button appearance="primary" onClick={() => onAnswer(true)}>
              {t('form.ownEmail.confirm')}
            </Button>
            <Button onClick={() => onAnswer(false)}>{t('form.ownEmail.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
