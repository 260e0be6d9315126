import { Button, Field, Input, type InputProps } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular, KeyboardShiftUppercaseRegular, LockClosedRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';

type PasswordFieldProps = Omit<InputProps, 'type' | 'contentAfter'> & {
  label: string;
  message: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The error of a field. It is no alert, as in every form: it would be read out over what one types, and over the name of
 * the next field. The field that has the focus after a refusal is described by it.
 */
export const fieldError = (message: string | undefined) =>
  message === undefined ? undefined : { role: undefined, children: message };

/** A password that can be shown, with a hint when Caps Lock is on. */
export function PasswordField({ label, message, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const capsLockHint = isCapsLock ? (
    <span className={flow.inline} role="status">
      <KeyboardShiftUppercaseRegular aria-hidden="true" /> {t('form.capsLock')}
    </span>
  ) : undefined;
  return (
    <Field label={label} validationMessage={fieldError(message)} hint={capsLockHint}>
      <Input
        {...input}
        size="large"
        contentBefore={<LockClosedRegular aria-hidden="true" />}
        required
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        spellCheck={false}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={t('form.reveal')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}
