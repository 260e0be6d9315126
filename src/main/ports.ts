import type { Readable, Writable } from 'node:stream';
import type { DashboardRect } from '#shared/ipc/analytics.ts';
import type { FilePurpose } from '#shared/ipc/files.ts';

/**
 * What services ask of the outside world. Electron, keytar and the file system stand behind these in `adapters`; tests
 * hand in their own.
 */

export interface HttpInit extends RequestInit {
  /**
   * The request changes nothing, wherever it arrives and however often. What does not say so has a connection of its own,
   * GETs included, as some of them write.
   */
  isRead?: boolean;
}

/** fetch as services use it: Node's HTTP (or the system's, where the site says so), or the training platform. */
export type HttpFetch = (input: string | URL | Request, init?: HttpInit) => Promise<Response>;

/** fetch of one address without a body, as pictures are asked for. */
export type AddressFetch = (
  address: URL,
  init?: Pick<HttpInit, 'signal' | 'credentials' | 'referrerPolicy' | 'redirect' | 'isRead'> & {
    headers?: Record<string, string>;
  },
) => Promise<Response>;

/** The OS keychain. Any method may reject: no keychain, a locked one, a refusal of the person. */
export interface SecretStore {
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  delete(account: string): Promise<void>;
}

/** Small JSON values on disk, written at once. Never a secret. */
export interface KeyValueStore {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** Structured log; what is secret or personal is removed at the transport, not by the caller. */
export type Log = (level: LogLevel, message: string, details?: Readonly<Record<string, unknown>>) => void;

export interface ChosenFile {
  path: string;
  name: string;
  size: number;
}

export interface Dialogs {
  /** Null when the person closes the dialog. */
  chooseFile(purpose: FilePurpose): Promise<ChosenFile | null>;
  /** Path to write to, or null. */
  chooseSavePath(suggestedName: string): Promise<string | null>;
}

export interface Files {
  stat(path: string): Promise<{ name: string; size: number }>;
  read(path: string): Promise<Uint8Array>;
  openRead(path: string, range?: { start: number; end: number }): Readable;
  openWrite(path: string): Writable;
  /** Moves over an existing file, so that a target is either whole or as it was. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; a missing one is fine. */
  remove(path: string): Promise<void>;
  /** A new path in the application's temporary folder; what is there goes with the application, or at its next start. */
  temporaryPath(name: string): Promise<string>;
  /**
   * A new path beside a file, for what is to take its place by `rename`. What an application that was killed has left there
   * goes at its next start.
   */
  partPath(target: string): Promise<string>;
}

/** A folder of small files of the application's own, readable by this person of the computer alone. */
export interface PrivateFolder {
  /** The files in it, with their age: milliseconds since 1970. None where the folder does not exist yet. */
  list(): Promise<{ name: string; modifiedAt: number }[]>;
  /** The whole file, or null when there is none. At most `limit` bytes and one more are read. */
  read(name: string, limit: number): Promise<Uint8Array | null>;
  /** The file is whole or as it was, whatever happens meanwhile. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Adds to the end of a file, and is on the disk when it ends. A crash may leave a part of it there. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file; a missing one is fine. */
  remove(name: string): Promise<void>;
}

/** What a page of somebody else's does that concerns the rest of the application. */
export interface EmbeddedViewListener {
  loaded(): void;
  /** In the words of the browser or of HTTP; never the address. */
  failed(reason: string): void;
  /** A key took the keyboard out of it. */
  left(to: 'controls' | 'next' | 'previous'): void;
  /** A link leads elsewhere; nothing was opened. */
  link(address: string): void;
}

/** A page of somebody else's inside the window, cut off from everything of ours. */
export interface EmbeddedView {
  /** Null hides it. */
  place(place: DashboardRect | null): void;
  focus(): void;
  /** As PDF, A4, with this HTML above each page. */
  print(header: string): Promise<Uint8Array>;
  /** Puts what is shown of it on the clipboard. */
  copyImage(): Promise<void>;
  close(): void;
}

export interface EmbeddedViews {
  open(address: string, listener: EmbeddedViewListener): EmbeddedView;
}
