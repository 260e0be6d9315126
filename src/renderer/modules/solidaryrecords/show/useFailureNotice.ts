import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownRecord } from '#renderer/features/solidary/records/known-record.ts';
import { isOfPlatform } from '#renderer/features/solidary/records/read-record.ts';
import { loadedNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';

/** Likely causes of a failure that the platform does not explain (docs/screens/07-solidary-records.md §8). */
const causes = ['unknown', 'unreadable', 'otherStructure'] as const;

/**
 * Tells that a record could not be read, once for each failed reading: in the list of messages it stays once the page
 * is left (docs/screens/01-shell-home.md §4). A refusal is shown by the page only.
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
  const notifyFailure = useEffectEvent(() => {
    if (failure === null || failure.kind === 'denied') return;
    // A record that was read or listed exists and is in a structure of the operator, so neither is a cause.
    const isKnown = record !== null || row !== null || sent !== null;
    const notice = loadedNotice('solidaryrecords', failure);
    // The page itself shows the known data and a notice, so no snackbar is shown.
    if (isKnown) notify({ ...notice, shown: 'list' });
    else {
      const reasons = isOfPlatform(failure) ? { causes: causes.map((cause) => t(`causes.${cause}`)) } : {};
      notify(saidInPlace({ ...notice, ...reasons }));
    }
  });
  const notifiedAt = useRef(0);
  useEffect(() => {
    // The message depends on the known data, so a copy or a row is looked for first.
    if (failedAt === 0 || isLooking || notifiedAt.current === failedAt) return;
    notifiedAt.current = failedAt;
    notifyFailure();
  }, [failedAt, isLooking]);
}
