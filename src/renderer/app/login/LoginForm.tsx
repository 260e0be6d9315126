import { Button, Checkbox, Field, Input, Spinner } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons';
import type { FocusEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBootstrap, usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { isEmail } from '#shared/email.ts';
import { fieldError, PasswordField } from './PasswordField.tsx';
import type { SignIn } from './useSignIn.ts';

interface LoginFormProps {
  signIn: SignIn;
  /** There is no usable platform: nothing that is typed may be sent. */
  isRefused: boolean;
}

/** Identifier and password (docs/screens/01-shell-home.md §3). A refusal keeps the input and focuses the password. */
export function LoginForm({ signIn, isRefused }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { keepSession } = useBootstrap().config;
  const { rememberedIdentifier } = usePreferences();
  const setPreferences = useSetPreferences();
  const { control, handleSubmit, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: {
      identifier: rememberedIdentifier ?? '',
      password: '',
      isRemembered: rememberedIdentifier !== undefined,
    },
  });

  const submit = handleSubmit(async ({ identifier, password, isRemembered }) => {
    const address = identifier.trim();
    const isIn = await signIn.withPassword(address, password);
    if (isIn) setPreferences({ rememberedIdentifier: isRemembered ? address : null });
    else setFocus('password', { shouldSelect: true });
  });

  return (
    <form className={flow.stackM} onSubmit={submit} noValidate aria-label={t('form.label')}>
      <Controller
        control={control}
        name="identifier"
        rules={{ validate: refusalOfIdentifier }}
        render={({ field, fieldState }) => (
          <Field
            label={t('form.identifier')}
            validationMessage={fieldError(fieldState.error && t(`form.errors.${messageKey(fieldState.error.message)}`))}
          >
            <Input
              {...field}
              size="large"
              contentBefore={<PersonRegular aria-hidden="true" />}
              required
              onBlur={(event) => !leavesForAnotherControl(event) && field.onBlur()}
              type="email"
              autoComplete="username"
              // No autofocus while sign-in is impossible: it would scroll the reason out of view.
              autoFocus={!isRefused && rememberedIdentifier === undefined}
              spellCheck={false}
              readOnly={signIn.isBusy}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ validate: refusalOfPassword }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            onBlur={(event) => !leavesForAnotherControl(event) && field.onBlur()}
            label={t('form.password')}
            message={fieldState.error && t(`form.errors.${messageKey(fieldState.error.message)}`)}
            autoFocus={!isRefused && rememberedIdentifier !== undefined}
            readOnly={signIn.isBusy}
          />
        )}
      />
      {keepSession && (
        <Controller
          control={control}
          name="isRemembered"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              {...field}
              label={t('form.remember')}
              checked={value}
              onChange={(_, { checked }) => onChange(checked === true)}
            />
          )}
        />
      )}
      <Button
        type="submit"
        appearance="primary"
        size="large"
        disabled={isRefused || signIn.isBusy}
        icon={signIn.isBusy ? <Spinner size="tiny" /> : undefined}
      >
        {signIn.isBusy ? t('form.busy') : t('form.submit')}
      </Button>
    </form>
  );
}

/** The focus moves to a training account or the language: the empty field is not validated then. */
function leavesForAnotherControl({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): boolean {
  return relatedTarget !== null && !currentTarget.form?.contains(relatedTarget);
}

const keys = ['identifierRequired', 'identifierInvalid', 'passwordRequired'] as const;
type Refusal = (typeof keys)[number];

/** Returns the message of a field as a key of the texts. */
const messageKey = (message: string | undefined) => keys.find((key) => key === message) ?? 'identifierInvalid';

// Both return a key of `session:form.errors`. Rules of two fields need no schema: the first window would wait for zod.

function refusalOfIdentifier(typed: string): Refusal | undefined {
  const identifier = typed.trim();
  if (identifier === '') return 'identifierRequired';
  return isEmail(identifier) ? undefined : 'identifierInvalid';
}

/** Never trimmed: a space may belong to it. */
const refusalOfPassword = (password: string): Refusal | undefined => (password === '' ? 'passwordRequired' : undefined);
