import { beforeEach, expect, it } from 'vitest';
import { ActivityLog, keptActivity } from '#main/activity/activity-log.ts';
import type { KeptName, Owner } from '#main/drafts/kept-values.ts';
import { FakeClock } from '#tests/support/fakes.ts';

const DAY = 86_400_000;
const me = { platform: 'https://api.example.org', person: 1 };
const colleague = { platform: 'https://api.example.org', person: 2 };

type Kept = ReturnType<typeof keptActivity.parse>;
let clock: FakeClock;
let kept: Map<number, Kept>;
let writes: number;
let log: ActivityLog;
const of = ({ person }: Owner) => kept.get(person) ?? [];
beforeEach(() => {
  clock = new FakeClock();
  kept = new Map();
  writes = 0;
  log = new ActivityLog({
    values: {
      read: async <T>(owner: Owner, { schema }: KeptName<T>) => ({ value: schema.parse(of(owner)), isRead: true }),
      change: async (owner, { schema }, change) => {
        writes += 1;
        kept.set(owner.person, schema.parse(change(of(owner) as never)) as never);
        return true;
      },
    },
    clock,
  });
});
const kindsOf = async (id: number, resource: 'users' | 'hitchhikers' | 'events' = 'users') =>
  (await log.list(me, { resource, id })).changes.map(({ kind }) => kind);

it('tells the changes of one record, the newest first, of hitchhikers as of users', async () => {
  log.add(me, { resource: 'users', ids: [12], kind: 'created' });
  log.add(me, { resource: 'events', ids: [12], kind: 'picture' });
  clock.advance(5000);
  log.add(me, { resource: 'hitchhikers', ids: [12, 13], kind: 'updated', fields: ['isKitGiven'] });
  expect(await kindsOf(12)).toEqual(['updated', 'created']);
  expect(await kindsOf(13, 'hitchhikers')).toEqual(['updated']);
  expect(await kindsOf(12, 'events')).toEqual(['picture']);
  const { changes } = await log.list(me, { resource: 'users', id: 12 });
  expect(changes[0]).toEqual({ at: clock.now(), kind: 'updated', fields: ['isKitGiven'] });
});

it('writes the first change at once and gathers what follows, as one entry where it is the same', async () => {
  for (let id = 1; id <= 300; id += 1)
    log.add(me, { resource: 'events', ids: [id], kind: 'updated', fields: ['status'] });
  expect(writes).toBe(1);
  clock.advance(2000);
  expect(writes).toBe(2);
  expect(of(me).map(({ ids }) => ids.length)).toEqual([1, 299]);
  log.add(me, { resource: 'events', ids: [1], kind: 'updated', fields: ['name'] });
  expect(await kindsOf(1, 'events')).toEqual(['updated', 'updated']);
});

it('tells what is still gathered, and keeps apart what two people did', async () => {
  log.add(me, { resource: 'users', ids: [1], kind: 'created' });
  log.add(me, { resource: 'users', ids: [1], kind: 'picture' });
  log.add(colleague, { resource: 'users', ids: [1], kind: 'removed' });
  expect(await kindsOf(1)).toEqual(['picture', 'created']);
  clock.advance(2000);
  expect(of(colleague).map(({ kind }) => kind)).toEqual(['removed']);
});

it('splits what is done to more records than one entry names', async () => {
  log.add(me, { resource: 'users', ids: Array.from({ length: 10_000 }, (_, id) => id + 1), kind: 'recipient' });
  expect(of(me).map(({ ids }) => ids.length)).toEqual([5000, 5000]);
  expect(await kindsOf(9999)).toEqual(['recipient']);
  expect(keptActivity.safeParse(of(me)).success).toBe(true);
});

it('forgets what is a year old, and what is beyond the last two thousand', async () => {
  log.add(me, { resource: 'users', ids: [1], kind: 'created' });
  clock.advance(366 * DAY);
  for (let id = 2; id < 2012; id += 1)
    log.add(me, { resource: 'users', ids: [id], kind: 'updated', fields: [`f${id}`] });
  clock.advance(2000);
  expect(of(me)).toHaveLength(2000);
  expect(await kindsOf(1)).toEqual([]);
  expect(of(me)[0]?.ids).toEqual([12]);
});

it('does nothing for no record', () => {
  log.add(me, { resource: 'users', ids: [], kind: 'updated' });
  expect(writes).toBe(0);
});

it('names 50,000 records at most, and forgets the oldest changes for the newest', async () => {
  const of5000 = (from: number) => Array.from({ length: 5000 }, (_, index) => from + index);
  for (let time = 0; time < 12; time += 1) {
    log.add(me, { resource: 'users', ids: of5000(1 + time * 5000), kind: 'recipient' });
    clock.advance(5000);
  }
  expect(of(me)).toHaveLength(10);
  expect(await kindsOf(1)).toEqual([]);
  expect(await kindsOf(60_000)).toEqual(['recipient']);
});
