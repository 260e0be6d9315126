import { z } from 'zod';
import { configProblem, configSources } from '../config.ts';
import { locale } from '../preferences.ts';
import { call } from './call.ts';

/** What the check of a workstation looks at, in the order in which it is shown. */
export const checkIds = [
  'package',
  'integrity',
  'updates',
  'settings',
  'proxy',
  'name',
  'certificate',
  'platform',
  'clock',
  'keychain',
  'folders',
  'space',
] as const;
export type CheckId = (typeof checkIds)[number];

/** `unknown`: it could not be determined; the detail says why. */
export const checkStates = ['ok', 'warning', 'failed', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

const checkItem = z.object({
  id: z.enum(checkIds),
  state: z.enum(checkStates),
  /** Name of what was looked at. */
  title: z.string(),
  /** What was found. */
  detail: z.string(),
  /** What to do; null where there is nothing to do. */
  advice: z.string().nullable(),
  /** A page about it, over https, to be opened in the browser; null without one. */
  link: z.string().nullable(),
});
export type CheckItem = z.infer<typeof checkItem>;

/**
 * The check of a workstation: what `escale --check` prints, and what the page shows (docs/commands.md). Contains no
 * secret, no name of a person and no path of a home folder.
 */
export const checkReport = z.object({
  /** Number of this format; it changes when a key is removed or gets another meaning. */
  format: z.literal(1),
  checkedAt: z.iso.datetime(),
  /** `failed` as soon as one item failed, otherwise `unknown` as soon as one is; a warning leaves it `ok`. */
  state: z.enum(['ok', 'failed', 'unknown']),
  application: z.object({
    name: z.string(),
    version: z.string(),
    isPackaged: z.boolean(),
    /** Operating system, its release, and the processor the application was built for. */
    system: z.string(),
    release: z.string(),
    processor: z.string(),
    electron: z.string().nullable(),
  }),
  items: z.array(checkItem),
  /** Every setting that something gives, by its dotted key, and what gives it; the others have their default. */
  settings: z.array(z.object({ key: z.string(), source: z.enum(configSources) })),
  /** Every place that was looked at for settings, the strongest first. */
  sources: z.array(
    z.object({
      source: z.enum(configSources),
      place: z.string(),
      state: z.enum(['found', 'absent', 'unreadable', 'untrusted']),
    }),
  ),
  /** What cannot be used of them, in the language of the report. */
  problems: z.array(configProblem.extend({ reason: z.string() })),
});
export type CheckReport = z.infer<typeof checkReport>;

/** What the page shows of it: without the places of settings. */
export const shownCheck = checkReport.pick({ checkedAt: true, state: true, application: true, items: true });
export type ShownCheck = z.infer<typeof shownCheck>;

export const checkCalls = {
  /** Checks the workstation; progress phase 'verify', in items. Its texts are in the given language. */
  'check.run': call('anyone', z.object({ locale }), shownCheck),
  /**
   * Saves the last check, the settings and the logs, redacted, into a ZIP file that the person chooses; error
   * `cancelled` when the dialog is closed.
   */
  'check.save': call('anyone', z.void(), z.object({ fileName: z.string() })),
};
