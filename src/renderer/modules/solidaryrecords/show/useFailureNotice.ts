import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownRecord } from '#renderer/features/solidary/records/known-record.ts';
import { isOfPlatform } from '#renderer/features/solidary/records/read-record.ts';
import { loadedNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';

/** Likely causes of a failure that the platform does not explain (docs/screens/07-solidary-records.md §8). */
const causes = ['unknown', 'unreadable', 'otherStructure'] as const;

/**
 * Tells that a record could not be read, once for each failed reading: in the list of messages it stays once the page is
 * left (docs/screens/01-shell-home.md §4). A refusal is said by the page alone.
 */
export function useFailureNotice({
  failure,
  failedAt,
  record,
  row,
  sent,
  isLooking,
}: Pick<KnownRecord, 'failure' | 'failedAt' | 'record' | 'row' | 'sent' | 'isLooking'>): void {
  const { t } = useTranslation('solidaryrecords');
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    if (failure === null || failure.kind === 'denied') return;
    // One that was read or listed has a number that exists, in a structure of the operator: neither is a cause then.
    const isKnown = record !== null || row !== null || sent !== null;
    const notice = loadedNotice('solidaryrecords', failure);
    // The page shows what is known of it, and says so: no red message covers that, or stays over the next record.
    if (isKnown) notify({ ...notice, shown: 'list' });
    else {
      const reasons = isOfPlatform(failure) ? { causes: causes.map((cause) => t(`causes.${cause}`)) } : {};
      notify(saidInPlace({ ...notice, ...reasons }));
    }
  });
  const told = useRef(0);
  useEffect(() => {
    // What is known of the record decides what is told: a copy or a row is looked for first.
    if (failedAt === 0 || isLooking || told.current === failedAt) return;
    told.current = failedAt;
    tell();
  }, [failedAt, isLooking]);
}
