import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { Dialog, DialogAnswer, FromPage, ToPage } from './messages.ts';

type Hello = Extract<FromPage, { type: 'hello' }>;
type InvokeMessage = Extract<FromPage, { type: 'invoke' }>;
type Sent = Extract<FromPage, { type: 'send' }>;

interface ChannelEvents {
  /** A page was loaded and its preload has run. */
  open: [Hello];
  /** The page was left, reloaded or closed. */
  gone: [];
  invoke: [InvokeMessage];
  send: [Sent];
  openWindow: [url: string];
  download: [url: string];
  viewLoaded: [id: string];
  permission: [Extract<FromPage, { type: 'permission' }>];
}

/**
 * The only connection between the shell and the page. A reload opens a new socket; questions to the old page are
 * answered as cancelled. A second tab replaces the first.
 */
export class PageChannel extends EventEmitter<ChannelEvents> {
  #socket: WebSocket | null = null;
  #nextId = 1;
  readonly #dialogs = new Map<number, (answer: DialogAnswer | null) => void>();
  readonly #waiting: (() => void)[] = [];

  constructor() {
    super();
    // Every running call listens for the end of the page, and their number is unlimited.
    this.setMaxListeners(0);
  }

  get isOpen(): boolean {
    return this.#socket !== null;
  }

  attach(socket: WebSocket): void {
    if (this.#socket) {
      this.send({ type: 'closed', reason: 'replaced' });
      this.#leave(this.#socket);
    }
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(socket, String(data)));
    socket.on('close', () => this.#leave(socket));
    socket.on('error', () => socket.terminate());
  }

  send(message: ToPage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Asks the person a question as soon as there is a page. Null when the page was left without an answer. */
  async ask(dialog: Dialog): Promise<DialogAnswer | null> {
    if (!this.isOpen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const id = this.#nextId;
    this.#nextId += 1;
    const answer = new Promise<DialogAnswer | null>((resolve) => this.#dialogs.set(id, resolve));
    this.send({ type: 'dialog', id, dialog });
    return answer;
  }

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    // Only the application's own page can use the socket, and its side is compiled from the same types.
    const message = JSON.parse(text) as FromPage;
    switch (message.type) {
      case 'hello':
        for (const resume of this.#waiting.splice(0)) resume();
        this.emit('open', message);
        break;
      case 'invoke':
        this.emit('invoke', message);
        break;
      case 'send':
        this.emit('send', message);
        break;
      case 'openWindow':
        this.emit('openWindow', message.url);
        break;
      case 'download':
        this.emit('download', message.url);
        break;
      case 'viewLoaded':
        this.emit('viewLoaded', message.id);
        break;
      case 'permission':
        this.emit('permission', message);
        break;
      case 'answer':
        this.#answer(message.id, message.answer);
        break;
    }
  }

  #answer(id: number, answer: DialogAnswer | null): void {
    this.#dialogs.get(id)?.(answer);
    this.#dialogs.delete(id);
  }

  #leave(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    for (const id of this.#dialogs.keys()) this.#answer(id, null);
    this.emit('gone');
    socket.close();
  }
}
