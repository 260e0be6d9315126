import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { SiteConfig } from '#shared/config.ts';
import type { SessionState, TrainingAccount } from '#shared/ipc/session.ts';
import type { Preferences } from '#shared/preferences.ts';
import { expand, type ThirdParty, thirdPartyFile } from '#shared/third-parties.ts';
import type { UpdateNotice } from '#shared/updates.ts';
import { asFileFailure } from '../files/file-failure.ts';
import type { Emit, HandlersOf } from '../ipc/handler.ts';
import { placesOf, withoutValues } from '../log/values.ts';
import type { Log } from '../ports.ts';
import type { PreferencesStore } from '../settings/preferences.ts';
import { type About, bootstrapOf } from './bootstrap.ts';
import { externalAddress } from './external.ts';

/** A notification of the system. */
export interface Announcement {
  title: string;
  text: string;
  /** Route path that a click opens; without one it shows the window as it is. */
  path?: string;
}

/** The desktop functions that the handlers use. */
export interface Desktop {
  /** Opens an address accepted by `externalAddress`. */
  openExternal(address: string): Promise<void>;
  openLogFolder(): Promise<void>;
  copyText(text: string): Promise<void>;
  /** Copies a secret and keeps it out of clipboard histories. */
  copySecret(text: string): Promise<void>;
  /** Clears the clipboard if it still holds this text. */
  clearText(text: string): Promise<void>;
  /** Shows a system notification unless the window is in front; a click on it shows the window. */
  announce(announcement: Announcement): void;
  setUnsaved(isUnsaved: boolean): void;
  confirmClose(): void;
}

export interface AppHandlerOptions {
  about: About;
  config: SiteConfig;
  /** Address of the platform, also in training. */
  baseUrl: string;
  preferences: PreferencesStore;
  /** Null when a base URL was given, usable or not. */
  training: { accounts: readonly TrainingAccount[]; reset(): Promise<void> } | null;
  /** Read from local state, without waiting. */
  currentSession: () => SessionState;
  /** The newer version that is known. */
  currentUpdate: () => UpdateNotice | null;
  desktop: Desktop;
  /** Path of the list of third-party software. */
  thirdPartyFile: string;
  /** Applies preferences to native parts: language of the menu, colours of the window. */
  onPreferences: (preferences: Preferences) => void;
  emit: Emit;
  log: Log;
}

export function appHandlers(options: AppHandlerOptions): HandlersOf<'app'> {
  const { about, config, baseUrl, preferences, training, desktop, onPreferences, emit, log } = options;
  return {
    'app.bootstrap': () =>
      bootstrapOf({
        about,
        config,
        baseUrl,
        training,
        preferences: preferences.get(),
        update: options.currentUpdate(),
        session: options.currentSession(),
      }),
    'app.setPreferences': (patch) => {
      const changed = preferences.set(patch);
      onPreferences(changed);
      emit('app.preferencesChanged', changed);
      return changed;
    },
    'app.openExternal': ({ url }) => desktop.openExternal(externalAddress(url)),
    'app.openLogFolder': () => desktop.openLogFolder(),
    'app.thirdParties': () => readThirdParties(options.thirdPartyFile),
    'app.copyText': ({ text }) => desktop.copyText(text),
    'app.announce': (message) => desktop.announce(message),
    'app.setUnsaved': ({ isUnsaved }) => desktop.setUnsaved(isUnsaved),
    'app.confirmClose': () => desktop.confirmClose(),
    'app.report': ({ message, stack }) =>
      log('error', `page: ${withoutValues(message)}`, stack === undefined ? undefined : { stack: placesOf(stack) }),
    'app.resetTraining': () => training?.reset(),
  };
}

/**
 * Reads the list of third-party software that the build wrote beside the code.
 * @param file path of `third-party/packages.json.gz`
 * @throws AppFailure when it cannot be read, as before the first build
 */
export async function readThirdParties(file: string): Promise<ThirdParty[]> {
  const packed = await readFile(file).catch((thrown: unknown) => {
    throw asFileFailure(thrown, 'read');
  });
  return expand(thirdPartyFile.parse(JSON.parse(gunzipSync(packed).toString())));
}
