import { Text } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { RadioField, SelectField, TernaryField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { isMinor } from './draft.ts';
import { useUserOptions } from './options.ts';
import type { UserFormApi } from './PersonSections.tsx';

/** How the person carpools. */
export function CarpoolingSection({ form }: { form: UserFormApi }) {
  const { t } = useTranslation(['users', 'form']);
  const { smokeHabits } = useUserOptions();
  const { control } = form;
  return (
    <FormSection title={t('form.sections.carpooling')}>
      <TextField control={control} name="drivingLicenceNumber" label={t('form.fields.drivingLicenceNumber')} />
      <SelectField
        control={control}
        name="smoke"
        label={t('form.fields.smoke')}
        options={smokeHabits}
        emptyLabel={t('form:unset')}
      />
      <TernaryField control={control} name="music" label={t('form.fields.music')} />
      <TextField control={control} name="musicFavorites" label={t('form.fields.musicFavorites')} />
      <TernaryField control={control} name="chat" label={t('form.fields.chat')} />
      <TextField control={control} name="chatFavorites" label={t('form.fields.chatFavorites')} />
      <TernaryField control={control} name="gratuity" label={t('form.fields.gratuity')} />
      <TernaryField control={control} name="gamification" label={t('form.fields.gamification')} />
    </FormSection>
  );
}

export function ConsentsSection({ form }: { form: UserFormApi }) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('form.sections.consents')}>
      <SwitchField
        control={form.control}
        name="acceptsNews"
        label={t('form.fields.acceptsNews')}
        hint={t('form.newsHint')}
      />
    </FormSection>
  );
}

/** What protects people under 18; the guardian's e-mail is required from the moment the birth date says so. */
export function MinorSection({ form, isNew }: { form: UserFormApi; isNew: boolean }) {
  const { t } = useTranslation('users');
  const { control } = form;
  const birthDate = useWatch({ control, name: 'birthDate' });
  return (
    <FormSection title={t('form.sections.minor')}>
      <TextField
        control={control}
        name="legalGuardianEmail"
        type="email"
        label={t('form.fields.legalGuardianEmail')}
        hint={isNew ? t('form.guardianHint') : undefined}
        isRequired={isMinor(birthDate)}
      />
      <DateField control={control} name="parentalConsentDate" label={t('form.fields.parentalConsentDate')} />
    </FormSection>
  );
}

/** Whether the account may be used; a status other than active and disabled is never written. */
export function AccountSection({ form, stored }: { form: UserFormApi; stored: User }) {
  const { t } = useTranslation('users');
  const { statuses } = useUserOptions();
  const isWritable = stored.status === null || statuses.some(({ value }) => value === stored.status);
  return (
    <FormSection title={t('form.sections.account')}>
      {isWritable ? (
        <RadioField
          control={form.control}
          name="status"
          label={t('form.fields.status')}
          options={statuses}
          isRequired
        />
      ) : (
        <Text>
          {stored.status !== null && t(`values.status.${stored.status}`)} {t('form.statusFixed')}
        </Text>
      )}
    </FormSection>
  );
}
