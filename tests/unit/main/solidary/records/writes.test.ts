import { beforeEach, describe, expect, it } from 'vitest';
import { onLook } from '#main/ipc/outcome-looks.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { whileWaiting } from '#tests/support/no-waiting.ts';
import { beneficiary, call, denied, driver, failed, lost, openRecord } from './fake-record.ts';

type House = ReturnType<typeof openRecord>;
let house: House;
let record: House['record'];
beforeEach(async () => {
  house = openRecord();
  record = house.record;
  await house.handlers['solidaryrecords.read']({ id: 4 }, call);
  record.reads = 0;
});

const contact = { action: 72, user: driver, comment: 'Rappelle demain', progression: null };
const act = (more: object = {}, handlers = house.handlers) =>
  handlers['solidaryrecords.act']({ id: 4, ...contact, before: record.known, ...more }, call);
const choose = (role: 'carpooler' | 'transporter' = 'transporter', handlers = house.handlers) =>
  handlers['solidaryrecords.choose']({ id: 4, matching: 7, role, roleId: driver, before: record.known }, call);
const write = (text = 'Bonjour', handlers = house.handlers) =>
  handlers['solidaryrecords.message']({ id: 4, solution: 1, text, before: record.known }, call);

const entry = { action: 'solidary_contact_call', userId: 2, comment: 'Rappelle demain', authorGivenName: 'Sol' };
const storeAction = () => record.addEntry(entry, { status: 2, progression: 50 });
const storeChoice = () => {
  const chosen = { id: 1, matchingId: 7, type: 'transporter', userId: 2 };
  record.item = { ...record.item, adminsolutions: { drivers: [chosen], threads: { 1: [] } } };
};
const storeMessage = () => {
  const message = { posterId: 14, text: 'Bonjour<br />\nMerci', date: '2026-11-22T12:30:38+00:00' };
  record.item = { ...record.item, adminsolutions: { drivers: [], threads: { 1: [message] } } };
};
const outcome = async (result: ReturnType<typeof act>) => (await result).outcome;

const writes = [
  ['an action', act, storeAction],
  ['a choice', choose, storeChoice],
  ['a message', () => write('Bonjour\nMerci'), storeMessage],
] as const;

describe.each(writes)('%s', (_, send, store) => {
  it('that is answered is done, with the record of the answer, and nothing is read', async () => {
    record.onPatch = store;
    expect(await send()).toMatchObject({ outcome: 'done', isSent: true, record: { id: 4 } });
    expect([record.sent.length, record.reads]).toEqual([1, 0]);
  });

  it('is known from then on: the next one tells nothing of it as done by others', async () => {
    record.onPatch = store;
    await send();
    record.onPatch = () => record.addEntry({ action: 'solidary_free', userId: 2, comment: 'Vu' });
    expect(await act({ action: 90, comment: 'Vu' })).toMatchObject({ outcome: 'done', meanwhile: [] });
  });

  it.each([
    ['a 500', failed],
    ['a cut', lost],
  ])('that is stored and answered by %s is done: it is read once and never sent again', async (_name, failure) => {
    record.onPatch = () => {
      store();
      throw failure();
    };
    expect(await send()).toMatchObject({ outcome: 'done', record: { id: 4 } });
    expect([record.sent.length, record.reads]).toEqual([1, 1]);
  });

  it('that was not stored before the 500 can be tried again', async () => {
    record.onPatch = () => {
      throw failed();
    };
    expect(await outcome(send())).toBe('notDone');
    expect([record.sent.length, record.reads]).toEqual([1, 1]);
  });

  it('that cannot be seen anywhere is unknown', async () => {
    record.onPatch = () => {
      record.unreadable = failed;
      record.unlisted = failed;
      store();
      throw failed();
    };
    expect(await send()).toMatchObject({ outcome: 'unknown', isSent: true, record: null, row: null });
    expect([record.sent.length, record.reads]).toEqual([1, 1]);
  });

  it('that the platform refuses names the right, and is not looked for', async () => {
    record.onPatch = () => {
      throw denied('solidary_update');
    };
    expect(toAppError(await Promise.resolve(send()).catch((thrown: unknown) => thrown))).toMatchObject({
      kind: 'denied',
      right: 'solidary_update',
    });
    expect([record.reads, record.rights.at(-1)]).toEqual([0, 'solidary_update']);
  });

  it('on a record that somebody else has moved is not sent', async () => {
    const sending = send();
    record.addEntry({ action: 'solidary_ask_drop' }, { status: 4, progression: 100 });
    expect(await sending).toMatchObject({ outcome: 'changed', isSent: false, row: { status: 4, progression: 100 } });
    expect(record.sent).toEqual([]);
  });

  it('on a record that was replaced is not sent, and leads to the newest of its person', async () => {
    record.isListed = false;
    record.others = [17, 21].map((id) => ({ ...record.item, id }));
    expect(await send()).toMatchObject({ outcome: 'replaced', isSent: false, newest: { id: 21 } });
    expect(record.sent).toEqual([]);
  });

  it.each([
    ['refused', denied('solidary_list')],
    ['not found', new AppFailure({ kind: 'notFound' })],
    ['a failure', failed()],
    ['invalid', new AppFailure({ kind: 'invalid', fields: [], status: 400 })],
  ])('is sent where the list is %s: without it, the write is what was asked for', async (_name, failure) => {
    record.unlisted = () => failure;
    record.onPatch = store;
    expect(await outcome(send())).toBe('done');
  });

  it('is not sent while there is no network', async () => {
    record.unlisted = lost;
    expect(toAppError(await Promise.resolve(send()).catch((thrown: unknown) => thrown))).toMatchObject({
      kind: 'network',
      isUnsent: true,
    });
    expect(record.sent).toEqual([]);
  });
});

describe('a platform that is still at work when its answer is lost', () => {
  const afterCut = () => {
    record.onPatch = () => {
      throw lost();
    };
  };

  describe.each(writes)('%s', (_, send, store) => {
    it.each([6, 20, 45])('that is stored %i seconds later is done, and never told as not done', async (seconds) => {
      afterCut();
      whileWaiting([seconds * 1000, store]);
      expect(await outcome(send())).toBe('done');
      expect([record.sent.length, record.reads <= 2]).toEqual([1, true]);
    });
  });

  it('is looked at for a minute before an action may be repeated, and read with effects twice', async () => {
    afterCut();
    const time = whileWaiting();
    const controller = new AbortController();
    const told: number[] = [];
    onLook(controller.signal, (milliseconds) => told.push(milliseconds));
    const result = await house.handlers['solidaryrecords.act'](
      { id: 4, ...contact, before: record.known },
      { ...call, signal: controller.signal },
    );
    expect(result.outcome).toBe('notDone');
    expect([time.passed, told]).toEqual([60_000, [10_000, 20_000, 30_000]]);
    expect([record.sent.length, record.reads]).toEqual([1, 2]);
  });

  it('is not waited for where it has answered by itself', async () => {
    record.onPatch = () => {
      throw failed();
    };
    const time = whileWaiting([1, storeAction]);
    expect(await outcome(act())).toBe('notDone');
    expect(time.passed).toBe(0);
  });
});

describe('an action on a record that cannot be read', () => {
  const unreadable = (store: () => void) => {
    record.onPatch = () => {
      store();
      record.unreadable = failed;
      throw failed();
    };
  };

  it('is proven by its row', async () => {
    unreadable(storeAction);
    expect(await act()).toMatchObject({ outcome: 'done', record: null, row: { status: 2, progression: 50 } });
  });

  it('is not done when its row is as before', async () => {
    unreadable(() => {});
    expect(await outcome(act())).toBe('notDone');
  });

  it('is unknown when the row shows the action of somebody else', async () => {
    unreadable(() => record.addEntry({ action: 'solidary_free' }));
    expect(await outcome(act())).toBe('unknown');
  });

  it('is unknown when the row shows this action with another effect', async () => {
    unreadable(() => record.addEntry(entry, { status: 3, progression: 75 }));
    expect(await outcome(act())).toBe('unknown');
  });

  it('is told as replaced when the row is gone and its person has a newer record', async () => {
    unreadable(() => {
      record.isListed = false;
      record.others = [{ ...record.item, id: 17 }];
    });
    expect(await act()).toMatchObject({ outcome: 'replaced', isSent: true, newest: { id: 17 } });
  });
});

describe('what is sent', () => {
  it('is the action with its person, without the comment that was left empty', async () => {
    await act({ comment: '   ' });
    await act({ action: 39, progression: 25, user: beneficiary, comment: null });
    expect(record.sent).toEqual([
      { animation: { action: 72, user: 2 } },
      { animation: { action: 39, user: 14, progression: 25 } },
    ]);
  });

  it('has ‹ for <, since the platform strips what looks like a tag', async () => {
    await act({ comment: 'arrive <10 min> <b>tôt</b>' });
    await write('a < b');
    expect(record.sent).toEqual([
      { animation: { action: 72, user: 2, comment: 'arrive ‹10 min> ‹b>tôt‹/b>' } },
      { message: { solution: 1, text: 'a ‹ b' } },
    ]);
  });

  it('is the matching with the role of the driver', async () => {
    await choose('carpooler');
    await choose('transporter');
    expect(record.sent[0]).toEqual({ solution: { matching: 7, carpooler: 2 } });
    expect(record.sent[1]).toEqual({ solution: { matching: 7, transporter: 2 } });
  });

  it.each([
    ['100 by hand', { action: 39, progression: 100 }],
    ['40 by hand', { action: 39, progression: 40 }],
    ['no progression by hand', { action: 39 }],
    ['an action that would replace the record', { action: 105 }],
    ['an unknown action', { action: 999 }],
  ])('is never %s: the platform would write half of it', async (_, more) => {
    await expect(Promise.try(() => act(more))).rejects.toMatchObject({ error: { kind: 'refused' } });
    expect(record.sent).toEqual([]);
  });
});

describe('two operators at once', () => {
  it('are told of one another where the progression alone has moved', async () => {
    const sending = act();
    record.addEntry({ action: 'solidary_more_infos_call' }, { progression: 25 });
    expect(await sending).toMatchObject({ outcome: 'changed', isSent: false, row: { progression: 25 } });
    expect(record.sent).toEqual([]);
  });

  // What each was decided upon is not how far the record is.
  it.each([
    ['a free note', () => act({ action: 90 }), () => record.addEntry({ ...entry, action: 'solidary_free' })],
    ['a choice', choose, storeChoice],
    ['a message', () => write('Bonjour\nMerci'), storeMessage],
  ])('where one has moved the record, %s of the other is stored all the same', async (_, send, store) => {
    const sending = send();
    record.addEntry({ action: 'solidary_carpool_ongoing' }, { status: 3, progression: 75 });
    record.onPatch = store;
    expect(await sending).toMatchObject({ outcome: 'done', isSent: true, record: { status: 3 } });
    expect(record.sent).toHaveLength(1);
  });

  it('a free note is stored on a record that another has closed', async () => {
    const sending = act({ action: 90 });
    record.addEntry({ action: 'solidary_ask_drop' }, { status: 4, progression: 100 });
    record.onPatch = () => record.addEntry({ ...entry, action: 'solidary_free' });
    expect(await sending).toMatchObject({ outcome: 'done', record: { status: 4, progression: 100 } });
  });

  it('the same note of another, made meanwhile, does not prove that one’s own was stored', async () => {
    const sending = act({ action: 90 });
    record.addEntry({ ...entry, action: 'solidary_free' }, { status: 3, progression: 75 });
    record.onPatch = () => {
      throw failed();
    };
    expect(await outcome(sending)).toBe('notDone');
  });

  it('who note the same about two people are not taken for one another', async () => {
    record.onPatch = () => {
      record.addEntry({ ...entry, userId: beneficiary });
      throw failed();
    };
    expect(await outcome(act())).toBe('notDone');
  });

  it('who added the same entry twice are told of the new one alone', async () => {
    const note = { action: 'solidary_free', comment: 'Idem', userId: beneficiary, date: '2026-11-22T13:00:00+00:00' };
    record.addEntry(note);
    record.addEntry(note);
    await house.handlers['solidaryrecords.read']({ id: 4 }, call);
    record.onPatch = () => {
      record.addEntry(note);
      storeAction();
    };
    expect((await act()).meanwhile).toMatchObject([{ action: 'solidary_free', comment: 'Idem' }]);
  });

  it('see what the other added meanwhile, without their own entry', async () => {
    record.onPatch = () => {
      record.addEntry({ action: 'solidary_free', comment: 'Autre', authorGivenName: 'Luc' });
      storeAction();
    };
    const { meanwhile } = await act();
    expect(meanwhile).toMatchObject([{ action: 'solidary_free', comment: 'Autre' }]);
  });

  it('are not taken for one another: the same action of before proves nothing', async () => {
    storeAction();
    await house.handlers['solidaryrecords.read']({ id: 4 }, call);
    record.onPatch = () => {
      throw failed();
    };
    expect(await outcome(act())).toBe('notDone');
  });
});

it('writes of one record run one after another, and each is compared with what the one before left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { patch } = record.client;
  record.client.patch = async (...args) => {
    await promise;
    return patch(...args);
  };
  record.onPatch = storeAction;
  const before = record.known;
  const both = [act({ before }), act({ before })];
  resolve();
  expect(await Promise.all(both.map(outcome))).toEqual(['done', 'changed']);
  expect(record.sent).toHaveLength(1);
});

it('a call that ended while it waited is not sent', async () => {
  const ending = new AbortController();
  const first = act();
  const second = house.handlers['solidaryrecords.act'](
    { id: 4, ...contact, before: record.known },
    { ...call, signal: ending.signal },
  );
  ending.abort();
  await first;
  await expect(second).rejects.toMatchObject({ error: { kind: 'cancelled' } });
  expect(record.sent).toHaveLength(1);
});

it('the actions are read once, and the one that is never sent is not among them', async () => {
  const [one] = await Promise.all([house.handlers['solidaryrecords.listActions'](undefined, call)]);
  await house.handlers['solidaryrecords.listActions'](undefined, call);
  expect(record.lists.filter((path) => path.includes('/actions'))).toHaveLength(1);
  expect(one.map(({ id }) => id)).toEqual(expect.arrayContaining([40, 90, 107]));
  expect(one.map(({ id }) => id)).not.toContain(105);
});

it('a reading remembers the addresses of files, which the page is never given', async () => {
  const file = {
    ...(record.item.adminproofs as object[])[0],
    fileName: 'https://p.example/7.pdf',
    originalName: 'a.pdf',
  };
  record.item = { ...record.item, adminproofs: [file] };
  const answer = await house.handlers['solidaryrecords.read']({ id: 4 }, call);
  expect(JSON.stringify(answer)).not.toContain('https://p.example');
  expect(house.files.addressOf({ id: 4, position: 0, name: 'a.pdf' })).toBe('https://p.example/7.pdf');
});
