import { beforeAll, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { type Composition, compose } from '#tests/support/composition.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const first: ListQuery = { page: 1, perPage: 200, sort: [], filters: {} };

// The real services over the training platform, as one person works with them: each test goes on where the last ended.
let app: Composition;
/** Somebody without communities and proofs. */
let id: number;
let communityId: number;
beforeAll(async () => {
  app = await compose();
  await app.handlers['session.signInTraining']({ account: 'administrator' }, context);
  const communities = await app.handlers['communities.list'](first as never, context);
  communityId = communities.rows[0]?.id ?? 0;
  const members = await app.handlers['communitymembers.list'](
    { ...first, filters: { community: communityId } } as never,
    context,
  );
  const inside = new Set(members.rows.map(({ userId }) => userId));
  const people = await app.handlers['users.list'](first as never, context);
  const outside = people.rows.find(
    (one) => one.id > 20 && one.status === 1 && one.identityStatus !== 2 && !inside.has(one.id),
  );
  id = outside?.id ?? 0;
});
const changes = async () => (await app.handlers['activity.list']({ resource: 'users', id }, context)).changes;
const last = async () => {
  const [{ at: _, ...change } = {}] = await changes();
  return JSON.parse(JSON.stringify(change));
};

it('tells the fields that were changed, and never their values', async () => {
  await app.handlers['users.update']({ id, changes: { telephone: '0612345678', nationality: 'Belge' } }, context);
  expect(await last()).toEqual({ kind: 'updated', fields: ['telephone', 'nationality'] });
  await app.handlers['users.update']({ id, changes: { isKitGiven: true } }, context);
  expect(await last()).toEqual({ kind: 'updated', fields: ['isKitGiven'] });
  expect(JSON.stringify(await changes())).not.toContain('Belge');
});

it('tells memberships, and nothing where nothing was changed', async () => {
  await app.handlers['communitymembers.add']({ communityId, userId: id, status: 0 }, context);
  expect(await last()).toEqual({ kind: 'memberAdded', about: { resource: 'communities', id: communityId } });
  const count = (await changes()).length;
  await app.handlers['communitymembers.add']({ communityId, userId: id, status: 1 }, context);
  expect(await changes()).toHaveLength(count);
  const request = { ...first, filters: { community: communityId } };
  const { rows } = await app.handlers['communitymembers.list'](request as never, context);
  const membership = { id: rows.find(({ userId }) => userId === id)?.id ?? 0, communityId };
  await app.handlers['communitymembers.changeStatus']({ ...membership, status: 1 }, context);
  expect(await last()).toEqual({ kind: 'memberChanged', about: { resource: 'communities', id: communityId } });
  await app.handlers['communitymembers.changeStatus']({ ...membership, status: 1 }, context);
  expect(await changes()).toHaveLength(count + 1);
  await app.handlers['communitymembers.delete'](membership, context);
  expect(await last()).toEqual({ kind: 'memberRemoved', about: { resource: 'communities', id: communityId } });
});

it('tells a decision on the identity', async () => {
  await app.handlers['users.acceptIdentity']({ userId: id }, context);
  expect(await last()).toEqual({ kind: 'identityAccepted' });
});

it('tells a failed write as nothing', async () => {
  const count = (await changes()).length;
  await expect(app.handlers['users.acceptIdentity']({ userId: id }, context)).rejects.toThrow();
  expect(await changes()).toHaveLength(count);
});

it('tells a person chosen for a campaign', async () => {
  await app.handlers['users.update']({ id, changes: { acceptsNews: true } }, context);
  const { rows } = await app.handlers['campaigns.list'](first as never, context);
  const campaignId = rows.find(({ status, deliveryCount }) => status === 0 && !deliveryCount)?.id ?? 0;
  await app.handlers['campaigns.associate'](
    { campaignId, announced: 1, recipients: { kind: 'ids', ids: [id] } },
    context,
  );
  expect(await last()).toEqual({ kind: 'recipient', about: { resource: 'campaigns', id: campaignId } });
});

it('tells what a bulk action did to each of its rows', async () => {
  const { rows } = await app.handlers['relaypoints.list'](first as never, context);
  const ids = rows.slice(0, 3).map((row) => row.id);
  await app.handlers['bulk.start'](
    {
      operation: { name: 'changeRelayPoints', changes: { status: rows[0]?.status === 1 ? 0 : 1 } },
      title: 'Changer le statut',
      target: { kind: 'ids', rows: rows.slice(0, 3).map((row) => ({ id: row.id, name: row.name })) },
    },
    context,
  );
  await expect
    .poll(
      async () => (await app.handlers['activity.list']({ resource: 'relaypoints', id: ids[2] ?? 0 }, context)).changes,
    )
    .toMatchObject([{ kind: 'updated', fields: ['status'] }]);
});

it('tells of a removal of several whom it deleted, and not whom it left', async () => {
  const people = await app.handlers['users.list'](first as never, context);
  const free = people.rows.find((one) => one.id !== id && one.id > 20 && one.status === 1);
  const community = await app.handlers['communities.get']({ id: communityId }, context);
  const rows = [free?.id ?? 0, community.referrerId ?? 0].map((one) => ({ id: one, name: `${one}` }));
  await app.handlers['bulk.start'](
    { operation: { name: 'removePeople' }, title: 'Supprimer', target: { kind: 'ids', rows } },
    context,
  );
  const of = async (one: number) =>
    (await app.handlers['activity.list']({ resource: 'users', id: one }, context)).changes.map(({ kind }) => kind);
  await expect.poll(() => of(rows[0]?.id ?? 0)).toContain('removed');
  expect(rows[1]?.id).toBeGreaterThan(0);
  expect(await of(rows[1]?.id ?? 0)).not.toContain('removed');
});

it('tells a colleague nothing of it', async () => {
  await app.handlers['session.signInTraining']({ account: 'communityManager' }, context);
  expect(await changes()).toEqual([]);
});
