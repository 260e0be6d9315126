import { describe, expect, it } from 'vitest';
import type { Handlers } from '#main/ipc/handler.ts';
import type { Sender } from '#main/ipc/sender.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { bound, ours } from '#tests/support/bound.ts';

it('a locked window may only call what unlocks it', async () => {
  const { call, lock } = bound({
    'app.thirdParties': () => Promise.reject(new Error('not to be asked')),
    'session.activity': () => undefined,
  });
  lock();
  expect(await call('app.thirdParties')).toEqual({ ok: false, error: { kind: 'idle' } });
  expect(await call('session.activity')).toEqual({ ok: true, value: undefined });
});

describe('a call', () => {
  it('is answered nothing where its window was locked before what it read arrived', async () => {
    const under = Promise.withResolvers<never>();
    const { call, lock } = bound({ 'events.get': () => under.promise, 'users.remove': () => undefined });
    const answer = call('events.get', { id: 1 });
    const write = call('users.remove', { id: 1 }, 'call-2');
    lock();
    under.resolve({ id: 1 } as never);
    expect(await answer).toEqual({ ok: false, error: { kind: 'idle' } });
    // What became of a write is told.
    expect(await write).toEqual({ ok: true, value: undefined });
  });

  it('passes the parsed request to its handler', async () => {
    const seen: unknown[] = [];
    const { call } = bound({ 'app.openExternal': (request) => void seen.push(request) });
    const answer = await call('app.openExternal', { url: 'https://example.org', extra: 1 });
    expect(answer).toEqual({ ok: true, value: undefined });
    expect(seen).toEqual([{ url: 'https://example.org' }]);
  });

  it('returns only the fields that the contract names', async () => {
    const leaking = { selectionId: 'a', name: 'x.csv', size: 3, path: '/home/jeanne/x.csv' };
    const { call } = bound({ 'files.choose': () => leaking });
    expect(await call('files.choose', { purpose: 'import' })).toEqual({
      ok: true,
      value: { selectionId: 'a', name: 'x.csv', size: 3 },
    });
  });

  it('answers an internal error and logs it when a handler breaks the contract', async () => {
    // A handler that the compiler would refuse.
    const { call, lines } = bound({ 'files.choose': (() => ({ name: 'x' })) as unknown as Handlers['files.choose'] });
    expect(await call('files.choose', { purpose: 'import' })).toEqual({ ok: false, error: { kind: 'internal' } });
    expect(lines.join()).toContain('files.choose');
  });
});

describe('a form value that its call refuses', () => {
  it.each([
    ['articles.update', { id: 7, changes: { status: 4, title: '' } }, ['title', 'status']],
    ['editorials.create', { title: 'A', text: 'x'.repeat(600), label: 'B', link: '/c', status: 1 }, ['text']],
    [
      'articles.update',
      {
        id: 7,
        changes: { sections: [{ title: null, subTitle: null, status: 1, paragraphs: [{ text: 3, status: 1 }] }] },
      },
      ['sections.0.paragraphs.0.text'],
    ],
  ])('%s names the fields', async (channel, request, fields) => {
    const { call, lines } = bound({});
    const answer = await call(channel, request);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    const error = answer.ok || answer.error.kind !== 'invalid' ? null : answer.error;
    expect(error?.fields.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
    expect(lines.join()).toContain('malformed request');
  });
});

describe('a sender', () => {
  it.each<[string, Partial<Sender>]>([
    ['another window', { isOwnWindow: false }],
    ['a frame inside the page', { isMainFrame: false }],
    ['a frame that has gone', { frameUrl: null }],
    ['a page of the web', { frameUrl: 'https://escale/' }],
    ['another host of our scheme', { frameUrl: 'app://escale.evil/' }],
    ['our host as a user name', { frameUrl: 'app://escale@evil/' }],
    ['a file', { frameUrl: 'file:///app://escale/' }],
    ['no address', { frameUrl: 'about:blank' }],
  ])('that is %s is refused before the handler runs', async (_what, part) => {
    const { call } = bound({
      'app.copyText': () => {
        throw new Error('must not run');
      },
    });
    const answer = await call('app.copyText', { text: 'x' }, 'call-1', { ...ours, ...part });
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', platformText: 'wrong sender' } });
  });

  it('that is wrong cannot cancel a call', async () => {
    const { binder, call } = bound({
      'app.openLogFolder': async (_, { signal }) => {
        binder.cancel({ ...ours, isMainFrame: false }, 'call-1');
        expect(signal.aborted).toBe(false);
      },
    });
    expect(await call('app.openLogFolder')).toEqual({ ok: true, value: undefined });
  });
});

describe('a call beyond the limits of its channel', () => {
  it('is refused before its request is read, names the limit and is logged once', async () => {
    let copied = 0;
    const { call, lines } = bound({
      'app.copyText': () => {
        copied += 1;
      },
    });
    const text = 'secret '.repeat(100_000);
    for (let index = 0; index < 5; index += 1) {
      expect(await call('app.copyText', { text }, `call-${index}`)).toEqual({
        ok: false,
        error: { kind: 'refused', limit: 'size', platformText: 'app.copyText: size' },
      });
    }
    expect(copied).toBe(0);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('secret');
    expect(await call('app.copyText', { text: 'short' })).toEqual({ ok: true, value: undefined });
  });

  it('is refused while too many calls run, and accepted once they have ended', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { call } = bound({ 'import.check': () => promise });
    const request = { selectionId: 'a', type: 'users' };
    const running = Array.from({ length: 500 }, (_, index) => call('import.check', request, `call-${index}`));
    const refused = await Promise.race([Promise.all(running.slice(100)), Promise.all(running).then(() => [])]);
    expect(refused).toHaveLength(400);
    for (const answer of refused) expect(answer).toMatchObject({ error: { kind: 'refused', limit: 'count' } });
    resolve(undefined as never);
    await Promise.all(running);
    expect(await call('import.check', request)).not.toMatchObject({ error: { kind: 'refused' } });
  });

  it('is refused when too many calls came', async () => {
    let reports = 0;
    const { call } = bound({
      'app.report': () => {
        reports += 1;
      },
    });
    for (let index = 0; index < 1000; index += 1) await call('app.report', { message: 'x' }, `call-${index}`);
    expect(reports).toBeLessThan(100);
  });
});

describe('a malformed call', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'app.bootstrap'],
    ['no call id', { channel: 'app.bootstrap' }],
    ['an empty call id', { channel: 'app.bootstrap', callId: '' }],
    ['more than a call', { channel: 'app.bootstrap', callId: 'a', request: undefined, sender: 'x' }],
    ['a channel nobody knows', { channel: 'app.nothing', callId: 'a' }],
    ['a name that every object has', { channel: 'constructor', callId: 'a' }],
    ['a prototype', { channel: '__proto__', callId: 'a' }],
  ])('is refused: %s', async (_what, message) => {
    const { binder } = bound({});
    expect(await binder.call(ours, message)).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('leaves no value from its request in the log', async () => {
    const { call, lines } = bound({});
    await call('session.signIn', { identifier: 'jeanne', password: ['s3cret'] });
    expect(lines.join()).toContain('password');
    expect(lines.join()).not.toContain('s3cret');
  });

  it('leaves no key from its request in the log that may be a value', async () => {
    const { call, lines } = bound({});
    const options = { values: { status: { 'Jeanne Martin': 1 } } };
    await call('import.check', { selectionId: 'a', type: 'users', options });
    expect(lines.join()).toContain('options.values');
    expect(lines.join()).not.toContain('Jeanne');
  });

  it('is refused while its id is in use', async () => {
    let finish = () => {};
    const { call } = bound({
      'app.openLogFolder': () => new Promise<void>((resolve) => (finish = resolve)),
      'app.confirmClose': () => {},
    });
    const first = call('app.openLogFolder', undefined, 'same');
    expect(await call('app.confirmClose', undefined, 'same')).toMatchObject({ error: { kind: 'refused' } });
    finish();
    expect(await first).toMatchObject({ ok: true });
    expect(await call('app.confirmClose', undefined, 'same')).toMatchObject({ ok: true });
  });
});

describe('a failure', () => {
  it('keeps the fields of an AppFailure', async () => {
    const error: AppError = { kind: 'invalid', fields: [{ field: 'email', message: 'taken' }], status: 400 };
    const { call } = bound({
      'app.openLogFolder': () => {
        throw new AppFailure(error);
      },
    });
    expect(await call('app.openLogFolder')).toEqual({ ok: false, error });
  });

  it('inside the application gives the page no details and the log all of them', async () => {
    const { call, lines } = bound({
      'app.openLogFolder': () => {
        throw new Error("ENOENT: open '/home/jeanne/x'");
      },
    });
    expect(await call('app.openLogFolder')).toEqual({ ok: false, error: { kind: 'internal', isUnsent: true } });
    expect(lines.join()).toContain('app.openLogFolder');
  });
});

describe('progress', () => {
  const step = (done: number) => ({ phase: 'check' as const, done, total: 1000 });

  it('reaches the page at most ten times a second, newest first, and always the last', async () => {
    let finish = () => {};
    const bridge = bound({
      'app.openLogFolder': async (_, { progress }) => {
        for (let tick = 0; tick <= 1000; tick += 1) {
          progress(step(tick));
          bridge.clock.advance(1);
        }
        progress(step(-1));
        await new Promise<void>((resolve) => (finish = resolve));
      },
    });
    const answer = bridge.call('app.openLogFolder', undefined, 'long');
    const during = bridge.progressed();
    expect(during).toHaveLength(11);
    expect(during[0]).toEqual({ callId: 'long', ...step(0) });
    finish();
    await answer;
    expect(bridge.progressed()).toHaveLength(12);
    expect(bridge.progressed().at(-1)).toEqual({ callId: 'long', ...step(-1) });
  });

  it('does not come after the answer', async () => {
    let late = () => {};
    const bridge = bound({
      'app.openLogFolder': (_, { progress }) => {
        late = () => progress(step(1));
      },
    });
    await bridge.call('app.openLogFolder');
    late();
    bridge.clock.advance(1000);
    expect(bridge.progressed()).toEqual([]);
    expect(bridge.clock.waiting).toBe(0);
  });
});
