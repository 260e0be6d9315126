import { useTranslation } from 'react-i18next';
import type { UserFormApi } from '#renderer/features/people/form/PersonSections.tsx';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import type { User } from '#shared/resources/users/user.ts';

/** What a hitchhiker's form asks beside a user's (docs/screens/02-users-hitchhikers.md §9). */
export function HitchhikingFields({ form: { control }, stored }: { form: UserFormApi; stored: User | null }) {
  const { t } = useTranslation(['hitchhikers', 'users']);
  // Null is what other people than hitchhikers read: there is nothing to change then.
  const isVerifiable = stored !== null && stored.verifiedIdentity !== null;
  return (
    <FormSection title={t('users:show.sections.hitchhiking')} notes={t('form.roleHint')}>
      <SwitchField control={control} name="isHitchhikingDriver" label={t('users:show.hitchhiking.driver')} />
      <SwitchField
        control={control}
        name="isHitchhikingPassenger"
        label={t('users:show.hitchhiking.passenger')}
        alsoCheck={['isHitchhikingDriver']}
      />
      <SwitchField control={control} name="isKitGiven" label={t('users:show.hitchhiking.kit')} />
      <SwitchField control={control} name="isLetterPrinted" label={t('users:show.hitchhiking.letterPrinted')} />
      <SwitchField control={control} name="isLetterPosted" label={t('users:show.hitchhiking.letterPosted')} />
      {isVerifiable && (
        <SwitchField
          control={control}
          name="verifiedIdentity"
          label={t('users:show.hitchhiking.verified')}
          hint={t('form.verifiedHint')}
        />
      )}
    </FormSection>
  );
}
