import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
// Its build for Node declares a `require`, as the bundle of the main process does.
import { strToU8, zipSync } from 'fflate/browser';
import { escapedJson, escapedLine } from '#shared/bidi.ts';
import type { CheckReport } from '#shared/ipc/check.ts';
import type { ReadConfig } from '../settings/sources.ts';

/** Logs of the application, the newest first (`RotatingFile`). */
const LOG_NAME = /^escale(?:\.\d+)?\.log$/u;

export interface DiagnosticsOptions {
  /** The check, in English. */
  report: CheckReport;
  settings: ReadConfig;
  logFolder: string;
  /** Removes secrets and personal data. */
  redact(text: string): string;
}

/**
 * Makes the ZIP file that is sent to whoever helps: `check.json`, `settings.json` with the value and source of every
 * setting, and the logs. Every text is redacted once more: the logs may be those of an earlier version.
 */
export async function makeDiagnostics({
  report,
  settings,
  logFolder,
  redact,
}: DiagnosticsOptions): Promise<Uint8Array> {
  const texts: Record<string, string> = {
    'check.json': jsonOf(report, redact),
    'settings.json': jsonOf({ values: settings.config, sources: settings.sources }, redact),
  };
  for (const name of (await readdir(logFolder).catch(() => [])).filter((name) => LOG_NAME.test(name))) {
    const text = await readFile(join(logFolder, name), 'utf8').catch((thrown: unknown) => String(thrown));
    // An entry is one line: what one of them leaves open cannot swallow the next.
    texts[`logs/${name}`] = text
      .split('\n')
      .map((line) => escapedLine(redact(line.replace(/\r$/, ''))))
      .join('\n');
  }
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}

/** JSON whose texts are redacted one by one, so that it stays JSON, and in which nothing is unseen. */
const jsonOf = (value: unknown, redact: (text: string) => string): string =>
  `${escapedJson(JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? redact(part) : part), 2))}\n`;
