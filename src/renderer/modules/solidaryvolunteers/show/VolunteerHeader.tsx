import { useTranslation } from 'react-i18next';
import { ContactLine } from '#renderer/features/solidary/ContactLine.tsx';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { pageActions, pageButtons } from '../actions.tsx';
import { genderLabel } from '../labels.ts';

/** Top of a volunteer's page: name, title, age, how to reach the person, and what can be done. */
export function VolunteerHeader({ person }: { person: Volunteer }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { avatar, birthDate, gender, telephone, email } = person;
  const age = birthDate === null ? null : ageOn(birthDate, today());
  const title = genderLabel(gender);
  const facts = [title && translate(title), age !== null && t('show.age', { count: age })].filter(
    (fact) => typeof fact === 'string',
  );
  return (
    <>
      <ActionHeader
        record={person}
        resource="solidaryvolunteers"
        nameOf={personNameOf}
        actions={pageActions}
        editAction=""
        buttons={pageButtons}
        {...(avatar !== null && { picture: platformImageUrl(avatar) })}
        facts={facts}
      />
      <ContactLine telephone={telephone} email={email} />
    </>
  );
}
