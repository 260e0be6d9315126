import { z } from 'zod';
import { checkedRight } from '#shared/resources/define.ts';
import { manifests, type UniqueNameResource } from '#shared/resources/manifests.ts';
import { nameSpellings } from '#shared/spelling.ts';
import type { PlatformClient } from '../api/client.ts';
import { allPages } from '../api/pages.ts';
import { idOfRow } from '../api/read-rows.ts';

/** Page size: a common name (« Gare ») is part of many others. */
const PAGE = 500;

/** Folds a name as the platform does for file names: letters and digits only. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the longest word of a name: every duplicate contains it, whatever characters separate its words. */
const longestWord = (name: string): string =>
  (name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  ) || name.trim();

interface NamedList {
  path: string;
  /** Name on the wire, and of the filter. */
  key: string;
  /** Field that the platform can sort by, so that pages are consistent. */
  orderBy: string;
  right: string | undefined;
}

interface Wanted {
  name: string;
  /** The record itself. */
  except?: number | undefined;
}

interface CallSignal {
  signal?: AbortSignal | undefined;
}

/**
 * Finds another record whose name makes the same file name (docs/platform/b-communities-content.md §7). Searches the
 * list for a word of the name, in each of its spellings, and reads it to its end.
 * @throws AppFailure
 */
export async function findNamesake(
  client: Pick<PlatformClient, 'list'>,
  { path, key, orderBy, right }: NamedList,
  { name, except }: Wanted,
  { signal }: CallSignal = {},
): Promise<{ id: number; name: string } | null> {
  const wanted = folded(name);
  const row = z.object({ id: z.int(), [key]: z.string() });
  const pagesWith = (word: string) =>
    allPages(async (page) => {
      const params = [
        ['page', String(page)],
        ['perPage', String(PAGE)],
        [`order[${orderBy}]`, 'asc'],
        [key, word],
      ] as const;
      const { members, total } = await client.list(path, params, { signal, right });
      return { rows: members, total };
    }, idOfRow);
  for (const word of nameSpellings(longestWord(name))) {
    for await (const { fresh } of pagesWith(word)) {
      for (const member of fresh) {
        const read = row.safeParse(member).data;
        if (read === undefined || read.id === except || folded(String(read[key])) !== wanted) continue;
        return { id: Number(read.id), name: String(read[key]) };
      }
    }
  }
  return null;
}

/** Finds another record whose picture would have the same file name. @throws AppFailure */
export function findDuplicate(
  client: Pick<PlatformClient, 'list'>,
  { resource, ...wanted }: Wanted & { resource: UniqueNameResource },
  call: CallSignal = {},
): Promise<{ id: number; name: string } | null> {
  const manifest = manifests[resource];
  const key = manifest.picture.namedAfter;
  const list = { path: manifest.path, key, orderBy: key, right: checkedRight(manifest, 'list') };
  return findNamesake(client, list, wanted, call);
}
