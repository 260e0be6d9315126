import { z } from 'zod';
import { checkedRight } from '#shared/resources/define.ts';
import { manifests, type UniqueNameResource } from '#shared/resources/manifests.ts';
import type { PlatformClient } from '../api/client.ts';

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
  const manifest = manifests[resource];
  // Of the name on the wire, of its filter and of its order.
  const key = manifest.picture.namedAfter;
  const right = checkedRight(manifest, 'list');
  const wanted = folded(name);
  const row = z.object({ id: z.int(), [key]: z.string() });
  for (let page = 1; ; page += 1) {
    const params = [
      ['page', String(page)],
      ['perPage', String(PAGE)],
      [`order[${key}]`, 'asc'],
      [key, longestWord(name)],
    ] as const;
    const { members, total } = await client.list(manifest.path, params, { signal, right });
    for (const member of members) {
      const read = row.safeParse(member).data;
      if (read === undefined || read.id === except || folded(String(read[key])) !== wanted) continue;
      return { id: Number(read.id), name: String(read[key]) };
    }
    if (members.length === 0 || page * PAGE >= total) return null;
  }
}
