import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Binder } from '#main/ipc/bind.ts';
import { callChannel, cancelChannel, eventChannel } from '#shared/ipc/wire.ts';

type Answer = (...args: unknown[]) => unknown;

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const handlers = new Map<string, Answer>();
  const handle = (channel: string, handler: Answer) => void handlers.set(channel, handler);
  return { handlers, ipcMain: Object.assign(new EventEmitter(), { handle }) };
});
vi.mock('electron', () => electron);

const { connectBridge, emitTo } = await import('#main/adapters/ipc.ts');
const { EventEmitter } = await import('node:events');

const contents = Object.assign(new EventEmitter(), { send: vi.fn(), isDestroyed: () => false });
const frame = { url: 'app://escale/', parent: null };
// Stand-ins with what the adapter looks at.
const own = () => contents as never;

const binder = {
  call: vi.fn<Binder['call']>(async () => ({ ok: true, value: 1 })),
  cancel: vi.fn<Binder['cancel']>(),
  pageGone: vi.fn<Binder['pageGone']>(),
  settle: vi.fn<Binder['settle']>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  electron.handlers.clear();
  electron.ipcMain.removeAllListeners();
  contents.removeAllListeners();
});

describe('connectBridge', () => {
  it('passes on the sender as it was when the call arrived', async () => {
    connectBridge(binder, own);
    const event = { sender: contents, senderFrame: { ...frame } };
    const answer = electron.handlers.get(callChannel)?.(event, 'message');
    // While the call waits for its answer, the frame goes elsewhere.
    event.senderFrame.url = 'https://evil.example/';
    expect(await answer).toEqual({ ok: true, value: 1 });
    expect(binder.call).toHaveBeenCalledExactlyOnceWith(
      { frameUrl: 'app://escale/', isMainFrame: true, isOwnWindow: true },
      'message',
    );
  });

  it.each([
    ['a frame inside the page', { sender: contents, senderFrame: { ...frame, parent: frame } }, { isMainFrame: false }],
    ['a frame that has gone', { sender: contents, senderFrame: null }, { isMainFrame: false, frameUrl: null }],
    ['another window', { sender: {}, senderFrame: frame }, { isOwnWindow: false }],
  ])('marks a call from %s as foreign', async (_what, event, sender) => {
    connectBridge(binder, own);
    await electron.handlers.get(callChannel)?.(event, 'message');
    expect(binder.call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sender), 'message');
  });

  it('passes a cancellation to the binder', async () => {
    connectBridge(binder, own);
    electron.ipcMain.emit(cancelChannel, { sender: contents, senderFrame: frame }, 'call-1');
    expect(binder.cancel).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'call-1');
  });
});

describe('emitTo', () => {
  it('sends on the single event channel as long as the page exists', () => {
    emitTo(own)('app.navigate', { path: '/users' });
    expect(contents.send).toHaveBeenCalledExactlyOnceWith(eventChannel, 'app.navigate', { path: '/users' });
    expect(() => emitTo(() => undefined)('app.navigate', { path: '/users' })).not.toThrow();
  });
});
