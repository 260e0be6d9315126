import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { callChannel, cancelChannel, eventChannel } from '#shared/ipc/wire.ts';
import type { Binder } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Sender } from '../ipc/sender.ts';

type OwnContents = () => WebContents | undefined;

/**
 * Connects the bridge to Electron's IPC: one channel for calls, one to cancel them.
 * @param ready the window opens before the services are built; calls wait for them
 */
export function connectBridge(ready: Promise<Binder>, ownContents: OwnContents): void {
  const senderOf = ({ sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent): Sender => ({
    frameUrl: senderFrame?.url ?? null,
    isMainFrame: senderFrame !== null && senderFrame.parent === null,
    isOwnWindow: sender === ownContents(),
  });
  ipcMain.handle(callChannel, async (event, message: unknown) => {
    // Read before waiting, because the frame may hold another page afterwards.
    const sender = senderOf(event);
    return (await ready).call(sender, message);
  });
  ipcMain.on(cancelChannel, (event, callId: unknown) => {
    const sender = senderOf(event);
    ready.then((binder) => binder.cancel(sender, callId)).catch(() => undefined);
  });
}

export const emitTo =
  (ownContents: OwnContents): Emit =>
  (event, payload) => {
    const contents = ownContents();
    if (contents && !contents.isDestroyed()) contents.send(eventChannel, event, payload);
  };
