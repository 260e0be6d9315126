import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts, maxDrafts } from '#main/drafts/drafts.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const dominique = { ...camille, person: 8 };
const place = { resource: 'users', record: 12 };
const article = { resource: 'articles', record: 4 };
const text = (givenName: string) => ({ values: { givenName }, base: { givenName: null } });

let folder: FakeFolder;
let secrets: FakeSecrets;
let lines: string[];
/** The application as it starts: what is in memory is gone. */
let start: (keepsCalls?: boolean) => Drafts;

beforeEach(() => {
  const clock = new FakeClock();
  folder = new FakeFolder(clock);
  secrets = new FakeSecrets();
  const listening = listeningLog();
  lines = listening.lines;
  start = (keepsCalls = true) => {
    const key = new DraftKey({ secrets, clock, log: listening.log });
    return new Drafts({ folder, key, clock, log: listening.log, keepsCalls });
  };
});

/** The application with a form open, which reads its draft first. */
async function opened(at: typeof place = place, drafts = start()): Promise<Drafts> {
  await drafts.get(camille, at);
  return drafts;
}

const found = async (at: typeof place = place) => (await start().get(camille, at))?.content;

/** A disk on which the next write waits; returns what lets it go on. */
function blockWriting(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = folder.write.bind(folder);
  folder.write = (name, bytes) => promise.then(() => write(name, bytes));
  return resolve;
}

describe('a draft that was handed over and not saved', () => {
  it('is offered where the form opens again, in its latest words, and goes to disk with the next save alone', async () => {
    const drafts = await opened();
    drafts.hold(camille, place, text('Anne'));
    drafts.hold(camille, place, text('Annette'));
    expect((await drafts.get(camille, place))?.content).toEqual(text('Annette'));
    expect(await drafts.list(camille)).toMatchObject([place]);
    expect(folder.files.size).toBe(0);
    expect(await drafts.save(camille, place, text('Annette'))).toEqual({ isOnDisk: true });
    expect(await found()).toEqual(text('Annette'));
  });

  it('is on disk when the end of the process has been told, before anything else can run', async () => {
    const drafts = await opened();
    await drafts.save(camille, place, text('A'));
    drafts.hold(camille, place, text('Anne'));
    drafts.writeNow();
    expect(await found()).toEqual(text('Anne'));
  });

  it('is written at the end although a save before it is under way, and stays where that ends later', async () => {
    const drafts = await opened();
    const goOn = blockWriting();
    const saving = drafts.save(camille, place, text('A'));
    const next = drafts.save(camille, place, text('An'));
    drafts.hold(camille, place, text('Anne'));
    drafts.writeNow();
    expect(await found()).toEqual(text('Anne'));
    goOn();
    await Promise.all([saving, next]);
    await drafts.settle();
    expect(await found()).toEqual(text('Anne'));
  });

  it('stays when the form was emptied before it was typed, however long that takes', async () => {
    const drafts = await opened();
    await drafts.save(camille, place, text('A'));
    const dropping = drafts.drop(camille, place);
    drafts.hold(camille, place, text('Anne'));
    drafts.writeNow();
    await dropping;
    expect(await found()).toEqual(text('Anne'));
  });

  it('is written no more once its form was saved, its person signed out, or another one uses the application', async () => {
    const drafts = await opened();
    drafts.hold(camille, place, text('Anne'));
    const dropping = drafts.drop(camille, place);
    drafts.writeNow();
    await dropping;
    drafts.hold(camille, place, text('Anne'));
    const forgetting = drafts.forgetAll(camille);
    drafts.writeNow();
    await forgetting;
    drafts.hold(camille, place, text('Anne'));
    await drafts.list(dominique);
    drafts.writeNow();
    expect(folder.files.size).toBe(0);
  });

  it('is refused above the maximum number of forms', async () => {
    const drafts = await opened();
    for (let record = 1; record <= maxDrafts; record += 1) drafts.hold(camille, { ...place, record }, text('A'));
    expect(() => drafts.hold(camille, { ...place, record: null }, text('A'))).toThrow(
      expect.objectContaining({ error: { kind: 'refused', limit: 'count', platformText: 'drafts' } }),
    );
    expect(() => drafts.hold(camille, place, text('Anne'))).not.toThrow();
  });

  it('is lost without a keychain, unless it is written for the public', async () => {
    secrets.failing.add('get');
    const drafts = await opened();
    drafts.hold(camille, place, text('Anne'));
    drafts.hold(camille, article, text('Covoiturer'));
    drafts.writeNow();
    expect(folder.files.size).toBe(1);
    expect(await found()).toBeUndefined();
    expect(await found(article)).toEqual(text('Covoiturer'));
  });

  it('of a call stays in memory where the site wants it so', async () => {
    const call = { resource: callDraft, record: 3 };
    const drafts = await opened(call, start(false));
    drafts.hold(camille, call, text('Anne'));
    drafts.writeNow();
    expect(folder.files.size).toBe(0);
  });

  it('that the disk refuses keeps no other one from being written', async () => {
    const drafts = await opened();
    const writeNow = folder.writeNow.bind(folder);
    let isFirst = true;
    folder.writeNow = (name, bytes) => {
      if (!isFirst) return writeNow(name, bytes);
      isFirst = false;
      throw new Error('no disk');
    };
    drafts.hold(camille, { ...place, record: 1 }, text('A'));
    drafts.hold(camille, place, text('Anne'));
    drafts.writeNow();
    expect(await found()).toEqual(text('Anne'));
    expect(lines.join()).toContain('cannot be written at the end');
  });
});
