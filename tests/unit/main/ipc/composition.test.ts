import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bindHandlers } from '#main/ipc/bind.ts';
import type { Sender } from '#main/ipc/sender.ts';
import { accounts } from '#main/training/access/accounts.ts';
import { type Channel, contract, type RequestOf } from '#shared/ipc/contract.ts';
import type { Result } from '#shared/result.ts';
import { type Composition, compose } from '#tests/support/composition.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { pngBytes } from '#tests/support/pictures.ts';

const ours: Sender = { frameUrl: 'app://escale/', isMainFrame: true, isOwnWindow: true };
// The keys of the contract are its channels.
const channels = Object.keys(contract) as Channel[];

function bridgeOf({ handlers, emitted, lines }: Composition) {
  const binder = bindHandlers({
    handlers,
    origin: 'app://escale',
    emit: emitted.emit,
    clock: new FakeClock(),
    log: (level, message, details) => lines.push(JSON.stringify({ level, message, ...details })),
  });
  let calls = 0;
  const call = (channel: string, request?: unknown, sender = ours): Promise<Result<unknown>> => {
    calls += 1;
    return binder.call(sender, { channel, callId: `call-${calls}`, request });
  };
  return { binder, call };
}

describe('the composition', () => {
  let composition: Composition;
  beforeAll(async () => {
    composition = await compose();
  });

  it.each(channels)('has a handler for %s', (channel) => {
    expect(composition.handlers[channel]).toBeTypeOf('function');
  });

  it('has no handler that the contract does not name', () => {
    expect(Object.keys(composition.handlers).sort()).toEqual([...channels].sort());
  });

  it.each(channels)('refuses a wrong sender of %s', async (channel) => {
    const { call } = bridgeOf(composition);
    const answer = await call(channel, undefined, { ...ours, frameUrl: 'https://evil.example/' });
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', platformText: 'wrong sender' } });
  });

  it.each(channels)('refuses a malformed request of %s', async (channel) => {
    const { call } = bridgeOf(composition);
    const answer = await call(channel, { malformed: true });
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', platformText: 'malformed request' } });
  });
});

describe('what crosses the bridge', () => {
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
    await ask('session.current', undefined);
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
