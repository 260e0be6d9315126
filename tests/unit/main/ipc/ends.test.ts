import { describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { bound, ours } from '#tests/support/bound.ts';

describe('cancelling', () => {
  const waiting = (_: unknown, { signal }: CallContext) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

  it('aborts the call of that id and answers cancelled', async () => {
    const { binder, call } = bound({ 'app.openLogFolder': waiting });
    const first = call('app.openLogFolder', undefined, 'first');
    const second = call('app.openLogFolder', undefined, 'second');
    binder.cancel(ours, 'second');
    expect(await second).toEqual({ ok: false, error: { kind: 'cancelled' } });
    binder.cancel(ours, 'first');
    expect(await first).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('ignores an unknown or finished call', async () => {
    const { binder, call } = bound({ 'app.confirmClose': () => {} });
    await call('app.confirmClose', undefined, 'ended');
    for (const id of ['ended', 'never', 12, null]) expect(() => binder.cancel(ours, id)).not.toThrow();
  });

  it('aborts all calls when the page leaves', async () => {
    const { binder, call, pagesGone } = bound({ 'app.openLogFolder': waiting });
    const calls = ['a', 'b'].map((id) => call('app.openLogFolder', undefined, id));
    binder.pageGone();
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ error: { kind: 'cancelled' } });
    expect(pagesGone()).toBe(1);
  });

  it('aborts the calls of a session when it ends', async () => {
    let isSignedOut = () => {};
    const { call, endSession } = bound({
      'drafts.list': waiting,
      // Signing out is what ends the session: it is not ended by it.
      'session.signOut': (_, { signal }) =>
        new Promise((resolve, reject) => {
          isSignedOut = resolve;
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    const [work, end] = [call('drafts.list', undefined, 'a'), call('session.signOut', undefined, 'b')];
    endSession();
    expect(await work).toEqual({ ok: false, error: { kind: 'cancelled' } });
    isSignedOut();
    expect(await end).toMatchObject({ ok: true });
  });

  it('gives nobody what was read for a session that has ended', async () => {
    let finish = () => {};
    const { call, endSession } = bound({
      'drafts.list': () => new Promise((resolve) => (finish = () => resolve({ drafts: [], isRead: true }))),
    });
    const reading = call('drafts.list');
    endSession();
    finish();
    expect(await reading).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('tells what became of a write that was done when the session ended', async () => {
    let finish = () => {};
    const { call, endSession } = bound({
      'drafts.drop': () => new Promise((resolve) => (finish = resolve)),
    });
    const writing = call('drafts.drop', { resource: 'users', record: 1 });
    endSession();
    finish();
    expect(await writing).toEqual({ ok: true, value: undefined });
  });

  it('never aborts a call that cannot be undone', async () => {
    let finish = () => {};
    let seen: AbortSignal | null = null;
    const { binder, call, endSession } = bound({
      'templates.drop': (_, { signal, commit }) => {
        seen = signal;
        commit();
        return new Promise((resolve) => (finish = resolve));
      },
    });
    const sending = call('templates.drop', { id: 'x' }, 'a');
    endSession();
    binder.cancel(ours, 'a');
    binder.pageGone();
    expect(seen).toMatchObject({ aborted: false });
    finish();
    expect(await sending).toEqual({ ok: true, value: undefined });
  });
});

describe('the end of the application', () => {
  it('waits until every call has cleaned up', async () => {
    let tidy = () => {};
    const isTidy = new Promise<void>((resolve) => (tidy = resolve));
    const { binder, call, clock } = bound({
      'app.openLogFolder': async (_, { signal }) => {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        await isTidy;
        signal.throwIfAborted();
      },
    });
    const answer = call('app.openLogFolder');
    let isOver = false;
    const end = binder.settle(3000).then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    tidy();
    await end;
    expect(await answer).toMatchObject({ error: { kind: 'cancelled' } });
    expect(clock.waiting).toBe(0);
  });

  it('does not wait for ever', async () => {
    const { binder, call, clock } = bound({ 'app.openLogFolder': () => new Promise<void>(() => {}) });
    void call('app.openLogFolder');
    const end = binder.settle(3000);
    clock.advance(3000);
    await end;
  });
});
