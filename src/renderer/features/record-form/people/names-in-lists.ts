import type { QueryClient } from '@tanstack/react-query';
import { keys, type ListResponse } from '#renderer/kit/data/queries.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';

interface Names {
  email: string | null;
  givenName: string | null;
  familyName: string | null;
}

/**
 * The names of a user in the lists of records that were read: whoever opens a record for a person from such a list may
 * not be allowed to read the user.
 */
export function namesInLists(client: QueryClient, user: UserId): Names | null {
  const lists = client.getQueriesData<ListResponse<'solidaryrecords'>>({ queryKey: keys.lists('solidaryrecords') });
  const row = lists.flatMap(([, list]) => list?.rows ?? []).find(({ userId }) => userId === user);
  return row === undefined ? null : { email: null, givenName: row.givenName, familyName: row.familyName };
}
