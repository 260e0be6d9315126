import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { EscaleApi } from '#shared/ipc/api.ts';
import type { EventName, EventPayload } from '#shared/ipc/contract.ts';
import type { FilePurpose, FileSelection } from '#shared/ipc/files.ts';
import {
  adoptChannel,
  type CallEnvelope,
  callChannel,
  cancelChannel,
  channelsAmong,
  eventChannel,
} from '#shared/ipc/wire.ts';
import type { Result } from '#shared/result.ts';

function call(channel: string, request: unknown, callId: string = crypto.randomUUID()): Promise<Result<unknown>> {
  const envelope: CallEnvelope = { channel, callId, request };
  return ipcRenderer.invoke(callChannel, envelope);
}

const api: Record<string, Record<string, unknown>> = {};
for (const channel of channelsAmong(process.argv)) {
  // Exposed as `files.fromDrop` only, so that a path can come only from a file that the person dropped.
  if (channel === adoptChannel) continue;
  const [namespace = '', method = ''] = channel.split('.');
  api[namespace] ??= {};
  api[namespace][method] = (request: unknown, callId?: string) => call(channel, request, callId);
}

const fromDrop = (file: File, purpose: FilePurpose) =>
  // The contract defines this response for this channel.
  call(adoptChannel, { purpose, path: webUtils.getPathForFile(file) }) as Promise<Result<FileSelection>>;

function on<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): () => void {
  const forward = (_: IpcRendererEvent, name: string, payload: EventPayload<E>) => {
    if (name === event) listener(payload);
  };
  ipcRenderer.on(eventChannel, forward);
  return () => {
    ipcRenderer.off(eventChannel, forward);
  };
}

const exposed = {
  ...api,
  files: { ...api.files, fromDrop },
  cancel: (callId: string) => ipcRenderer.send(cancelChannel, callId),
  on,
};

// The channels are the contract's keys, as in EscaleApi; the compiler cannot follow the loop.
contextBridge.exposeInMainWorld('escale', exposed as unknown as EscaleApi);
