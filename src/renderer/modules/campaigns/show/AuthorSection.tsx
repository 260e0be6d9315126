import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';

/** Who wrote it, and where the test goes. */
export function AuthorSection({ campaign: { creator, creatorId, creatorEmail } }: { campaign: Campaign }) {
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
