import { useQueries } from '@tanstack/react-query';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { PersonNames } from '#shared/full-name.ts';
import { manifests } from '#shared/resources/manifests.ts';
import type { SolidaryUserId, UserId } from '#shared/resources/solidary/ids.ts';
import { nameKey } from './volunteer-places.ts';

type Volunteer = PersonNames & { id: SolidaryUserId };

/**
 * The users of volunteers of the list, where records name somebody like them: a row does not name its user. Their own
 * pages tell, whose reading has no effect on the platform; without the right none is known.
 * @param names of those whom records name, by `nameKey`
 */
export function useUsersOf(
  rows: readonly Volunteer[],
  names: ReadonlySet<string>,
): ReadonlyMap<SolidaryUserId, UserId> {
  const canRead = useCan()(manifests.solidaryvolunteers.permissions.show);
  const named = canRead ? rows.filter((row) => names.has(nameKey(row))) : [];
  return useQueries({
    queries: named.map(({ id }) => itemQuery('solidaryvolunteers', id)),
    combine: usersOf,
  });
}

/** Stays the same function, so that the answers are combined anew only when one arrives. */
const usersOf = (answers: readonly { data?: { id: SolidaryUserId; userId: UserId | null } | undefined }[]) =>
  new Map(
    answers.flatMap(({ data }) =>
      data === undefined || data.userId === null ? [] : [[data.id, data.userId] as const],
    ),
  );
