import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '#renderer/kit/data/queries.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { JourneyDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeOfRecord } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { KnownPerson } from '../people/known.ts';

/** A journey that somebody made or asked for before. */
export interface LastJourney {
  /** Number of the record. */
  id: number;
  from: string;
  /** Null for any place. */
  to: string | null;
  day: CalendarDay | null;
  journey: JourneyDraft;
}

/** As many as fit beside the title. */
const SHOWN = 2;

/** The rows of records that lists have read and still hold: none is read for this. */
function heldRows(client: QueryClient): SolidaryRecordRow[] {
  const lists = client.getQueriesData<{ rows?: readonly SolidaryRecordRow[] }>({
    queryKey: keys.lists('solidaryrecords'),
  });
  const rows = lists.flatMap(([, data]) => data?.rows ?? []);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The last journeys of a user among rows that were read, the newest first, each once. */
export function lastJourneysOf(rows: readonly SolidaryRecordRow[], user: UserId): LastJourney[] {
  const found = new Map<string, LastJourney>();
  const own = rows.filter(({ userId }) => userId === user).toSorted((one, other) => other.id - one.id);
  for (const row of own) {
    const origin = placeOfRecord(row.origin);
    const destination = row.goesAnywhere ? null : placeOfRecord(row.destination);
    if (origin === null || (destination === null && !row.goesAnywhere)) continue;
    const to = destination === null ? null : (destination.town ?? destination.label);
    const from = origin.town ?? origin.label;
    const key = JSON.stringify([origin.label, destination?.label]);
    if (found.has(key)) continue;
    found.set(key, {
      id: row.id,
      from,
      to,
      day: row.fromDate,
      journey: { origin, destination, goesAnywhere: row.goesAnywhere },
    });
  }
  return [...found.values()].slice(0, SHOWN);
}

/** The last journeys of the person for whom a record is made, as far as lists of records hold them. */
export function useLastJourneys(person: KnownPerson | null): readonly LastJourney[] {
  const client = useQueryClient();
  return useMemo(() => (person === null ? [] : lastJourneysOf(heldRows(client), person.userId)), [client, person]);
}
