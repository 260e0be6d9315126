import { EventEmitter } from 'node:events';
import type { IpcMainInvokeEvent } from 'electron';
import { z } from 'zod';
import { adoptChannel, callChannel } from '#shared/ipc/wire.ts';
import { messageOf } from '../../run/setup/say.mjs';
import { isUploadPath } from '../files.ts';
import { shell } from '../shell.ts';
import { BrowserWindow } from './window.ts';

type InvokeHandler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

const handlers = new Map<string, InvokeHandler>();
const emitter = new EventEmitter();

export const ipcMain = Object.assign(emitter, {
  handle: (channel: string, answer: InvokeHandler): void => {
    if (handlers.has(channel)) throw new Error(`a handler for '${channel}' is registered already`);
    handlers.set(channel, answer);
  },
});

/** The event with the fields that adapters read: the calling contents and its only frame. */
function eventOf(): IpcMainInvokeEvent {
  const sender = BrowserWindow.getAllWindows()[0]?.webContents;
  // The contents and frame of the window are replacements too, with the keys that adapters use.
  return { sender, senderFrame: sender?.mainFrame ?? null } as unknown as IpcMainInvokeEvent;
}

/**
 * In Electron the path of a dropped file comes from the preload, which no script of the page can replace. Here both run
 * in the page, so that only files sent by the page are accepted.
 */
function checkAdoption(envelope: unknown): void {
  const { data } = adoption.safeParse(envelope);
  if (data === undefined || isUploadPath(shell.uploads, data.request.path)) return;
  throw new Error('the page named a file that it did not send');
}

const adoption = z.object({ channel: z.literal(adoptChannel), request: z.object({ path: z.string() }) });

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
    if (channel === callChannel) checkAdoption(args[0]);
    const value = await answer(eventOf(), ...args);
    // Ids of calls are unique only within the page that made them.
    if (!isGone) shell.page.send({ type: 'result', id, value });
  } catch (thrown) {
    const message = messageOf(thrown);
    if (!isGone) shell.page.send({ type: 'failure', id, message });
  } finally {
    shell.page.off('gone', leave);
  }
});
