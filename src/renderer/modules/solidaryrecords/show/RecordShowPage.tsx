import { useTranslation } from 'react-i18next';
import { useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { newestOf } from '#shared/resources/solidaryrecords/newer.ts';
import { withName } from '../title.ts';
import { KnownRecordPage } from './KnownRecordPage.tsx';
import { UnreadRecord } from './UnreadRecord.tsx';
import { useFailureNotice } from './useFailureNotice.ts';
import { useOpening } from './useOpening.ts';

/**
 * `/solidaryrecords/show/{id}` (docs/screens/07-solidary-records.md §2). The record is read when the page is opened,
 * after a write and on demand, not by Back or Forward; there is no way to a previous or next one.
 */
export function RecordShowPage({ id }: { id: number }) {
  const { t } = useTranslation('solidaryrecords');
  const known = useSolidaryRecord(id);
  const returnedAt = useOpening(id, known);
  useFailureNotice(known);
  const facts = newestOf(known.record, known.row);
  usePageLabel(facts && withName(t('show.label', { id }), facts));
  if (known.failure?.kind === 'denied') return <UnreadRecord id={id} known={known} failure={known.failure} />;
  if (facts !== null) return <KnownRecordPage key={id} {...{ id, known, facts, returnedAt }} />;
  if (known.failure !== null && !known.isLooking) return <UnreadRecord id={id} known={known} failure={known.failure} />;
  return <LoadingState />;
}
