import type { userFilters } from './filters.ts';

/**
 * Standard: a few columns, every filter of the list. Extended: French titles, few filters
 * (docs/platform/a-auth-users.md §7).
 */
export const exportKinds = ['standard', 'extended'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The only filters of the list that the extended export applies; it silently ignores the others. */
const extendedExportFilters: ReadonlySet<keyof typeof userFilters> = new Set([
  'community',
  'isHitchhiker',
  'territory',
  'homeAddressTerritory',
] as const);

/** The filters of a list that the extended export would silently ignore. */
export const unsupportedFilters = (filters: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (extendedExportFilters as ReadonlySet<string>).has(name) ? [] : [name],
  );

/**
 * Maximum number of people that a list is resolved to, so that an export can list their ids
 * (docs/screens/02-users-hitchhikers.md §3).
 */
export const maxResolved = 2000;
