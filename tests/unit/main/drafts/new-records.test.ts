import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts } from '#main/drafts/drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, silent } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const newUser = () => ({ resource: 'users', record: null, draft: randomUUID() });
/** As versions before this one stored it: one for all new records of a resource. */
const ofEarlierVersion = { resource: 'users', record: null };
const of = (givenName: string) => ({ values: { givenName }, base: { givenName: null } });

let clock: FakeClock;
let secrets: FakeSecrets;
let folder: FakeFolder;
/** The application as it starts: what is in memory is gone. */
let start: () => Drafts;
beforeEach(() => {
  clock = new FakeClock();
  secrets = new FakeSecrets();
  folder = new FakeFolder(clock);
  start = () => new Drafts({ folder, key: new DraftKey({ secrets, clock, log: silent }), clock, log: silent });
});

/** What new users are offered, in order. */
const offered = async (drafts: Drafts) => {
  const found = await drafts.ofNew(camille, 'users');
  return found.map(({ content }) => content.values.givenName);
};

describe('drafts of new records', () => {
  it('are one of each form, offered newest first, and removed one by one', async () => {
    const [first, second] = [newUser(), newUser()];
    await start().save(camille, first, of('Anne'));
    clock.advance(1);
    await start().save(camille, second, of('Zoé'));
    await start().save(camille, { ...newUser(), resource: 'communities' }, of('Campus'));
    await start().save(camille, { resource: 'users', record: 12 }, of('Jeanne'));
    expect(await offered(start())).toEqual(['Zoé', 'Anne']);
    expect((await start().get(camille, first))?.content).toEqual(of('Anne'));
    await start().drop(camille, second);
    expect(await offered(start())).toEqual(['Anne']);
    expect(await start().ofNew({ ...camille, person: 8 }, 'users')).toEqual([]);
  });

  it('are all written when the process ends before they are saved', async () => {
    const drafts = start();
    await drafts.save(camille, { resource: 'users', record: 12 }, of('Jeanne'));
    drafts.hold(camille, newUser(), of('Anne'));
    clock.advance(1);
    drafts.hold(camille, newUser(), of('Zoé'));
    drafts.writeNow();
    expect(await offered(start())).toEqual(['Zoé', 'Anne']);
  });

  it('stay apart from one that could not be read when their form was opened', async () => {
    await start().save(camille, newUser(), of('Anne'));
    secrets.isDismissed = true;
    const drafts = start();
    expect(await offered(drafts)).toEqual([]);
    clock.advance(60_000);
    secrets.isDismissed = false;
    await drafts.save(camille, newUser(), of('Zoé'));
    expect(await offered(start())).toEqual(['Zoé', 'Anne']);
  });

  it('that an earlier version stored are offered and removed like the others', async () => {
    await start().save(camille, ofEarlierVersion, of('Anne'));
    secrets.isDismissed = true;
    const drafts = start();
    await drafts.get(camille, ofEarlierVersion);
    clock.advance(60_000);
    secrets.isDismissed = false;
    // It moved the draft that could not be offered aside.
    await drafts.save(camille, ofEarlierVersion, of('Zoé'));
    await start().save(camille, newUser(), of('Ève'));
    const next = start();
    expect(await offered(next)).toEqual(expect.arrayContaining(['Ève', 'Zoé']));
    await next.drop(camille, ofEarlierVersion);
    expect(await offered(next)).toEqual(['Ève', 'Anne']);
    await next.drop(camille, ofEarlierVersion);
    expect(await offered(next)).toEqual(['Ève']);
    expect(folder.files.size).toBe(1);
  });
});
