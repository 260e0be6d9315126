import { territory, userListFilters } from '#renderer/features/people/list/filters.ts';

type Named = (typeof userListFilters)[number];

/** A filter of the users list, by its name. */
function ofUsers<const Name extends Named['name']>(name: Name): Extract<Named, { name: Name }> {
  const found = userListFilters.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no filter is named ${name}`);
  // The one with this name is the one of this type.
  return found as Extract<Named, { name: Name }>;
}

/**
 * Filters of the hitchhikers (docs/screens/02-users-hitchhikers.md §9): those of the users, and of the territories only
 * the home.
 */
export const hitchhikerFilters = [
  ofUsers('search'),
  ofUsers('gender'),
  ofUsers('identityStatus'),
  ofUsers('identityProofStatus'),
  territory('homeAddressTerritory'),
  ofUsers('createdDate'),
  ofUsers('lastActivityDate'),
  ofUsers('acceptsNews'),
  ofUsers('isKitGiven'),
  ofUsers('isLetterPrinted'),
  ofUsers('isLetterPosted'),
] as const;
