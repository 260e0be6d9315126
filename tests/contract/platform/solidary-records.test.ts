import { beforeEach, describe, expect, it } from 'vitest';
import { pinnedRecordIds as pinned, pinnedRecords, withUnreadableRecords } from '#training/data/solidary.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 1200 });
  call = await as(platform, 'solidaryOperator');
});
const record = (id: number | string) => `/admin/solidaries/${id}`;

describe('the records of the training platform', () => {
  it('are 600 at least where all people of the seed are there, in every status that a list shows', async () => {
    platform = openPlatform({ users: 5100 });
    call = await as(platform, 'administrator');
    const listed = await rows('/admin/solidaries?perPage=2000');
    expect(listed.length).toBeGreaterThanOrEqual(600);
    expect([...new Set(listed.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('have diaries of one to twenty entries, and one of 200 beside 40 carpools', async () => {
    const listed = await rows('/admin/solidaries?perPage=500');
    const sizes = new Set<number>();
    for (const { id } of listed.slice(0, 60)) sizes.add((await item(record(id))).admindiary.length);
    expect(Math.min(...sizes)).toBe(1);
    expect(Math.max(...sizes)).toBe(20);
    const crowded = await item(record(pinned.crowded));
    expect(crowded.admindiary).toHaveLength(200);
    expect(crowded.admincarpools.outward.length + crowded.admincarpools.return.length).toBe(40);
  });

  it('are replaced six times, each parent naming its child and each child its parent', async () => {
    const parents = pinnedRecords.filter(({ child }) => child !== undefined);
    expect(parents).toHaveLength(6);
    for (const { id, child = 0 } of parents) {
      const [old, next] = [await item(record(id)), await item(record(child))];
      expect([old.status, old.adminsolidaryChildId, next.adminsolidaryId]).toEqual([6, child, id]);
      expect(next.adminuserId).toBe(old.adminuserId);
      expect(next.needs.filter(({ label }: { label: string }) => label === 'Siège enfant')).toHaveLength(2);
    }
  });
});

describe('a record that is read', () => {
  it('is matched around the own place of a volunteer, which need not be the home', async () => {
    const { outward } = (await item(record(pinned.created))).admintransporters;
    const { homeAddress } = await item('/admin/solidary_volunteers/32');
    const match = outward.find(({ volunteerId }: { volunteerId: number }) => volunteerId === 327);
    expect(match.centerPoint).toMatchObject({ addressLocality: 'Toul', name: null, home: null });
    expect(homeAddress).toMatchObject({ home: true });
    expect(homeAddress.addressLocality).not.toBe('Toul');
  });

  it('carries the date of today in its times, whatever the day of the journey', async () => {
    platform.clock.time = Date.parse('2026-03-09T23:30:00Z');
    call = await as(platform, 'solidaryOperator');
    const { adminoutwardTime, adminoutwardMinTime, adminfromDate } = await item(record(pinned.created));
    expect([adminoutwardTime, adminoutwardMinTime].map((time) => time.slice(0, 10))).toEqual(
      Array(2).fill('2026-03-09'),
    );
    expect(adminfromDate).toBe('2026-03-13T00:00:00+00:00');
    const regular = await item(record(pinned.regular));
    expect(regular.adminschedules[0].outwardTime).toMatch(/^2026-03-09T\d\d:\d\d:00\+00:00$/);
  });

  it('leaves out what is null', async () => {
    const punctual = await item(record(pinned.created));
    expect(Object.values(punctual)).not.toContain(null);
    for (const name of ['adminreturnTime', 'admintoDate', 'regularDateChoice', 'adminsolidaryId'])
      expect(punctual).not.toHaveProperty(name);
    const regular = await item(record(pinned.regular));
    for (const name of ['adminoutwardTime', 'punctualOutwardDateChoice']) expect(regular).not.toHaveProperty(name);
    expect(regular).toMatchObject({ adminfrequency: 2, adminproposalType: 'roundtrip' });
  });

  it('says the windows of the structure for a flexible journey, on all seven days', async () => {
    const flexible = await item(record(pinned.flexible));
    expect(flexible).toMatchObject({ adminfrequency: 3, admintoDate: expect.any(String) });
    expect(flexible.adminschedules).toHaveLength(1);
    expect(Object.values(flexible.adminschedules[0]).filter((value) => value === true)).toHaveLength(7);
    const part = { 2: ['07:30', '11:30'], 3: ['13:30', '17:30'], 4: ['17:30', '20:00'] }[
      flexible.punctualOutwardTimeChoice as 2 | 3 | 4 // The morning, afternoon or evening, by the contract.
    ];
    const said = [flexible.adminoutwardMinTime, flexible.adminoutwardMaxTime].map((time) => time.slice(11, 16));
    expect(said).toEqual(part);
  });

  it('shows any destination by equal ends alone', async () => {
    const { adminorigin, admindestination, distance, ...rest } = await item(record(pinned.anywhere));
    expect(distance).toBe(0);
    expect(admindestination.displayLabel).toEqual(adminorigin.displayLabel);
    expect(Object.keys(rest).filter((name) => /any/i.test(name))).toEqual([]);
  });

  it('gives threads as an empty list without drivers, and by the id of the solution with them', async () => {
    expect((await item(record(pinned.created))).adminsolutions).toEqual({ drivers: [], threads: [] });
    const { drivers, threads } = (await item(record(pinned.withThreads))).adminsolutions;
    expect(Object.keys(threads).map(Number)).toEqual(drivers.map(({ id }: { id: number }) => id));
    const written = drivers.find(({ contacted }: { contacted: boolean }) => contacted);
    expect(threads[written.id].length).toBeGreaterThan(0);
  });

  it('gives decimals of the diary as texts, and its own as a number', async () => {
    const read = await item(record(pinned.searching));
    expect([read.progression, read.admindiary[0].progression]).toEqual([50, '50.00']);
  });
});

describe('the reading of a record', () => {
  it('looks for drivers each time, and tells a new volunteer once', async () => {
    await item(record(pinned.created));
    const told = platform.sent().filter(({ about }) => about === 'solidary.match');
    expect(told.length).toBeGreaterThan(0);
    await item(record(pinned.created));
    const run = { structure: 1, records: 1, record: pinned.created };
    expect(platform.matched()).toEqual([run, run]);
    expect(platform.sent()).toHaveLength(told.length);
  });

  it('gives the same ids of matches again', async () => {
    const before = await item(record(pinned.created));
    expect(await item(record(pinned.created))).toEqual(before);
  });

  it('does this work before the right is checked', async () => {
    call = await as(platform, 'communityManager');
    expect(await refusal('GET', record(pinned.created))).toEqual(denied);
    expect(platform.matched()).toHaveLength(1);
  });

  it('is denied to an operator of another structure', async () => {
    const elsewhere = async () => {
      call = await as(platform, 'administrator');
      const listed = await rows('/admin/solidaries?perPage=500');
      call = await as(platform, 'solidaryOperator');
      const own = new Set((await rows('/admin/solidaries?perPage=500')).map(({ id }) => id));
      return listed.find(({ id }) => !own.has(id) && id > 20)?.id ?? 0;
    };
    expect(await refusal('GET', record(await elsewhere()))).toEqual(denied);
  });

  it('is a 500 for an unknown one', async () => {
    expect(await refusal('GET', record(99_999))).toEqual(serverError);
  });

  it('is a 500 for good after a carpooler was chosen, and for a flexible one that a volunteer can serve', async () => {
    call = await as(platform, 'administrator');
    const listed = await rows('/admin/solidaries?perPage=500');
    const failed: number[] = [];
    for (const { id } of listed.slice(0, 30)) {
      const answer = await call('GET', record(id));
      if (answer.status === 500) failed.push(id);
    }
    expect(failed).toHaveLength(2);
    expect(new Set(platform.matched().map(({ structure }) => structure))).toContain(withUnreadableRecords);
  });
});

it('lists the actions without those that are written by the platform alone', async () => {
  const listed = await rows('/admin/solidaries/actions');
  expect(listed).toHaveLength(29);
  expect(listed.map(({ type }) => type)).toEqual(listed.map(({ type }) => type).sort());
  for (const id of [37, 39, 42, 105]) expect(listed.map((action) => action.id)).not.toContain(id);
});
