import { beforeEach, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { type Composition, compose } from '#tests/support/composition.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock } from '#tests/support/fakes.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const place = { resource: 'users', record: 12 };
const content = { values: { givenName: 'Anne' }, base: { givenName: 'Jeanne' } };

let clock: FakeClock;
let folder: FakeFolder;
let app: Composition;

beforeEach(async () => {
  clock = new FakeClock();
  folder = new FakeFolder(clock);
  app = await compose({}, { clock, drafts: folder });
  await signIn();
});

const signIn = (account: 'administrator' | 'communityManager' = 'administrator') =>
  app.handlers['session.signInTraining']({ account }, context);
const save = () => app.handlers['drafts.save']({ ...place, content }, context);
const hold = () => app.handlers['drafts.hold']({ ...place, content }, context);
const get = () => app.handlers['drafts.get'](place, context);

it('stores drafts for the signed-in person, whom the page cannot choose', async () => {
  expect(await save()).toEqual({ isOnDisk: true });
  expect(await get()).toMatchObject({ content });
  expect(await app.handlers['drafts.list'](undefined, context)).toMatchObject({ drafts: [place], isRead: true });
  await app.handlers['drafts.drop'](place, context);
  expect(await get()).toBeNull();
});

it('keeps drafts after an idle sign-out, for the same person only', async () => {
  await save();
  clock.advance(3_600_000);
  expect(app.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'idle' } });
  await signIn('communityManager');
  expect(await get()).toBeNull();
  await signIn();
  // The sign-in above ended the session of the other person by choice; the draft is not theirs to lose.
  expect(await get()).toMatchObject({ content });
});

it('accepts the last save of a form closed by an idle sign-out, and none after a deliberate sign-out', async () => {
  clock.advance(3_600_000);
  expect(app.session.state).toMatchObject({ status: 'signedOut' });
  await save();
  expect(get).toThrow(expect.objectContaining({ error: { kind: 'unauthorized', key: 'Usernotlogged' } }));
  await signIn('communityManager');
  expect(await get()).toBeNull();
  await app.handlers['session.signOut'](undefined, context);
  expect(save).toThrow(expect.objectContaining({ error: { kind: 'unauthorized', key: 'Usernotlogged' } }));
  await signIn();
  expect(await get()).toMatchObject({ content });
});

it('holds what the form of an idle sign-out hands over, and writes it when the application ends', async () => {
  await get();
  await hold();
  app.drafts.writeNow();
  const again = await compose({}, { clock, drafts: folder, secrets: app.secrets });
  await again.handlers['session.signInTraining']({ account: 'administrator' }, context);
  expect(await again.handlers['drafts.get'](place, context)).toMatchObject({ content });
});

it('drops drafts when the person signs out', async () => {
  await save();
  await app.handlers['session.signOut'](undefined, context);
  await signIn();
  expect(await get()).toBeNull();
  expect(folder.files.size).toBe(0);
});

it('refuses every call while nobody is signed in', async () => {
  await save();
  await app.handlers['session.signOut'](undefined, context);
  for (const call of [save, hold, get])
    expect(call).toThrow(expect.objectContaining({ error: { kind: 'unauthorized', key: 'Usernotlogged' } }));
});

it('removes expired drafts when the application starts', async () => {
  await save();
  clock.advance(7 * 24 * 3600 * 1000);
  await compose({}, { clock, drafts: folder });
  await expect.poll(() => folder.files.size).toBe(0);
});
