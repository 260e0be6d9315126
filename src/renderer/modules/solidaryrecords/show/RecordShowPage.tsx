import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KnownRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { historyStepOf } from '#renderer/kit/ui/history-step.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { isNewer, newestOf } from '#shared/resources/solidaryrecords/newer.ts';
import { recordTitle } from '../title.ts';
import { KnownRecordPage } from './KnownRecordPage.tsx';
import { RecordPrint } from './sheet/RecordPrint.tsx';
import { UnreadRecord } from './UnreadRecord.tsx';
import { useFailureNotice } from './useFailureNotice.ts';

/**
 * `/solidaryrecords/show/{id}` (docs/screens/07-solidary-records.md §2). The record is read when the page is opened,
 * after a write and on demand, not by Back or Forward; there are no links to a previous or next one.
 */
export function RecordShowPage({ id }: { id: number }) {
  const { t } = useTranslation('solidaryrecords');
  const known = useSolidaryRecord(id);
  const returnedAt = useOpening(id, known);
  useFailureNotice(known);
  const facts = newestOf(known.record, known.row);
  const name = facts && recordTitle({ ...facts, id }, t('show.title', { id }));
  usePageLabel(name, facts?.familyName ?? undefined);
  if (known.failure?.kind === 'denied') return <UnreadRecord id={id} known={known} failure={known.failure} />;
  if (facts !== null) {
    return (
      <>
        {known.record !== null && <RecordPrint record={known.record} />}
        <KnownRecordPage key={id} {...{ id, known, facts, returnedAt }} />
      </>
    );
  }
  if (known.failure !== null && !known.isLooking) return <UnreadRecord id={id} known={known} failure={known.failure} />;
  return <LoadingState />;
}

/** Entries of the history on which a record was opened. */
const keyOf = (id: number) => ['solidaryrecord', id, 'opened'] as const;

/**
 * Reads a record when its page is opened. Back and Forward lead to a page that was opened before: its cached record is
 * shown, because reading has effects, unless it could not be read or a list has a later action.
 * @returns when the cached copy was read, in milliseconds since 1970; null for a record that was just read
 */
export function useOpening(id: number, { record, row, readAt, failure, read }: KnownRecord): number | null {
  const client = useQueryClient();
  const router = useRouter();
  const [returned, setReturned] = useState<number | null>(null);
  const open = useEffectEvent((shown: number) => {
    const step = historyStepOf(router);
    const opened = client.getQueryData<readonly string[]>(keyOf(shown)) ?? [];
    const isKnown = failure === null && record !== null && (row === null || !isNewer(row, record));
    if (step !== undefined && opened.includes(step) && isKnown) {
      setReturned(readAt);
      return;
    }
    if (step !== undefined) client.setQueryData(keyOf(shown), [...opened, step]);
    setReturned(null);
    void read();
  });
  useEffect(() => open(id), [id]);
  return returned === readAt ? returned : null;
}
