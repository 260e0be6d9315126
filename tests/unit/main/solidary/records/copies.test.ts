import { beforeEach, describe, expect, it } from 'vitest';
import type { SentRecord } from '#shared/resources/solidaryrecords/write/sent.ts';
import { call, driver, failed, openRecord } from './fake-record.ts';

type House = ReturnType<typeof openRecord>;
let house: House;
const day = 24 * 3600 * 1000;

const read = (handlers = house.handlers) => handlers['solidaryrecords.read']({ id: 4 }, call);
const lastCopy = (handlers = house.handlers) => handlers['solidaryrecords.lastCopy']({ id: 4 }, call);
const choose = (handlers = house.handlers, matching = 6) =>
  handlers['solidaryrecords.choose'](
    { id: 4, matching, role: 'carpooler', roleId: driver, before: house.record.known },
    call,
  );
const close = (handlers = house.handlers) =>
  handlers['solidaryrecords.act'](
    { id: 4, action: 59, user: driver, comment: null, progression: null, before: house.record.known },
    call,
  );

beforeEach(async () => {
  house = openRecord();
  await read();
  house.record.onPatch = () => {
    house.record.unreadable = failed;
    throw failed();
  };
});

describe('a carpooler who was chosen', () => {
  it('is chosen but not confirmed, and a second choice of the same is not sent', async () => {
    expect((await choose()).outcome).toBe('unknown');
    expect(await lastCopy()).toMatchObject({
      record: { id: 4 },
      unconfirmed: [{ matching: 6, role: 'carpooler', roleId: 2 }],
    });
    expect(await choose()).toMatchObject({ outcome: 'unknown', isSent: false });
    expect(house.record.sent).toHaveLength(1);
  });

  it('leaves the last copy for the next run of the application, for this account alone', async () => {
    await choose();
    house.session.end();
    expect(await lastCopy(house.start())).toMatchObject({ record: { id: 4, familyName: 'Durand' } });
    house.session.person = 8;
    expect(await lastCopy(house.start())).toBeNull();
  });

  it('makes later actions look at the row alone: reading would run the matching for nothing', async () => {
    await choose();
    house.record.reads = 0;
    house.record.onPatch = () => {
      house.record.addEntry({ action: 'solidary_free', userId: 2, comment: 'Vu' });
      throw failed();
    };
    const note = { id: 4, action: 90, user: driver, comment: 'Vu', progression: null, before: house.record.known };
    expect(await house.handlers['solidaryrecords.act'](note, call)).toMatchObject({ outcome: 'done', record: null });
    expect(house.record.reads).toBe(0);
  });

  it('leaves nothing on disk once the record can be read again', async () => {
    await choose();
    house.record.unreadable = null;
    await read();
    expect(await lastCopy(house.start())).toBeNull();
  });

  it('leaves nothing on disk once the record is closed', async () => {
    await choose();
    house.record.onPatch = () => {
      house.record.addEntry({ action: 'solidary_ask_drop' }, { status: 4, progression: 100 });
      throw failed();
    };
    expect((await close()).outcome).toBe('done');
    expect(await lastCopy(house.start())).toBeNull();
  });

  it('leaves nothing after 60 days', async () => {
    await choose();
    house.clock.advance(59 * day);
    expect(await lastCopy(house.start())).not.toBeNull();
    house.clock.advance(day);
    expect(await lastCopy(house.start())).toBeNull();
  });
});

it('what was sent of a record that was never read is there until it is read, in the next run too', async () => {
  const sent = { structureId: null, subject: { id: 1, label: null }, needs: [] } as unknown as SentRecord;
  const next = openRecord();
  await next.copies().keepSent(4, sent);
  next.session.end();
  expect(await lastCopy(next.start())).toMatchObject({ record: null, sent });
  await read(next.start());
  expect(await lastCopy(next.start())).toBeNull();
});

it('the copy of a record without a chosen carpooler ends with the session', async () => {
  expect(await lastCopy()).toMatchObject({ record: { id: 4 }, unconfirmed: [] });
  house.session.end();
  expect(await lastCopy()).toBeNull();
  expect(house.folder.files.size).toBe(0);
});

it('a copy that cannot be read is not taken for none, and a choice of meanwhile joins it', async () => {
  await choose();
  house.folder.failing.add('read');
  const next = house.start();
  await expect(lastCopy(next)).rejects.toMatchObject({ error: { kind: 'keychain' } });
  expect((await choose(next, 7)).outcome).toBe('unknown');
  house.folder.failing.clear();
  await next['solidaryrecords.lastCopy']({ id: 5 }, call);
  expect(await lastCopy(house.start())).toMatchObject({
    record: { id: 4 },
    unconfirmed: [{ matching: 6 }, { matching: 7 }],
  });
});
