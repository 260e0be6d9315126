import { Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { FormField, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { addressOf } from '#shared/routes.ts';
import type { BeneficiaryFormApi } from './fields.ts';

interface SectionProps {
  form: BeneficiaryFormApi;
  stored: Beneficiary;
}

/** E-mail, looked up when the field is left, and telephone: required where there was one. */
export function ContactSection({ form, stored, check }: SectionProps & { check: AccountCheck }) {
  const { t } = useTranslation(['solidarybeneficiaries', 'users']);
  const bind = useFieldBinding(form);
  const { getValues, trigger } = form.record.form;
  const lookUp = async () => {
    if ((await check.check(getValues('email'))) !== null) await trigger('email');
  };
  return (
    <FormSection title={t('solidarybeneficiaries:form.sections.contact')}>
      <TextField
        {...bind('email')}
        type="email"
        isRequired={Boolean(stored.email)}
        hint={check.isChecking ? <span role="status">{t('users:form.checking')}</span> : undefined}
        onLeave={() => void lookUp()}
      />
      <FormField form={form} name="telephone" isRequired={Boolean(stored.telephone)} />
      {/* A switch is never empty. */}
      <FormField form={form} name="acceptsNews" isRequired={false} />
    </FormSection>
  );
}

/** The home address. If the platform has none, it ignores a new one here, and the user has to be edited instead. */
export function AddressSection({ form, stored }: SectionProps) {
  const { t } = useTranslation('solidarybeneficiaries');
  const can = useCan();
  return (
    <FormSection title={t('form.sections.address')}>
      {stored.homeAddress !== null ? (
        <AddressField form={form.record.form} name="homeAddress" label={t('fields.homeAddress')} isRequired />
      ) : (
        <Text>
          {t('form.noAddress')}{' '}
          {stored.userId !== null && can('user_update') ? (
            <RecordLink to={addressOf('users_edit', { id: stored.userId })}>{t('form.addressInUser')}</RecordLink>
          ) : (
            t('form.addressInUser')
          )}
        </Text>
      )}
    </FormSection>
  );
}
