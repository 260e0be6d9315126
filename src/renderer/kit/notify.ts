import { createContext, use } from 'react';
import type { AppError } from '#shared/errors.ts';

/** A message for the person: `notifications.{context}.{name}.{outcome}` of the catalogue (screens 01 §4). */
export interface Notice {
  /** `user`, `import`, `generic`… */
  context: string;
  /** `created`, `updated`, `loaded`… */
  name: string;
  outcome: 'success' | 'error';
  /** What went wrong: its words stand under the message, the platform's own text among the details. */
  error?: AppError;
  values?: Readonly<Record<string, string | number>>;
}

export const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

export function useNotify(): (notice: Notice) => void {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('notifications are used outside their provider');
  return notify;
}
