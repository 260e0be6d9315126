import type { Application } from '../adapters/application.ts';
import { type FailureOptions, reportFatal } from '../adapters/crash.ts';
import { systemLocale } from '../adapters/system-locale.ts';
import type { OpenLog } from '../log/open-log.ts';

/**
 * Reports every failure that nobody catches: what throws ends the application with a message, a promise goes to the log.
 * @returns how failures are reported. What it says of language and support contact holds until settings and preferences
 *   are read: then they are to be replaced
 */
export function reportUncaught({ logFolder }: Application, { log, flush }: OpenLog): FailureOptions {
  const failures: FailureOptions = {
    log,
    flushLog: flush,
    logFolder,
    locale: systemLocale,
    supportContact: () => undefined,
  };
  process.on('uncaughtException', (thrown) => void reportFatal(thrown, failures));
  process.on('unhandledRejection', (thrown) => log('error', 'a promise failed unheard', { thrown }));
  return failures;
}
