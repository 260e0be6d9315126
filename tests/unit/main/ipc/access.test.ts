import { beforeAll, describe, expect, it } from 'vitest';
import { bindHandlers } from '#main/ipc/bind.ts';
import type { Handlers } from '#main/ipc/handler.ts';
import type { Rights } from '#shared/ipc/access.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { channels, openToAnyone, requestOf } from '#tests/support/channels.ts';
import { compose } from '#tests/support/composition.ts';
import { FakeClock, listeningEmit, silent } from '#tests/support/fakes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

/** A bridge for a session; `reached` names the handlers that ran. */
function bridgeFor(handlers: Handlers, state: SessionState) {
  const reached: string[] = [];
  const watched = Object.fromEntries(
    channels.map((channel) => [
      channel,
      (request: unknown, call: unknown) => {
        reached.push(channel);
        return (handlers[channel] as (request: unknown, call: unknown) => unknown)(request, call);
      },
    ]),
  ) as unknown as Handlers; // made of the handlers themselves
  const binder = bindHandlers({
    calls: contract,
    handlers: watched,
    origin: 'app://escale',
    emit: listeningEmit().emit,
    clock: new FakeClock(),
    log: silent,
    session: { onEnd: () => undefined, state },
    onPageGone: () => undefined,
  });
  const call = (channel: Channel, request: unknown = requestOf(channel)) =>
    binder.call(
      { frameUrl: 'app://escale/', isMainFrame: true, isOwnWindow: true },
      { channel, callId: channel, request },
    );
  return { call, reached };
}

let handlers: Handlers;
/** Every address that anything was sent to. */
const asked: string[] = [];
beforeAll(async () => {
  const fetch = async (input: Request | URL | string) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname);
    throw new TypeError('no network in this test');
  };
  ({ handlers } = await compose({ apiBaseUrl: 'https://platform.example.org' }, { fetch, fetchGuarded: fetch }));
});

/** A handler of every call, which answers nothing. */
const idle = Object.fromEntries(channels.map((channel) => [channel, () => undefined])) as unknown as Handlers;
const withRights = (...held: Permission[]): SessionState => ({ ...signedIn, permissions: held });
/** The outcome of a call at the gate: why it was refused, or that it went through to its parsing or its handler. */
const atGate = async (state: SessionState, channel: Channel, request?: unknown) => {
  const answer = await bridgeFor(idle, state).call(channel, request);
  if (answer.ok || (answer.error.kind !== 'denied' && answer.error.kind !== 'unauthorized')) return 'through';
  return answer.error.kind === 'denied' ? answer.error.right : answer.error.kind;
};

describe('somebody who is not signed in', () => {
  it('reaches the calls that are open to anyone, and nothing else', async () => {
    asked.length = 0;
    const { call, reached } = bridgeFor(handlers, { status: 'signedOut' });
    for (const channel of channels) {
      const answer = await call(channel);
      const error = { kind: 'unauthorized', key: 'Usernotlogged' };
      if (!Object.hasOwn(openToAnyone, channel)) expect([channel, answer]).toEqual([channel, { ok: false, error }]);
    }
    expect(reached.toSorted()).toEqual(Object.keys(openToAnyone).toSorted());
    expect(asked).toEqual(['/login']);
  });
});

describe('somebody who is signed in without any right', () => {
  it('is refused every call that needs one, before anything is sent', async () => {
    asked.length = 0;
    const { call, reached } = bridgeFor(handlers, withRights());
    for (const channel of channels) {
      const { access } = contract[channel];
      if (typeof access === 'string') continue;
      expect([channel, await call(channel)]).toEqual([
        channel,
        { ok: false, error: { kind: 'denied', right: expect.any(String) } },
      ]);
    }
    expect(reached).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('may read and change the user that they are', async () => {
    const { id: me } = signedIn.user;
    for (const [channel, request] of [
      ['users.get', { id: me }],
      ['users.update', { id: me, changes: {} }],
      ['users.uploadImage', { id: me, selectionId: 'a' }],
      ['users.territoryStatus', { id: me }],
      ['users.moderateProof', { userId: me, proofId: 3, validate: true }],
      ['images.takeAway', { resource: 'users', id: me }],
    ] as const) {
      expect([channel, await atGate(withRights(), channel, request)]).toEqual([channel, 'through']);
    }
    expect(await atGate(withRights(), 'images.takeAway', { resource: 'events', id: me })).toBe('event_create');
  });
});

describe('a call that needs rights', () => {
  const rights = channels.flatMap((channel): [Channel, Rights][] => {
    const { access } = contract[channel];
    return typeof access === 'object' ? [[channel, access]] : [];
  });

  it.each(rights)('%s is refused without each of them, and taken with them alone', async (channel, needed) => {
    const all = 'allOf' in needed ? needed.allOf : needed.anyOf;
    if ('allOf' in needed) expect(await atGate(withRights(...needed.allOf), channel)).toBe('through');
    for (const right of all) {
      const others = permissions.filter((one) => one !== right);
      if ('allOf' in needed) expect(await atGate(withRights(...others), channel)).toBe(right);
      else expect(await atGate(withRights(right), channel)).toBe('through');
    }
    const none = permissions.filter((one) => !all.includes(one));
    expect(await atGate(withRights(...none), channel)).toBe(all[0]);
  });
});
