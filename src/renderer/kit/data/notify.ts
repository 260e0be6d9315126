import { createContext, use } from 'react';
import type { Namespaces } from '#renderer/locales/namespaces.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';

type Texts = Namespaces['notifications'];
/** Where messages belong: `user`, `import`, `generic`… */
export type NoticeContext = keyof Texts;

interface NoticeExtras {
  /** What went wrong: its words stand under the message, the platform's own text among the details. */
  error?: AppError;
  /** Nobody knows whether it was done: said in the place of the message's own words. */
  isOutcomeUnknown?: boolean;
  /** Known reasons of the screen, in the person's language, for a refusal without a reason. */
  causes?: readonly string[];
  /** What the text holds: `{ fileName: '…' }`. */
  values?: Readonly<Record<string, string | number>>;
  /**
   * Takes back what was done, once; offered beside the message and afterwards in the list of messages, for as long as
   * somebody may still mean what was just done (`undoLife`). A throw means that it is not taken back yet: it is offered
   * again.
   */
  undo?: () => Promise<void>;
  /** Asked before it is taken back, where that loses something. */
  undoQuestion?: UndoQuestion;
}

/** Milliseconds during which something can be taken back. */
export const undoLife = 10 * 60_000;

/** What taking something back would do, in words. */
export interface UndoQuestion {
  title: TextKey;
  text: TextKey;
  /** The button that does it: a verb. */
  button: TextKey;
  values?: TextValues;
}

/**
 * A message for the person: `notifications.{context}.{name}.{outcome}` of the catalogue (docs/screens/01-shell-home.md
 * §4). Only texts that exist can be named: the compiler checks them.
 */
export type Notice = NoticeExtras &
  {
    [C in NoticeContext]: {
      [N in keyof Texts[C]]: { context: C; name: N; outcome: keyof Texts[C][N] & ('success' | 'error') };
    }[keyof Texts[C]];
  }[NoticeContext];

/** A thing that is told whether it worked or not. */
export type NoticeName = {
  [C in NoticeContext]: {
    [N in keyof Texts[C]]: Texts[C][N] extends { success: string; error: string } ? { context: C; name: N } : never;
  }[keyof Texts[C]];
}[NoticeContext];

/** Contexts of records whose page says when it could not be loaded. */
export type LoadedContext = {
  [C in NoticeContext]: 'loaded' extends keyof Texts[C] ? C : never;
}[NoticeContext];

/** The notice of how something ended. */
export const noticeOf = (name: NoticeName, outcome: 'success' | 'error', extras: NoticeExtras = {}): Notice =>
  // A NoticeName has both texts; the compiler does not join the pair with an outcome chosen apart.
  ({ ...name, outcome, ...extras }) as Notice;

/** The notice of a record that could not be loaded. */
export const loadedNotice = (context: LoadedContext, error: AppError): Notice =>
  // Each of these contexts has this text; the compiler does not follow a name across a union of contexts.
  ({ context, name: 'loaded', outcome: 'error', error }) as Notice;

/** The notice of something that was to be written and failed, or whose answer was lost. */
export const failureNotice = (name: NoticeName, error: AppError): Notice =>
  noticeOf(name, 'error', { error, isOutcomeUnknown: mayBeDone(error) });

export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('notifications are used outside their provider');
  return notify;
}
