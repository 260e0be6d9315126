import { expect, test } from 'vitest';
import { articleColumns } from '#renderer/modules/articles/list.tsx';
import { editorialColumns } from '#renderer/modules/editorials/list.tsx';
import { eventColumns } from '#renderer/modules/events/list.tsx';
import { relayPointColumns } from '#renderer/modules/relaypoints/list.tsx';
import { relayPointTypeColumns } from '#renderer/modules/relaypointtypes/list.tsx';

const sorts = (columns: readonly { id: string; sort?: string }[]) =>
  columns.flatMap(({ id, sort }) => (sort === undefined ? [] : [[id, sort]]));

// The platform silently ignores unknown sort fields, and sorting relay points by the name of their type.
test.each([
  ['relay points', sorts(relayPointColumns), ['name', 'id']],
  ['types of relay points', sorts(relayPointTypeColumns), ['name', 'id']],
  ['events', sorts(eventColumns), ['name', 'fromDate', 'toDate', 'id']],
  ['articles', sorts(articleColumns), ['title', 'status', 'id']],
  ['editorials', sorts(editorialColumns), ['title', 'status', 'id']],
])('%s can be sorted only by fields that the platform sorts by, each column by its own field', (_, found, expected) => {
  expect(found).toEqual(expected.map((name) => [name, name]));
});
