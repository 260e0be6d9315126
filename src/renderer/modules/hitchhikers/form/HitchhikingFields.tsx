import { useTranslation } from 'react-i18next';
import type { UserFormApi } from '#renderer/features/people/form/fields.tsx';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { User } from '#shared/resources/users/user.ts';

/** The fields that a hitchhiker's form adds to a user's (docs/screens/02-users-hitchhikers.md §9). */
export function HitchhikingFields({ form, stored }: { form: UserFormApi; stored: User | null }) {
  const { t } = useTranslation(['hitchhikers', 'users']);
  // Null for people who are not hitchhikers: there is nothing to change.
  const isVerifiable = stored !== null && stored.verifiedIdentity !== null;
  return (
    <FormSection title={t('users:show.sections.hitchhiking')} notes={t('form.roleHint')}>
      <FormField form={form} name="isHitchhikingDriver" />
      <FormField form={form} name="isHitchhikingPassenger" alsoCheck={['isHitchhikingDriver']} />
      <FormField form={form} name="isKitGiven" />
      <FormField form={form} name="isLetterPrinted" />
      <FormField form={form} name="isLetterPosted" />
      {isVerifiable && <FormField form={form} name="verifiedIdentity" />}
    </FormSection>
  );
}
