import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { type KeptName, KeptValues } from '#main/drafts/kept-values.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const dominique = { ...camille, person: 8 };
const day = 24 * 3600 * 1000;

const listOf = (name: string): KeptName<string[]> => ({ name, schema: z.array(z.string()), none: [] });
const reminders = listOf('reminders');
const copy = (id: number): KeptName<string | null> => ({ name: `copies/${id}`, schema: z.string(), none: null });
const add = (one: string) => (all: string[]) => [...all, one];
const without = (one: string) => (all: string[]) => all.filter((other) => other !== one);

let clock: FakeClock;
let secrets: FakeSecrets;
let folder: FakeFolder;
/** The application as it starts: what is in memory is gone. */
let start: () => KeptValues;

beforeEach(() => {
  clock = new FakeClock();
  secrets = new FakeSecrets();
  folder = new FakeFolder(clock);
  const { log } = listeningLog();
  start = () => new KeptValues({ folder, key: new DraftKey({ secrets, clock, log }), log });
});

describe('a kept value', () => {
  it('outlives the application for the same person, and no other can read it', async () => {
    expect(await start().change(camille, reminders, add('Monique'))).toBe(true);
    expect(await start().read(camille, reminders)).toEqual({ value: ['Monique'], isRead: true });
    expect(await start().read(dominique, reminders)).toEqual({ value: [], isRead: true });
    expect(await start().read(camille, listOf('templates'))).toEqual({ value: [], isRead: true });
  });

  it('is encrypted: neither the name nor the content of its file shows anything', async () => {
    await start().change(camille, copy(12), () => 'Monique');
    const [[name, { bytes }] = ['', { bytes: new Uint8Array() }]] = [...folder.files];
    expect(name).toMatch(/^copies-[0-9a-f]{40}\.draft$/);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Monique');
  });

  it('is in memory only where there never was a keychain, and says so', async () => {
    secrets.failing.add('set');
    const values = start();
    expect(await values.change(camille, reminders, add('a'))).toBe(false);
    expect(await values.read(camille, reminders)).toEqual({ value: ['a'], isRead: true });
    expect(await start().read(camille, reminders)).toEqual({ value: [], isRead: true });
  });

  it('is not written again when a change changes nothing', async () => {
    const values = start();
    await values.change(camille, reminders, add('a'));
    clock.advance(day);
    expect(await values.change(camille, reminders, without('b'))).toBe(true);
    expect([...folder.files.values()].map(({ modifiedAt }) => modifiedAt)).toEqual([clock.now() - day]);
  });

  it('is removed for good, and by the sweep of its kind when it is old', async () => {
    const values = start();
    await values.change(camille, copy(1), () => 'one');
    await values.change(camille, reminders, add('a'));
    clock.advance(60 * day);
    await values.change(camille, copy(2), () => 'two');
    await values.sweep('copies', 60 * day, clock.now());
    expect((await values.read(camille, copy(1))).value).toBeNull();
    expect((await values.read(camille, copy(2))).value).toBe('two');
    expect((await values.read(camille, reminders)).value).toEqual(['a']);
    await values.change(camille, copy(2), () => null);
    expect((await start().read(camille, copy(2))).value).toBeNull();
    expect(folder.files.size).toBe(1);
  });
});

describe('a file whose content cannot be understood', () => {
  beforeEach(async () => {
    await start().change(camille, reminders, add('a'));
    for (const file of folder.files.values()) file.bytes = file.bytes.map((byte) => byte ^ 1);
  });

  it('is not taken for an empty one', async () => {
    expect(await start().read(camille, reminders)).toEqual({ value: [], isRead: false });
  });

  it('is set aside before another one takes its place', async () => {
    const [[name, { bytes }] = ['', { bytes: new Uint8Array() }]] = [...folder.files];
    expect(await start().change(camille, reminders, add('b'))).toBe(true);
    expect(folder.files.get(`${name}.unreadable`)?.bytes).toEqual(bytes);
    expect(await start().read(camille, reminders)).toEqual({ value: ['b'], isRead: true });
  });

  it('and cannot be set aside either is left alone', async () => {
    folder.failing.add('write');
    const before = [...folder.files];
    const values = start();
    expect(await values.change(camille, reminders, add('b'))).toBe(false);
    expect([...folder.files]).toEqual(before);
    expect(await values.read(camille, reminders)).toEqual({ value: ['b'], isRead: false });
  });
});

describe.each([
  ['is locked at the start', () => void secrets.failing.add('get'), () => secrets.failing.clear()],
  [
    'is locked, and whose dialog is dismissed',
    () => {
      secrets.isDismissed = true;
    },
    () => {
      secrets.isDismissed = false;
    },
  ],
])('a keychain that %s', (_, lock, unlock) => {
  let values: KeptValues;
  beforeEach(async () => {
    const before = start();
    for (const one of ['a', 'b', 'c']) await before.change(camille, reminders, add(one));
    lock();
    values = start();
  });
  const unlockLater = () => {
    unlock();
    clock.advance(60_000);
  };

  it('leaves what it protects unread, which is not empty', async () => {
    expect(await values.read(camille, reminders)).toEqual({ value: [], isRead: false });
  });

  it('loses nothing to what is made before it is unlocked: both are joined', async () => {
    expect(await values.change(camille, reminders, add('d'))).toBe(false);
    expect(await values.read(camille, reminders)).toEqual({ value: ['d'], isRead: false });
    unlockLater();
    expect(await values.read(camille, reminders)).toEqual({ value: ['a', 'b', 'c', 'd'], isRead: true });
    expect((await start().read(camille, reminders)).value).toEqual(['a', 'b', 'c', 'd']);
  });

  it('brings nothing back that was removed or replaced meanwhile', async () => {
    await values.change(camille, reminders, add('d'));
    await values.change(camille, reminders, without('b'));
    await values.change(camille, reminders, without('d'));
    unlockLater();
    expect(await values.change(camille, reminders, add('e'))).toBe(true);
    expect((await start().read(camille, reminders)).value).toEqual(['a', 'c', 'e']);
  });

  it('has everything that waits written by the next call for anything, once it is unlocked', async () => {
    await values.change(camille, reminders, add('d'));
    await values.change(dominique, copy(1), () => 'one');
    unlockLater();
    await values.read(camille, listOf('templates'));
    expect((await start().read(camille, reminders)).value).toEqual(['a', 'b', 'c', 'd']);
    expect((await start().read(dominique, copy(1))).value).toBe('one');
  });

  it('keeps its key: no other takes its place', async () => {
    const key = secrets.entries.get('drafts');
    await values.change(camille, reminders, add('d'));
    clock.advance(60_000);
    await values.change(camille, reminders, add('e'));
    expect([...secrets.entries]).toEqual([['drafts', key]]);
  });

  it('is asked ever less often without anybody’s doing, and at once when somebody wants it', async () => {
    const { log } = listeningLog();
    const key = new DraftKey({ secrets, clock, log });
    const asked = async () => {
      const before = secrets.calls.length;
      await key.get();
      return secrets.calls.length > before;
    };
    const times: number[] = [];
    for (let minute = 0; minute < 64; minute += 1) {
      if (await asked()) times.push(minute);
      clock.advance(60_000);
    }
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 47, 63]);
    unlock();
    expect(await key.get()).toBeNull();
    await key.askAgain();
    expect(await key.get()).not.toBeNull();
  });
});

it('a site that keeps nothing in the keychain waits for no key: what is left of before is not announced', async () => {
  await start().change(camille, reminders, add('a'));
  secrets.failing.add('get');
  const { log } = listeningLog();
  const values = new KeptValues({ folder, key: new DraftKey({ secrets, clock, log, mayCome: false }), log });
  expect(await values.read(camille, reminders)).toEqual({ value: [], isRead: true });
});

it('a keychain that comes late loses nothing of what was made before it came', async () => {
  await start().change(camille, reminders, add('a'));
  secrets.hanging.add('get');
  const values = start();
  const changing = values.change(camille, reminders, add('b'));
  await expect.poll(() => secrets.calls.at(-1)).toBe('get');
  clock.advance(5_000);
  expect(await changing).toBe(false);
  expect(await values.read(camille, reminders)).toEqual({ value: ['b'], isRead: false });
  secrets.answer();
  await expect.poll(() => values.read(camille, reminders)).toEqual({ value: ['a', 'b'], isRead: true });
});

it('a disk that fails to read loses nothing of what is made before it works again', async () => {
  await start().change(camille, reminders, add('a'));
  const values = start();
  folder.failing.add('read');
  expect(await values.change(camille, reminders, add('b'))).toBe(false);
  expect(await values.read(camille, reminders)).toEqual({ value: ['b'], isRead: false });
  folder.failing.clear();
  expect(await values.read(camille, reminders)).toEqual({ value: ['a', 'b'], isRead: true });
});

it('a profile that came from another computer keeps what the keychain there protects', async () => {
  await start().change(camille, reminders, add('there'));
  const there = [...folder.files];
  secrets.entries.clear();
  const here = start();
  expect(await here.change(camille, reminders, add('here'))).toBe(true);
  await here.change(camille, reminders, without('here'));
  for (const [name, file] of there) expect(folder.files.get(name)).toEqual(file);
});
