import { describe, expect, it } from 'vitest';
import { findExisting } from '#main/transfer/import/existing.ts';

const point = (id: number, latitude: string, longitude: string) => ({
  id,
  name: `Point ${id}`,
  status: 1,
  address: { latitude, longitude },
});

/** A platform that answers these relay points page by page, and keeps what was asked. */
function listOf(members: readonly unknown[]) {
  const asked: Record<string, string>[] = [];
  return {
    asked,
    list: async (_: string, params: ReadonlyArray<readonly [string, string]> = []) => {
      const query = Object.fromEntries(params);
      asked.push(query);
      const start = (Number(query.page) - 1) * Number(query.perPage);
      return { members: members.slice(start, start + Number(query.perPage)), total: members.length };
    },
  };
}

const place = (line: number, latitude: number, longitude: number) => ({ line, name: 'Gare', latitude, longitude });
const call = { signal: new AbortController().signal, progress: () => {} };

describe('existing relay points at the places of a file', () => {
  it('are searched in the area that contains these places, up to the last page of 500', async () => {
    const others = Array.from({ length: 1100 }, (_, index) => point(index + 1, '48.600000', '6.100000'));
    const client = listOf([...others, point(2000, '48.689900', '6.174600')]);
    const places = [place(2, 48.6899, 6.1746), place(3, 48.5, 6.2)];
    expect(await findExisting(client, places, call)).toEqual([{ line: 2, id: 2000, name: 'Point 2000' }]);
    expect(client.asked.map(({ page, perPage }) => [page, perPage])).toEqual([
      ['1', '500'],
      ['2', '500'],
      ['3', '500'],
    ]);
    // West, north, east, south.
    expect(client.asked[0]?.bounds).toBe('6.174599,48.689901,6.200001,48.499999');
  });

  it('match when their coordinates are equal to six decimals', async () => {
    const client = listOf([point(1, '48.689900', '6.174600'), point(2, '48.600000', '6.100000')]);
    const places = [place(2, 48.6899004, 6.1745996), place(3, 48.600001, 6.1)];
    expect((await findExisting(client, places, call)).map(({ line, id }) => [line, id])).toEqual([[2, 1]]);
  });

  it('are not requested when the file has no place', async () => {
    const client = listOf([]);
    expect(await findExisting(client, [], call)).toEqual([]);
    expect(client.asked).toEqual([]);
  });
});
