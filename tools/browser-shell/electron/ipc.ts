import { EventEmitter } from 'node:events';
import type { IpcMainInvokeEvent } from 'electron';
import { shell } from '../shell.ts';
import { BrowserWindow } from './window.ts';

type Answer = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

const handlers = new Map<string, Answer>();
const emitter = new EventEmitter();

export const ipcMain = Object.assign(emitter, {
  handle: (channel: string, answer: Answer): void => {
    if (handlers.has(channel)) throw new Error(`a handler for '${channel}' is registered already`);
    handlers.set(channel, answer);
  },
});

/** The event as adapters read it: the calling contents and its one frame. */
function eventOf(): IpcMainInvokeEvent {
  const sender = BrowserWindow.getAllWindows()[0]?.webContents;
  // The window's contents and frame are stand-ins themselves, with the keys that adapters use.
  return { sender, senderFrame: sender?.mainFrame ?? null } as unknown as IpcMainInvokeEvent;
}

shell.page.on('send', ({ channel, args }) => emitter.emit(channel, eventOf(), ...args));

shell.page.on('invoke', async ({ id, channel, args }) => {
  let isGone = false;
  const leave = () => {
    isGone = true;
  };
  shell.page.once('gone', leave);
  try {
    const answer = handlers.get(channel);
    if (!answer) throw new Error(`No handler registered for '${channel}'`);
    const value = await answer(eventOf(), ...args);
    // The number of a call belongs to the page that made it.
    if (!isGone) shell.page.send({ type: 'result', id, value });
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    if (!isGone) shell.page.send({ type: 'failure', id, message });
  } finally {
    shell.page.off('gone', leave);
  }
});
