import { z } from 'zod';
import { configProblem, pageConfig } from '../config.ts';
import { preferences, preferencesPatch } from '../preferences.ts';
import { thirdParty } from '../third-parties.ts';
import { updateNotice } from '../updates.ts';
import { call } from './call.ts';
import { sessionState, trainingAccount } from './session.ts';

/** Everything the first screen needs, from local state, without waiting for the network. */
export const bootstrap = z.object({
  version: z.string(),
  platform: z.enum(['windows', 'mac', 'linux']),
  preferences,
  /** The site's configuration without paths. Contains no secrets. */
  config: pageConfig,
  configProblems: z.array(configProblem),
  /**
   * Set when a platform is configured whose address cannot be used: nobody can sign in, and the training platform is
   * not offered.
   */
  addressProblem: configProblem.nullable(),
  /** Set when no base URL was given. */
  training: z.object({ accounts: z.array(trainingAccount) }).nullable(),
  /** Host shown on the login card, e.g. `api.example.org`; null without a platform. */
  platformHost: z.string().nullable(),
  /** Hosts from which pictures are shown: the platform's own, also in training, and those that the site names. */
  pictureHosts: z.array(z.string()),
  /** A newer version that is known; null when none is. */
  update: updateNotice.nullable(),
  session: sessionState,
});
export type Bootstrap = z.infer<typeof bootstrap>;

export const appCalls = {
  'app.bootstrap': call('anyone', z.void(), bootstrap),
  'app.setPreferences': call('anyone', preferencesPatch, preferences),
  /** Accepts https and mailto addresses and `tel:` with digits only; refuses anything else. */
  'app.openExternal': call('anyone', z.object({ url: z.string().max(8192) }), z.void()),
  'app.openLogFolder': call('anyone', z.void(), z.void()),
  /** The third-party software in Escale, with its licences. */
  'app.thirdParties': call('anyone', z.void(), z.array(thirdParty)),
  /** Reports the end of long work by a system notification when the window is not in front; otherwise does nothing. */
  'app.announce': call('signedIn', z.object({ title: z.string().max(200), text: z.string().max(500) }), z.void()),
  'app.copyText': call('anyone', z.object({ text: z.string().max(100_000) }), z.void()),
  /** Whether there is unsaved work: closing the window or quitting then asks the page first. */
  'app.setUnsaved': call('anyone', z.object({ isUnsaved: z.boolean() }), z.void()),
  /** Answers `app.closeRequested`: closes now, with or without unsaved work. */
  'app.confirmClose': call('anyone', z.void(), z.void()),
  /** Logs a failure of the page, redacted. */
  'app.report': call(
    'anyone',
    z.object({ message: z.string().max(2000), stack: z.string().max(20_000).optional() }),
    z.void(),
  ),
  /** Resets the training platform to its initial data. */
  'app.resetTraining': call('signedIn', z.void(), z.void()),
};

export const appEvents = {
  'app.closeRequested': z.object({}),
  /** The system ends the person's session or replaces the application: drafts are to be stored at once. */
  'app.sessionEnding': z.object({}),
  /** A deep link, or an item of the application menu: a route path. */
  'app.navigate': z.object({ path: z.string() }),
  /** An item of the application menu that the page carries out. */
  'app.command': z.object({
    command: z.enum(['signOut', 'toggleMenu', 'print', 'help', 'preferences', 'about', 'licences', 'check']),
  }),
  'app.preferencesChanged': preferences,
  /** A newer version was found; null when the one at hand is the newest after all. */
  'app.updateFound': updateNotice.nullable(),
};
