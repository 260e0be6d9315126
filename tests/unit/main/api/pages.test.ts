import { describe, expect, it } from 'vitest';
import { IdSet } from '#main/api/id-set.ts';
import { type AnsweredPage, allPages, walkBounds } from '#main/api/pages.ts';
import { idOfRow } from '#main/api/read-rows.ts';
import { toAppError } from '#shared/failure.ts';

const LIE = 1e14;
const rows = (count: number, from: number) => Array.from({ length: count }, (_, index) => ({ id: from + index }));

/** Walks through what a platform answers. */
async function walk(
  answer: (page: number) => AnsweredPage<{ id: number }>,
  options: Parameters<typeof allPages>[2] = {},
) {
  let asked = 0;
  let fresh = 0;
  const ask = async (page: number) => {
    asked += 1;
    return answer(page);
  };
  try {
    for await (const page of allPages(ask, idOfRow, options)) fresh += page.fresh.length;
    return { asked, fresh, failed: null };
  } catch (thrown) {
    return { asked, fresh, failed: toAppError(thrown) };
  }
}

/** Counts that the list had more rows than were read. */
function bounded(most: number) {
  let met = 0;
  const onBound = () => {
    met += 1;
  };
  return { options: { most, onBound }, met: () => met };
}

describe('a list whose total lies', () => {
  it('is refused at its first page where every row is needed', async () => {
    const { asked, failed } = await walk((page) => ({ rows: rows(200, page * 200), total: LIE }));
    expect(asked).toBe(1);
    expect(failed).toMatchObject({ kind: 'conflict', reason: 'listTooLong', count: LIE });
  });

  it('that grows with every page is refused once it is too long', async () => {
    const { asked, fresh, failed } = await walk((page) => ({ rows: rows(200, page * 200), total: page * 20_000 }));
    expect(failed).toMatchObject({ kind: 'conflict', reason: 'listTooLong' });
    expect(asked).toBeLessThan(20);
    expect(fresh).toBeLessThan(walkBounds.rows);
  });

  it('is read up to the bound where a part is an answer, and says so', async () => {
    const { options, met } = bounded(1000);
    const read = await walk((page) => ({ rows: rows(300, page * 300), total: LIE }), options);
    expect(read).toEqual({ asked: 4, fresh: 1000, failed: null });
    expect(met()).toBe(1);
  });

  it.each([
    ['repeats its first page', () => ({ rows: rows(200, 1), total: LIE }), 2, 200],
    ['sends no rows', () => ({ rows: [], total: LIE }), 1, 0],
  ])('ends when it %s', async (_, answer, asked, fresh) => {
    const { options, met } = bounded(1000);
    expect(await walk(answer, options)).toEqual({ asked, fresh, failed: null });
    expect(met()).toBe(0);
  });

  it('ends after so many pages that bring one row each', async () => {
    const { options, met } = bounded(walkBounds.rows);
    const read = await walk((page) => ({ rows: rows(1, page), total: LIE }), options);
    expect(read).toEqual({ asked: walkBounds.pages, fresh: walkBounds.pages, failed: null });
    expect(met()).toBe(1);
  });

  it('is cut where a page has more rows than are read', async () => {
    const { options, met } = bounded(1000);
    expect(await walk(() => ({ rows: rows(100_000, 1), total: LIE }), options)).toMatchObject({
      asked: 1,
      fresh: 1000,
    });
    expect(met()).toBe(1);
  });
});

it('reads a list of smaller pages than asked for to its end', async () => {
  const read = await walk((page) => ({ rows: rows(page === 5 ? 1 : 20, page * 20), total: 81 }));
  expect(read).toEqual({ asked: 5, fresh: 81, failed: null });
});

describe('a set of ids', () => {
  it('knows ids near to and far from one another', () => {
    const ids = new IdSet();
    const all = [0, 1, 31, 32, ...Array.from({ length: 500 }, (_, index) => index * 7), 1e14, 1e14 + 40_000];
    for (const id of all) ids.add(id);
    expect(ids.size).toBe(new Set(all).size);
    expect(all.every((id) => ids.has(id))).toBe(true);
    expect(ids.has(3501)).toBe(false);
    expect(ids.add(1e14)).toBe(false);
  });
});
