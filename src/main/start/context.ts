import type { Application } from '../adapters/application.ts';

/** Services of every start, with a window or for a command. */
export interface StartContext {
  application: Application;
  env: Readonly<Record<string, string | undefined>>;
  /** Removes secrets and personal data. */
  redact(text: string): string;
}
