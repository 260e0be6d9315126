import { expect, test } from 'vitest';
import { findRow } from '#renderer/kit/data/find-row.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

const rowOf = (id: number) => solidaryRecords.row.parse({ id, status: 1, progression: 25 });

/** A platform that holds the records 1 to `count`, newest first, and leaves out some. */
function platform(count: number, hidden: readonly number[] = []) {
  const ids = Array.from({ length: count }, (_, index) => count - index).filter((id) => !hidden.includes(id));
  return installFakeBridge({
    'solidaryrecords.list': ({ page, perPage }) => ({
      rows: ids.slice((page - 1) * perPage, page * perPage).map(rowOf),
      unreadable: [],
      total: ids.length,
      page,
      perPage,
    }),
  });
}
const { signal } = new AbortController();

test('finds the row of a number among the newest records, whatever their progress', async () => {
  const bridge = platform(700);
  expect((await findRow('solidaryrecords', 120, signal))?.id).toBe(120);
  expect(bridge.requests('solidaryrecords.list')).toMatchObject([
    { page: 1, filters: {} },
    { page: 2, filters: {} },
  ]);
});

test('stops once the numbers are below, and reads two thousand rows at most', async () => {
  const replaced = platform(3000, [2990]);
  expect(await findRow('solidaryrecords', 2990, signal)).toBeNull();
  expect(replaced.requests('solidaryrecords.list')).toHaveLength(1);
  const old = platform(3000);
  expect(await findRow('solidaryrecords', 5, signal)).toBeNull();
  expect(old.requests('solidaryrecords.list')).toHaveLength(4);
});
