import { expect, it } from 'vitest';
import { userForm } from '#renderer/features/people/form/fields.tsx';
import { communityForm } from '#renderer/modules/communities/form/fields.ts';
import { communityList } from '#renderer/modules/communities/list.tsx';
import { editorialForm } from '#renderer/modules/editorials/form/fields.ts';
import { editorialList } from '#renderer/modules/editorials/list.tsx';
import { eventForm } from '#renderer/modules/events/form/fields.ts';
import { eventList } from '#renderer/modules/events/list.tsx';
import { hitchhikerList } from '#renderer/modules/hitchhikers/list.tsx';
import { relayPointForm } from '#renderer/modules/relaypoints/form/fields.ts';
import { relayPointList } from '#renderer/modules/relaypoints/list.tsx';
import { userList } from '#renderer/modules/users/list.ts';

type Fields = Readonly<Record<string, { render: unknown } | undefined>>;
const people = userForm({ phoneCountries: ['FR'], hasMinorProtection: true, accountOf: () => null });

const lists: readonly [string, { columns: readonly { edits?: string }[]; CellEditor?: unknown }, { fields: Fields }][] =
  [
    ['users', userList, people],
    ['hitchhikers', hitchhikerList, people],
    ['relaypoints', relayPointList, relayPointForm],
    ['events', eventList, eventForm({ isDescriptionRequired: false, isCommunityRequired: false })],
    ['communities', communityList, communityForm(() => null)],
    ['editorials', editorialList, editorialForm],
  ];

it.each(lists)('the list of %s changes in its cells what its form draws by itself', (_, list, { fields }) => {
  const edited = list.columns.flatMap(({ edits }) => edits ?? []);
  expect(edited.length).toBeGreaterThan(0);
  expect(list.CellEditor).toBeDefined();
  expect(edited.filter((field) => !fields[field]?.render)).toEqual([]);
});
