import { describe, expect, test } from 'vitest';
import { findRows } from '#main/bulk/find-rows.ts';
import { AppFailure } from '#shared/failure.ts';
import { allThat } from '#tests/support/bulk-house.ts';

interface Page {
  rows: object[];
  unreadable?: { id: number | null }[];
  total: number;
}

/** Looks for all relay points, in pages that a test answers. */
function found(
  answer: (asked: { page: number; perPage: number }) => Page,
  { except = [] as number[], most = 100 } = {},
) {
  const asked: { page: number; perPage: number }[] = [];
  const lists = {
    'relaypoints.list': async ({ page, perPage }: { page: number; perPage: number }) => {
      asked.push({ page, perPage });
      return { unreadable: [], ...answer({ page, perPage }) };
    },
  } as never;
  const counts: number[] = [];
  const target = allThat(1, except);
  if (target.kind !== 'query') throw new Error('rows are looked for');
  const onFound = (count: number) => void counts.push(count);
  const rows = findRows(target as never, { lists, signal: new AbortController().signal, onFound, most });
  return { rows, asked, counts };
}

describe('the rows of a query', () => {
  test('are named, by their id where no name can be read', async () => {
    const rows = [
      { id: 1, name: 'Aire' },
      { id: 2, name: '' },
      { id: 3, title: 'Foire' },
      { id: 4, givenName: 'Ada' },
    ];
    const { rows: named } = found(() => ({ rows, unreadable: [{ id: 5 }], total: 5 }));
    expect((await named).map(({ name }) => name)).toEqual(['Aire', '#2', 'Foire', 'Ada', '#5']);
  });

  test('are read in long pages, each once, without the exceptions, whatever size the platform answers', async () => {
    const all = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: 'Aire' }));
    const { rows, asked, counts } = found(({ page }) => ({ rows: all.slice((page - 1) * 20, page * 20), total: 50 }), {
      except: [7],
    });
    expect((await rows).map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => id !== 7));
    expect(asked.map(({ perPage }) => perPage)).toEqual([1000, 1000, 1000]);
    expect(counts).toEqual([19, 39, 49]);
  });

  test('that were announced and did not arrive are not left out silently', async () => {
    const { rows } = found(() => ({ rows: [{ id: 1, name: 'Aire' }], total: 3 }));
    await expect(rows).rejects.toMatchObject({ error: { kind: 'server', isUnreadable: true } });
  });

  test('are not read where there are too many of them', async () => {
    const { rows, asked } = found(() => ({ rows: [{ id: 1, name: 'Aire' }], total: 102 }), { except: [9] });
    await expect(rows).rejects.toEqual(new AppFailure({ kind: 'conflict', reason: 'listTooLong', count: 102 }));
    expect(asked).toHaveLength(1);
  });
});
