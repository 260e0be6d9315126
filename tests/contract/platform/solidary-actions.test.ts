import { beforeEach, describe, expect, it } from 'vitest';
import { notablePeople, pinnedRecordIds as pinned } from '#training/data/solidary.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, notFound, page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 1200 });
  call = await as(platform, 'solidaryOperator');
});
const record = (id: number) => `/admin/solidaries/${id}`;
const read = (id: number) => item(record(id));
const listed = async (id: number) => (await rows('/admin/solidaries?perPage=500')).find((row) => row.id === id);

const animation = (action: number, user: number, more: object = {}) => ({ animation: { action, user, ...more } });
async function act(id: number, action: number, more: object = {}): Promise<Row> {
  const answer = await send('PATCH', record(id), animation(action, (await listed(id))?.adminuserId, more));
  expect(answer.status).toBe(200);
  return answer.body;
}
const where = ({ status, progression }: Row) => [status, progression];

describe('an action on a record', () => {
  it('of type 1 leaves the status, and sets its own progression even where that is lower', async () => {
    expect(where(await act(pinned.created, 40))).toEqual([0, 25]);
    expect(where(await act(pinned.followedUp, 71))).toEqual([3, 25]);
    expect(where(await act(pinned.followedUp, 71, { progression: 75 }))).toEqual([3, 75]);
  });

  it.each([
    [43, [2, 50]],
    [51, [3, 75]],
    [56, [4, 100]],
  ])('of types 2 to 4 moves the record to that status, backwards too: %i', async (action, moved) => {
    expect(where(await act(pinned.created, action))).toEqual(moved);
    expect(where(await act(pinned.closed, action))).toEqual(moved);
  });

  it('is accepted on a closed and on a replaced record', async () => {
    expect(where(await act(pinned.closed, 43))).toEqual([2, 50]);
    const { adminuserId } = await read(922);
    expect((await send('PATCH', record(922), animation(43, adminuserId))).body).toMatchObject({ status: 2 });
  });

  it('by hand sets the status of its progression', async () => {
    for (const [progression, status] of [
      [25, 1],
      [50, 2],
      [75, 3],
      [100, 4],
    ])
      expect(where(await act(pinned.created, 39, { progression }))).toEqual([status, progression]);
  });

  it('by hand with another progression is a 500 that leaves a line in the diary, and nothing else', async () => {
    const before = await read(pinned.searching);
    const body = animation(39, before.adminuserId, { progression: 30 });
    expect(await refusal('PATCH', record(pinned.searching), body)).toEqual(serverError);
    const after = await read(pinned.searching);
    expect(where(after)).toEqual(where(before));
    expect(after.admindiary).toHaveLength(before.admindiary.length + 1);
    expect(after.admindiary[0]).toMatchObject({ action: 'solidary_update_progress_manually', progression: '30.00' });
  });

  it('by hand without a progression is a page, and nothing is written', async () => {
    const before = await read(pinned.searching);
    expect(await refusal('PATCH', record(pinned.searching), animation(39, before.adminuserId))).toEqual(page);
    expect(await read(pinned.searching)).toEqual(before);
  });

  it('that is free keeps status and progression', async () => {
    const after = await act(pinned.searching, 90, { comment: 'À rappeler' });
    expect(where(after)).toEqual([2, 50]);
    expect(after.admindiary[0]).toMatchObject({ action: 'solidary_free', comment: 'À rappeler', progression: '50.00' });
  });

  it('loses in its comment what looks like a tag, and its line ends become breaks', async () => {
    const after = await act(pinned.searching, 90, { comment: 'Si 3 < 5,\nvoir <b>ici</b>' });
    expect(after.admindiary[0].comment).toBe('Si 3 < 5,<br />\nvoir ici');
  });

  it('answers the progression as it was sent, and reads it as a decimal', async () => {
    expect((await act(pinned.created, 39, { progression: 25 })).admindiary[0].progression).toBe('25');
    expect((await read(pinned.created)).admindiary[0].progression).toBe('25.00');
  });

  it('is a 500 that writes nothing for an unknown action or person, and without one', async () => {
    const before = await read(pinned.created);
    for (const body of [
      animation(9999, before.adminuserId),
      animation(40, 9_999_999),
      { animation: { action: 40 } },
      { animation: null },
    ])
      expect(await refusal('PATCH', record(pinned.created), body)).toEqual(serverError);
    expect(await read(pinned.created)).toEqual(before);
  });

  it('names the driver whom it is about', async () => {
    const { volunteerId } = (await read(pinned.created)).admintransporters.outward[0];
    const after = await send('PATCH', record(pinned.created), animation(72, volunteerId));
    expect(after.body.admindiary[0]).toMatchObject({ userId: volunteerId, authorGivenName: 'Yasmine' });
    expect(after.body).toMatchObject({ adminlastAction: 'solidary_contact_call' });
  });
});

describe('a choice of a driver', () => {
  const choice = (matching: number, more: object = {}) => ({ solution: { matching, ...more } });

  it('adds the volunteer, and the linked way back in the same call', async () => {
    const before = await read(pinned.roundTrip);
    const [{ matchingId, volunteerId }] = before.admintransporters.outward;
    const { body } = await send('PATCH', record(before.id), choice(matchingId, { transporter: volunteerId }));
    const { drivers, threads } = body.adminsolutions;
    expect(drivers[0]).toMatchObject({ matchingId, type: 'transporter', userId: volunteerId, contacted: false });
    const back = before.admintransporters.return.find((one: Row) => one.volunteerId === volunteerId);
    expect(drivers.map((driver: Row) => driver.matchingId)).toEqual(
      back === undefined ? [matchingId] : [matchingId, back.matchingId],
    );
    expect(Object.keys(threads)).toHaveLength(drivers.length);
    expect(where(body)).toEqual(where(before));
  });

  it('a second time is a page, and nothing changes', async () => {
    const { admintransporters } = await read(pinned.created);
    const [{ matchingId, volunteerId }] = admintransporters.outward;
    const body = choice(matchingId, { transporter: volunteerId });
    await send('PATCH', record(pinned.created), body);
    const before = await read(pinned.created);
    expect(await refusal('PATCH', record(pinned.created), body)).toEqual(page);
    expect(await read(pinned.created)).toEqual(before);
  });

  it('is a 500 for an unknown match or person, and without a person', async () => {
    const [{ matchingId, volunteerId }] = (await read(pinned.created)).admintransporters.outward;
    for (const body of [
      choice(matchingId),
      choice(99_999, { transporter: volunteerId }),
      choice(matchingId, { transporter: 9_999_999 }),
    ])
      expect(await refusal('PATCH', record(pinned.created), body)).toEqual(serverError);
    expect((await read(pinned.created)).adminsolutions.drivers).toEqual([]);
  });

  it('of a carpooler is stored and answered by 500, and the record is never read again', async () => {
    const [{ matchingId, carpoolerId }] = (await read(pinned.created)).admincarpools.outward;
    const body = choice(matchingId, { carpooler: carpoolerId });
    expect(await refusal('PATCH', record(pinned.created), body)).toEqual(serverError);
    expect(await refusal('PATCH', record(pinned.created), body)).toEqual(page);
    for (const action of [43, 56]) {
      const adminuserId = (await listed(pinned.created))?.adminuserId;
      expect(await refusal('PATCH', record(pinned.created), animation(action, adminuserId))).toEqual(serverError);
    }
    expect(await listed(pinned.created)).toMatchObject({ status: 4, adminlastAction: 'solidary_punctual_carpool' });
    expect(await refusal('GET', record(pinned.created))).toEqual(serverError);
    // The others stay as they were.
    expect(await read(pinned.searching)).toMatchObject({ status: 2 });
  });
});

it('after a carpooler was chosen, a volunteer whom the structure accepts does not get the role', async () => {
  const [{ matchingId, carpoolerId }] = (await read(pinned.created)).admincarpools.outward;
  await send('PATCH', record(pinned.created), { solution: { matching: matchingId, carpooler: carpoolerId } });
  call = await as(platform, 'administrator');
  const volunteer = `/admin/solidary_volunteers/${notablePeople.pendingVolunteer}`;
  const { userId, structures } = await item(volunteer);
  const body = { validation: { id: structures[0].userStructureId, validate: true } };
  expect(await refusal('PATCH', volunteer, body)).toEqual(serverError);
  expect((await item(volunteer)).structures[0].status).toBe(1);
  const { rolesTerritory } = await item(`/admin/users/${userId}`);
  expect(rolesTerritory.map(({ role }: Row) => role)).not.toContain(11);
});

describe('a message to a driver', () => {
  const message = (solution: number, text?: string) => ({ message: { solution, text } });

  it('makes the contact, in the name of the beneficiary, and leaves the status', async () => {
    const before = await read(pinned.withThreads);
    const { drivers } = before.adminsolutions;
    const { id, userId } = drivers.at(-1);
    const { body } = await send('PATCH', record(before.id), message(id, 'Bonjour <b>x</b>\nMerci'));
    expect(body.adminsolutions.drivers.at(-1)).toMatchObject({ id, contacted: true, status: 0 });
    expect(body.adminsolutions.threads[id].at(-1)).toMatchObject({
      posterId: before.adminuserId,
      delegateGivenName: 'Yasmine',
      text: 'Bonjour x<br />\nMerci',
    });
    expect(where(body)).toEqual(where(before));
    expect(platform.sent().filter(({ about }) => about === 'solidary.message')).toEqual([
      { about: 'solidary.message', to: userId },
    ]);
  });

  it('stands in the thread of both ways', async () => {
    const { drivers } = (await read(pinned.withThreads)).adminsolutions;
    const pair = drivers.filter(({ userId }: Row) => userId === drivers[0].userId);
    expect(pair).toHaveLength(2);
    const { body } = await send('PATCH', record(pinned.withThreads), message(pair[1].id, 'Au retour'));
    const { threads } = body.adminsolutions;
    expect(threads[pair[0].id]).toEqual(threads[pair[1].id]);
    expect(threads[pair[0].id].at(-1).text).toBe('Au retour');
  });

  it('is a 500 without a text, and to somebody who was not chosen', async () => {
    const [{ id }] = (await read(pinned.withThreads)).adminsolutions.drivers;
    for (const body of [{ message: { solution: id } }, message(99_999, 'x')])
      expect(await refusal('PATCH', record(pinned.withThreads), body)).toEqual(serverError);
    expect(platform.sent().filter(({ about }) => about === 'solidary.message')).toEqual([]);
  });
});

describe('a change of a record', () => {
  it('is denied without the right, and for the record of another structure', async () => {
    const body = animation(90, 3);
    call = await as(platform, 'communityManager');
    expect(await refusal('PATCH', record(pinned.created), body)).toEqual(denied);
    call = await as(platform, 'solidaryOperator');
    const own = new Set((await rows('/admin/solidaries?perPage=500')).map(({ id }) => id));
    call = await as(platform, 'administrator');
    const other = (await rows('/admin/solidaries?perPage=500')).find(({ id }) => !own.has(id));
    call = await as(platform, 'solidaryOperator');
    expect(await refusal('PATCH', record(other?.id ?? 0), body)).toEqual(denied);
  });

  it('is a 400 for an unknown record, and for another type of body', async () => {
    expect(await refusal('PATCH', record(99_999), animation(90, 3))).toEqual(notFound);
    const answer = await call('PATCH', record(pinned.created), {
      body: animation(90, 3),
      headers: { 'content-type': 'application/json' },
      isProper: false,
    });
    expect([answer.status, answer.body['hydra:description']]).toEqual([
      400,
      expect.stringContaining('The content-type "application/json" is not supported.'),
    ]);
  });

  it('reads the first key alone: an action wins over a choice, a choice over a message', async () => {
    const before = await read(pinned.withThreads);
    const [{ id }] = before.adminsolutions.drivers;
    const all = { ...animation(90, before.adminuserId), solution: {}, message: { solution: id, text: 'x' }, needs: [] };
    const { body } = await send('PATCH', record(before.id), all, false);
    expect(body.admindiary).toHaveLength(before.admindiary.length + 1);
    expect(body.adminsolutions).toEqual(before.adminsolutions);
  });

  it('of a record that was born by a 500 needs a progression first: a note is lost', async () => {
    call = await as(platform, 'administrator');
    const born = (await rows('/admin/solidaries?perPage=500')).find(({ adminlastAction }) => adminlastAction === null);
    const [id, adminuserId] = [born?.id ?? 0, born?.adminuserId];
    expect(await refusal('PATCH', record(id), animation(90, adminuserId, { comment: 'x' }))).toEqual(page);
    expect(await listed(id)).toEqual(born);
    expect(await refusal('PATCH', record(id), animation(39, adminuserId, { progression: 25 }))).toEqual(serverError);
    expect(await listed(id)).toMatchObject({ status: 1, progression: 25 });
    expect(await refusal('PATCH', record(id), animation(90, adminuserId))).toEqual(serverError);
    expect(await listed(id)).toMatchObject({ adminlastAction: 'solidary_free' });
  });
});
