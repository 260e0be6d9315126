import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts } from '#main/drafts/drafts.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const call = { resource: callDraft, record: 3 };
const form = { resource: 'users', record: 3 };
const content = { values: { notes: 'Rappeler avant midi' }, base: {} };
const hour = 3600 * 1000;

let clock: FakeClock;
let folder: FakeFolder;
let start: (keepsCalls?: boolean) => Drafts;
beforeEach(() => {
  clock = new FakeClock();
  folder = new FakeFolder(clock);
  const secrets = new FakeSecrets();
  const { log } = listeningLog();
  start = (keepsCalls) => {
    const key = new DraftKey({ secrets, clock, log });
    return new Drafts({ folder, key, clock, log, ...(keepsCalls !== undefined && { keepsCalls }) });
  };
});

describe('the draft of a call', () => {
  it('is offered for 72 hours, and one of each structure at a time', async () => {
    await start().save(camille, call, content);
    expect(await start().get(camille, { ...call, record: 4 })).toBeNull();
    clock.advance(72 * hour - 1);
    expect((await start().get(camille, call))?.content).toEqual(content);
    clock.advance(1);
    expect(await start().get(camille, call)).toBeNull();
  });

  it('is removed after 72 hours by the start of the application, where a form is kept', async () => {
    await start().save(camille, call, content);
    await start().save(camille, form, content);
    clock.advance(72 * hour);
    await start().sweep();
    expect(folder.files.size).toBe(1);
    expect((await start().get(camille, form))?.content).toEqual(content);
  });

  it('is in memory alone where the site wants it so, and other forms are on disk all the same', async () => {
    const drafts = start(false);
    expect(await drafts.save(camille, call, content)).toEqual({ isOnDisk: false });
    expect(await drafts.save(camille, form, content)).toEqual({ isOnDisk: true });
    expect((await drafts.get(camille, call))?.content).toEqual(content);
    expect(await start(false).get(camille, call)).toBeNull();
  });

  it('is gone once the person signed out', async () => {
    await start().save(camille, call, content);
    await start().forgetAll(camille);
    expect(folder.files.size).toBe(0);
  });
});
