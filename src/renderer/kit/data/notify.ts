import { createContext, use } from 'react';
import type { Namespaces } from '#renderer/locales/namespaces.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';

type Texts = Namespaces['notifications'];
/** Section of the catalogue of messages: `user`, `import`, `generic`… */
export type NoticeContext = keyof Texts;

interface NoticeExtras {
  /** The failure: its text is shown under the message, the platform's own text in the details. */
  error?: AppError;
  /** The outcome of the write is unknown: the message says so instead of its own text. */
  isOutcomeUnknown?: boolean;
  /** Likely causes that the screen knows, translated, shown when the platform gives no reason. */
  causes?: readonly string[];
  /**
   * The screen shows and announces it itself. `silent`: shown without being announced again; `list`: only added to the
   * list of messages; `once`: shown, and not listed, because the bell says it otherwise.
   */
  shown?: 'silent' | 'list' | 'once';
  /** A success that asks for something: it is listed, and counts as unread. Others are counted only. */
  isToLookAt?: boolean;
  /** Variables of the text: `{ fileName: '…' }`. */
  values?: Readonly<Record<string, string | number>>;
  /**
   * Undoes the operation. Offered in the message, then in the list of messages, for `undoLife` milliseconds, once. When
   * it throws, nothing was undone and the button stays.
   */
  undo?: () => Promise<void>;
  /** Confirmation asked before undoing, where undoing loses something. */
  undoQuestion?: UndoQuestion;
}

/** How long an operation can be undone, in milliseconds. */
export const undoLife = 10 * 60_000;

/** Texts of the confirmation that is asked before undoing. */
export interface UndoQuestion {
  title: TextKey;
  text: TextKey;
  /** Label of the confirming button: a verb. */
  button: TextKey;
  values?: TextValues;
}

/**
 * A message for the user: `notifications.{context}.{name}.{outcome}` of the catalogue (docs/screens/01-shell-home.md
 * §4). The compiler refuses texts that do not exist.
 */
export type Notice = NoticeExtras &
  {
    [C in NoticeContext]: {
      [N in keyof Texts[C]]: { context: C; name: N; outcome: keyof Texts[C][N] & ('success' | 'error') };
    }[keyof Texts[C]];
  }[NoticeContext];

/** A message that has a text for success and one for failure. */
export type NoticeName = {
  [C in NoticeContext]: {
    [N in keyof Texts[C]]: Texts[C][N] extends { success: string; error: string } ? { context: C; name: N } : never;
  }[keyof Texts[C]];
}[NoticeContext];

/** Contexts that have a message for a record that could not be loaded. */
export type LoadedContext = {
  [C in NoticeContext]: 'loaded' extends keyof Texts[C] ? C : never;
}[NoticeContext];

/** Builds the notice of an outcome. */
export const noticeOf = (name: NoticeName, outcome: 'success' | 'error', extras: NoticeExtras = {}): Notice =>
  // A NoticeName has both texts; the compiler cannot combine the name with an outcome that is passed separately.
  ({ ...name, outcome, ...extras }) as Notice;

/** Builds the notice of a record that could not be loaded. */
export const loadedNotice = (context: LoadedContext, error: AppError): Notice =>
  // Each of these contexts has this text; the compiler does not follow a name across a union of contexts.
  ({ context, name: 'loaded', outcome: 'error', error }) as Notice;

/** Builds the notice of a write that failed; it says so when the outcome is unknown. */
export const failureNotice = (name: NoticeName, error: AppError): Notice =>
  noticeOf(name, 'error', { error, isOutcomeUnknown: mayBeDone(error) });

/** The same notice, of what the screen says and announces by itself. */
export const saidInPlace = (notice: Notice): Notice => ({ ...notice, shown: 'silent' });

export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('notifications are used outside their provider');
  return notify;
}
