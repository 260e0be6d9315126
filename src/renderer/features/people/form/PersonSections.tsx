import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { AccountEmailField, InventedEmailNotice } from './AccountEmailField.tsx';
import type { UserFormApi } from './fields.tsx';
import type { AccountCheck } from './useAccountCheck.ts';

/** Names, gender and birth date. */
export function PersonSection({ form }: { form: UserFormApi }) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('form.sections.person')}>
      <FormField form={form} name="givenName" />
      <FormField form={form} name="familyName" />
      <FormField form={form} name="gender" />
      <FormField form={form} name="birthDate" alsoCheck={['legalGuardianEmail']} />
      <FormField form={form} name="nationality" />
    </FormSection>
  );
}

/** E-mail, telephone and address. */
export function ContactSection({
  form,
  stored,
  check,
  isSelf,
  hasPhoneDisplay,
}: {
  form: UserFormApi;
  stored: User | null;
  check: AccountCheck;
  /** The record is that of the signed-in user. */
  isSelf: boolean;
  /** Shows the visibility of the telephone. */
  hasPhoneDisplay: boolean;
}) {
  const { t } = useTranslation('users');
  const [email, telephone] = useWatch({ control: form.record.form.control, name: ['email', 'telephone'] });
  const endsSession = isSelf && email !== stored?.email;
  const losesValidation = stored !== null && stored.telephone !== null && telephone !== stored.telephone;
  return (
    <FormSection
      title={t('form.sections.contact')}
      notes={
        <>
          {endsSession && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{t('form.ownEmail.notice')}</MessageBarBody>
            </MessageBar>
          )}
          <InventedEmailNotice form={form} stored={stored} />
        </>
      }
    >
      <AccountEmailField form={form} check={check} />
      <FormField
        form={form}
        name="telephone"
        alsoCheck={['email']}
        hint={losesValidation ? <span role="status">{t('form.telephoneChanged')}</span> : undefined}
      />
      {hasPhoneDisplay && <FormField form={form} name="phoneDisplay" />}
      <FormField form={form} name="postalAddress" />
    </FormSection>
  );
}
