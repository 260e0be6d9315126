import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 200);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const read = async (id: number): Promise<RecordItem> =>
  (await house.handlers['solidaryrecords.read']({ id }, house.call)).record;

/** Open records that can be read, the newest first, until one suits. */
async function find(suits: (record: RecordItem) => boolean): Promise<RecordItem> {
  const request = contract['solidaryrecords.list'].request.parse({
    page: 1,
    perPage: 80,
    sort: [{ field: 'id', direction: 'desc' }],
    filters: {},
  });
  const { rows } = await house.handlers['solidaryrecords.list'](request, house.call);
  for (const { id, status } of rows) {
    const record = isOpen(status) ? await read(id).catch(() => null) : null;
    if (record !== null && suits(record)) {
      house.server.requests.length = 0;
      // Nobody acts twice in one second.
      house.clock.advance(1000);
      return record;
    }
  }
  throw new Error('no record of training is like that');
}
const any = () => find(() => true);

const act = (record: RecordItem, name: keyof typeof knownActions, more: object = {}) => {
  const sent = { action: knownActions[name].id, user: record.userId, comment: null, progression: null, ...more };
  return house.handlers['solidaryrecords.act']({ id: record.id, ...sent, before: knownStateOf(record) }, house.call);
};
const reads = (id: number) =>
  house.server.requests.filter(({ request }) => `${request.method} ${request.url}` === `GET /admin/solidaries/${id}`)
    .length;

it('the actions are listed as the contract has them, and read once', async () => {
  const [once, again] = [
    await house.handlers['solidaryrecords.listActions'](undefined, house.call),
    await house.handlers['solidaryrecords.listActions'](undefined, house.call),
  ];
  expect(once).toHaveLength(29);
  expect(again).toEqual(once);
  expect(house.server.requests).toHaveLength(1);
  expect(departures(house)).toEqual([]);
});

it('a record is read by one call that keeps to the contract', async () => {
  const { id } = await any();
  expect(await read(id)).toMatchObject({ id });
  expect(reads(id)).toBe(1);
  expect(departures(house)).toEqual([]);
});

it('a record that does not exist is a failure of the platform, asked for once', async () => {
  expect(await errorOf(read(99_999))).toMatchObject({ kind: 'server', status: 500 });
  expect(reads(99_999)).toBe(1);
});

describe('an action', () => {
  it('moves the record and is in its diary, with the comment as the platform keeps it', async () => {
    const record = await any();
    const result = await act(record, 'contact_call', { comment: 'Rappelle <demain>\nMerci' });
    expect(result).toMatchObject({ outcome: 'done', record: { status: 2, progression: 50 } });
    expect(result.record?.diary[0]).toMatchObject({
      action: 'solidary_contact_call',
      comment: 'Rappelle ‹demain>\nMerci',
    });
    expect(writesOf(house)).toEqual([
      [
        `PATCH /admin/solidaries/${record.id}`,
        { animation: { action: 72, user: record.userId, comment: 'Rappelle ‹demain>\nMerci' } },
      ],
    ]);
    expect(reads(record.id)).toBe(0);
    expect(departures(house)).toEqual([]);
  });

  it.each(['hydra500', 'page504'] as const)(
    'answered by %s although it is stored is found by one reading, and never sent again',
    async (answer) => {
      const record = await any();
      house.server.faults.instead(answer, { method: 'PATCH', path: `/admin/solidaries/${record.id}`, times: 1 });
      expect(await act(record, 'free', { comment: answer })).toMatchObject({ outcome: 'done' });
      expect([writesOf(house).length, reads(record.id)]).toEqual([1, 1]);
    },
  );

  it('whose connection was closed before the platform had it is not saved, and says so', async () => {
    const record = await any();
    house.server.faults.drop({ method: 'PATCH', path: `/admin/solidaries/${record.id}`, times: 1 });
    expect(await act(record, 'free', { comment: 'perdu' })).toMatchObject({ outcome: 'notDone' });
    expect(writesOf(house)).toHaveLength(1);
  });

  it('on a record that a colleague has closed meanwhile is not sent', async () => {
    const record = await any();
    await act(record, 'ask_drop');
    house.server.requests.length = 0;
    expect(await act(record, 'contact_call')).toMatchObject({ outcome: 'changed', row: { status: 4 } });
    expect(writesOf(house)).toEqual([]);
  });

  it('by somebody without the right names it', async () => {
    const record = await any();
    house.server.faults.instead('denied', { method: 'PATCH', path: `/admin/solidaries/${record.id}`, times: 1 });
    expect(await errorOf(act(record, 'free'))).toMatchObject({ kind: 'denied', right: 'solidary_update' });
  });
});

describe('a driver', () => {
  const choose = (record: RecordItem, matching: number, role: 'carpooler' | 'transporter', roleId: number) =>
    house.handlers['solidaryrecords.choose'](
      contract['solidaryrecords.choose'].request.parse({
        id: record.id,
        matching,
        role,
        roleId,
        before: knownStateOf(record),
      }),
      house.call,
    );

  it('who is a volunteer is chosen once and written to; the record is read by neither', async () => {
    const record = await find(({ transporters, drivers }) => drivers.length === 0 && transporters.outward.length > 0);
    const [volunteer] = record.transporters.outward;
    if (!volunteer?.matchingId) throw new Error('a match has an id');
    const chosen = await choose(record, volunteer.matchingId, 'transporter', volunteer.volunteerId);
    expect(chosen).toMatchObject({ outcome: 'done', isSent: true });
    expect(await choose(record, volunteer.matchingId, 'transporter', volunteer.volunteerId)).toMatchObject({
      outcome: 'done',
      isSent: false,
    });
    const [driver] = chosen.record?.drivers ?? [];
    if (driver === undefined) throw new Error('the driver was chosen');
    const message = { id: record.id, solution: driver.id, text: 'Bonjour <Nina>', before: knownStateOf(record) };
    const written = await house.handlers['solidaryrecords.message'](message, house.call);
    expect(written).toMatchObject({ outcome: 'done' });
    expect(written.record?.threads[driver.id]?.map(({ text }) => text)).toContain('Bonjour ‹Nina>');
    expect(writesOf(house).map(([, body]) => body)).toEqual([
      { solution: { matching: volunteer.matchingId, transporter: volunteer.volunteerId } },
      { message: { solution: driver.id, text: 'Bonjour ‹Nina>' } },
    ]);
    expect(reads(record.id)).toBe(0);
    expect(departures(house)).toEqual([]);
  });

  it('who is a carpooler is chosen but not confirmed; actions go on, and are proven by the list', async () => {
    const record = await find(({ carpools, drivers }) => drivers.length === 0 && carpools.outward.length > 0);
    const [carpool] = record.carpools.outward;
    if (!carpool?.matchingId) throw new Error('a match has an id');
    const chosen = await choose(record, carpool.matchingId, 'carpooler', carpool.carpoolerId);
    expect(chosen).toMatchObject({ outcome: 'unknown', record: null, row: { id: record.id } });
    expect(await house.handlers['solidaryrecords.lastCopy']({ id: record.id }, house.call)).toMatchObject({
      record: { id: record.id },
      unconfirmed: [{ matching: carpool.matchingId, role: 'carpooler' }],
    });
    house.server.requests.length = 0;
    expect(await act(record, 'carpool_ongoing')).toMatchObject({ outcome: 'done', row: { status: 3 }, record: null });
    expect(reads(record.id)).toBe(0);
    expect(departures(house)).toEqual([]);
  });
});
