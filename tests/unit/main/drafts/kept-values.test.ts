import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const dominique = { ...camille, person: 8 };
const day = 24 * 3600 * 1000;

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
    expect(await start().write(camille, 'reminders', ['Monique'])).toBe(true);
    expect(await start().read(camille, 'reminders')).toEqual(['Monique']);
    expect(await start().read(dominique, 'reminders')).toBeUndefined();
    expect(await start().read(camille, 'templates')).toBeUndefined();
  });

  it('is encrypted: neither the name nor the content of its file shows anything', async () => {
    await start().write(camille, 'copies/12', { person: 'Monique' });
    const [[name, { bytes }] = ['', { bytes: new Uint8Array() }]] = [...folder.files];
    expect(name).toMatch(/^copies-[0-9a-f]{40}\.draft$/);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Monique');
  });

  it('is in memory only without a keychain, and says so', async () => {
    secrets.failing.add('set');
    const values = start();
    expect(await values.write(camille, 'reminders', [1])).toBe(false);
    expect(await values.read(camille, 'reminders')).toEqual([1]);
    expect(await start().read(camille, 'reminders')).toBeUndefined();
  });

  it('is nothing when its file was changed', async () => {
    await start().write(camille, 'reminders', [1]);
    for (const file of folder.files.values()) file.bytes = file.bytes.map((byte) => byte ^ 1);
    expect(await start().read(camille, 'reminders')).toBeUndefined();
  });

  it('is removed for good, and by the sweep of its kind when it is old', async () => {
    const values = start();
    await values.write(camille, 'copies/1', 1);
    await values.write(camille, 'reminders', [1]);
    clock.advance(60 * day);
    await values.write(camille, 'copies/2', 2);
    await values.sweep('copies', 60 * day, clock.now());
    expect([await values.read(camille, 'copies/1'), await values.read(camille, 'copies/2')]).toEqual([undefined, 2]);
    expect(await values.read(camille, 'reminders')).toEqual([1]);
    await values.remove(camille, 'copies/2');
    expect(await start().read(camille, 'copies/2')).toBeUndefined();
  });
});
