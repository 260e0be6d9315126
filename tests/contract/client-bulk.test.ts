import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Resource } from '#main/api/resource.ts';
import type { Handlers } from '#main/ipc/handler.ts';
import { Removal } from '#main/users/removal.ts';
import { type Outcome, outcomes } from '#shared/bulk/outcomes.ts';
import type { BulkTarget } from '#shared/ipc/bulk.ts';
import { type AskedOperation, type BulkName, bulkFacts } from '#shared/ipc/bulk-operations.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { DRAFT } from '#shared/resources/campaigns/index.ts';
import type { MemberStatus } from '#shared/resources/communitymembers/index.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { PENDING } from '#shared/resources/solidary/status.ts';
import { users } from '#shared/resources/users/index.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { openBulkHouse } from '#tests/support/bulk-house.ts';
import { notablePeople } from '#training/data/solidary.ts';
import { type Connected, connect, departures, writesOf } from './support/connected.ts';

let house: Connected;
afterEach(() => house.server.close());

const communityId = 4;

/** The first rows of a list of this platform that are as wanted. */
async function idsOf(list: ResourceName, isWanted: (row: { id: number; status?: unknown }) => boolean) {
  const { rows } = await pageOf(list, {});
  const wanted = rows.filter(isWanted).slice(0, 3);
  return wanted.map(({ id }) => id);
}
async function pageOf(list: ResourceName, filters: object) {
  const query = contract[`${list}.list`].request.parse({ page: 1, perPage: 200, sort: [], filters });
  // Every list answers its rows with their ids.
  const ask = house.handlers[`${list}.list` as keyof typeof house.handlers] as unknown as (
    query: unknown,
    call: Connected['call'],
  ) => Promise<{ rows: { id: number; status?: unknown }[]; total: number }>;
  return ask(query, house.call);
}

const newPerson = async () => {
  const person = { givenName: 'Zoé', familyName: 'Lot', gender: 1, phoneDisplay: 1, status: 1, roles: [] };
  const email = `${crypto.randomUUID()}@example.org`;
  return (await house.handlers['users.create']({ ...person, email } as UserWrite, house.call)).id;
};
const severalPeople = async () => [await newPerson(), await newPerson(), await newPerson()];
const severalMembers = async (status: MemberStatus) => {
  const ids: number[] = [];
  for (const userId of await severalPeople()) {
    const added = await house.handlers['communitymembers.add']({ communityId, userId, status }, house.call);
    if (added.outcome === 'added') ids.push(added.id);
  }
  return ids;
};

/** What an operation is asked here, and what it sends for its rows. */
interface Case {
  account?: TrainingAccount['key'];
  ids(): Promise<number[]>;
  operation: AskedOperation | (() => Promise<AskedOperation>);
  /** The writes for rows, in their order. */
  writes(ids: readonly number[]): (readonly [string, unknown])[];
  /** The method of the writes that take them back; absent where nothing does. */
  undo?: string;
  /** What becomes of rows that were done and whose outcome a kill cut, when the action goes on. */
  cut: Outcome;
}
const each = (line: (id: number) => string, body: unknown) => (ids: readonly number[]) =>
  ids.map((id) => [line(id), body] as const);

const cases: { readonly [N in BulkName]: Case } = {
  changeRelayPoints: {
    ids: () => idsOf('relaypoints', ({ status }) => status !== 2),
    operation: { name: 'changeRelayPoints', changes: { status: 2 } },
    writes: each((id) => `PATCH /admin/relaypoints/${id}`, { status: 2 }),
    undo: 'PATCH',
    cut: 'done',
  },
  removeRelayPoints: {
    ids: () => idsOf('relaypoints', () => true),
    operation: { name: 'removeRelayPoints' },
    writes: each((id) => `DELETE /admin/relaypoints/${id}`, null),
    cut: 'done',
  },
  changeEvents: {
    ids: () => idsOf('events', ({ status }) => status !== 2),
    operation: { name: 'changeEvents', changes: { status: 2 } },
    writes: each((id) => `PATCH /admin/events/${id}`, { status: 2 }),
    undo: 'PATCH',
    cut: 'done',
  },
  removeEvents: {
    ids: () => idsOf('events', () => true),
    operation: { name: 'removeEvents' },
    writes: each((id) => `DELETE /admin/events/${id}`, null),
    cut: 'done',
  },
  removeDrafts: {
    ids: () => idsOf('campaigns', ({ status }) => status === DRAFT),
    operation: { name: 'removeDrafts' },
    writes: each((id) => `DELETE /admin/campaigns/${id}`, null),
    cut: 'done',
  },
  setHitchhikerFlag: {
    ids: severalPeople,
    operation: { name: 'setHitchhikerFlag', flag: 'isLetterPosted' },
    writes: each((id) => `PATCH /admin/users/${id}`, { cardLetterPosted: true }),
    undo: 'PATCH',
    cut: 'done',
  },
  removePeople: {
    ids: async () => {
      const checks = await house.handlers['users.checkRemoval']({ ids: await severalPeople() }, house.call);
      return checks.filter(({ obstacle }) => obstacle === null).map(({ id }) => id);
    },
    operation: { name: 'removePeople' },
    // One GET for all of them (docs/platform/a-auth-users.md §6).
    writes: () => [],
    cut: 'done',
  },
  addToCommunity: {
    ids: severalPeople,
    operation: { name: 'addToCommunity', communityId },
    writes: (ids) =>
      ids.map((id) => [
        'POST /admin/community_members',
        { community: `/communities/${communityId}`, user: `/users/${id}`, status: 1 },
      ]),
    undo: 'DELETE',
    // They are members by then: the platform refuses them a second time.
    cut: 'skipped',
  },
  changeMemberStatus: {
    ids: () => severalMembers(0),
    operation: { name: 'changeMemberStatus', communityId, status: 1, from: [0] },
    writes: each((id) => `PATCH /admin/community_members/${id}`, { status: 1 }),
    cut: 'uncertain',
  },
  removeMembers: {
    ids: () => severalMembers(1),
    operation: { name: 'removeMembers', communityId, canMakeAnew: true },
    writes: each((id) => `DELETE /admin/community_members/${id}`, null),
    undo: 'POST',
    cut: 'uncertain',
  },
  acceptVolunteers: {
    account: 'solidaryOperator',
    ids: async () => [notablePeople.pendingVolunteer],
    operation: async () => {
      const { structures } = await house.handlers['solidaryvolunteers.get'](
        { id: notablePeople.pendingVolunteer },
        house.call,
      );
      const structureId = structures.find(({ status }) => status === PENDING)?.structureId;
      if (structureId === undefined) throw new Error('waits nowhere');
      return { name: 'acceptVolunteers', structureId };
    },
    writes: each((id) => `PATCH /admin/solidary_volunteers/${id}`, {
      validation: { id: expect.any(Number), validate: true },
    }),
    cut: 'uncertain',
  },
};

/** Bulk actions over the client. */
function bulk() {
  const { client, session } = house;
  const people = new Resource(users, { client, log: () => {} });
  const removal = new Removal({ client, people, ownId: () => session.signedIn.user.id });
  return openBulkHouse({
    // Those that no operation asks are absent.
    handlers: house.handlers as Partial<Handlers>,
    clock: house.clock,
    removeMany: (...asked) => removal.many(...asked),
  });
}
const rowsOf = (ids: readonly number[]): BulkTarget => ({
  kind: 'ids',
  rows: ids.map((id) => ({ id, name: `n${id}` })),
});
const start = ({ jobs }: ReturnType<typeof bulk>, operation: AskedOperation, target: BulkTarget) =>
  jobs.start(contract['bulk.start'].request.parse({ operation, title: 'Lot', target }));
const countsOf = (counts: Partial<Record<Outcome, number>>) => ({
  ...Object.fromEntries(outcomes.map((outcome) => [outcome, 0])),
  ...counts,
});

// The keys are those of the table.
describe.each(Object.entries(cases) as [BulkName, Case][])('%s', (name, one) => {
  beforeEach(async () => {
    house = await connect(one.account ?? 'administrator', 500);
  });
  const asked = async () => {
    const ids = await one.ids();
    const operation = typeof one.operation === 'function' ? await one.operation() : one.operation;
    expect(ids.length).toBeGreaterThan(0);
    house.server.requests.length = 0;
    return { ids, operation };
  };

  it('is done to each row, and taken back, within the contract', async () => {
    const { ids, operation } = await asked();
    const ours = bulk();
    const { jobs, settled } = ours;
    const { id } = await start(ours, operation, rowsOf(ids));
    expect((await settled(id)).counts).toEqual(countsOf({ done: ids.length }));
    expect(writesOf(house)).toEqual(one.writes(ids));
    expect(departures(house)).toEqual([]);

    expect((await settled(id)).undoable).toBe(one.undo === undefined ? 0 : ids.length);
    if (one.undo === undefined) return;
    const undo = await jobs.undo({ id, name });
    expect((await settled(undo.id)).counts).toEqual(countsOf({ done: ids.length }));
    expect(writesOf(house).map(([line]) => line.split(' ')[0])).toEqual(ids.map(() => one.undo));
    expect(departures(house)).toEqual([]);
  });

  it('goes on after a kill within the contract: what was done is not done twice', async () => {
    const { ids, operation } = await asked();
    const first = bulk();
    const { id } = await start(first, operation, rowsOf(ids));
    await first.settled(id);
    house.server.requests.length = 0;

    // The same action, whose process ended before it knew an answer.
    const second = bulk();
    const header = { version: 1, title: 'Lot', announced: ids.length, undoes: null, startedAt: 1 } as const;
    const owner = { platform: 'https://api.example.org', person: 1 };
    const parsed = contract['bulk.start'].request.parse({ operation, title: 'Lot', target: rowsOf(ids) });
    const cut = await second.journals.start({ ...header, owner, operation: parsed.operation });
    await second.journals.recordRows(
      cut,
      ids.map((row) => ({ id: row, name: '' })),
    );
    await second.journals.recordSent(cut, { ended: [], sent: ids.map((_, index) => index + 1), before: null });
    second.journals.close(cut);
    await second.jobs.resume({ id: cut, name, isUndo: false });
    expect((await second.settled(cut)).counts).toEqual(countsOf({ [one.cut]: ids.length }));
    expect(departures(house)).toEqual([]);
  });

  it('looks for all rows of its lists within the contract', async () => {
    const { operation } = await asked();
    for (const list of bulkFacts[name].lists) {
      const filters = list === 'communitymembers' ? { community: communityId } : {};
      const { total } = await pageOf(list, filters);
      house.server.requests.length = 0;
      const ours = bulk();
      const query = { page: 1, perPage: 25, sort: [], filters };
      const target = { kind: 'query', list, query, except: [], announced: total + 1 } as unknown as BulkTarget;
      const { id } = await start(ours, operation, target);
      // Another number than announced: nothing is written.
      expect(await ours.settled(id)).toMatchObject({ phase: 'differs', total });
      expect(departures(house)).toEqual([]);
    }
  });
});
