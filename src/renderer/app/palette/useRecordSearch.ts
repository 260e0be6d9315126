import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import { isEmail } from '#shared/email.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxFound, searchableResources } from '#shared/searchable.ts';
import { isWholeTelephone } from '#shared/telephone.ts';
import type { RecordGroup } from './entries.ts';

/** Minimum number of characters for a search of records. */
export const MIN_TYPED = 3;

export interface FoundRecord {
  id: number;
  name: string;
  detail?: string;
}

export interface Found {
  people: FoundRecord[];
  /** Of the kinds that the user may list and open. */
  others: { kind: RecordGroup; records: FoundRecord[] }[];
  isSearching: boolean;
  hasFailed: boolean;
}

async function findPeople(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  if (isEmail(text)) {
    const account = await read('users.findByEmail', { email: text }, { signal });
    return account === null ? [] : [{ id: account.id, name: personNameOf(account), detail: text }];
  }
  const { rows } = await read(
    'users.list',
    { page: 1, perPage: maxFound, sort: [{ field: 'familyName', direction: 'asc' }], filters: { search: text } },
    { signal },
  );
  return rows.map((user) => ({ id: user.id, name: personNameOf(user), detail: user.email ?? undefined }));
}

/** Finds the solidary records of whoever has a telephone, in any spelling: operators are called back. */
async function findCalled(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { rows } = await read(
    'solidaryrecords.list',
    { page: 1, perPage: maxFound, sort: [{ field: 'fromDate', direction: 'desc' }], filters: { familyName: text } },
    { signal },
  );
  return rows.map((row) => ({ id: row.id, name: personNameOf(row), detail: `#${row.id}` }));
}

/**
 * Searches records of the platform, debounced, each kind with its own permission (docs/screens/01-shell-home.md §8).
 * Reads only.
 */
export function useRecordSearch(typed: string, scope: 'all' | 'people' | null): Found {
  const can = useCan();
  const isOn = useSwitch();
  const paused = usePausedText(typed);
  const isAsked = scope !== null && typed.length >= MIN_TYPED && paused.length >= MIN_TYPED;
  const people = useQuery({
    queryKey: [...keys.resource('users'), 'palette', paused],
    queryFn: ({ signal }) => findPeople(paused, signal),
    enabled: isAsked && can('user_list'),
  });
  const kinds = searchableResources.filter(({ permission, switches }) => can(permission) && switches.every(isOn));
  const others = useQueries({
    queries: kinds.map(({ name: kind }) => ({
      queryKey: ['palette', kind, paused],
      queryFn: ({ signal }: { signal: AbortSignal }) => read('search.find', { kind, text: paused }, { signal }),
      enabled: isAsked && scope === 'all',
    })),
  });
  const called = useQuery({
    queryKey: [...keys.lists('solidaryrecords'), 'palette', paused],
    queryFn: ({ signal }) => findCalled(paused, signal),
    enabled: isAsked && scope === 'all' && isWholeTelephone(paused) && can('solidary_list') && isOn('solidary'),
  });
  const all = [people, ...others, called];
  // Results of an earlier text are not shown under a later one.
  const isCurrent = isAsked && paused === typed;
  return {
    people: isCurrent ? (people.data ?? []) : [],
    others: isCurrent
      ? [
          ...kinds.map(({ name }, index) => ({ kind: name, records: others[index]?.data ?? [] })),
          { kind: 'solidaryrecords', records: called.data ?? [] },
        ]
      : [],
    isSearching:
      scope !== null && typed.length >= MIN_TYPED && (!isCurrent || all.some(({ isFetching }) => isFetching)),
    hasFailed: isCurrent && all.some(({ isError }) => isError),
  };
}
