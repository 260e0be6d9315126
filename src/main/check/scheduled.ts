import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localDay, localTime } from '#shared/calendar.ts';
import type { SiteConfig } from '#shared/config.ts';
import { codeOf } from '#shared/error-code.ts';
import type { Clock, Log } from '../ports.ts';
import type { CheckServices } from './handlers.ts';

/** Milliseconds between two looks at the clock. */
const LOOK = 60_000;
/** Milliseconds after which a diagnostic that could not be written is tried again. */
const AGAIN = 3_600_000;

interface ScheduledOptions {
  settings: Pick<SiteConfig, 'diagnosticFolder' | 'diagnosticTime' | 'diagnosticFiles'>;
  /** Tells the accounts of a computer apart: their folder of data. */
  account: string;
  clock: Clock;
  log: Log;
  /** Checks the computer and writes the diagnostic file. @throws Error with the system's code */
  write(path: string): Promise<void>;
}

/**
 * Writes a diagnostic file every day from an hour on, where the site asks for it, and keeps the last ones of this
 * account. What is there tells what was done: nothing is stored beside. Never throws.
 */
export class ScheduledDiagnostics {
  readonly #options: ScheduledOptions;
  readonly #prefix: string;
  #isBusy = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: ScheduledOptions) {
    this.#options = options;
    const account = createHash('sha256').update(options.account).digest('hex').slice(0, 8);
    this.#prefix = `escale-diagnostics-${account}-`;
  }

  /** Starts looking at the clock. Sleep and changes of the clock are noticed at the next look. */
  start(): void {
    if (this.#options.settings.diagnosticFolder === undefined) return;
    this.#options.clock.after(LOOK, () => {
      void this.look();
      this.start();
    });
  }

  /** Writes the file of today where it is due and not there. */
  async look(): Promise<void> {
    const { settings, clock, log, write } = this.#options;
    const { diagnosticFolder: folder, diagnosticTime: time, diagnosticFiles: keep } = settings;
    if (folder === undefined || this.#isBusy) return;
    const now = clock.now();
    if (localTime(now) < time || now - this.#failedAt < AGAIN) return;
    this.#isBusy = true;
    try {
      const name = `${this.#prefix}${localDay(now)}.zip`;
      const before = await this.#files(folder);
      if (before === null) {
        this.#failedAt = now;
        log('warn', 'the folder of the diagnostic of the day is missing: make it, writable for the accounts concerned');
        return;
      }
      if (before.includes(name)) return;
      await write(join(folder, name));
      // Never the file of today, which would be written again: after a change of the clock it may be the oldest.
      const old = before.toSorted().slice(0, before.length - (keep - 1));
      for (const file of old) await rm(join(folder, file), { force: true });
      log('info', 'the diagnostic of the day was written', { removed: old.length });
    } catch (thrown) {
      this.#failedAt = now;
      log('warn', 'the diagnostic of the day cannot be written', { thrown });
    } finally {
      this.#isBusy = false;
    }
  }

  /**
   * Returns the files of this account and of a day; null without the folder. It is not made: whoever makes it decides
   * which accounts write there.
   */
  async #files(folder: string): Promise<string[] | null> {
    const names = await readdir(folder).catch((thrown: unknown) => {
      if (codeOf(thrown) === 'ENOENT') return null;
      throw thrown;
    });
    if (names === null) return null;
    return names.filter(
      (name) => name.startsWith(this.#prefix) && /^\d{4}-\d{2}-\d{2}\.zip$/u.test(name.slice(this.#prefix.length)),
    );
  }
}

/** The schedule of this installation; the code of the check is loaded when the first file is due. */
export const scheduledDiagnostics = (
  { ports, redact, logFolder }: CheckServices,
  { clock, log }: { clock: Clock; log: Log },
): ScheduledDiagnostics =>
  new ScheduledDiagnostics({
    settings: ports.settings.config,
    account: ports.folders.data,
    clock,
    log,
    write: async (path) => {
      const [{ checkWorkstation }, { reportOf }, { makeDiagnostics }, { replaceOutput }] = await Promise.all([
        import('./check.ts'),
        import('./report.ts'),
        import('./diagnostics.ts'),
        import('../files/replace-output.ts'),
      ]);
      const { own, settings } = ports;
      const findings = await checkWorkstation(ports, new AbortController().signal);
      const report = reportOf(findings, 'en', { own, settings, redact, now: clock.now() });
      await replaceOutput(path, await makeDiagnostics({ report, settings, logFolder, redact }));
    },
  });
