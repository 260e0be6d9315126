import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { RecordView, type RecordViewProps } from '#renderer/kit/resource/RecordView.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { Mail, Phone } from '#renderer/kit/ui/show/Contact.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';

interface SolidaryPersonViewProps<Person extends Beneficiary | Volunteer>
  extends Pick<RecordViewProps<Person>, 'resource' | 'actions' | 'buttons'> {
  person: Person;
  /** The title of the person; null where there is none. */
  title: TextKey | null;
  /** Beside the cards. */
  aside: ReactNode;
  children: ReactNode;
}

/** The page of a solidary person: how to reach them, their title and age, what can be done, and the cards. */
export function SolidaryPersonView<Person extends Beneficiary | Volunteer>({
  person,
  title,
  aside,
  children,
  ...view
}: SolidaryPersonViewProps<Person>) {
  const { avatar } = person;
  return (
    <RecordView {...view} record={person} {...(avatar !== null && { picture: platformImageUrl(avatar) })}>
      <RecordBody top={<KeyFacts person={person} title={title} />} aside={aside}>
        {children}
      </RecordBody>
    </RecordView>
  );
}

function KeyFacts({ person, title }: { person: Beneficiary | Volunteer; title: TextKey | null }) {
  const { t } = useTranslation(['users', 'solidary']);
  const translate = useTranslate();
  const { telephone, email, birthDate, homeAddress } = person;
  const count = birthDate === null ? null : ageOn(birthDate, today());
  return (
    <KeyStrip
      facts={[
        { label: t('users:form.fields.telephone'), value: telephone && <Phone number={telephone} /> },
        { label: t('users:form.fields.email'), isLong: true, value: email && <Email address={email} /> },
        {
          label: t('users:show.key.home'),
          value: [homeAddress?.postalCode, homeAddress?.locality].filter(Boolean).join(' '),
        },
        { label: t('users:show.key.age'), value: count !== null && t('users:show.age', { count }) },
        { label: t('solidary:contact.title'), value: title && translate(title) },
      ]}
    />
  );
}

/** An address that the platform made up reaches nobody. */
function Email({ address }: { address: string }) {
  const { t } = useTranslation('solidary');
  if (!isDerivedEmail(address)) return <Mail address={address} />;
  return (
    <>
      <Mail address={address} isPlain />
      <Badge appearance="outline" title={t('email.derivedNote')}>
        {t('email.derived')}
      </Badge>
    </>
  );
}
