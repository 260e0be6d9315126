import { beforeEach, expect, test } from 'vitest';
import { resolveQuery } from '#renderer/kit/actions/bulk/resolve.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';

const query: ListQuery = { page: 3, perPage: 25, sort: [], filters: {} };

let bridge: FakeBridge;
let ids: number[];
let unreadable: { position: number; id: number | null }[];
let announced: number | null;
beforeEach(() => {
  ids = Array.from({ length: 450 }, (_, at) => at + 1);
  unreadable = [];
  announced = null;
  bridge = installFakeBridge({
    'relaypointtypes.list': ({ page, perPage }) => {
      const rows = ids
        .slice((page - 1) * perPage, page * perPage)
        .map((id) => relayPointTypes.row.parse({ id, name: `Type ${id}`, iconId: 1 }));
      const missing = page === 1 ? unreadable : [];
      return { rows, unreadable: missing, total: announced ?? ids.length, page, perPage };
    },
  });
});

async function resolve(changes: { except?: number[]; upTo?: number } = {}) {
  const progress: [number, number | null][] = [];
  const resolved = await resolveQuery<{ id: number; name: string }>('relaypointtypes', query, {
    except: [],
    upTo: 1000,
    nameOf: ({ name }) => name,
    signal: new AbortController().signal,
    onProgress: (...step) => progress.push(step),
    ...changes,
  });
  const pages = bridge.requests('relaypointtypes.list').map(({ page, perPage }) => [page, perPage]);
  return { ...resolved, progress, pages };
}

test('all rows of a query are read, two hundred at a time, but for those that are left out', async () => {
  const { rows, isTooMany, progress, pages } = await resolve({ except: [2, 449] });
  expect([rows.length, isTooMany]).toEqual([448, false]);
  expect([rows[0], rows[1], rows.at(-1)]).toEqual([
    { id: 1, name: 'Type 1' },
    { id: 3, name: 'Type 3' },
    { id: 450, name: 'Type 450' },
  ]);
  expect(pages).toEqual([
    [1, 200],
    [2, 200],
    [3, 200],
  ]);
  expect(progress).toEqual([
    [0, null],
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
});

test('a last page that is full is followed by none', async () => {
  ids.length = 400;
  expect((await resolve()).pages).toHaveLength(2);
});

test('a row that cannot be read is among them by its number, where it has one', async () => {
  ids.length = 2;
  unreadable = [8, 9, null].map((id, at) => ({ position: 2 + at, id }));
  expect((await resolve({ except: [9] })).rows).toEqual([
    { id: 1, name: 'Type 1' },
    { id: 2, name: 'Type 2' },
    { id: 8, name: '#8' },
  ]);
});

test('as many as an action takes are resolved, and of one more none', async () => {
  ids.length = 30;
  expect(await resolve({ upTo: 30 })).toMatchObject({ rows: { length: 30 }, isTooMany: false });
  expect(await resolve({ upTo: 29 })).toMatchObject({ rows: [], isTooMany: true });
});

test('reading ends where a page brings nothing new, whatever is announced', async () => {
  announced = 5000;
  const { rows, pages } = await resolve();
  expect([rows.length, pages.length]).toEqual([450, 4]);
});
