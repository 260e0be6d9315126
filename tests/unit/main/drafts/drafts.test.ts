import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts, maxDrafts, mostInMemory } from '#main/drafts/drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const dominique = { ...camille, person: 8 };
const place = { resource: 'users', record: 12 };
const newUser = { resource: 'users', record: null };
const content = { values: { givenName: 'Éléonore', roles: [{ roleId: 3 }] }, base: { givenName: null, roles: [] } };
const otherContent = { values: { givenName: 'Anne' }, base: { givenName: null } };
const day = 24 * 3600 * 1000;

let clock: FakeClock;
let secrets: FakeSecrets;
let folder: FakeFolder;
let lines: string[];
/** The application as it starts: what is in memory is gone. */
let start: () => Drafts;

beforeEach(() => {
  clock = new FakeClock();
  secrets = new FakeSecrets();
  folder = new FakeFolder(clock);
  const listening = listeningLog();
  lines = listening.lines;
  start = () => {
    const key = new DraftKey({ secrets, clock, log: listening.log });
    return new Drafts({ folder, key, clock, log: listening.log });
  };
});

const onDisk = () => [...folder.files.values()].map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('\n');
const [removedLine, memoryLine] = ['a draft is damaged or not ours: it is removed', 'they are in memory only'];

describe('a draft', () => {
  it('is restored after the process is killed, with the time it was typed', async () => {
    expect(await start().save(camille, place, content)).toEqual({ isOnDisk: true });
    clock.advance(day);
    expect(await start().get(camille, place)).toEqual({ content, savedAt: '2026-03-02T09:00:00.000Z' });
  });

  it('exists once per form: the newest replaces the one before', async () => {
    const drafts = start();
    await drafts.save(camille, place, content);
    await drafts.save(camille, place, otherContent);
    await drafts.save(camille, newUser, content);
    expect(folder.files.size).toBe(2);
    expect((await start().get(camille, place))?.content).toEqual(otherContent);
    expect((await start().get(camille, newUser))?.content).toEqual(content);
    expect(await start().get(camille, { resource: 'communities', record: 12 })).toBeNull();
  });

  it('is refused with a reason above the maximum number of forms, and existing drafts still work', async () => {
    const drafts = start();
    for (let record = 1; record <= maxDrafts; record += 1) await drafts.save(camille, { ...place, record }, content);
    await expect(drafts.save(camille, newUser, content)).rejects.toMatchObject({
      error: { kind: 'refused', limit: 'count' },
    });
    await expect(start().save(camille, newUser, content)).rejects.toThrow();
    expect(await drafts.save(camille, { ...place, record: 3 }, otherContent)).toEqual({ isOnDisk: true });
    expect(await start().save(camille, { ...place, record: 3 }, otherContent)).toEqual({ isOnDisk: true });
    await drafts.drop(camille, { ...place, record: 1 });
    expect(await drafts.save(camille, newUser, content)).toEqual({ isOnDisk: true });
    expect(folder.files.size).toBe(maxDrafts);
  });

  it('is refused while those that are in memory together are too long, and what is there still counts', () => {
    const drafts = start();
    const long = { values: { text: 'x'.repeat(900_000) }, base: {} };
    const held = Math.floor(mostInMemory / 900_100);
    for (let record = 1; record <= held; record += 1) drafts.hold(camille, { ...place, record }, long);
    expect(() => drafts.hold(camille, { ...place, record: 999 }, long)).toThrow(
      expect.objectContaining({ error: expect.objectContaining({ kind: 'refused', limit: 'size' }) }),
    );
    expect(() => drafts.hold(camille, { ...place, record: 1 }, { ...long })).not.toThrow();
  });

  it('reveals nothing on disk: neither the text, nor the person, nor the platform', async () => {
    await start().save(camille, place, content);
    const said = `${[...folder.files.keys()].join()} ${onDisk()}`;
    for (const secret of ['Éléonore', 'givenName', 'users', 'api.example.org', 'leonore']) {
      expect(said).not.toContain(secret);
    }
    expect([...secrets.entries.keys()]).toEqual(['drafts']);
  });

  it('is encrypted differently each time, even for the same text', async () => {
    const drafts = start();
    await drafts.save(camille, place, content);
    const first = onDisk();
    await drafts.save(camille, place, content);
    expect(onDisk()).not.toBe(first);
  });

  it('is never shown to another person, nor on another platform', async () => {
    await start().save(camille, place, content);
    expect(await start().get(dominique, place)).toBeNull();
    expect(await start().get({ ...camille, platform: 'https://other.example/' }, place)).toBeNull();
    expect(await start().list(dominique)).toEqual([]);
    expect((await start().get(camille, place))?.content).toEqual(content);
  });

  it('is gone once dropped, even when it was being written', async () => {
    const drafts = start();
    const saving = drafts.save(camille, place, content);
    const dropping = drafts.drop(camille, place);
    await Promise.all([saving, dropping]);
    expect(await drafts.get(camille, place)).toBeNull();
    expect(folder.files.size).toBe(0);
  });

  it('expires after seven days, opened or not', async () => {
    await start().save(camille, place, content);
    clock.advance(7 * day - 1);
    await start().sweep();
    expect(await start().get(camille, place)).not.toBeNull();
    clock.advance(1);
    expect(await start().list(camille)).toEqual([]);
    expect(await start().get(camille, place)).toBeNull();
    expect(folder.files.size).toBe(0);
  });

  it('is removed after seven days, even without the key', async () => {
    await start().save(camille, place, content);
    secrets.failing.add('get');
    clock.advance(7 * day);
    await start().sweep();
    expect(folder.files.size).toBe(0);
  });

  it.each(['articles', 'editorials', 'campaigns'])(
    'of %s is kept for thirty days, with or without the key',
    async (resource) => {
      const text = { resource, record: 4 };
      await start().save(camille, text, content);
      clock.advance(30 * day - 1);
      secrets.failing.add('get');
      await start().sweep();
      secrets.failing.delete('get');
      expect(await start().get(camille, text)).not.toBeNull();
      clock.advance(1);
      expect(await start().get(camille, text)).toBeNull();
      await start().save(camille, text, content);
      secrets.failing.add('get');
      clock.advance(30 * day);
      await start().sweep();
      expect(folder.files.size).toBe(0);
    },
  );

  it('is listed for its person only, newest first', async () => {
    const drafts = start();
    await drafts.save(dominique, place, content);
    await drafts.save(camille, place, content);
    clock.advance(1000);
    await drafts.save(camille, newUser, content);
    expect(await drafts.list(camille)).toEqual([
      { ...newUser, savedAt: '2026-03-02T09:00:01.000Z' },
      { ...place, savedAt: '2026-03-02T09:00:00.000Z' },
    ]);
  });

  it('is removed when its person signs out, and when nobody else does', async () => {
    const drafts = start();
    await drafts.save(dominique, place, content);
    await drafts.save(camille, place, content);
    await drafts.save(camille, newUser, content);
    await drafts.forgetAll(camille);
    expect(await start().list(camille)).toEqual([]);
    expect(await start().list(dominique)).toHaveLength(1);
  });

  it.each([
    ['the person signs out', (drafts: Drafts) => drafts.forgetAll(camille)],
    [
      'they are too old',
      (drafts: Drafts) => {
        clock.advance(8 * day);
        return drafts.sweep();
      },
    ],
  ])('are removed when %s, even when one of them cannot be removed', async (_, remove) => {
    const drafts = start();
    await drafts.save(camille, place, content);
    await drafts.save(camille, newUser, content);
    const [stuck] = folder.files.keys();
    const removeFile = folder.remove.bind(folder);
    folder.remove = (name) => (name === stuck ? Promise.reject(new Error('locked')) : removeFile(name));
    await remove(drafts);
    expect([...folder.files.keys()]).toEqual([stuck]);
    expect(lines.join()).toContain('cannot be removed');
  });
});

describe('a file in the folder of drafts', () => {
  const files = () => [...folder.files.entries()];

  it.each([
    ['a byte is changed', (bytes: Uint8Array) => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1)],
    ['its version is another', (bytes: Uint8Array) => bytes.with(7, 2)],
    ['it is cut', (bytes: Uint8Array) => bytes.slice(0, 20)],
    ['it is empty', () => new Uint8Array()],
    ['it is plain text', () => Buffer.from(JSON.stringify(content))],
    ['it is far too large', () => new Uint8Array(2_000_000)],
  ])('is removed and logged when %s', async (_, damage) => {
    await start().save(camille, place, content);
    for (const [name, { bytes }] of files()) folder.files.set(name, { bytes: damage(bytes), modifiedAt: clock.now() });
    expect(await start().get(camille, place)).toBeNull();
    expect(folder.files.size).toBe(0);
    expect(lines.join()).toContain(removedLine);
    expect(lines.join()).not.toContain('Éléonore');
  });

  it('cannot replace another one: the draft of one form is not offered in another form', async () => {
    await start().save(camille, place, content);
    const [[, file] = [], ..._] = files();
    await start().save(dominique, place, otherContent);
    const [, [name = ''] = []] = files();
    if (file !== undefined) folder.files.set(name, file);
    expect(await start().get(dominique, place)).toBeNull();
    expect(lines.join()).toContain(removedLine);
  });

  it('that came with a profile from another computer, whose keychain has its key, stays until it is old', async () => {
    await start().save(camille, place, content);
    const [there] = folder.files.keys();
    secrets.entries.clear();
    await start().save(camille, place, otherContent);
    expect(await start().list(camille)).toHaveLength(1);
    await start().forgetAll(camille);
    expect([...folder.files.keys()]).toEqual([there]);
    clock.advance(7 * day);
    await start().sweep();
    expect(folder.files.size).toBe(0);
  });
});

describe('without a keychain', () => {
  it.each(['get', 'set'] as const)(
    'that can %s, drafts stay in memory and nothing is written to disk',
    async (broken) => {
      secrets.failing.add(broken);
      const drafts = start();
      expect(await drafts.save(camille, place, content)).toEqual({ isOnDisk: false });
      expect((await drafts.get(camille, place))?.content).toEqual(content);
      expect(await drafts.list(camille)).toHaveLength(1);
      expect(folder.files.size).toBe(0);
      expect(lines.join()).toContain(memoryLine);
      expect(await start().get(camille, place)).toBeNull();
      await drafts.drop(camille, place);
      expect(await drafts.get(camille, place)).toBeNull();
    },
  );

  describe.each(['articles', 'editorials', 'campaigns'])('%s, which are written for the public,', (resource) => {
    const text = { resource, record: 4 };

    it('are written to disk for their person until they are dropped, the person signs out or 30 days pass', async () => {
      secrets.failing.add('get');
      expect(await start().save(camille, text, content)).toEqual({ isOnDisk: true });
      expect((await start().get(camille, text))?.content).toEqual(content);
      expect(await start().list(camille)).toMatchObject([text]);
      expect(await start().get(dominique, text)).toBeNull();
      clock.advance(30 * day - 1);
      await start().sweep();
      expect(await start().get(camille, text)).not.toBeNull();
      await start().drop(camille, text);
      expect(folder.files.size).toBe(0);

      await start().save(camille, text, content);
      await start().forgetAll(camille);
      expect(folder.files.size).toBe(0);

      await start().save(camille, text, content);
      clock.advance(30 * day);
      await start().sweep();
      expect(folder.files.size).toBe(0);
    });

    it('are restored in their latest version, whether or not the keychain was available', async () => {
      await start().save(camille, text, content);
      secrets.failing.add('get');
      clock.advance(1000);
      await start().save(camille, text, otherContent);
      secrets.failing.clear();
      expect((await start().get(camille, text))?.content).toEqual(otherContent);
      expect(await start().list(camille)).toHaveLength(1);
      clock.advance(1000);
      await start().save(camille, text, content);
      expect((await start().get(camille, text))?.content).toEqual(content);
      // What no keychain protects stays no longer than it has to.
      expect([...folder.files.keys()].filter((name) => name.includes('open'))).toEqual([]);
    });
  });

  it('drafts in memory are dropped when another person signs in', async () => {
    secrets.failing.add('get');
    const drafts = start();
    await drafts.save(camille, place, content);
    expect(await drafts.get(dominique, place)).toBeNull();
    expect(await drafts.get(camille, place)).toBeNull();
  });

  it('drafts in memory are dropped at sign-out and after seven days', async () => {
    secrets.failing.add('get');
    const drafts = start();
    await drafts.save(camille, place, content);
    clock.advance(7 * day);
    expect(await drafts.get(camille, place)).toBeNull();
    await drafts.save(camille, place, content);
    await drafts.forgetAll(camille);
    expect(await drafts.get(camille, place)).toBeNull();
  });

  it('the keychain is asked again after a minute, and later drafts are written to disk', async () => {
    secrets.failing.add('get');
    const drafts = start();
    await drafts.save(camille, place, content);
    secrets.failing.clear();
    expect(await drafts.save(camille, place, content)).toEqual({ isOnDisk: false });
    clock.advance(60_000);
    expect(await drafts.save(camille, place, otherContent)).toEqual({ isOnDisk: true });
    expect((await drafts.get(camille, place))?.content).toEqual(otherContent);
  });

  it('a keychain that never answers is waited for once', async () => {
    secrets.hanging.add('get');
    const drafts = start();
    const first = drafts.save(camille, place, content);
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(5_000);
    expect(await first).toEqual({ isOnDisk: false });
    expect(await drafts.save(camille, place, otherContent)).toEqual({ isOnDisk: false });
    expect((await drafts.get(camille, place))?.content).toEqual(otherContent);
  });

  it('a keychain that stores nothing leads to no file that nobody could open', async () => {
    secrets.set = async () => {};
    expect(await start().save(camille, place, content)).toEqual({ isOnDisk: false });
    expect(folder.files.size).toBe(0);
  });

  it('a damaged key is replaced', async () => {
    secrets.entries.set('drafts', 'short');
    expect(await start().save(camille, place, content)).toEqual({ isOnDisk: true });
    expect((await start().get(camille, place))?.content).toEqual(content);
  });
});

describe('a disk that fails', () => {
  it('to write keeps the draft in memory', async () => {
    folder.failing.add('write');
    const drafts = start();
    expect(await drafts.save(camille, place, content)).toEqual({ isOnDisk: false });
    expect((await drafts.get(camille, place))?.content).toEqual(content);
    folder.failing.clear();
    expect(await drafts.save(camille, place, otherContent)).toEqual({ isOnDisk: true });
    expect((await start().get(camille, place))?.content).toEqual(otherContent);
  });

  it('to read, list or clean up gives no draft, logs the failure, and the next call works', async () => {
    await start().save(camille, place, content);
    const drafts = start();
    folder.failing.add('read').add('list');
    expect(await drafts.get(camille, place)).toBeNull();
    await drafts.sweep();
    await drafts.forgetAll(camille);
    expect(lines.filter((line) => line.includes('"warn"'))).toHaveLength(3);
    folder.failing.clear();
    expect((await drafts.get(camille, place))?.content).toEqual(content);
  });

  it('to remove a draft reports it, since the draft would be offered again', async () => {
    const drafts = start();
    await drafts.save(camille, place, content);
    folder.failing.add('remove');
    await expect(drafts.drop(camille, place)).rejects.toMatchObject({
      error: { kind: 'file', reason: 'unwritable' },
    });
  });
});
