import { beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { type Composition, compose } from '#tests/support/composition.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeSecrets, FakeStore, patient } from '#tests/support/fakes.ts';

const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

let secrets: FakeSecrets;
let store: FakeStore;
let drafts: FakeFolder;
const start = (keepSession: boolean) => compose({ keepSession }, { secrets, store, drafts });
const signIn = ({ handlers }: Composition) => handlers['session.signInTraining']({ account: 'administrator' }, context);
const draft = { resource: 'users', record: 12, content: { values: { givenName: 'Anne' }, base: { givenName: null } } };

beforeEach(() => {
  secrets = new FakeSecrets();
  store = new FakeStore();
  drafts = new FakeFolder({ now: Date.now });
});

describe('a site that keeps no sessions', () => {
  it('leaves nothing of a session in the keychain or on disk', async () => {
    const app = await start(false);
    expect(await signIn(app)).toMatchObject({ status: 'signedIn', isPersistent: false });
    app.session.activity();
    expect(await app.handlers['drafts.save'](draft, context)).toEqual({ isOnDisk: false });
    expect([...secrets.entries.keys()]).toEqual([]);
    expect(secrets.calls).not.toContain('set');
    expect(store.keys()).toEqual([]);
    expect(await drafts.list()).toEqual([]);
  });

  it('asks for the password at the next start', async () => {
    await signIn(await start(false));
    expect((await start(false)).session.state).toEqual({ status: 'signedOut' });
  });

  it('keeps the session and its drafts as long as the application runs', async () => {
    const app = await start(false);
    await signIn(app);
    await app.handlers['drafts.save'](draft, context);
    await app.session.reload();
    expect(app.session.state.status).toBe('signedIn');
    expect(await app.handlers['drafts.list'](undefined, context)).toMatchObject({
      drafts: [{ resource: 'users', record: 12 }],
    });
  });

  it('removes at the start what was kept while the site kept sessions', async () => {
    const before = await start(true);
    await signIn(before);
    await before.handlers['drafts.save'](draft, context);
    secrets.entries.set('proxy proxy.example.org:3128', 'x');
    store.set('window', { zoomLevel: 1 });
    expect([...secrets.entries.keys()]).toHaveLength(4);
    expect(store.keys()).toContain('session');
    const app = await start(false);
    expect(app.session.state).toEqual({ status: 'signedOut' });
    expect(store.keys()).toEqual(['window']);
    await expect.poll(() => secrets.entries.size, patient).toBe(0);
  });

  it('starts all the same where the keychain cannot be emptied, and names no entry in the log', async () => {
    await signIn(await start(true));
    secrets.failing.add('delete');
    const app = await start(false);
    await expect.poll(() => app.lines.join(), patient).toContain('left in the keychain cannot be removed');
    expect(app.lines.join()).not.toContain('@');
    expect(await signIn(app)).toMatchObject({ status: 'signedIn' });
  });
});

describe('a site that keeps sessions', () => {
  it('restores the last one', async () => {
    await signIn(await start(true));
    expect((await start(true)).session.state.status).toBe('signedIn');
  });
});
