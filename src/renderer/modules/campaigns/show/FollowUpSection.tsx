import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Campaign, DRAFT, SENT, TESTED } from '#shared/resources/campaigns/index.ts';
import type { FixedSet } from '#shared/resources/campaigns/sending.ts';

/**
 * What happened to a campaign, derived from its status and its two dates: `updatedDate` is that of the last step alone,
 * and the date of the first test is known where it was sent from here.
 * The platform gives no figures of opening and clicking, and none are invented (docs/screens/04-campaigns.md §7).
 */
export function FollowUpSection({ campaign, fixed }: { campaign: Campaign; fixed: FixedSet | null }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { status, filterType, createdDate, updatedDate } = campaign;
  const lastChange = updatedDate === null ? t('show.dateUnknown') : format.dateTime(updatedDate);
  const reached = (least: number) => status !== null && status >= least;
  const tested = fixed === null ? t('show.done') : format.dateTime(fixed.at);
  const step = (isDone: boolean, isLast: boolean, known = t('show.done')) =>
    isDone ? (isLast ? lastChange : known) : t('show.notYet');
  return (
    <Section title={t('show.followUp')}>
      <FieldRows>
        <FieldRow label={t('show.created')}>{createdDate !== null && format.dateTime(createdDate)}</FieldRow>
        <FieldRow label={t('show.chosen')}>{step(filterType !== null, status === DRAFT)}</FieldRow>
        <FieldRow label={t('show.tested')}>
          {step(reached(TESTED), fixed === null && status === TESTED, tested)}
        </FieldRow>
        <FieldRow label={t('show.sent')}>{step(reached(SENT), status === SENT)}</FieldRow>
      </FieldRows>
      <p>{t('show.noFigures')}</p>
    </Section>
  );
}
