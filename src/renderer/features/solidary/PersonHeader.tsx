import { useTranslation } from 'react-i18next';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { ActionHeader, type ActionHeaderProps } from '#renderer/kit/resource/ActionHeader.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { ContactLine } from './ContactLine.tsx';

interface PersonHeaderProps<Person extends Beneficiary | Volunteer>
  extends Pick<ActionHeaderProps<Person>, 'resource' | 'actions' | 'buttons' | 'editAction'> {
  person: Person;
  /** The title of the person; null where there is none. */
  title: TextKey | null;
}

/** Top of the page of a solidary person: name, title, age, what can be done, and how to reach the person. */
export function PersonHeader<Person extends Beneficiary | Volunteer>({
  person,
  title,
  ...header
}: PersonHeaderProps<Person>) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { avatar, birthDate, telephone, email } = person;
  const age = birthDate === null ? null : ageOn(birthDate, today());
  const facts = [title && translate(title), age !== null && t('show.age', { count: age })].filter(
    (fact) => typeof fact === 'string',
  );
  return (
    <>
      <ActionHeader
        {...header}
        record={person}
        nameOf={personNameOf}
        {...(avatar !== null && { picture: platformImageUrl(avatar) })}
        facts={facts}
      />
      <ContactLine telephone={telephone} email={email} />
    </>
  );
}
