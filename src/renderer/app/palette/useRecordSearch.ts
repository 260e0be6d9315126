import { useQueries } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';
import { searchableResources } from '#shared/searchable.ts';
import type { FoundGroup } from './entries.ts';
import { modulesWithSearch } from './module.ts';

/** Minimum number of characters for a search of records. */
export const MIN_TYPED = 3;

export interface Found {
  /** By group, of the modules that the user may list and open. */
  groups: { group: FoundGroup; module: RouteName; filter: string; text: string; records: FoundRecord[] }[];
  isSearching: boolean;
  hasFailed: boolean;
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
  const searches = modulesWithSearch.filter(
    ({ route, search }) => can(search.permission) && routeNamed(route).switches.every(isOn),
  );
  const own = useQueries({
    queries: searches.map(({ route, search }) => ({
      queryKey: [route, 'palette', paused],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await search.find())(paused, signal),
      enabled: isAsked && (scope === 'all' || scope === search.scope),
    })),
  });
  const kinds = searchableResources.filter(({ permission, switches }) => can(permission) && switches.every(isOn));
  const others = useQueries({
    queries: kinds.map(({ name: kind }) => ({
      queryKey: ['palette', kind, paused],
      queryFn: ({ signal }: { signal: AbortSignal }) => read('search.find', { kind, text: paused }, { signal }),
      enabled: isAsked && scope === 'all',
    })),
  });
  const all = [...own, ...others];
  // Results of an earlier text are not shown under a later one.
  const isCurrent = isAsked && paused === typed;
  return {
    groups: isCurrent
      ? [
          ...kinds.map(({ name }, index) => ({
            group: name,
            module: name,
            filter: manifests[name].search.field,
            text: paused,
            records: others[index]?.data ?? [],
          })),
          ...searches.map(({ route, search }, index) => ({
            group: search.scope ?? route,
            module: route,
            filter: search.filter,
            text: paused,
            records: own[index]?.data ?? [],
          })),
        ]
      : [],
    isSearching:
      scope !== null && typed.length >= MIN_TYPED && (!isCurrent || all.some(({ isFetching }) => isFetching)),
    hasFailed: isCurrent && all.some(({ isError }) => isError),
  };
}
