import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownRecordIds, useKnownRecords } from '#renderer/features/solidary/records/known-record.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { isCompleteTelephone, isSameTelephone } from '#shared/telephone.ts';
import type { PeopleSearch } from './search.ts';

/** Lines of each kind: on a telephone more are not told apart. */
const MOST = 5;

/** Who else a telephone belongs to, beside the people whom a record can be for. */
export interface Caller {
  /** Open records of whoever has the telephone. */
  records: readonly SolidaryRecordRow[];
  volunteers: readonly { id: SolidaryUserId; name: string }[];
}

/** The telephone that a search is for, once it is complete. */
const telephoneOf = (search: PeopleSearch | null): string | null =>
  search?.kind === 'telephone' && isCompleteTelephone(search.telephone) ? search.telephone : null;

/**
 * Finds the open records and the volunteers of a telephone, in any spelling (docs/screens/07-solidary-records.md §6.1):
 * whoever calls may be called back about a journey. Rows of lists alone are read, which has no effect on the platform.
 */
export function useCaller(search: PeopleSearch | null): UseQueryResult<Caller> {
  const can = useCan();
  const isOn = useSwitch();
  const telephone = telephoneOf(search);
  const lists = {
    records: can('solidary_list'),
    volunteers: can('solidary_volunteer_list') && isOn('solidaryTransport'),
  };
  return useQuery({
    queryKey: ['record-caller', telephone, lists],
    queryFn: ({ signal }) => findCaller(telephone ?? '', lists, signal),
    enabled: telephone !== null && (lists.records || lists.volunteers),
    staleTime: 30_000,
  });
}

async function findCaller(
  telephone: string,
  lists: { records: boolean; volunteers: boolean },
  signal: AbortSignal,
): Promise<Caller> {
  const [records, volunteers] = await Promise.all([
    lists.records
      ? read(
          'solidaryrecords.list',
          {
            page: 1,
            perPage: MOST,
            sort: [{ field: 'fromDate', direction: 'asc' }],
            filters: { familyName: telephone, progression: 100 },
          },
          { signal },
        )
      : null,
    lists.volunteers
      ? read(
          'solidaryvolunteers.list',
          {
            page: 1,
            perPage: MOST,
            sort: [{ field: 'familyName', direction: 'asc' }],
            filters: { anyTelephone: telephone },
          },
          { signal },
        )
      : null,
  ]);
  return {
    records: records?.rows ?? [],
    volunteers: (volunteers?.rows ?? []).map((row) => ({ id: row.id, name: personNameOf(row) })),
  };
}

/** The open records read on this computer in which whoever has a telephone drives. */
export function useDrivenRecords(search: PeopleSearch | null): readonly RecordItem[] {
  const client = useQueryClient();
  const [ids] = useState(() => knownRecordIds(client));
  const known = useKnownRecords(ids);
  const telephone = telephoneOf(search);
  if (telephone === null) return [];
  return [...known.values()].filter(
    ({ status, drivers }) =>
      isOpen(status) &&
      drivers.some((driver) => driver.telephone !== null && isSameTelephone(driver.telephone, telephone)),
  );
}
