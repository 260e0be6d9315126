import { expect, it } from 'vitest';
import { BulkRun, countsOf } from '#renderer/kit/actions/bulk/run.ts';
import { isBulk } from '#renderer/kit/actions/define.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { maxMembers, memberActions } from '#renderer/modules/communities/members/actions.ts';
import { AppFailure } from '#shared/failure.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

const options = {
  community: { id: 4, referrerId: null },
  onRoleLeft: () => {},
  canMakeAnew: true,
  onAddingRefused: () => {},
};

it('five thousand members, twelve refusals and a cut: nobody is lost, and nobody is notified twice', async () => {
  const action = memberActions(options).find(({ id }) => id === 'communitymembers.accept.many');
  if (action === undefined || !isBulk(action) || !('perform' in action.work)) throw new Error('no such action');
  const { work } = action;
  const accepted = new Set<number>();
  const notified: number[] = [];
  let isCut = true;
  installFakeBridge({
    'communitymembers.changeStatus': ({ id, status }) => {
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
  });
  const rows = Array.from({ length: maxMembers }, (_, index) => ({ id: index + 1, name: `Nom${index + 1}` }));
  // The action uses no tool but the bridge.
  const run = new BulkRun({ rows, perform: (ids, call) => work.perform(ids, call, {} as ActionTools) });
  await run.start();
  expect([run.get().phase, run.get().error?.kind]).toEqual(['paused', 'network']);
  expect(countsOf(run.get().rows)).toMatchObject({ done: 2493, denied: 6, uncertain: 1, notTried: 2500 });
  await run.start();
  await run.retryUncertain();
  expect(countsOf(run.get().rows)).toEqual({
    done: 4987,
    partial: 0,
    skipped: 1,
    denied: 12,
    failed: 0,
    uncertain: 0,
    notTried: 0,
  });
  expect(notified).toHaveLength(4988);
  expect(new Set(notified).size).toBe(4988);
});
