import { z } from 'zod';
import { configProblem, pageConfig } from '../config.ts';
import { preferences, preferencesPatch } from '../preferences.ts';
import { call } from './call.ts';
import { sessionState, trainingAccount } from './session.ts';

/** Everything the first screen needs, from local state only: no network is waited for. */
export const bootstrap = z.object({
  version: z.string(),
  platform: z.enum(['windows', 'mac', 'linux']),
  isPackaged: z.boolean(),
  preferences,
  /** The site configuration without its paths. It holds no secret. */
  config: pageConfig,
  configProblems: z.array(configProblem),
  /** Set when a platform was meant whose address cannot be used: nobody can sign in, and this is not training either. */
  addressProblem: configProblem.nullable(),
  /** Set when no base URL was given. */
  training: z.object({ accounts: z.array(trainingAccount) }).nullable(),
  /** Host shown on the login card, e.g. `api.example.org`; null without a platform. */
  platformHost: z.string().nullable(),
  session: sessionState,
});
export type Bootstrap = z.infer<typeof bootstrap>;

export const appCalls = {
  'app.bootstrap': call(z.void(), bootstrap),
  'app.setPreferences': call(preferencesPatch, preferences),
  /** Parsed https and mailto addresses only; anything else is refused. */
  'app.openExternal': call(z.object({ url: z.string().max(8192) }), z.void()),
  'app.openLogFolder': call(z.void(), z.void()),
  /** Tells the end of something long by a notification of the system, when the window is not in front; nothing otherwise. */
  'app.announce': call(z.object({ title: z.string().max(200), text: z.string().max(500) }), z.void()),
  'app.copyText': call(z.object({ text: z.string().max(100_000) }), z.void()),
  /** Whether unsaved work is on screen: closing the window or quitting then asks the page first. */
  'app.setUnsaved': call(z.object({ isUnsaved: z.boolean() }), z.void()),
  /** The page answers `app.closeRequested`: close now, unsaved work or not. */
  'app.confirmClose': call(z.void(), z.void()),
  /** A failure of the page, for the log (redacted there). */
  'app.report': call(z.object({ message: z.string().max(2000), stack: z.string().max(20_000).optional() }), z.void()),
  /** Puts the training platform back to its first state. */
  'app.resetTraining': call(z.void(), z.void()),
};

export const appEvents = {
  'app.closeRequested': z.object({}),
  /** A link opened from outside, or an entry of the application menu: a path of the router. */
  'app.navigate': z.object({ path: z.string() }),
  /** An entry of the application menu that the page carries out. */
  'app.command': z.object({ command: z.enum(['signOut', 'toggleMenu', 'preferences', 'about']) }),
  'app.preferencesChanged': preferences,
};
