import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts } from '#main/drafts/drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const place = { resource: 'users', record: 12 };
const content = { values: { givenName: 'Éléonore' }, base: { givenName: null } };
const otherContent = { values: { givenName: 'Anne' }, base: { givenName: null } };

let folder: FakeFolder;
let lines: string[];
/** The application as it starts: what is in memory is gone. */
let start: () => Drafts;

beforeEach(() => {
  const clock = new FakeClock();
  const secrets = new FakeSecrets();
  folder = new FakeFolder(clock);
  const listening = listeningLog();
  lines = listening.lines;
  start = () => {
    const key = new DraftKey({ secrets, clock, log: listening.log });
    return new Drafts({ folder, key, clock, log: listening.log });
  };
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

  it('to read leaves the stored draft whole where the process ends: both are offered, one after the other', async () => {
    await start().save(camille, place, content);
    const drafts = start();
    folder.failing.add('read');
    expect(await drafts.get(camille, place)).toBeNull();
    drafts.hold(camille, place, otherContent);
    drafts.writeNow();
    folder.failing.clear();
    const next = start();
    expect((await next.get(camille, place))?.content).toEqual(content);
    await next.drop(camille, place);
    expect((await next.get(camille, place))?.content).toEqual(otherContent);
  });
});
