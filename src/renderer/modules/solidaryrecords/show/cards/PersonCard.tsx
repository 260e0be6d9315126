import { Avatar, Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { fullNameOf, personNameOf } from '#shared/full-name.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../show.module.css';

interface PersonCardProps {
  record: RecordItem;
  /** Id of the beneficiary's page; null while it is not known. */
  beneficiaryId: SolidaryUserId | null;
  isEditable: boolean;
}

/** The beneficiary according to the record, with links to their pages. */
export function PersonCard({ record, beneficiaryId, isEditable }: PersonCardProps) {
  const { t } = useTranslation(['solidaryrecords', 'solidarybeneficiaries', 'solidary']);
  const can = useCan();
  const { avatar, birthDate, email, homeAddress, newsSubscription, telephone, userId, id } = record;
  const gender = givenGenders.find((known) => known === record.gender);
  const name = fullNameOf(record);
  return (
    <Section title={t('solidaryrecords:cards.person')}>
      <div className={styles.person}>
        <Avatar
          aria-hidden
          size={40}
          name={name}
          image={avatar === null ? undefined : { src: platformImageUrl(avatar), alt: '' }}
        />
        <strong>{userId === null ? name : personNameOf({ ...record, id: userId })}</strong>
      </div>
      <FieldRows>
        <FieldRow label={t('solidarybeneficiaries:fields.gender')}>
          {gender && t(`solidarybeneficiaries:values.gender.${gender}`)}
        </FieldRow>
        <FieldRow label={t('solidarybeneficiaries:fields.birthDate')}>
          {birthDate && <DayAndAge day={birthDate} />}
        </FieldRow>
        <FieldRow label={t('solidarybeneficiaries:fields.telephone')}>
          {telephone && <TelephoneLine isInText telephone={telephone} />}
        </FieldRow>
        <FieldRow label={t('solidarybeneficiaries:fields.email')}>
          {email && (isDerivedEmail(email) ? <DerivedEmail email={email} /> : <MailText address={email} />)}
        </FieldRow>
        <FieldRow label={t('solidarybeneficiaries:fields.homeAddress')}>
          {homeAddress !== null &&
            homeAddress.lines.length > 0 &&
            homeAddress.lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
        <YesNoRow label={t('solidarybeneficiaries:fields.acceptsNews')} value={newsSubscription} />
      </FieldRows>
      <p className={styles.links}>
        {beneficiaryId !== null && can('solidary_beneficiary_read') && (
          <RecordLink to={addressOf('solidarybeneficiaries_show', { id: beneficiaryId })}>
            {t('solidaryrecords:cards.toBeneficiary')}
          </RecordLink>
        )}
        {userId !== null && can('user_read') && (
          <RecordLink to={addressOf('users_show', { id: userId })}>{t('solidaryrecords:cards.toUser')}</RecordLink>
        )}
        {isEditable && (
          <RecordLink to={addressOf('solidaryrecords_edit', { id })}>{t('solidaryrecords:cards.correct')}</RecordLink>
        )}
      </p>
    </Section>
  );
}

/** An address that the platform generated: nobody reads it. */
function DerivedEmail({ email }: { email: string }) {
  const { t } = useTranslation('solidary');
  return (
    <>
      {email}{' '}
      <Badge appearance="outline" title={t('email.derivedNote')}>
        {t('email.derived')}
      </Badge>
    </>
  );
}
