import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '#main/adapters/ipc.ts';
import type { Services } from '#main/compose.ts';
import type { Binder } from '#main/ipc/bind.ts';
import { ServicesTrigger } from '#main/start/services-trigger.ts';
import { ours } from '#tests/support/bound.ts';
import { FakeClock, listeningEmit, silent } from '#tests/support/fakes.ts';

const connected = vi.hoisted(() => ({ bridge: [] as Bridge[], end: [] as (() => Promise<void>)[] }));
vi.mock('#main/adapters/ipc.ts', () => ({ connectBridge: (bridge: Bridge) => void connected.bridge.push(bridge) }));
vi.mock('#main/adapters/window.ts', () => ({ ownContents: () => undefined }));
vi.mock('#main/adapters/lifecycle.ts', () => ({
  finishBeforeEnd: (run: () => Promise<void>) => void connected.end.push(run),
}));

const { bridgeServices } = await import('#main/start/bridge.ts');

beforeEach(() => {
  connected.bridge.length = 0;
  connected.end.length = 0;
});

/** The bridge over services that answer the first call with `services`, as its early answer is `early`. */
function open({ isEarly = true } = {}) {
  const trigger = new ServicesTrigger({ clock: new FakeClock(), isFirstCallWaiting: !isEarly });
  const settle = vi.fn(async () => undefined);
  const built = {
    handlers: { 'app.setUnsaved': () => undefined, 'app.bootstrap': () => null },
    session: { state: { status: 'signedOut' }, onEnd: () => undefined },
    selections: { clear: () => undefined },
    dashboards: { closeAll: () => undefined },
    drafts: { settle },
    clearClipboard: async () => undefined,
  } as unknown as Services; // all that the bridge reads of them
  const early = vi.fn<Binder['call']>(async () => ({ ok: true, value: 'early' }));
  const services = trigger.begun.then(() => built);
  const binder = bridgeServices({
    services,
    early: isEarly ? async () => ({ call: early }) as unknown as Binder : null, // the early calls alone
    trigger,
    emit: listeningEmit().emit,
    log: silent,
  });
  const [bridge] = connected.bridge;
  const [end] = connected.end;
  if (bridge === undefined || end === undefined) throw new Error('nothing was connected');
  const call = (channel: string, request?: unknown) =>
    bridge.call(ours, { channel, callId: crypto.randomUUID(), request });
  return { trigger, binder, call, end, settle, early };
}

describe('the first call of the page', () => {
  it('is answered early, and leaves the services unloaded', async () => {
    const { trigger, call } = open();
    expect(await call('app.bootstrap')).toEqual({ ok: true, value: 'early' });
    expect(trigger.hasBegun).toBe(false);
  });

  it('is one of the services once they exist, as after a reload with somebody signed in', async () => {
    const { binder, call, early } = open();
    expect(await call('app.setUnsaved', { isUnsaved: true })).toEqual({ ok: true, value: undefined });
    await binder;
    // The stand-in's answer is none of the contract's: the services were asked.
    expect(await call('app.bootstrap')).toEqual({ ok: false, error: { kind: 'internal' } });
    expect(early).not.toHaveBeenCalled();
  });

  it('waits for the services where a session was kept', async () => {
    const { trigger, call } = open({ isEarly: false });
    expect(await call('app.bootstrap')).toEqual({ ok: false, error: { kind: 'internal' } });
    expect(trigger.hasBegun).toBe(true);
  });
});

it('any other message has the services loaded', async () => {
  for (const message of [null, 'app.bootstrap', { channel: 'users.list' }, { channel: 7 }]) {
    connected.bridge.length = 0;
    const { trigger, binder } = open();
    await connected.bridge[0]?.call(ours, message);
    expect(trigger.hasBegun).toBe(true);
    await binder;
  }
});

describe('the end of the application', () => {
  it('waits for the services to finish their work', async () => {
    const { trigger, end, settle } = open();
    trigger.begin();
    await end();
    expect(settle).toHaveBeenCalledOnce();
  });

  it('does not load them to do so', async () => {
    const { trigger, end, settle } = open();
    await end();
    expect(trigger.hasBegun).toBe(false);
    expect(settle).not.toHaveBeenCalled();
  });
});
