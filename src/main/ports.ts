import type { Readable, Writable } from 'node:stream';
import type { DashboardRect } from '#shared/ipc/analytics.ts';
import type { FilePurpose } from '#shared/ipc/files.ts';
import type { AnswerKind } from './network/answer-limits.ts';
import type { StoredKey } from './stored-values.ts';

/**
 * Ports of the services to the outside world. `adapters` implements them with Electron, keytar and the file system;
 * tests pass their own.
 */

export interface HttpInit extends RequestInit {
  /**
   * The request changes nothing, however often it arrives. Other requests get a connection of their own, GETs included,
   * since some of them write.
   */
  isRead?: boolean;
  /** What a successful response holds, and so how much of its body is read. */
  answer: AnswerKind;
}

/**
 * fetch for services: Node's HTTP, the system's if the site configures it, or the training platform. Bodies are read
 * within the limits of their kind; beyond them, reading throws AnswerRefused.
 */
export type HttpFetch = (input: string | URL | Request, init: HttpInit) => Promise<Response>;

/** Fetches one address without a body, as for pictures. */
export type AddressFetch = (
  address: URL,
  init: Pick<HttpInit, 'answer' | 'method' | 'signal' | 'credentials' | 'referrerPolicy' | 'redirect' | 'isRead'> & {
    headers?: Record<string, string>;
  },
) => Promise<Response>;

/** The OS keychain. Any method may reject: no keychain, a locked one, a refusal by the person. */
export interface SecretStore {
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  delete(account: string): Promise<void>;
  /** Names of all entries of the application. */
  accounts(): Promise<string[]>;
}

/** Small JSON values on disk, written synchronously. Never secrets. */
export interface KeyValueStore {
  get(key: StoredKey): unknown;
  /** @throws AppFailure `refused` with the limit `size` for a value beyond its bound (`storedBounds`) */
  set(key: StoredKey, value: unknown): void;
  delete(key: StoredKey): void;
}

/** A value of the registry. Data of other types than text and number are null. */
export interface RegistryValue {
  /** As administrators know it: `REG_SZ`, `REG_DWORD`… */
  type: string;
  data: string | number | null;
}

/** A key of the registry with all below. Names are case-insensitive there, and spelt as they are stored. */
export interface RegistryKey {
  values: Readonly<Record<string, RegistryValue>>;
  keys: Readonly<Record<string, RegistryKey>>;
}

/** The registry of Windows: what is set for the computer, in the 64-bit view. No other hive is ever read. */
export interface Registry {
  /**
   * @param path below HKEY_LOCAL_MACHINE, with `\\`
   * @returns null when there is no such key
   * @throws Error with the number of the Windows error as `errno` when it cannot be read
   */
  readKey(path: string): RegistryKey | null;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Runs once after `ms` milliseconds.
   * @returns a function that cancels it
   */
  after(ms: number, run: () => void): () => void;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** Structured log. Secrets and personal data are removed when it is written, not by the caller. */
export type Log = (level: LogLevel, message: string, details?: Readonly<Record<string, unknown>>) => void;

export interface ChosenFile {
  path: string;
  name: string;
  size: number;
}

export interface Dialogs {
  /** Null when the person closes the dialog. */
  chooseFile(purpose: FilePurpose): Promise<ChosenFile | null>;
  /** Path to write to; null when the person closes the dialog. */
  chooseSavePath(suggestedName: string): Promise<string | null>;
}

export interface Files {
  stat(path: string): Promise<{ name: string; size: number }>;
  read(path: string): Promise<Uint8Array>;
  openRead(path: string, range?: { start: number; end: number }): Readable;
  openWrite(path: string): Writable;
  /** Moves a file over an existing one atomically. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; a missing one is fine. */
  remove(path: string): Promise<void>;
  /**
   * Returns a new path in the application's temporary folder, which is emptied at the end of the application or at its
   * next start.
   */
  temporaryPath(name: string): Promise<string>;
  /**
   * Returns a new path beside a file, for a temporary file that will replace it by `rename`. The next start removes
   * what a killed process left.
   */
  partPath(target: string): Promise<string>;
}

/** A folder of small files, readable by this user account only. */
export interface PrivateFolder {
  /** The files with their modification times in milliseconds since 1970; empty when the folder does not exist yet. */
  list(): Promise<{ name: string; modifiedAt: number }[]>;
  /** Reads a file; null when there is none. Reads at most `limit` bytes and one more. */
  read(name: string, limit: number): Promise<Uint8Array | null>;
  /** Replaces a file atomically. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Replaces a file synchronously, even while another write is running: for the end of the process. */
  writeNow(name: string, bytes: Uint8Array): void;
  /** Appends to a file and waits until the data is on disk. A crash may leave a part of it. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file; a missing one is fine. */
  remove(name: string): Promise<void>;
}

/** Events of an embedded page. */
export interface EmbeddedViewListener {
  loaded(): void;
  /** Loading failed; the reason is the browser's or HTTP's, never the address. */
  failed(reason: string): void;
  /** Keyboard focus leaves the embedded page. */
  left(to: 'controls' | 'next' | 'previous'): void;
  /** A link leads to another origin; nothing was opened. */
  link(address: string): void;
}

/** A foreign page inside the window, isolated from the application. */
export interface EmbeddedView {
  /** Null hides it. */
  place(place: DashboardRect | null): void;
  focus(): void;
  /** Prints to PDF, A4, with this HTML as the header of each page. */
  print(header: string): Promise<Uint8Array>;
  /** Copies its visible part to the clipboard. */
  copyImage(): Promise<void>;
  close(): void;
}

/** Prints the application's page. */
export interface PagePrinter {
  /** Returns the page as a PDF, by its styles for paper. */
  toPdf(): Promise<Uint8Array>;
}

export interface EmbeddedViews {
  open(address: string, listener: EmbeddedViewListener): EmbeddedView;
}
