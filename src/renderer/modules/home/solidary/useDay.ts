import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownRecordIds, useKnownRecords } from '#renderer/features/solidary/records/known-record.ts';
import { useOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { addDays } from '#shared/days.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { type DayEntry, dayOf, type Handled } from './day.ts';

const none: Handled = new Map();

/** The hour at which a record leaves, HH:MM: the exact one, else the beginning of its window. */
export const timeOfRecord = ({ outward }: Pick<RecordItem, 'outward'>): string | null =>
  outward.time ?? outward.minTime;

/** The open records as the day of an operator, with what is known of them on this computer. */
export function useDay() {
  const { staleDays } = useBootstrap().config.solidary;
  const { data, error, refetch } = useOpenRecords();
  const [handled, setHandled] = useState(none);
  const day = today();
  const rows = data?.rows ?? [];
  const known = useKnownRecords(leavingSoon(rows).map(({ id }) => id));
  const timeOf = (id: number) => {
    const record = known.get(id);
    return record === undefined ? null : timeOfRecord(record);
  };
  const groups = dayOf(rows, { today: day, staleDays, timeOf, handled });
  return {
    isLoading: data === undefined && error === null,
    error,
    retry: () => void refetch(),
    data,
    groups,
    known,
    handled,
    /** Keeps the place of an entry that was handled, until the page is left. */
    handle: (entry: DayEntry) => setHandled((before) => new Map(before).set(entry.row.id, entry)),
    /** The next records to leave whose hour and drivers are not known. */
    unread: leavingSoon(rows).flatMap(({ id }) => (known.has(id) ? [] : [id])),
  };
}

/** The open records that leave today or tomorrow. */
function leavingSoon(rows: readonly SolidaryRecordRow[]): SolidaryRecordRow[] {
  const day = today();
  const next = addDays(day, 1);
  return rows.filter(({ status, fromDate }) => isOpen(status) && (fromDate === day || fromDate === next));
}

/** The open records that were read on this computer in this session, at the moment when the page was opened. */
export function useReadOpenRecords(): readonly RecordItem[] {
  const client = useQueryClient();
  const [ids] = useState(() => knownRecordIds(client));
  return [...useKnownRecords(ids).values()].filter(({ status }) => isOpen(status));
}
