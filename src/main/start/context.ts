import type { Application } from '../adapters/application.ts';

/** What every start has, with a window or with a command. */
export interface StartContext {
  application: Application;
  env: Readonly<Record<string, string | undefined>>;
  /** Removes secrets and personal data. */
  redact(text: string): string;
}
