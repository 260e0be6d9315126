import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { bindHandlers } from '#main/ipc/bind.ts';
import type { Sender } from '#main/ipc/sender.ts';
import { type Channel, contract, type RequestOf } from '#shared/ipc/contract.ts';
import type { Result } from '#shared/result.ts';
import { type Composition, compose, testFiles } from '#tests/support/composition.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { accounts } from '#training/access/accounts.ts';

const ours: Sender = { frameUrl: 'app://escale/', isMainFrame: true, isOwnWindow: true };
// The keys of the contract are its channels.
const channels = Object.keys(contract) as Channel[];

function bridgeOf({ handlers, session, selections, emitted, lines }: Composition) {
  const binder = bindHandlers({
    calls: contract,
    handlers,
    origin: 'app://escale',
    emit: emitted.emit,
    clock: new FakeClock(),
    log: (level, message, details) => lines.push(JSON.stringify({ level, message, ...details })),
    session,
    onPageGone: () => selections.clear(),
  });
  let calls = 0;
  const call = (channel: string, request?: unknown, sender = ours): Promise<Result<unknown>> => {
    calls += 1;
    return binder.call(sender, { channel, callId: `call-${calls}`, request });
  };
  return { binder, call };
}

describe('the composed handlers', () => {
  let composition: Composition;
  beforeAll(async () => {
    composition = await compose();
    await composition.session.signInTraining({ account: 'administrator' });
  });

  it.each(channels)('include %s', (channel) => {
    expect(composition.handlers[channel]).toBeTypeOf('function');
  });

  it('have no handler that the contract does not name', () => {
    expect(Object.keys(composition.handlers).sort()).toEqual([...channels].sort());
  });

  it.each(channels)('refuse a wrong sender of %s', async (channel) => {
    const { call } = bridgeOf(composition);
    const answer = await call(channel, undefined, { ...ours, frameUrl: 'https://evil.example/' });
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', platformText: 'wrong sender' } });
  });

  it.each(channels)('refuse a malformed request of %s', async (channel) => {
    const { call } = bridgeOf(composition);
    const answer = await call(channel, { malformed: true });
    // A form reads which of its fields are not taken; any other call is refused as a whole.
    const error = /\.create$/.test(channel)
      ? { kind: 'invalid' }
      : { kind: 'refused', platformText: 'malformed request' };
    expect(answer).toMatchObject({ ok: false, error });
  });
});

describe('the data that crosses the bridge', () => {
  it('holds no token, no password and no path, from the first call to sign-out', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'escale-bridge-')), 'jeanne', 'Documents secrets');
    const picture = join(folder, 'photo.png');
    mkdirSync(folder, { recursive: true });
    writeFileSync(picture, pngBytes(640, 480));
    const composition = await compose(
      {},
      {
        dialogs: {
          chooseFile: async () => ({ path: picture, name: 'photo.png', size: 64 }),
          chooseSavePath: async () => join(folder, 'export.csv'),
        },
      },
    );
    const { call } = bridgeOf(composition);
    const crossed: string[] = [];
    const ask = async <C extends Channel>(channel: C, request: RequestOf<C>): Promise<Result<unknown>> => {
      const answer = await call(channel, request);
      crossed.push(JSON.stringify(answer));
      return answer;
    };

    await ask('app.bootstrap', undefined);
    const refused = await ask('session.signIn', { identifier: 'nobody@example.org', password: 'w1ldly wr0ng' });
    expect(refused.ok).toBe(false);
    expect(await ask('session.signInTraining', { account: 'administrator' })).toMatchObject({
      ok: true,
      value: { status: 'signedIn' },
    });
    await ask('app.bootstrap', undefined);
    const list = await ask('users.list', { page: 1, perPage: 25, sort: [], filters: {} });
    expect(list).toMatchObject({ ok: true });
    await ask('users.get', { id: 1 });
    await ask('users.get', { id: 999_999 });
    const chosen = await ask('files.choose', { purpose: 'image' });
    expect(chosen).toMatchObject({ ok: true, value: { name: 'photo.png' } });
    // Read from the answer just checked.
    const { selectionId } = (chosen as { value: { selectionId: string } }).value;
    expect(await ask('users.uploadImage', { id: 1, selectionId })).toMatchObject({ ok: true });
    // Gone from the disk since: neither failure may tell where it lay.
    rmSync(picture);
    expect(await ask('users.uploadImage', { id: 1, selectionId })).toMatchObject({ ok: false });
    expect(await ask('files.choose', { purpose: 'image' })).toMatchObject({ ok: false });
    await ask('import.inspect', { selectionId, type: 'users' });
    await ask('files.adopt', { purpose: 'import', path: join(folder, 'missing.csv') });
    await ask('app.setPreferences', { rememberedIdentifier: 'jeanne' });
    await ask('session.signOut', undefined);

    const said = [...crossed, JSON.stringify(composition.emitted.of('session.changed'))].join('\n');
    // There was a token to keep away.
    expect(composition.secrets.calls).toContain('set');
    for (const { password } of accounts) expect(said).not.toContain(JSON.stringify(password));
    expect(said).not.toContain('w1ldly');
    expect(said).not.toContain('Documents secrets');
    expect(said).not.toMatch(/eyJ[\w-]+\.|"(?:refresh)?token"|"password"/iu);
  });

  it('keeps the refresh token between the platform and the keychain', async () => {
    const composition = await compose();
    const { call } = bridgeOf(composition);
    const answer = await call('session.signInTraining', { account: 'administrator' });
    const [token] = [...composition.secrets.entries.values()];
    expect(token).toBeTypeOf('string');
    const outside = JSON.stringify(answer) + composition.store.dump() + composition.lines.join('\n');
    expect(outside).not.toContain(token);
  });
});

describe('the end of a session', () => {
  const exporting = { query: null, format: 'plain' } as const;

  /** A signed-in bridge whose export stands still after its first bytes. */
  async function midExport() {
    const folder = mkdtempSync(join(tmpdir(), 'escale-end-'));
    const hasBegun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const files = nodeFiles(folder);
    const clock = new FakeClock();
    const composition = await compose(
      {},
      {
        clock,
        dialogs: { chooseFile: async () => null, chooseSavePath: async () => join(folder, 'export.csv') },
        files: {
          ...files,
          openWrite: (path) => {
            const gate = new Transform({
              transform: (chunk, _encoding, done) => {
                hasBegun.resolve();
                void goOn.promise.then(() => done(null, chunk));
              },
            });
            void pipeline(gate, files.openWrite(path)).catch(() => {});
            return gate;
          },
        },
      },
    );
    const { binder, call } = bridgeOf(composition);
    expect(await call('session.signInTraining', { account: 'administrator' })).toMatchObject({ ok: true });
    const answer = call('users.export', exporting);
    await hasBegun.promise;
    return { ...composition, binder, call, clock, answer, goOn: goOn.resolve, saved: () => readdirSync(folder) };
  }

  it.each<[string, (run: Awaited<ReturnType<typeof midExport>>) => unknown]>([
    ['sign-out', ({ call }) => call('session.signOut')],
    ['too long without input', ({ clock }) => clock.advance(3_600_001)],
    ['the page going', ({ binder }) => binder.pageGone()],
    ['the application ending', ({ binder }) => binder.settle(60_000)],
  ])('stops a running export and leaves no file: %s', async (_what, end) => {
    const run = await midExport();
    await end(run);
    expect(await run.answer).toEqual({ ok: false, error: { kind: 'cancelled' } });
    run.goOn();
    expect(run.saved()).toEqual([]);
  });
});

describe('a page that closes', () => {
  it('releases the files that were chosen in it', async () => {
    const { folder, write } = testFiles();
    await write('liste.csv', 'a;b');
    const path = join(folder, 'liste.csv');
    const composition = await compose();
    await composition.session.signInTraining({ account: 'administrator' });
    const { binder, call } = bridgeOf(composition);
    const adopted = await call('files.adopt', { purpose: 'import', path });
    // Checked by the contract.
    const { selectionId } = (adopted as { value: { selectionId: string } }).value;
    expect(composition.selections.get(selectionId).path).toBe(path);
    binder.pageGone();
    expect(await call('import.inspect', { selectionId, type: 'users', options: {} })).toMatchObject({
      error: { kind: 'file', reason: 'expired' },
    });
  });
});
