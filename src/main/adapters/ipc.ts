import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { callChannel, cancelChannel, eventChannel } from '#shared/ipc/wire.ts';
import type { Binder } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Sender } from '../ipc/sender.ts';

type OwnContents = () => WebContents | undefined;

/** What answers the messages of the page. */
export type Bridge = Pick<Binder, 'call' | 'cancel'>;

/** Connects the bridge to Electron's IPC: one channel for calls, one to cancel them. */
export function connectBridge(bridge: Bridge, ownContents: OwnContents): void {
  const senderOf = ({ sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent): Sender => ({
    frameUrl: senderFrame?.url ?? null,
    isMainFrame: senderFrame !== null && senderFrame.parent === null,
    isOwnWindow: sender === ownContents(),
  });
  // Who sends is read at once, because the frame may hold another page later.
  ipcMain.handle(callChannel, (event, message: unknown) => bridge.call(senderOf(event), message));
  ipcMain.on(cancelChannel, (event, callId: unknown) => bridge.cancel(senderOf(event), callId));
}

export const emitTo =
  (ownContents: OwnContents): Emit =>
  (event, payload) => {
    const contents = ownContents();
    if (contents && !contents.isDestroyed()) contents.send(eventChannel, event, payload);
  };
