import { Button, Field, Input, MessageBarBody } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { type ProxyAnswer, type ProxyQuestion, proxyAnswer } from '#shared/ipc/network.ts';
import { PasswordField } from '../login/PasswordField.tsx';

interface ProxyDialogProps {
  question: ProxyQuestion;
  /** Called with null when the user gives none. */
  onAnswer: (answer: ProxyAnswer | null) => void;
}

/** Asks for name and password of a network proxy; the text says that they are not those of the platform. */
export function ProxyDialog({ question: { proxy, realm, isRefused }, onAnswer }: ProxyDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const isUserGood = proxyAnswer.shape.user.safeParse(user).success;
  const isPasswordGood = proxyAnswer.shape.password.safeParse(password).success;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUserGood && isPasswordGood) onAnswer({ user, password });
  };

  return (
    <DialogFrame
      title={t('session:proxy.title')}
      isQuestion
      onDismiss={() => onAnswer(null)}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t('common:actions.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {t('session:proxy.submit')}
          </Button>
        </>
      }
    >
      {isRefused && (
        <AlertBar intent="error">
          <MessageBarBody>
            {t('session:proxy.refused')}
            <SupportContact />
          </MessageBarBody>
        </AlertBar>
      )}
      <p>{t('session:proxy.text', { context: realm === '' ? undefined : 'realm', proxy, realm })}</p>
      <Field
        label={t('session:proxy.user')}
        required
        validationMessage={isTried && !isUserGood ? t('session:proxy.userInvalid') : undefined}
      >
        <Input
          value={user}
          onChange={(_, { value }) => setUser(value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={256}
          autoFocus
        />
      </Field>
      <PasswordField
        label={t('session:form.password')}
        message={isTried && !isPasswordGood ? t('session:proxy.passwordInvalid') : undefined}
        value={password}
        maxLength={256}
        onChange={(_, { value }) => setPassword(value)}
      />
    </DialogFrame>
  );
}
