import { beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { call, driver, failed, lost, openRecord } from './fake-record.ts';

type House = ReturnType<typeof openRecord>;
let house: House;
let record: House['record'];
beforeEach(async () => {
  house = openRecord();
  record = house.record;
  await house.handlers['solidaryrecords.read']({ id: 4 }, call);
  record.reads = 0;
});

const sending = (context: CallContext = call) => ({
  act: (more: object = {}) =>
    house.handlers['solidaryrecords.act'](
      { id: 4, action: 72, user: driver, comment: null, progression: null, before: record.known, ...more },
      context,
    ),
  choose: () =>
    house.handlers['solidaryrecords.choose'](
      { id: 4, matching: 7, role: 'transporter', roleId: driver, before: record.known },
      context,
    ),
  message: () =>
    house.handlers['solidaryrecords.message']({ id: 4, solution: 1, text: 'Bonjour', before: record.known }, context),
});
const storeMessages = (count: number) => {
  const message = { posterId: 14, text: 'Bonjour', date: '2026-11-22T12:30:38+00:00' };
  record.item = { ...record.item, adminsolutions: { drivers: [], threads: { 1: Array(count).fill(message) } } };
};

describe.each(['act', 'choose', 'message'] as const)('%s', (kind) => {
  it('cannot be cancelled from its sending on, and can before', async () => {
    const order: string[] = [];
    const context = { ...call, commit: () => order.push('committed') };
    record.onPatch = () => void order.push('sent');
    await sending(context)[kind]();
    expect(order).toEqual(['committed', 'sent']);
    order.length = 0;
    record.isListed = false;
    record.others = [{ ...record.item, id: 17 }];
    expect(await sending(context)[kind]()).toMatchObject({ isSent: false });
    expect(order).toEqual([]);
  });

  it('whose answer is another record is looked up in its own', async () => {
    const { patch } = record.client;
    record.client.patch = async (...args) => ({ ...(await patch(...args)), id: 5 });
    expect(await sending()[kind]()).toMatchObject({ outcome: 'notDone', record: { id: 4 } });
    expect([record.sent.length, record.reads]).toEqual([1, 1]);
  });
});

describe('an action proven by its row alone', () => {
  const unreadable = (store: () => void) => {
    record.onPatch = () => {
      record.unreadable = failed;
      store();
      throw failed();
    };
  };

  it('is unknown where another action had the same effect', async () => {
    unreadable(() => record.addEntry({ action: 'solidary_link' }, { status: 2, progression: 50 }));
    expect(await sending().act()).toMatchObject({ outcome: 'unknown' });
  });

  it('is unknown where the row is older than what was on screen', async () => {
    const before = { ...record.known, lastActionDate: '2099-01-01T00:00:00+00:00' };
    unreadable(() => record.addEntry({ action: 'solidary_contact_call' }, { status: 2, progression: 50 }));
    expect(await sending().act({ before })).toMatchObject({ outcome: 'unknown' });
  });
});

describe('a message with a text that was sent before', () => {
  beforeEach(async () => {
    storeMessages(1);
    await house.handlers['solidaryrecords.read']({ id: 4 }, call);
  });

  it('is not taken for the earlier one', async () => {
    record.onPatch = () => {
      throw lost();
    };
    expect(await sending().message()).toMatchObject({ outcome: 'notDone' });
  });

  it('is found as the second one', async () => {
    record.onPatch = () => {
      storeMessages(2);
      throw lost();
    };
    expect(await sending().message()).toMatchObject({ outcome: 'done' });
  });

  it('is found as the platform stores it, without what would look like a tag', async () => {
    record.onPatch = () => {
      const stored = { posterId: 14, text: 'Bonjour ‹ 9 h', date: '2026-11-22T12:30:38+00:00' };
      record.item = { ...record.item, adminsolutions: { drivers: [], threads: { 1: [stored] } } };
      throw lost();
    };
    const text = 'Bonjour < 9 h';
    const message = { id: 4, solution: 1, text, before: record.known };
    expect(await house.handlers['solidaryrecords.message'](message, call)).toMatchObject({ outcome: 'done' });
  });

  it('is unknown where nobody knows what the thread held: it is never said to be unsent', async () => {
    // The end of the session takes the copy away.
    house.session.end();
    record.onPatch = () => {
      throw lost();
    };
    expect(await sending().message()).toMatchObject({ outcome: 'unknown', isSent: true, record: null });
  });
});

describe('a choice', () => {
  it('of a driver who is chosen already is not sent: the platform would refuse it without a reason', async () => {
    const chosen = { id: 1, matchingId: 7, type: 'transporter', userId: 2 };
    record.item = { ...record.item, adminsolutions: { drivers: [chosen], threads: [] } };
    await house.handlers['solidaryrecords.read']({ id: 4 }, call);
    expect(await sending().choose()).toMatchObject({ outcome: 'done', isSent: false, record: { id: 4 } });
    expect(record.sent).toEqual([]);
  });

  it('of a volunteer leaves nothing on disk: the record can be read again', async () => {
    record.onPatch = () => {
      record.unreadable = failed;
      throw failed();
    };
    expect(await sending().choose()).toMatchObject({ outcome: 'unknown' });
    expect(house.folder.files.size).toBe(0);
  });
});

it('an older record of the same person is not taken for the one that replaced this', async () => {
  record.isListed = false;
  record.others = [{ ...record.item, id: 3 }];
  record.onPatch = () => {
    throw failed();
  };
  expect(await sending().act()).toMatchObject({ outcome: 'notDone', newest: null });
  expect(record.sent).toHaveLength(1);
});

it('the action that replaces a record is not offered, even where the platform lists it', async () => {
  const { list } = record.client;
  record.client.list = async (...args) => {
    const { members } = await list(...args);
    const more = { id: 105, name: 'solidary_deeply_updated', type: 6, progression: -1 };
    return { members: [...members, more], total: members.length + 1 };
  };
  const listed = await house.handlers['solidaryrecords.listActions'](undefined, call);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.map(({ id }) => id)).not.toContain(105);
  await expect(Promise.try(() => sending().act({ action: 105 }))).rejects.toMatchObject({ error: { kind: 'refused' } });
});
