import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/**
 * What a new record is filled with: a copy of a record that is closed or unreadable, without its dates, or what was
 * typed in an edition that failed. It is passed in memory, never in an address (docs/screens/07-solidary-records.md
 * §4.2 and §6.2).
 */
export interface RecordCopy {
  /** Number of the record that it comes from. */
  from: number;
  userId: UserId;
  /** What was typed in a form, or the record itself: what its words are depends on the structure. */
  draft: RecordDraft | RecordItem;
  /** The dates are to be chosen anew; otherwise they are those of the form. */
  isWithoutDates: boolean;
}

/** Search parameter of the address that takes a copy: the number of the record that it comes from. */
export const COPY_OF = 'copy';

const keyOf = (from: number): QueryKey => ['record-copy', from];

/** Keeps a copy for the form of a new record, which is opened next with `COPY_OF` in its address. */
export const keepCopy = (client: QueryClient, copy: RecordCopy): void => {
  client.setQueryData<RecordCopy>(keyOf(copy.from), copy);
};

/** The copy that an address names; null without one, and after the application was started anew. */
export function useCopy(search: Readonly<Record<string, unknown>>): RecordCopy | null {
  const client = useQueryClient();
  const from = Number(search[COPY_OF]);
  const [copy] = useState(() => client.getQueryData<RecordCopy>(keyOf(from)) ?? null);
  return copy;
}
