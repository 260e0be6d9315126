import { useRouterState } from '@tanstack/react-router';
import type { RouteName } from '#shared/routes.ts';

/** Name of the route on screen; `default` for an address that is not in the table. */
export const useRouteName = (): RouteName | 'default' =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name ?? 'default' });
