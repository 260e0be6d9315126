import { useTranslation } from 'react-i18next';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { Mail, Phone } from '#renderer/kit/ui/show/Contact.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';

/** How to reach a person, where they live, their age, and whether they are still there. */
export function PersonKeyFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { telephone, email, homeAddress, birthDate, lastActivityDate, createdDate } = user;
  const count = birthDate === null ? null : ageOn(birthDate, today());
  return (
    <KeyStrip
      facts={[
        { label: t('form.fields.telephone'), value: telephone && <Phone number={telephone} /> },
        {
          label: t('form.fields.email'),
          isLong: true,
          // The pseudonym of a deleted account looks like an address, but is none.
          value: email && <Mail address={email} isPlain={isDeleted(user)} />,
        },
        {
          label: t('show.key.home'),
          value: [homeAddress?.postalCode, homeAddress?.locality].filter(Boolean).join(' '),
        },
        { label: t('show.key.age'), value: count !== null && t('show.age', { count }) },
        { label: t('show.key.activity'), value: lastActivityDate && <Moment value={lastActivityDate} isFocusable /> },
        {
          label: t('show.key.registered'),
          isExtra: true,
          value: createdDate && <Moment value={createdDate} isFocusable />,
        },
      ]}
    />
  );
}
