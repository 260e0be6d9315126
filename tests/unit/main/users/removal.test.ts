import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { hydra, hydraError, type Seen } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { openUsersHouse, ownId, type UsersHouse } from './support.ts';

let house: UsersHouse;
beforeEach(async () => {
  house = await openUsersHouse();
});
afterEach(() => house.close());

const range = (count: number, from = 101) => Array.from({ length: count }, (_, index) => from + index);
const owned = { communities: ['3 - Lycée de Toul'], events: ['21 - Fête du vélo'] };
const change = (id: number, changes: Record<string, unknown>) =>
  house.people.set(id, { ...house.people.get(id), id, status: 1, ...changes });

/** The GET that deletes, as the platform does it: without a word, and everybody when nobody is named. */
function deleteSelected({ params }: Seen) {
  const ids = params.get('selected')?.split(',').map(Number) ?? [...house.people.keys()];
  for (const id of ids) change(id, { status: 4 });
  return hydra([]);
}
const deletions = () => house.stub.calls('GET /admin/users/delete');
const remove = (id: number) => Promise.resolve(house.handlers['users.remove']({ id }, house.call));
const removeMany = (ids: number[], call: CallContext = house.call) => house.removal.many(ids, call);
const outcomes = (report: Awaited<ReturnType<typeof removeMany>>) =>
  Object.fromEntries(report.entries.map(({ id, outcome }) => [id, outcome]));
const all = (ids: number[], outcome: string) => Object.fromEntries(ids.map((id) => [id, outcome]));

describe('users.remove', () => {
  beforeEach(() => house.add(5));

  it('reads the user, then deletes', async () => {
    house.stub.on('DELETE /admin/users/5', { status: 204 });
    await remove(5);
    expect(house.said()).toEqual(['GET /admin/users/5', 'DELETE /admin/users/5']);
  });

  it('refuses owners, and lists what they own', async () => {
    change(5, { ownership: [{ events: owned.events }, { communities: owned.communities }] });
    expect(await errorOf(remove(5))).toEqual({
      kind: 'conflict',
      reason: 'owner',
      owned: { communities: [{ id: 3, name: 'Lycée de Toul' }], events: [{ id: 21, name: 'Fête du vélo' }] },
    });
    expect(house.said()).toEqual(['GET /admin/users/5']);
  });

  it('refuses the signed-in person without a request, and anybody already deleted', async () => {
    expect(await errorOf(remove(ownId))).toEqual({ kind: 'conflict', reason: 'ownAccount' });
    expect(house.said()).toEqual([]);
    change(5, { status: 4 });
    expect(await errorOf(remove(5))).toEqual({ kind: 'conflict', reason: 'alreadyDeleted' });
    expect(house.stub.calls('DELETE /admin/users/5')).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a text', 'none'],
    ['of another shape', [{ events: 'none' }]],
    ['about something else', [{ solidaries: ['3 - Aide'] }]],
  ])('does not delete a user whose ownership is %s', async (_, ownership) => {
    change(5, { ownership });
    expect(await errorOf(remove(5))).toMatchObject({ kind: 'server', isUnreadable: true });
    const [check] = await house.handlers['users.checkRemoval']({ ids: [5] }, house.call);
    expect(check).toMatchObject({ obstacle: 'unread', error: { kind: 'server', isUnreadable: true } });
    expect(outcomes(await removeMany([5]))).toEqual({ 5: 'unread' });
    expect(house.stub.calls('DELETE /admin/users/5')).toEqual([]);
    expect(deletions()).toEqual([]);
  });

  it.each([
    [4, null],
    [1, { readBack: 'notDone' }],
  ])('reads the user once where the platform failed: one of status %i then', async (status, expected) => {
    house.stub.on('DELETE /admin/users/5', () => {
      change(5, { status });
      return hydraError(500, 'Internal Server Error');
    });
    if (expected === null) expect(await remove(5)).toBeUndefined();
    else expect(await errorOf(remove(5))).toMatchObject(expected);
    expect(house.said()).toEqual(['GET /admin/users/5', 'DELETE /admin/users/5', 'GET /admin/users/5']);
  });

  it('names the missing right', async () => {
    house.stub.on('DELETE /admin/users/5', hydraError(400, 'Access Denied.'));
    expect(await errorOf(remove(5))).toMatchObject({ kind: 'denied', right: 'user_delete' });
  });
});

describe('users.checkRemoval', () => {
  it('lists what prevents each deletion, and deletes nobody', async () => {
    house.add(1, 2, 3, 4);
    change(2, { ownership: [{ communities: owned.communities }] });
    change(3, { status: 4 });
    house.stub.on('GET /admin/users/4', hydraError(500, 'Internal Server Error'));
    const checks = await house.handlers['users.checkRemoval']({ ids: [1, 2, 3, 4, ownId, 1] }, house.call);
    expect(checks.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [1, null],
      [2, 'owner'],
      [3, 'gone'],
      [4, 'unread'],
      [ownId, 'own'],
    ]);
    expect(checks[0]?.name).toBe('Zoé Nom1');
    expect(checks[1]?.owned.communities).toEqual([{ id: 3, name: 'Lycée de Toul' }]);
    expect(checks[3]?.error).toMatchObject({ kind: 'server' });
    expect(house.said().filter((line) => !/^GET \/admin\/users\/\d+$/.test(line))).toEqual([]);
    expect(house.progress.at(-1)).toEqual({ phase: 'read', done: 5, total: 5 });
  });

  it('fails as a whole when no user may be read', async () => {
    house.add(1, 2);
    house.stub.on('GET /admin/users/2', hydraError(400, 'Access Denied.'));
    const checking = Promise.resolve(house.handlers['users.checkRemoval']({ ids: [1, 2] }, house.call));
    expect(await errorOf(checking)).toMatchObject({ kind: 'denied', right: 'user_read' });
  });
});

describe('deleting many people', () => {
  const ids = range(120);
  beforeEach(() => {
    house.add(...ids);
    house.stub.on('GET /admin/users/delete', deleteSelected);
  });

  it('deletes batches of 50 by explicit ids only, and verifies each in the list', async () => {
    const report = await removeMany(ids);
    expect(outcomes(report)).toEqual(all(ids, 'deleted'));
    expect(report).not.toHaveProperty('error');
    expect(deletions().map(({ url }) => decodeURIComponent(url))).toEqual([
      `/admin/users/delete?selected=${ids.slice(0, 50).join(',')}`,
      `/admin/users/delete?selected=${ids.slice(50, 100).join(',')}`,
      `/admin/users/delete?selected=${ids.slice(100).join(',')}`,
    ]);
    const said = house.said();
    for (const [index, line] of said.entries()) {
      if (line.startsWith('GET /admin/users/delete')) expect(said[index + 1]).toMatch(/^GET \/admin\/users\?selected=/);
    }
    expect(house.progress.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['read', 'delete', 'verify']));
  });

  it('skips the signed-in person, owners, deleted and unreadable users', async () => {
    change(102, { ownership: [{ events: owned.events }] });
    change(103, { status: 4 });
    house.stub.on('GET /admin/users/104', hydraError(500, 'Internal Server Error'));
    const report = await removeMany([101, 102, 103, 104, ownId, 101]);
    expect(outcomes(report)).toEqual({ 101: 'deleted', 102: 'owner', 103: 'gone', 104: 'unread', [ownId]: 'own' });
    expect(deletions().map(({ params }) => params.get('selected'))).toEqual(['101']);
    expect(house.people.get(105)?.status).toBe(1);
  });

  it('sends no deletion when nobody is left, since an empty selection would delete everybody', async () => {
    change(102, { ownership: [{ events: owned.events }] });
    const report = await removeMany([102, ownId]);
    expect(outcomes(report)).toEqual({ 102: 'owner', [ownId]: 'own' });
    expect(deletions()).toEqual([]);
  });

  it('reports users who are still there although the platform reported success', async () => {
    house.stub.on('GET /admin/users/delete', (seen) => {
      deleteSelected(seen);
      change(103, { status: 1 });
      return hydra([]);
    });
    const report = await removeMany(range(5));
    expect(outcomes(report)).toEqual({ ...all(range(5), 'deleted'), 103: 'left' });
  });

  it('reads users whom the list never shows, instead of counting them as deleted', async () => {
    house.stub.on('GET /admin/users', hydra([]));
    house.stub.on('GET /admin/users/delete', (seen) => {
      deleteSelected(seen);
      change(102, { status: 1 });
      return hydra([]);
    });
    expect(outcomes(await removeMany([101, 102]))).toEqual({ 101: 'deleted', 102: 'left' });
  });

  it('never repeats a deletion, and stops after a batch that failed', async () => {
    house.stub.on('GET /admin/users/delete', (seen) =>
      deletions().length < 2 ? deleteSelected(seen) : { status: 503, text: 'gateway', type: 'text/plain' },
    );
    const report = await removeMany(ids);
    expect(outcomes(report)).toEqual({
      ...all(ids.slice(0, 50), 'deleted'),
      // A gateway spoke: the platform may still be at work on them.
      ...all(ids.slice(50, 100), 'uncertain'),
      ...all(ids.slice(100), 'notSent'),
    });
    expect(report.error).toMatchObject({ kind: 'server', status: 503 });
    expect(deletions()).toHaveLength(2);
  });

  it('reports users as uncertain when the connection breaks', async () => {
    house.stub.on('GET /admin/users/delete', (seen) => {
      change(Number(seen.params.get('selected')?.split(',')[0]), { status: 4 });
      return 'drop';
    });
    const report = await removeMany([101, 102]);
    expect(outcomes(report)).toEqual({ 101: 'deleted', 102: 'uncertain' });
    expect(report.error).toMatchObject({ kind: 'network' });
  });

  it.each([
    ['without its total', () => ({ json: { 'hydra:member': [] } })],
    ['of fewer rows than it announces', () => hydra([], 50)],
    ['of other people', () => hydra([{ id: 999 }])],
    ['of rows without an id', () => hydra([{ name: 'x' }])],
  ])('counts nobody as deleted after a verification %s', async (_, verification) => {
    let listings = 0;
    house.stub.on('GET /admin/users', ({ params }) => {
      listings += 1;
      const selected = params.get('selected')?.split(',').map(Number) ?? [];
      return listings > 1 ? verification() : hydra(selected.map((id) => ({ id })));
    });
    const report = await removeMany(range(60));
    expect(outcomes(report)).toEqual({ ...all(range(50), 'uncertain'), ...all(range(10, 151), 'notSent') });
    expect(report.error).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it('reports a whole batch as uncertain when its verification fails', async () => {
    let listings = 0;
    const { people } = house;
    house.stub.on('GET /admin/users', ({ params }) => {
      listings += 1;
      if (listings > 1) return hydraError(500, 'Internal Server Error');
      return hydra(
        params
          .get('selected')
          ?.split(',')
          .map((id) => people.get(Number(id))) ?? [],
      );
    });
    const report = await removeMany(range(60));
    expect(outcomes(report)).toEqual({ ...all(range(50), 'uncertain'), ...all(range(10, 151), 'notSent') });
    expect(report.error).toMatchObject({ kind: 'server' });
  });

  it('can be cancelled between two batches, and reports on everybody', async () => {
    const controller = new AbortController();
    house.stub.on('GET /admin/users/delete', (seen) => {
      controller.abort();
      return deleteSelected(seen);
    });
    const report = await removeMany(ids, { ...house.call, signal: controller.signal });
    expect(outcomes(report)).toEqual({ ...all(ids.slice(0, 50), 'deleted'), ...all(ids.slice(50), 'notSent') });
    expect(deletions()).toHaveLength(1);
  });

  it('has deleted nobody when it is cancelled while it reads', async () => {
    const controller = new AbortController();
    const progress: CallContext['progress'] = ({ done }) => done > 10 && controller.abort();
    expect(await errorOf(removeMany(ids, { ...house.call, signal: controller.signal, progress }))).toEqual({
      kind: 'cancelled',
    });
    expect(deletions()).toEqual([]);
  });

  it.each([1, 2])('has deleted nobody when it is cancelled before the first of %i', async (count) => {
    const controller = new AbortController();
    const progress: CallContext['progress'] = ({ phase, done }) =>
      phase === 'read' && done === count && controller.abort();
    const call = { ...house.call, signal: controller.signal, progress };
    expect(await errorOf(removeMany(ids.slice(0, count), call))).toEqual({ kind: 'cancelled' });
    expect(deletions()).toEqual([]);
  });

  it('fails as a whole, with the right, when the platform does not allow it', async () => {
    house.stub.on('GET /admin/users/delete', hydraError(400, 'Access Denied.'));
    expect(await errorOf(removeMany(ids))).toMatchObject({ kind: 'denied', right: 'user_delete' });
    expect(deletions()).toHaveLength(1);
  });
});

describe('PlatformClient', () => {
  it.each([
    ['without a selection', []],
    ['with an empty one', [['selected', '']]],
    ['with one that names nobody', [['selected', ',']]],
    ['with a zero', [['selected', '0']]],
    [
      'with a filter beside it',
      [
        ['selected', '5'],
        ['gender', '1'],
      ],
    ],
    [
      'with a page beside it',
      [
        ['selected', '5'],
        ['page', '1'],
      ],
    ],
    ['with a filter alone', [['gender[]', '1']]],
    [
      'with two selections',
      [
        ['selected', '5'],
        ['selected', '6'],
      ],
    ],
  ] as const)('sends no deletion %s', async (_, params) => {
    await expect(house.client.getWithEffect('admin/users/delete', params)).rejects.toThrow('names its people');
    await expect(house.client.getWithEffect('admin/users/DELETE', params)).rejects.toThrow('names its people');
    expect(house.stub.seen).toEqual([]);
  });
});
