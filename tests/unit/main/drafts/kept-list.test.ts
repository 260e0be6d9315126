import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { KeptList } from '#main/drafts/kept-list.ts';

interface Entry {
  of: number;
  text: string;
}
let kept: Entry[];
let list: KeptList<Entry>;
beforeEach(() => {
  kept = [];
  list = new KeptList<Entry>({
    values: {
      read: async () => ({ value: kept as never, isRead: true }),
      change: async (_, __, change) => {
        kept = change(kept as never) as never;
        return true;
      },
    },
    owner: () => ({ platform: 'https://api.example.org', person: 1 }),
    kept: { name: 'entries', schema: z.array(z.object({ of: z.int(), text: z.string() })), none: [] },
    most: 2,
    isSame: (one, other) => one.of === other.of,
  });
});

it('keeps one entry of each thing, the latest', async () => {
  await list.put({ of: 1, text: 'a' });
  await list.put({ of: 2, text: 'b' });
  expect(await list.put({ of: 1, text: 'c' })).toBe(true);
  expect((await list.read()).value).toEqual([
    { of: 2, text: 'b' },
    { of: 1, text: 'c' },
  ]);
});

it('refuses one too many and keeps the others, and takes it once another was removed', async () => {
  await list.put({ of: 1, text: 'a' });
  await list.put({ of: 2, text: 'b' });
  await expect(list.put({ of: 3, text: 'c' })).rejects.toMatchObject({ error: { kind: 'refused', limit: 'count' } });
  expect(kept.map(({ of }) => of)).toEqual([1, 2]);
  await list.remove(({ of }) => of === 1);
  await list.remove(({ of }) => of === 9);
  await list.put({ of: 3, text: 'c' });
  expect(kept.map(({ of }) => of)).toEqual([2, 3]);
});
