import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { RadioField, SelectField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { AccountEmailField, InventedEmailNotice } from './AccountEmailField.tsx';
import type { UserDraft, UserValues } from './draft.ts';
import { useUserOptions } from './options.ts';
import type { AccountCheck } from './useAccountCheck.ts';

export type UserFormApi = UseFormReturn<UserDraft, unknown, UserValues>;

/** Who the person is. */
export function PersonSection({ form }: { form: UserFormApi }) {
  const { t } = useTranslation('users');
  const { genders } = useUserOptions();
  const { control } = form;
  return (
    <FormSection title={t('form.sections.person')}>
      <TextField control={control} name="givenName" label={t('form.fields.givenName')} isRequired />
      <TextField control={control} name="familyName" label={t('form.fields.familyName')} isRequired />
      <SelectField control={control} name="gender" label={t('form.fields.gender')} options={genders} isRequired />
      <DateField
        control={control}
        name="birthDate"
        label={t('form.fields.birthDate')}
        alsoCheck={['legalGuardianEmail']}
      />
      <TextField control={control} name="nationality" label={t('form.fields.nationality')} />
    </FormSection>
  );
}

/** How the person is reached. */
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
  /** The record is that of the signed-in person. */
  isSelf: boolean;
  /** Who sees the telephone is asked. */
  hasPhoneDisplay: boolean;
}) {
  const { t } = useTranslation('users');
  const { phoneDisplays } = useUserOptions();
  const { control } = form;
  const [email, telephone] = useWatch({ control, name: ['email', 'telephone'] });
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
      <TextField
        control={control}
        name="telephone"
        type="tel"
        label={t('form.fields.telephone')}
        alsoCheck={['email']}
        hint={losesValidation ? <span role="status">{t('form.telephoneChanged')}</span> : undefined}
      />
      {hasPhoneDisplay && (
        <RadioField
          control={control}
          name="phoneDisplay"
          label={t('form.fields.phoneDisplay')}
          options={phoneDisplays}
          isRequired
        />
      )}
      <TextField control={control} name="postalAddress" label={t('form.fields.postalAddress')} lines={3} isWide />
    </FormSection>
  );
}

export function AddressSection({ form }: { form: UserFormApi }) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('form.sections.address')}>
      <AddressField form={form} name="homeAddress" label={t('form.fields.homeAddress')} />
    </FormSection>
  );
}
