import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { preventsChanges, unreachableEmail } from '#shared/resources/users/email.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import type { UserFormApi } from './fields.tsx';
import type { AccountCheck } from './useAccountCheck.ts';

/** The e-mail; on blur, searches an existing account with it and links to it. */
export function AccountEmailField({ form, check }: { form: UserFormApi; check: AccountCheck }) {
  const { t } = useTranslation('users');
  const bind = useFieldBinding(form);
  const { control, getValues, trigger } = form.record.form;
  const email = useWatch({ control, name: 'email' });
  const taken = email === null ? null : check.accountOf(email);

  const lookUp = async () => {
    if ((await check.check(getValues('email'))) !== null) await trigger('email');
  };

  return (
    <TextField
      {...bind('email')}
      type="email"
      hint={check.isChecking ? <span role="status">{t('form.checking')}</span> : t('form.emailHint')}
      afterError={
        taken !== null && (
          <RecordLink
            to={addressOf('users_show', { id: taken.id })}
            aria-label={`${t('form.openAccount')}, ${personNameOf(taken)}`}
          >
            {t('form.openAccount')}
          </RecordLink>
        )
      }
      onLeave={() => void lookUp()}
    />
  );
}

/**
 * Warns that the platform refuses every change while the address that it generated is stored, and offers a valid one.
 * Renders nothing for a regular address, or once it was changed.
 */
export function InventedEmailNotice({ form, stored }: { form: UserFormApi; stored: User | null }) {
  const { t } = useTranslation('users');
  const { control, setValue } = form.record.form;
  const email = useWatch({ control, name: 'email' });
  if (stored === null || email !== stored.email || !preventsChanges(stored.email)) return null;
  const take = () =>
    setValue('email', unreachableEmail(stored.id), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('form.inventedEmail.notice', { email: stored.email })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={take}>
          {t('form.inventedEmail.take')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
