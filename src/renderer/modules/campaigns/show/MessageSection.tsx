import { useTranslation } from 'react-i18next';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';

/** Subject, sender and content of the message. */
export function MessageSection({ campaign: { subject, email } }: { campaign: Campaign }) {
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
