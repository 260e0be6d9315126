import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../show.module.css';

interface PersonCardProps {
  record: RecordItem;
  isEditable: boolean;
}

/** What the record says of the beneficiary beside their name and telephone, which stand above. */
export function PersonCard({ record, isEditable }: PersonCardProps) {
  const { t } = useTranslation(['solidaryrecords', 'solidarybeneficiaries', 'solidary']);
  const can = useCan();
  const { birthDate, email, homeAddress, newsSubscription, userId, id } = record;
  return (
    <Section title={t('solidaryrecords:cards.person')}>
      <FieldRows>
        {birthDate && (
          <FieldRow label={t('solidarybeneficiaries:fields.birthDate')}>
            <DayAndAge day={birthDate} />
          </FieldRow>
        )}
        {email && (
          <FieldRow label={t('solidary:fields.email')}>
            {isDerivedEmail(email) ? <DerivedEmail email={email} /> : <MailText address={email} />}
          </FieldRow>
        )}
        {homeAddress !== null && homeAddress.lines.length > 0 && (
          <FieldRow label={t('solidarybeneficiaries:fields.homeAddress')}>
            {homeAddress.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </FieldRow>
        )}
        {newsSubscription !== null && (
          <YesNoRow label={t('solidarybeneficiaries:fields.acceptsNews')} value={newsSubscription} />
        )}
      </FieldRows>
      <p className={`${flow.unlessEmpty} ${styles.links}`}>
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
