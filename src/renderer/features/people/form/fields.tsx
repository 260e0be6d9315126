import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressWords,
  choiceWords,
  dayWords,
  type FormFields,
  phoneWords,
  textWords,
  Unset,
  yesNoWords,
} from '#renderer/kit/form/fields.tsx';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { genders, phoneDisplays, smokeHabits, userStatuses } from '#shared/resources/users/values.ts';
import type { RoleDraft, UserDraft } from './draft.ts';
import { useRoleName } from './options.ts';

/** The fields of the user form in words, in the order of the screen. */
export const userFields: FormFields<UserDraft> = {
  givenName: textWords('users:form.fields.givenName'),
  familyName: textWords('users:form.fields.familyName'),
  gender: choiceWords('users:form.fields.gender', genders, (value) => `users:values.gender.${value}`),
  birthDate: dayWords('users:form.fields.birthDate'),
  nationality: textWords('users:form.fields.nationality'),
  email: textWords('users:form.fields.email'),
  telephone: phoneWords('users:form.fields.telephone'),
  phoneDisplay: choiceWords(
    'users:form.fields.phoneDisplay',
    phoneDisplays,
    (value) => `users:values.phoneDisplay.${value}`,
  ),
  postalAddress: textWords('users:form.fields.postalAddress'),
  homeAddress: addressWords('users:form.fields.homeAddress'),
  drivingLicenceNumber: textWords('users:form.fields.drivingLicenceNumber'),
  smoke: choiceWords('users:form.fields.smoke', smokeHabits, (value) => `users:values.smoke.${value}`),
  music: yesNoWords('users:form.fields.music'),
  musicFavorites: textWords('users:form.fields.musicFavorites'),
  chat: yesNoWords('users:form.fields.chat'),
  chatFavorites: textWords('users:form.fields.chatFavorites'),
  gratuity: yesNoWords('users:form.fields.gratuity'),
  gamification: yesNoWords('users:form.fields.gamification'),
  acceptsNews: yesNoWords('users:form.fields.acceptsNews'),
  legalGuardianEmail: textWords('users:form.fields.legalGuardianEmail'),
  parentalConsentDate: dayWords('users:form.fields.parentalConsentDate'),
  status: choiceWords('users:form.fields.status', userStatuses, (value) => `users:values.status.${value}`),
  isHitchhikingDriver: yesNoWords('users:show.hitchhiking.driver'),
  isHitchhikingPassenger: yesNoWords('users:show.hitchhiking.passenger'),
  isKitGiven: yesNoWords('users:show.hitchhiking.kit'),
  isLetterPrinted: yesNoWords('users:show.hitchhiking.letterPrinted'),
  isLetterPosted: yesNoWords('users:show.hitchhiking.letterPosted'),
  verifiedIdentity: yesNoWords('users:show.hitchhiking.verified'),
  roles: { label: 'users:form.fields.roles', Value: RolesValue },
};

/** Each role with where it holds, a line each. */
function RolesValue({ value }: { value: readonly RoleDraft[] }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  if (value.length === 0) return <Unset />;
  return value.map(({ roleId, territoryId }, index) => (
    <Fragment key={`${roleId}/${territoryId}`}>
      {index > 0 && '\n'}
      {roleId === null ? <Unset /> : roleName(roleId)} (
      {territoryId === null ? t('form.roles.everywhere') : <RecordNames resource="territories" ids={[territoryId]} />})
    </Fragment>
  ));
}
