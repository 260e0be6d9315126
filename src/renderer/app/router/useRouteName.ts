import { useRouterState } from '@tanstack/react-router';
import type { RouteName } from '#shared/routes.ts';

/** Returns the name of the current route; `default` for an address that is not in the table. */
export const useRouteName = (): RouteName | 'default' =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name ?? 'default' });
