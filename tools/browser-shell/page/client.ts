import type { contextBridge, IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { FromPage, ToPage } from '../messages.ts';
import { askPerson, copyText, showEnd, showNotice } from './overlay.ts';
import { askForPermissions } from './permissions.ts';
import { closeView, focusView, showView } from './views.ts';

/** The page's side of the Electron replacement: what a preload uses of Electron, over one WebSocket. */

type Listener = (event: IpcRendererEvent, ...args: unknown[]) => void;

const root = '/__shell/';
const ended = 'the application has ended';
const listeners = new Map<string, Set<Listener>>();
const calls = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
const permissions = new Map<number, (isGranted: boolean) => void>();
/** Uploads to the shell in progress; every call waits for them, since it may name an uploaded file. */
const uploads = new Set<Promise<void>>();
let uploadFolder = '';
let nextCall = 1;
let channel: WebSocket;
let opened: Promise<void>;
/** Whether the page stands for a renderer that is gone; its scripts run on, unheard. */
let isCrashed = false;

export function connect({ uploads: folder }: { uploads: string }): void {
  uploadFolder = folder;
  channel = new WebSocket(`ws://${location.host}${root}channel`);
  channel.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as ToPage));
  channel.addEventListener('close', () => {
    for (const { reject } of calls.values()) reject(new Error(ended));
    calls.clear();
    showEnd('quit');
  });
  opened = new Promise((resolve) => channel.addEventListener('open', () => resolve()));
  opened.then(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    send({ type: 'hello', path: `${location.pathname}${location.search}`, isDark });
  });
  window.open = (url) => {
    if (url) void opened.then(() => send({ type: 'openWindow', url: String(new URL(url, location.href)) }));
    return null;
  };
  // On the window, where the page's own listeners have run: what they prevented, Electron does not do.
  for (const name of ['click', 'auxclick'] as const) window.addEventListener(name, followAsElectron);
  clickDetachedLinks();
  askForPermissions(askApplication);
}

async function askApplication(permission: string): Promise<boolean> {
  await opened;
  const id = nextCall;
  nextCall += 1;
  return new Promise((resolve) => {
    permissions.set(id, resolve);
    send({ type: 'permission', id, permission });
  });
}

/**
 * Does with a click on a link what Electron does: a link that asks for a window (`target`, the middle button, a key) is
 * put to the handler of new windows, a download to that of downloads, and one to another origin goes nowhere.
 */
function followAsElectron(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.closest('[data-shell]') || event.defaultPrevented) return;
  if (event.button <= 1 && follow(link, event)) event.preventDefault();
}

/** Whether a link does not lead to another page of this window, which the tab follows by itself. */
function follow(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  const asksForWindow = button === 1 || ctrlKey || metaKey || shiftKey || !['', '_self'].includes(link.target);
  if (asksForWindow) send({ type: 'openWindow', url: link.href });
  else if (link.hasAttribute('download')) send({ type: 'download', url: link.href });
  return asksForWindow || link.hasAttribute('download') || link.origin !== location.origin;
}

type Keys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A link outside the document can be clicked by a script, and no listener of the document hears of it. */
function clickDetachedLinks(): void {
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false };
    if (this.isConnected || this.href === '' || !follow(this, plain)) click.call(this);
  };
}

/** Sends a message, or nothing once the page is being left or its application has ended. */
function send(message: FromPage): void {
  if (channel.readyState === WebSocket.OPEN) channel.send(JSON.stringify(message));
}

/** Waits until the application can be called; for ever in a page that crashed. */
async function ready(): Promise<void> {
  await opened;
  if (isCrashed) await new Promise(() => {});
  await Promise.allSettled(uploads);
}

function receive(message: ToPage): void {
  switch (message.type) {
    case 'result':
      calls.get(message.id)?.resolve(message.value);
      calls.delete(message.id);
      break;
    case 'failure':
      calls.get(message.id)?.reject(new Error(message.message));
      calls.delete(message.id);
      break;
    case 'crashed':
      isCrashed = true;
      document.body.replaceChildren();
      break;
    case 'event':
      if (isCrashed) break;
      for (const listener of listeners.get(message.channel) ?? []) listener(eventOf(), ...message.args);
      break;
    case 'dialog':
      void askPerson(message.dialog, upload).then((answer) => send({ type: 'answer', id: message.id, answer }));
      break;
    case 'notice':
      showNotice(message.notice);
      break;
    case 'copy':
      void copyText(message.text);
      break;
    case 'permission':
      permissions.get(message.id)?.(message.isGranted);
      permissions.delete(message.id);
      break;
    case 'reload':
      location.reload();
      break;
    case 'view':
      showView(message, () => send({ type: 'viewLoaded', id: message.id }));
      break;
    case 'viewFocus':
      focusView(message.id);
      break;
    case 'viewClosed':
      closeView(message.id);
      break;
    case 'closed':
      showEnd(message.reason);
      break;
  }
}

// The preload does not use the event.
const eventOf = (): IpcRendererEvent => ({}) as IpcRendererEvent;

/** Sends a file to the shell and returns the path that it gets there. */
function upload(file: File): { path: string; done: Promise<void> } {
  const id = crypto.randomUUID();
  const done = fetch(`${root}files/${id}/${encodeURIComponent(file.name)}`, { method: 'PUT', body: file }).then(
    (response) => {
      if (!response.ok) throw new Error(`the file could not be sent: ${response.status}`);
    },
  );
  const isWindows = uploadFolder.includes('\\');
  return { path: [uploadFolder, id, file.name].join(isWindows ? '\\' : '/'), done };
}

const bridge: Pick<typeof contextBridge, 'exposeInMainWorld'> = {
  exposeInMainWorld: (name, api) => {
    Object.defineProperty(window, name, { value: freeze(api), enumerable: true });
  },
};

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

const renderer: Pick<typeof ipcRenderer, 'invoke' | 'send' | 'on' | 'off'> = {
  invoke: async (name, ...args) => {
    await ready();
    if (channel.readyState !== WebSocket.OPEN) throw new Error(ended);
    const id = nextCall;
    nextCall += 1;
    return new Promise((resolve, reject) => {
      calls.set(id, { resolve, reject });
      send({ type: 'invoke', id, channel: name, args });
    });
  },
  send: (name, ...args) => {
    void ready().then(() => send({ type: 'send', channel: name, args }));
  },
  on: (name, listener) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
    return asRenderer();
  },
  off: (name, listener) => {
    listeners.get(name)?.delete(listener);
    return asRenderer();
  },
};

// Electron's `on` returns the whole object for chaining; the replacement has the part that the preload uses.
const asRenderer = (): typeof ipcRenderer => renderer as typeof ipcRenderer;

const utilities: Pick<typeof webUtils, 'getPathForFile'> = {
  getPathForFile: (file) => {
    const { path, done } = upload(file);
    uploads.add(done);
    done.catch(() => undefined).finally(() => uploads.delete(done));
    return path;
  },
};

export function requireForPreload(name: string): unknown {
  if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
  return { contextBridge: bridge, ipcRenderer: renderer, webUtils: utilities };
}
