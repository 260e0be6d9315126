import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

/** Warns that saving the user's own new e-mail ends the session (docs/platform/a-auth-users.md §2). Escape cancels. */
export function OwnEmailDialog({ email, onAnswer }: { email: string; onAnswer: (isAccepted: boolean) => void }) {
  const { t } = useTranslation('users');
  return (
    <DialogFrame
      title={t('form.ownEmail.title')}
      isQuestion
      onDismiss={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('form.ownEmail.cancel')}</Button>
          <Button appearance="primary" onClick={() => onAnswer(true)}>
            {t('form.ownEmail.confirm')}
          </Button>
        </>
      }
    >
      {t('form.ownEmail.text', { email })}
    </DialogFrame>
  );
}
