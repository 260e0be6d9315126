import { useTranslation } from 'react-i18next';
import { ContactLine } from '#renderer/features/solidary/ContactLine.tsx';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { pageActions, recordForId, userId } from './actions.ts';
import { genderLabel } from './labels.ts';

/** Header of a beneficiary: name, title, age, what can be done, and how to reach the person. */
export function BeneficiaryHeader({ person }: { person: Beneficiary }) {
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
        resource="solidarybeneficiaries"
        nameOf={personNameOf}
        actions={pageActions}
        buttons={[recordForId, userId]}
        {...(avatar !== null && { picture: platformImageUrl(avatar) })}
        facts={facts}
      />
      <ContactLine telephone={telephone} email={email} />
    </>
  );
}
