import { describe, expect, it } from 'vitest';
import { findListed } from '#main/solidary/records/rows.ts';
import { userId } from '#shared/resources/solidary/ids.ts';

const person = userId.parse(11);
const names = { userId: person, givenName: 'Béa', familyName: 'Martin' };

/** A platform that lists the records of these numbers, newest first, all of namesakes but those of the person. */
function platform(ids: readonly number[], own: readonly number[] = []) {
  const pages: number[] = [];
  const list = async (_path: string, params: readonly (readonly [string, string])[]) => {
    const asked = Object.fromEntries(params);
    const [page, perPage] = [Number(asked.page), Number(asked.perPage)];
    pages.push(page);
    const members = ids
      .slice((page - 1) * perPage, page * perPage)
      .map((id) => ({ id, status: 0, progression: 0, adminuserId: own.includes(id) ? person : 99 }));
    return { members, total: ids.length };
  };
  return { pages, list };
}
/** So many numbers, downwards from the highest. */
const down = (highest: number, count: number) => Array.from({ length: count }, (_, index) => highest - index);

describe('A record that is looked for in the list', () => {
  it('is found behind hundreds of newer records of namesakes, and the list is read no further', async () => {
    const { list, pages } = platform(down(9000, 1800));
    await expect(findListed({ list }, 8300, names)).resolves.toMatchObject({ row: { id: 8300 } });
    expect(pages).toEqual([1, 2]);
  });

  it('is gone once an older record is seen, or the end of the list', async () => {
    const older = platform([...down(9000, 600), ...down(90, 1200)]);
    await expect(findListed(older, 4000, names)).resolves.toEqual({ row: null, newest: null });
    expect(older.pages).toEqual([1, 2]);
    const short = platform(down(9000, 1000));
    await expect(findListed(short, 4000, names)).resolves.toEqual({ row: null, newest: null });
    expect(short.pages).toEqual([1, 2]);
  });

  it('that is gone leads to the newest record of its person, on whichever page that stands', async () => {
    const { list } = platform(down(9000, 1200), [8100, 8050]);
    await expect(findListed({ list }, 4000, names)).resolves.toMatchObject({ row: null, newest: { id: 8100 } });
  });

  it('is not told as gone while newer records hide it: then nothing can be told', async () => {
    const { list, pages } = platform(down(9000, 5000), [8999]);
    await expect(findListed({ list }, 4001, names)).resolves.toBeNull();
    expect(pages).toEqual([1, 2, 3, 4]);
  });
});
