import { describe, expect, it } from 'vitest';
import { entryOf, isChosen, messagesIn, provenByRow } from '#main/solidary/records/seen.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { driver, FakeRecord } from './fake-record.ts';

const call = { id: 72, name: 'solidary_contact_call', type: 2, progression: 50 } as const;
const sent = { action: call, user: driver, comment: null, progression: null };

/** The record, and how it may be read at any moment. */
function open() {
  const record = new FakeRecord();
  const read = () => recordItem.parse(record.item);
  /** An entry of the action that was sent, at this second of a minute after all others. */
  const add = (second: string, entry: Record<string, unknown> = {}) =>
    record.addEntry({
      action: call.name,
      userId: driver,
      date: `2026-11-23T09:00:${second}+00:00`,
      ...entry,
    });
  /** The record tells of its last action when that was. */
  const tell = (second: string, action: string = call.name) => {
    record.item = {
      ...record.item,
      adminlastAction: action,
      adminlastActionDate: `2026-11-23T09:00:${second}+00:00`,
    };
  };
  return { read, add, tell };
}

describe('the entry of a sent action', () => {
  it('is one that was added since the record was read, of the same second as the action before it too', () => {
    const { read, add, tell } = open();
    add('01', { action: 'solidary_link' });
    tell('01', 'solidary_link');
    const copy = read();
    add('01');
    tell('01');
    const before = knownStateOf(copy);
    expect(entryOf(sent, read(), { copy, before })?.at).toBe(read().diary[0]?.at);
    // Without a copy, one of that second may have been there.
    expect(entryOf(sent, read(), { copy: null, before })).toBeUndefined();
    add('02');
    expect(entryOf(sent, read(), { copy: null, before })?.at).toBe(read().diary[0]?.at);
  });

  it('is none that stood there, and none that the newest row had told of', () => {
    const { read, add, tell } = open();
    const copy = read();
    add('01');
    tell('01');
    const before = knownStateOf(read());
    expect(entryOf(sent, read(), { copy: read(), before })).toBeUndefined();
    expect(entryOf(sent, read(), { copy, before })).toBeUndefined();
    // The same action again, in the same second: one was told, the other is new.
    add('01');
    expect(entryOf(sent, read(), { copy, before })).toBeDefined();
  });

  it('is of this action, this person and this comment, however the platform breaks its lines', () => {
    const { read, add } = open();
    const copy = read();
    const baseline = { copy, before: knownStateOf(copy) };
    const said = { ...sent, comment: 'Rappeler demain\nmatin' };
    add('01', { action: 'solidary_link', comment: said.comment });
    add('02', { userId: 14, comment: said.comment });
    add('03');
    expect(entryOf(said, read(), baseline)).toBeUndefined();
    add('04', { comment: ' Rappeler demain \r\n matin' });
    expect(entryOf(said, read(), baseline)).toBeDefined();
  });
});

describe('what a row proves', () => {
  const before = knownStateOf(recordItem.parse(new FakeRecord().item));
  const rowOf = (changes: object) =>
    // All that is read of a row.
    ({ ...before, ...changes }) as unknown as Parameters<typeof provenByRow>[1];
  const later = { lastActionDate: '2099-01-01T00:00:00+00:00', lastAction: call.name };

  it.each([
    ['nothing was stored where it is unchanged', {}, 'notDone'],
    ['nothing where another action is of the same second', { lastAction: 'solidary_link' }, null],
    ['nothing where it is older', { lastActionDate: '2001-01-01T00:00:00+00:00' }, null],
    ['that it was stored, with its effect', { ...later, status: 2, progression: 50 }, 'done'],
    ['nothing where the status is another', { ...later, status: 3, progression: 50 }, null],
    ['nothing where the progression is another', { ...later, status: 2, progression: 75 }, null],
    [
      'nothing where another action came later',
      { ...later, lastAction: 'solidary_link', status: 2, progression: 50 },
      null,
    ],
  ] as const)('is %s', (_what, changes, proof) => {
    expect(provenByRow(sent, rowOf(changes), before)).toBe(proof);
  });
});

it('counts the messages of one text in the thread of a solution', () => {
  const record = new FakeRecord();
  const message = (text: string) => ({ posterId: 14, text, date: '2026-11-22T12:30:38+00:00' });
  const threads = { 1: [message('Bonjour'), message(' Bonjour\r\n'), message('Merci')], 2: [message('Bonjour')] };
  record.item = { ...record.item, adminsolutions: { drivers: [], threads } };
  const item = recordItem.parse(record.item);
  expect([messagesIn(item, 1, 'Bonjour'), messagesIn(item, 2, 'Bonjour'), messagesIn(item, 3, 'Bonjour')]).toEqual([
    2, 1, 0,
  ]);
});

it('knows a chosen driver by the matching', () => {
  const item = recordItem.parse(new FakeRecord().item);
  const matching = item.drivers[0]?.matchingId ?? 0;
  expect([isChosen(item, matching), isChosen(item, 9999)]).toEqual([item.drivers.length > 0, false]);
});
