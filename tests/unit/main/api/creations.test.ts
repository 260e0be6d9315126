import { beforeEach, describe, expect, it } from 'vitest';
import { Creations } from '#main/api/creations.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';

interface Values {
  name: string;
  note?: string;
}

/** The list of a platform, newest first, which can be unreadable for a while. */
let rows: { id: number; name: string }[];
let isDown: boolean;
const asked: string[] = [];
const client = {
  list: async (_: string, params: ReadonlyArray<readonly [string, string]> = []) => {
    asked.push(new URLSearchParams(params.map(([name, value]) => [name, value])).toString());
    if (isDown) throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    return { members: rows, total: rows.length };
  },
};

let creations: Creations<Values>;
beforeEach(() => {
  rows = [{ id: 10, name: 'Older' }];
  isDown = false;
  asked.length = 0;
  creations = new Creations<Values>(
    { name: 'events', path: 'admin/events', foundBy: { name: 'name' } },
    { client, log: () => {}, readRows: (members) => members },
  );
});

const lost = new AppFailure({ kind: 'network', reason: 'unreachable' });
const refusedByItself = new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
const fails = (failure: AppFailure) => () => Promise.reject(failure);
const values: Values = { name: 'Fête' };
const errorOf = (call: Promise<unknown>) => call.then(() => null, toAppError);

/** An attempt whose answer was lost while the list could not be read either. */
async function tryInVain(failure = lost) {
  const create = () => {
    isDown = true;
    return Promise.reject(failure);
  };
  const error = await errorOf(creations.send('a', values, {}, create));
  isDown = false;
  return error;
}

describe('an attempt to create a record', () => {
  it('remembers the newest record from before its first try, so that what that try made is found at the next one', async () => {
    expect(await tryInVain()).toMatchObject({ readBack: 'unseen' });
    rows.unshift({ id: 11, name: 'Fête' });
    expect(await creations.send('a', values, {}, fails(lost))).toEqual({ id: 11 });
  });

  it('gives the record that was found at once to whoever takes it up again, without another look', async () => {
    const create = () => {
      rows.unshift({ id: 11, name: 'Fête' });
      return Promise.reject(lost);
    };
    expect(await creations.send('a', values, {}, create)).toEqual({ id: 11 });
    asked.length = 0;
    expect(await creations.resume('a', {})).toMatchObject({ id: 11 });
    expect(asked).toEqual([]);
  });

  it('does not take an older record with the same name for its own', async () => {
    rows = [{ id: 10, name: 'Fête' }];
    expect(await errorOf(creations.send('a', values, {}, fails(refusedByItself)))).toMatchObject({
      readBack: 'notDone',
    });
  });

  it('is another one’s business: a second attempt begins with what is there then', async () => {
    await tryInVain();
    rows.unshift({ id: 11, name: 'Fête' });
    expect(await errorOf(creations.send('b', values, {}, fails(refusedByItself)))).toMatchObject({
      readBack: 'notDone',
    });
  });
});

describe('an attempt that is taken up again', () => {
  it('is none before it was sent, and none without a name', async () => {
    expect(await creations.resume('a', {})).toBeNull();
    expect(await creations.resume(undefined, {})).toBeNull();
    expect(asked).toEqual([]);
  });

  it('gives the record that it has created, without a look at the list', async () => {
    await creations.send('a', values, {}, async () => 12);
    asked.length = 0;
    expect(await creations.resume('a', {})).toMatchObject({ id: 12 });
    expect(asked).toEqual([]);
  });

  it('finds the record that came after all', async () => {
    await tryInVain();
    rows.unshift({ id: 11, name: 'Fête' });
    expect(await creations.resume('a', {})).toMatchObject({ id: 11 });
    asked.length = 0;
    expect(await creations.resume('a', {})).toMatchObject({ id: 11 });
    expect(asked).toEqual([]);
  });

  it('asks the person first where the record may still come', async () => {
    await tryInVain();
    expect(await errorOf(creations.resume('a', {}))).toMatchObject({ kind: 'conflict', reason: 'mayExist' });
    expect(await creations.resume('a', { isSure: true })).toBeNull();
    isDown = true;
    expect(await errorOf(creations.resume('a', {}))).toMatchObject({ kind: 'conflict', reason: 'mayExist' });
  });

  it('asks nobody where the platform itself has failed and holds none', async () => {
    await errorOf(creations.send('a', values, {}, fails(refusedByItself)));
    expect(await creations.resume('a', {})).toBeNull();
    isDown = true;
    // Nobody knows what came since.
    expect(await errorOf(creations.resume('a', {}))).toMatchObject({ reason: 'mayExist' });
  });

  it('sends what has changed since, and what nobody knows of', async () => {
    await creations.send('a', { name: 'Fête', note: 'x' }, {}, async () => 12);
    const made = await creations.resume('a', {});
    if (made === null) throw new Error('the record is known');
    const sent: object[] = [];
    const send = (failure?: AppFailure) => async (changes: object) => {
      sent.push(changes);
      if (failure !== undefined) throw failure;
    };
    await errorOf(creations.correct('a', made, { name: 'Fête', note: 'y' }, send(lost)));
    const known = await creations.resume('a', {});
    if (known === null) throw new Error('the record is known');
    // Back to what it was: the platform may hold the other by now.
    await creations.correct('a', known, { name: 'Fête', note: 'x' }, send());
    const last = await creations.resume('a', {});
    if (last === null) throw new Error('the record is known');
    await creations.correct('a', last, { name: 'Fête', note: 'x' }, send());
    expect(sent).toEqual([{ note: 'y' }, { note: 'x' }, {}]);
  });
});
