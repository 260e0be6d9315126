import { useTranslation } from 'react-i18next';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type Campaign, FROM_COMMUNITY } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';

interface SectionProps {
  campaign: Campaign;
}

/** Subject, sender and content of the message. */
export function MessageSection({ campaign: { subject, email } }: SectionProps) {
  const { t } = useTranslation('campaigns');
  return (
    <Section title={t('show.message')}>
      <FieldRows>
        <FieldRow label={t('fields.subject')}>{subject}</FieldRow>
        <FieldRow label={t('fields.email')}>{email !== null && <MailText address={email} />}</FieldRow>
      </FieldRows>
    </Section>
  );
}

/** Who the message goes to, or went to. */
export function RecipientsSection({ campaign }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const translate = useTranslate();
  const format = useFormat();
  const { source, sourceId, sourceName, filterType, deliveryCount } = campaign;
  return (
    <Section title={t('fields.recipients')}>
      <FieldRows>
        <FieldRow label={t('fields.source')}>
          {source !== null && translate(`campaigns:values.source.${source}`)}
        </FieldRow>
        {source === FROM_COMMUNITY && (
          <FieldRow label={t('fields.community')}>
            {sourceId === null ? sourceName : <CommunityName id={sourceId} name={sourceName ?? `#${sourceId}`} />}
          </FieldRow>
        )}
        <FieldRow label={t('fields.filterType')}>
          {filterType !== null && translate(`campaigns:values.filterType.${filterType}`)}
        </FieldRow>
        <FieldRow label={t('fields.count')}>{deliveryCount !== null && format.number(deliveryCount)}</FieldRow>
      </FieldRows>
    </Section>
  );
}

function CommunityName({ id, name }: { id: number; name: string }) {
  const isOn = useSwitch();
  return isOn('community') ? <RecordLink to={addressOf('communities_show', { id })}>{name}</RecordLink> : name;
}

/** Who wrote it, and where the test goes. */
export function AuthorSection({ campaign: { creator, creatorId, creatorEmail } }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const can = useCan();
  const name = creator ?? (creatorId === null ? null : `#${creatorId}`);
  return (
    <Section title={t('fields.creator')}>
      <FieldRows>
        <FieldRow label={t('fields.creator')}>
          {creatorId !== null && name !== null && can('user_read') ? (
            <RecordLink to={addressOf('users_show', { id: creatorId })}>{name}</RecordLink>
          ) : (
            name
          )}
        </FieldRow>
        <FieldRow label={t('fields.testAddress')}>
          {creatorEmail !== null && <MailText address={creatorEmail} />}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}
