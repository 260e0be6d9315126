import { z } from 'zod';
import { checkedRight, type ResourceContract } from '#shared/resources/define.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { events } from '#shared/resources/events/index.ts';
import type { UniqueNameResource } from '#shared/resources/manifests.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import type { PlatformClient } from '../api/client.ts';

interface Named {
  readonly resource: Pick<ResourceContract, 'path' | 'permissions' | 'serverRights'>;
  /** Of the name on the wire, of its filter and of its sort. */
  readonly key: 'name' | 'title';
}

const named: Readonly<Record<UniqueNameResource, Named>> = {
  events: { resource: events, key: 'name' },
  relaypoints: { resource: relayPoints, key: 'name' },
  editorials: { resource: editorials, key: 'title' },
};

/** Rows of one call: a common name (« Gare ») is a part of many others. */
const PAGE = 500;

/** A name as the file of a picture is made of it: letters and digits alone. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The longest word of a name: whatever signs stand between the words of a namesake, it holds this one too. */
const longestWord = (name: string): string =>
  (name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  ) || name.trim();

/**
 * Another record whose pictures would lie in the same file (docs/platform/b-communities-content.md §7): the list is
 * asked for a word of the name, which it finds as a part, and read to its end.
 *
 * @throws AppFailure
 */
export async function findDuplicate(
  client: Pick<PlatformClient, 'list'>,
  { resource, name, except }: { resource: UniqueNameResource; name: string; except?: number | undefined },
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ id: number; name: string } | null> {
  const { resource: kind, key } = named[resource];
  const right = checkedRight(kind, 'list');
  const wanted = folded(name);
  const row = z.object({ id: z.int(), [key]: z.string() });
  for (let page = 1; ; page += 1) {
    const params = [
      ['page', String(page)],
      ['perPage', String(PAGE)],
      [`order[${key}]`, 'asc'],
      [key, longestWord(name)],
    ] as const;
    const { members, total } = await client.list(kind.path, params, { signal, right });
    for (const member of members) {
      const read = row.safeParse(member).data;
      if (read === undefined || read.id === except || folded(String(read[key])) !== wanted) continue;
      return { id: Number(read.id), name: String(read[key]) };
    }
    if (members.length === 0 || page * PAGE >= total) return null;
  }
}
