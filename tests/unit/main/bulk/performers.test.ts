import { describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { openBulkHouse, rowsOf, startOf } from '#tests/support/bulk-house.ts';

const none = { communities: [], events: [] };

/** The outcome and reason of each row of an action that ended. */
async function reportOf(options: Parameters<typeof openBulkHouse>[0], ...start: Parameters<typeof startOf>) {
  const house = openBulkHouse(options);
  const { id, name } = await house.jobs.start(startOf(...start));
  const job = await house.settled(id);
  const { rows } = await house.jobs.rows({ id, offset: 0, limit: 200 });
  const ends = new Map(rows.map((row) => [row.id, [row.outcome, row.reason, row.detail].filter(Boolean).join(' ')]));
  return { house, id, name, job, ends };
}

describe('a change of a status', () => {
  test('leaves alone what has it already, and takes an unknown status back to the one that nobody sees', async () => {
    const status = new Map([
      [1, 2],
      [2, 1],
      [3, null],
    ]);
    const handlers = {
      'events.get': ({ id }: { id: number }) => ({ id, status: status.get(id) }),
      'events.update': ({ id, changes }: { id: number; changes: { status: number } }) => {
        status.set(id, changes.status);
        return { id };
      },
    } as never;
    const { house, id, ends } = await reportOf({ handlers }, { name: 'changeEvents', changes: { status: 1 } }, 3);
    expect([...ends]).toEqual([
      [2, 'skipped already'],
      [1, 'done'],
      [3, 'done'],
    ]);
    const undo = await house.jobs.undo({ id, name: 'changeEvents' });
    await house.settled(undo.id);
    expect([...status.values()]).toEqual([2, 1, 0]);
  });
});

test('people are deleted by fifties; owners, oneself and who is left stand in the report', async () => {
  const batches: number[] = [];
  const { ends } = await reportOf(
    {
      handlers: {},
      removeMany: async (ids, _, onSend) => {
        batches.push(ids.length);
        await onSend?.();
        return {
          entries: ids.map((id) => ({
            id,
            name: null,
            outcome: ({ 2: 'owner', 3: 'own', 4: 'left' } as const)[id] ?? ('deleted' as const),
            owned: id === 2 ? { ...none, communities: [{ id: 4, name: 'Vélo Vosges' }] } : none,
          })),
        };
      },
    },
    { name: 'removePeople' },
    120,
  );
  expect(batches).toEqual([50, 50, 20]);
  expect([2, 3, 4, 5].map((id) => ends.get(id))).toEqual([
    'skipped owner Vélo Vosges',
    'skipped own',
    'failed left',
    'done',
  ]);
});

test('drafts are deleted, and nothing that was tested meanwhile', async () => {
  const removed: number[] = [];
  const handlers = {
    'campaigns.get': ({ id }: { id: number }) => ({ id, status: id === 2 ? 1 : 0 }),
    'campaigns.remove': ({ id }: { id: number }) => void removed.push(id),
  } as never;
  const { ends } = await reportOf({ handlers }, { name: 'removeDrafts' }, 3);
  expect([ends.get(2), removed]).toEqual(['skipped notDraft', [1, 3]]);
});

test('a flag is set once, and not on a deleted account; undoing gives back what was read', async () => {
  const kits = new Map<number, boolean | null>([
    [1, null],
    [2, true],
    [3, false],
    [4, false],
  ]);
  const handlers = {
    'users.get': ({ id }: { id: number }) => ({ id, status: id === 4 ? 4 : 1, isKitGiven: kits.get(id) }),
    'users.update': ({ id, changes }: { id: number; changes: { isKitGiven: boolean | null } }) => {
      kits.set(id, changes.isKitGiven);
      return { id };
    },
  } as never;
  const operation = { name: 'setHitchhikerFlag', flag: 'isKitGiven' } as const;
  const { house, id, ends } = await reportOf({ handlers }, operation, 4);
  expect(Object.fromEntries(ends)).toEqual({ 1: 'done', 2: 'skipped already', 3: 'done', 4: 'skipped deleted' });
  const undo = await house.jobs.undo({ id, name: 'setHitchhikerFlag' });
  await house.settled(undo.id);
  expect([...kits.values()]).toEqual([null, true, false, false]);
});

describe('memberships', () => {
  test('are made once, and undone by their own id', async () => {
    const ended: number[] = [];
    const handlers = {
      'communitymembers.add': ({ userId }: { userId: number }) =>
        userId === 2 ? { outcome: 'alreadyMember' } : { outcome: 'added', id: 100 + userId },
      'communitymembers.delete': ({ id }: { id: number }) => {
        ended.push(id);
        return { userId: id - 100, before: 1 };
      },
    } as never;
    const { house, id, ends } = await reportOf({ handlers }, { name: 'addToCommunity', communityId: 4 }, 3);
    expect(ends.get(2)).toBe('skipped alreadyMember');
    const undo = await house.jobs.undo({ id, name: 'addToCommunity' });
    await house.settled(undo.id);
    expect(ended).toEqual([101, 103]);
  });

  test('that are ended tell of the role that is kept, and are made anew with their status', async () => {
    const made: unknown[] = [];
    const handlers = {
      'communitymembers.delete': ({ id }: { id: number }) => ({ userId: 100 + id, before: id === 1 ? 2 : null }),
      'communitymembers.add': (request: unknown) => {
        made.push(request);
        return { outcome: 'added', id: 9 };
      },
    } as never;
    const operation = { name: 'removeMembers', communityId: 4, canMakeAnew: true } as const;
    const { house, id, ends } = await reportOf({ handlers }, operation, 2);
    expect([ends.get(1), ends.get(2)]).toEqual(['partial roleKept', 'done']);
    const undo = await house.jobs.undo({ id, name: 'removeMembers' });
    await house.settled(undo.id);
    expect(made).toEqual([
      { communityId: 4, userId: 101, status: 2 },
      { communityId: 4, userId: 102, status: 0 },
    ]);
    const forGood = { ...operation, canMakeAnew: false };
    expect((await reportOf({ handlers }, forGood, 2)).job.undoable).toBe(0);
  });

  test('five thousand, twelve refusals and a cut: nobody is lost, and nobody is notified twice', async () => {
    const accepted = new Set<number>();
    const notified: number[] = [];
    let isCut = true;
    const handlers = {
      'communitymembers.changeStatus': ({ id, status }: { id: number; status: number }) => {
        // Just before it is written, the status is read.
        if (accepted.has(id)) return { outcome: 'unchanged', before: 1 };
        if (id % 400 === 0) throw new AppFailure({ kind: 'denied', right: 'community_update' });
        accepted.add(id);
        notified.push(id);
        if (id === 2500 && isCut) {
          isCut = false;
          throw new AppFailure({ kind: 'network', reason: 'unreachable', readBack: 'unseen' });
        }
        return { outcome: 'changed', before: status === 1 ? 0 : 1 };
      },
    } as never;
    const operation = {
      name: 'changeMemberStatus',
      communityId: 4,
      status: 1,
      from: [0, 3],
    } satisfies RequestOf<'bulk.start'>['operation'];
    const { house, id, job } = await reportOf({ handlers }, operation, 5000);
    expect(job).toMatchObject({
      phase: 'paused',
      error: { kind: 'network' },
      counts: { done: 2493, denied: 6, uncertain: 1, notTried: 2500 },
    });
    await house.jobs.resume({ id, name: 'changeMemberStatus', isUndo: false });
    await house.settled(id);
    await house.jobs.retry({ id, name: 'changeMemberStatus', isUndo: false, outcome: 'uncertain' });
    expect((await house.settled(id)).counts).toMatchObject({ done: 4987, skipped: 1, denied: 12, uncertain: 0 });
    expect(new Set(notified).size).toBe(notified.length);
  });
});

test('volunteers are accepted where they wait in the structure, and told apart otherwise', async () => {
  const structures: Record<number, unknown[]> = {
    1: [{ structureId: 5, userStructureId: 51, status: 0 }],
    2: [{ structureId: 6, userStructureId: 61, status: 0 }],
    3: [{ structureId: 5, userStructureId: 53, status: 1 }],
  };
  const decided: unknown[] = [];
  const handlers = {
    'solidaryvolunteers.get': ({ id }: { id: number }) => ({ id, structures: structures[id] }),
    'solidary.decide': (request: unknown) => {
      decided.push(request);
      return { outcome: 'doneWithoutRole' };
    },
  } as never;
  const { ends } = await reportOf({ handlers }, { name: 'acceptVolunteers', structureId: 5 }, 3);
  expect(Object.fromEntries(ends)).toEqual({
    1: 'partial withoutRole',
    2: 'skipped notThere',
    3: 'skipped notPending',
  });
  expect(decided).toEqual([{ role: 'volunteer', id: 1, userStructureId: 51, accept: true }]);
});

test('five thousand rows are in the report, a part at a time', async () => {
  const handlers = { 'relaypoints.remove': () => undefined } as never;
  const { house, id } = await reportOf({ handlers }, { name: 'removeRelayPoints' }, 5000);
  const { rows, total } = await house.jobs.rows({ id, offset: 4900, limit: 200 });
  expect([total, rows.length]).toEqual([5000, 100]);
  expect(rowsOf(5000).at(-1)?.name).toBe(rows.at(-1)?.name);
});
