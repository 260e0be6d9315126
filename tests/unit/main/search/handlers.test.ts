import { expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { searchHandlers } from '#main/search/handlers.ts';
import { maxFound, searchableResources } from '#shared/searchable.ts';

it('reads no more found records than it shows, and tells the unreadable ones in one line', async () => {
  const lines: unknown[] = [];
  const members = Array.from({ length: 100_000 }, (_, id) => ({ id, name: null }));
  const handlers = searchHandlers({
    client: { list: async () => ({ members, total: members.length }) },
    log: (...line) => void lines.push(line),
  });
  const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
  const kind = searchableResources[0]?.name ?? 'communities';
  expect(await handlers['search.find']({ kind, text: 'gare' }, context)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject(['warn', expect.any(String), { kind, count: maxFound }]);
});
