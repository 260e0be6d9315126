import { Text } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { isMinor, type UserFormApi } from './fields.tsx';

/** Protection of people under 18; the guardian's e-mail is required as soon as the birth date is that of a minor. */
export function MinorSection({ form, isNew }: { form: UserFormApi; isNew: boolean }) {
  const { t } = useTranslation('users');
  const birthDate = useWatch({ control: form.record.form.control, name: 'birthDate' });
  return (
    <FormSection title={t('form.sections.minor')}>
      <FormField
        form={form}
        name="legalGuardianEmail"
        hint={isNew ? t('form.guardianHint') : undefined}
        isRequired={isMinor(birthDate)}
      />
      <FormField form={form} name="parentalConsentDate" />
    </FormSection>
  );
}

/** Active and disabled. */
const writable = [1, 2] as const;

/** Whether the account is active; a status other than active and disabled is never written. */
export function AccountSection({ form, stored }: { form: UserFormApi; stored: User }) {
  const { t } = useTranslation('users');
  const bind = useFieldBinding(form);
  const isWritable = stored.status === null || writable.some((value) => value === stored.status);
  return (
    <FormSection title={t('form.sections.account')}>
      {isWritable ? (
        <RadioField
          {...bind('status')}
          options={writable.map((value) => ({ value, label: t(`values.status.${value}`) }))}
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
