import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { Drafts } from '#main/drafts/drafts.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, silent } from '#tests/support/fakes.ts';

const camille = { platform: 'https://api.example.org/', person: 7 };
const place = { resource: 'users', record: 12 };
const content = { values: { givenName: 'Éléonore' }, base: { givenName: null } };
const otherContent = { values: { givenName: 'Anne' }, base: { givenName: null } };

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

describe.each([
  [
    'a keychain that was locked when the form was opened',
    () => {
      secrets.isDismissed = true;
    },
    () => {
      secrets.isDismissed = false;
      clock.advance(60_000);
    },
  ],
  ['a disk that failed then', () => void folder.failing.add('read'), () => folder.failing.clear()],
])('after %s', (_, fail, mend) => {
  it('the draft that could not be offered is not lost to the next one: it is offered when that one is gone', async () => {
    await start().save(camille, place, content);
    fail();
    const drafts = start();
    expect(await drafts.get(camille, place)).toBeNull();
    await drafts.save(camille, place, otherContent);
    mend();
    expect(await drafts.save(camille, place, otherContent)).toEqual({ isOnDisk: true });
    const next = start();
    expect((await next.get(camille, place))?.content).toEqual(otherContent);
    expect(await next.list(camille)).toHaveLength(1);
    await next.drop(camille, place);
    expect((await next.get(camille, place))?.content).toEqual(content);
    await next.drop(camille, place);
    expect(await next.get(camille, place)).toBeNull();
    expect(folder.files.size).toBe(0);
  });

  it('nothing is left of either once the person signs out', async () => {
    await start().save(camille, place, content);
    fail();
    const drafts = start();
    await drafts.get(camille, place);
    mend();
    await drafts.save(camille, place, otherContent);
    expect(folder.files.size).toBe(2);
    await drafts.forgetAll(camille);
    expect(folder.files.size).toBe(0);
  });
});

it('a list of drafts says whether those of earlier runs could be read', async () => {
  expect(await start().isRead()).toBe(true);
  await start().save(camille, place, content);
  expect(await start().isRead()).toBe(true);
  secrets.isDismissed = true;
  expect(await start().isRead()).toBe(false);
});

it('a draft that a failing disk did not give stays whole where the process ends: both are offered, one after the other', async () => {
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
