import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import {
  actionType,
  DEEPLY_UPDATED,
  type KnownAction,
  knownAction,
  knownActions,
  type RecordAction,
} from '#shared/resources/solidaryrecords/actions.ts';

/** The actions that this version knows, for where the platform's list cannot be read. */
const known: readonly RecordAction[] = (Object.keys(knownActions) as KnownAction[]).map((key) => knownAction(key));

/** Types of the actions that cannot be chosen; closing opens its own dialog. */
const notOffered: ReadonlySet<number | null> = new Set([null, actionType.automatic, actionType.replaced]);

interface RecordActions {
  /** Those that can be chosen, by type, in the platform's order. */
  actions: readonly RecordAction[];
  /** The platform's list could not be read: the known ones are offered. */
  isFallback: boolean;
}

/** The actions of records, read once in a run of the application (docs/screens/07-solidary-records.md §2 and §4.3). */
export function useActions(): RecordActions {
  const { data, isError } = useQuery({
    queryKey: [...keys.resource('solidaryrecords'), 'actions'],
    queryFn: ({ signal }) => read('solidaryrecords.listActions', undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const all = data ?? known;
  const actions = all.filter(({ id, type }) => !notOffered.has(type) && id !== DEEPLY_UPDATED);
  return { actions: actions.toSorted((left, right) => (left.type ?? 0) - (right.type ?? 0)), isFallback: isError };
}
