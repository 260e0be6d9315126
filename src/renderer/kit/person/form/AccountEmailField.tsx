import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#shared/routes.ts';
import { TextField } from '../../fields/TextField.tsx';
import { RecordLink } from '../../show/RecordLink.tsx';
import { userName } from '../name.ts';
import type { UserDraft, UserValues } from './draft.ts';
import type { AccountCheck } from './useAccountCheck.ts';

/** The e-mail; on leaving the field an account that already has it is looked for, with a link to it. */
export function AccountEmailField({
  form,
  check,
}: {
  form: UseFormReturn<UserDraft, unknown, UserValues>;
  check: AccountCheck;
}) {
  const { t } = useTranslation('users');
  const email = useWatch({ control: form.control, name: 'email' });
  const taken = email === null ? null : check.accountOf(email);

  const lookUp = async () => {
    if ((await check.check(form.getValues('email'))) !== null) await form.trigger('email');
  };

  return (
    <TextField
      control={form.control}
      name="email"
      type="email"
      label={t('form.fields.email')}
      hint={check.isChecking ? <span role="status">{t('form.checking')}</span> : t('form.emailHint')}
      afterError={
        taken !== null && (
          <RecordLink
            to={addressOf('users_show', { id: taken.id })}
            aria-label={`${t('form.openAccount')}, ${userName(taken)}`}
          >
            {t('form.openAccount')}
          </RecordLink>
        )
      }
      onLeave={() => void lookUp()}
    />
  );
}
