import { describe, expect, it } from 'vitest';
import { bulkActions, listActions, recordActions } from '#renderer/kit/actions/available.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { articleActions } from '#renderer/modules/articles/actions.ts';
import { editorialActions } from '#renderer/modules/editorials/actions.ts';
import { eventActions } from '#renderer/modules/events/actions.ts';
import { relayPointActions } from '#renderer/modules/relaypoints/actions.ts';
import { relayPointTypeActions } from '#renderer/modules/relaypointtypes/actions.ts';
import { siteConfig } from '#shared/config.ts';
import type { Permission } from '#shared/permissions.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { events } from '#shared/resources/events/index.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { signedIn } from '#tests/support/signed-in.ts';

/** A person with a single right, on an installation without optional modules. */
const holding = (right: Permission): ActionContext => ({
  session: { ...signedIn, permissions: [right] },
  config: siteConfig.parse({}),
});

const ids = (actions: readonly { id: string }[]) => actions.map(({ id }) => id.slice(id.indexOf('.') + 1)).sort();

/** The actions that a list, one of its records and a selection offer to a person with one right. */
function offered<R extends BaseRow>(actions: readonly Action<R>[], record: R, right: Permission) {
  const context = holding(right);
  return {
    list: ids(listActions(actions, context)),
    record: ids(recordActions(actions, record, context)),
    several: ids(bulkActions(actions, context)),
  };
}

const nothing = { list: [], record: [], several: [] };
const dates = { fromDate: '2020-05-01T00:00:00+02:00', toDate: '2020-05-02T00:00:00+02:00' };

const event = events.row.parse({ id: 1, name: 'Foire', status: 0, ...dates });
const article = articles.row.parse({ id: 1, title: 'Charte', status: 0, sections: [] });
const editorial = editorials.row.parse({
  id: 1,
  title: 'Bonjour',
  text: 'Bienvenue',
  label: 'Voir',
  link: '/',
  status: 0,
});
// Without an address there is nothing to centre a map on, and nothing to copy.
const relayPoint = relayPoints.row.parse({ id: 1, name: 'Gare', status: 0 });
const relayPointType = relayPointTypes.row.parse({ id: 1, name: 'Gare', iconId: 2 });

describe('events offer only the actions that the right allows', () => {
  it.each<[Permission, ReturnType<typeof offered>]>([
    ['event_manage', nothing],
    ['event_read', { ...nothing, record: ['open'] }],
    ['event_create', { list: ['create'], record: ['duplicate'], several: [] }],
    [
      'event_update',
      { list: [], record: ['activate', 'deactivate', 'edit'], several: ['activate.many', 'deactivate.many'] },
    ],
    ['event_delete', { list: [], record: ['remove'], several: ['removeMany'] }],
  ])('%s', (right, expected) => expect(offered(eventActions, event, right)).toEqual(expected));
});

describe('articles offer only the actions that the right allows', () => {
  it.each<[Permission, ReturnType<typeof offered>]>([
    ['article_manage', nothing],
    ['article_read', { ...nothing, record: ['open', 'print'] }],
    ['article_create', { list: ['create'], record: ['duplicate'], several: [] }],
    ['article_update', { list: [], record: ['edit', 'publish'], several: [] }],
    ['article_delete', { list: [], record: ['remove'], several: [] }],
  ])('%s', (right, expected) => expect(offered(articleActions, article, right)).toEqual(expected));
});

describe('editorials offer only the actions that the right allows', () => {
  it.each<[Permission, ReturnType<typeof offered>]>([
    ['editorial_manage', nothing],
    ['editorial_read', { ...nothing, record: ['open'] }],
    ['editorial_create', { list: ['create'], record: ['duplicate'], several: [] }],
    ['editorial_update', { list: [], record: ['activate', 'edit'], several: [] }],
    ['editorial_delete', { list: [], record: ['remove'], several: [] }],
  ])('%s', (right, expected) => expect(offered(editorialActions, editorial, right)).toEqual(expected));

  it('the active editorial can be deactivated, and not activated again', () => {
    const { record } = offered(editorialActions, { ...editorial, status: 1 as const }, 'editorial_update');
    expect(record).toEqual(['deactivate', 'edit']);
  });
});

describe('relay points offer only the actions that the right allows', () => {
  it.each<[Permission, ReturnType<typeof offered>]>([
    ['relay_point_manage', nothing],
    ['relay_point_read', { ...nothing, record: ['open'] }],
    ['relay_point_create', { list: ['create'], record: [], several: [] }],
    [
      'relay_point_update',
      {
        list: ['import'],
        record: ['activate', 'deactivate', 'edit'],
        several: ['activate.many', 'changeType', 'deactivate.many'],
      },
    ],
    ['relay_point_delete', { list: [], record: ['remove'], several: ['removeMany'] }],
  ])('%s', (right, expected) => expect(offered(relayPointActions, relayPoint, right)).toEqual(expected));
});

describe('types of relay points offer only the actions that the right allows', () => {
  it.each<[Permission, ReturnType<typeof offered>]>([
    ['relay_point_type_manage', nothing],
    ['relay_point_type_read', { ...nothing, record: ['open'] }],
    ['relay_point_type_create', { ...nothing, list: ['create'] }],
    ['relay_point_type_update', { ...nothing, record: ['edit'] }],
    ['relay_point_type_delete', { ...nothing, record: ['remove'] }],
  ])('%s', (right, expected) => expect(offered(relayPointTypeActions, relayPointType, right)).toEqual(expected));
});
