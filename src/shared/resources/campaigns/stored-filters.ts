import { type FilterValues, filterParams, type WireParams } from '../define.ts';
import { userFilters } from '../users/filters.ts';
import { filtersOf } from './filters-of-params.ts';

/** Maximum characters of filters that the platform stores (docs/platform/b-communities-content.md §1). */
export const LONGEST_FILTERS = 512;

/** Filters of the users list, by their names on the screen. */
export type UserFilterValues = FilterValues<typeof userFilters>;

/** Filters as a campaign stores them, read back. */
export type StoredFilters =
  /** `params` are exactly the parameters to repeat at a sending; `filters` the same for the users list. */
  | { readonly kind: 'readable'; readonly params: WireParams; readonly filters: UserFilterValues }
  /** Nothing may be sent with these: `unknown` names the parameters that cannot be restored, as stored. */
  | { readonly kind: 'unreadable'; readonly unknown: readonly string[] };

/** Parameters with one value, and those with several, which the platform stores without their brackets. */
const single: ReadonlySet<string> = new Set([
  'q',
  'id',
  'selected',
  'givenName',
  'familyName',
  'email',
  'telephone',
  'newsSubscription',
  'community',
  'homeAddressWaypointTerritory',
  'homeAddressDirectionTerritory',
  'oDTerritory',
  'waypointTerritory',
  'directionTerritory',
  'territory',
  'origin',
  'destination',
  'range',
  'proposalValidUntil',
  'createdDate[after]',
  'createdDate[strictly_before]',
  'lastActivityDate[after]',
  'lastActivityDate[strictly_before]',
  'isHitchHiker',
  'rezoKit',
  'cardLetter',
  'cardLetterPosted',
  'solidary',
  'solidaryCandidate',
  'solidaryExclusive',
  'solidaryUser.volunteer',
  'solidaryUser.beneficiary',
]);
const several: ReadonlySet<string> = new Set([
  'gender',
  'identityStatus',
  'identityProofStatus',
  'homeAddressTerritory',
  'homeAddressODTerritory',
]);
/** Names with a dot, by what the platform stores instead. */
const dotted: Readonly<Record<string, string>> = {
  solidaryUser_volunteer: 'solidaryUser.volunteer',
  solidaryUser_beneficiary: 'solidaryUser.beneficiary',
};

/** Returns the name that the list takes for a stored one; null for an unknown one. */
function restoredName(stored: string): string | null {
  const name = dotted[stored] ?? stored;
  if (single.has(name)) return name;
  const bare = name.replace(/\[\d*\]$/, '');
  return several.has(bare) ? `${bare}[]` : null;
}

/** Letters that a URL-encoded query string consists of. */
const ENCODED = /^(?:[\w*.~+&=!'()-]|%[\dA-Fa-f]{2})*$/;

/** Splits a query string: one that is encoded, or one that the platform stored as it was. */
function pairsOf(stored: string): WireParams {
  if (ENCODED.test(stored)) return [...new URLSearchParams(stored)];
  return stored
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name, value.join('=')] as const;
    });
}

/** No telephone begins with a space: where one does, its `+` was not escaped. */
const restoredValue = (name: string, value: string): string =>
  name === 'telephone' && value.startsWith(' ') ? `+${value.slice(1)}` : value;

const textOf = (params: WireParams): string =>
  new URLSearchParams(params.map(([name, value]) => [name, value])).toString();
const sorted = (params: WireParams): string => textOf([...params].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/**
 * Returns the exact query string of a filter, URL-encoded. The platform itself would store it without brackets and dots
 * (docs/platform/b-communities-content.md §4; docs/screens/04-campaigns.md §5).
 */
export const writeStoredFilters = textOf;

/**
 * Reads the `filters` of a campaign: exactly as this application stores them, or as the platform does, where a table of
 * the known filters restores arrays and dots (docs/screens/04-campaigns.md §5). Without filters, everybody is meant.
 * What is read becomes the same parameters again, or it counts as unreadable: a filter that was misunderstood would
 * send to others than those meant.
 */
export function readStoredFilters(stored: string | null): StoredFilters {
  const unknown = new Set<string>();
  const params: (readonly [string, string])[] = [];
  for (const [name, value] of pairsOf(stored ?? '')) {
    const restored = restoredName(name);
    const isRepeated = restored !== null && single.has(restored) && params.some(([other]) => other === restored);
    if (restored === null || isRepeated) unknown.add(name);
    else params.push([restored, restoredValue(restored, value)]);
  }
  if (unknown.size > 0) return { kind: 'unreadable', unknown: [...unknown] };
  const filters = filtersOf(params);
  const meant = sorted(params);
  if (filters !== null && filterParams(userFilters, filters).some((set) => sorted(set) === meant)) {
    return { kind: 'readable', params, filters };
  }
  return { kind: 'unreadable', unknown: [...new Set(params.map(([name]) => name))] };
}
