import { holds, type Requester, territoriesOfRight } from '../access/requester.ts';
import { isWithin } from '../data/addresses.ts';
import { structures } from '../data/structures.ts';
import type { Predicate } from './filters/predicate.ts';

/**
 * What the platform adds to the users list by itself (docs/platform/a-auth-users.md §5): the territories of the right,
 * those of an operator's structures, and for whoever is neither administrator nor operator, themselves, if they
 * moderate a community. Not applied to export and to deletion by filter.
 */
export function narrowingOf(requester: Requester): readonly Predicate[] {
  const { user } = requester;
  const tied = territoriesOfRight(requester, 'user_list');
  const served = new Set(
    structures.filter(({ id }) => user.operates.includes(id)).flatMap((structure) => structure.territories),
  );
  const isAdministrator = holds(user, 1) || holds(user, 2);
  const isOperator = holds(user, 10) && !isAdministrator;
  const isModerator = user.memberships.some(({ status }) => status === 2);
  return [
    ...(tied.size > 0 ? [((row) => isWithin(row.homeAddress, tied)) satisfies Predicate] : []),
    ...(isOperator ? [((row) => isWithin(row.homeAddress, served)) satisfies Predicate] : []),
    ...(isAdministrator || isOperator || requester.seesEveryUser
      ? []
      : [((row) => isModerator && row.id === user.id) satisfies Predicate]),
  ];
}
