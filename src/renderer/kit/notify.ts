import { createContext, use } from 'react';
import type { AppError } from '#shared/errors.ts';
import type texts from '../locales/fr/notifications.json';

type Texts = typeof texts;
/** Where messages belong: `user`, `import`, `generic`… */
export type NoticeContext = keyof Texts;

interface NoticeExtras {
  /** What went wrong: its words stand under the message, the platform's own text among the details. */
  error?: AppError;
  /** Known reasons of the screen, in the person's language, for a refusal without a reason. */
  causes?: readonly string[];
  /** What the text holds: `{ fileName: '…' }`. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * A message for the person: `notifications.{context}.{name}.{outcome}` of the catalogue (screens 01 §4). Only texts that
 * exist can be named: the compiler checks them.
 */
export type Notice = NoticeExtras &
  {
    [C in NoticeContext]: {
      [N in keyof Texts[C]]: { context: C; name: N; outcome: keyof Texts[C][N] & ('success' | 'error') };
    }[keyof Texts[C]];
  }[NoticeContext];

export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('notifications are used outside their provider');
  return notify;
}
