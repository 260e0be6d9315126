import type { SiteConfig } from '#shared/config.ts';
import { type Preferences, type PreferencesPatch, preferences, withKnownNames } from '#shared/preferences.ts';
import type { KeyValueStore } from '../ports.ts';

const storeKey = 'preferences';

/** The person's settings on this computer, merged over the site's defaults. */
export class PreferencesStore {
  readonly #store: KeyValueStore;
  readonly #defaults: Preferences;
  readonly #remembersIdentifier: boolean;

  /** Forgets the identifier of the last sign-in where the site keeps no sessions, whoever had it remembered. */
  constructor(store: KeyValueStore, config: Pick<SiteConfig, 'locale' | 'theme' | 'keepSession'>) {
    this.#store = store;
    this.#remembersIdentifier = config.keepSession;
    this.#defaults = preferences.parse({ locale: config.locale, theme: config.theme });
    if (!config.keepSession && this.#own().rememberedIdentifier !== undefined) this.set({});
  }

  /** Stored values that this version cannot read count as not set. */
  get(): Preferences {
    return { ...this.#defaults, ...this.#own() };
  }

  /** Stores changed values only; an untouched default keeps following the site's configuration. */
  set(patch: PreferencesPatch): Preferences {
    const { rememberedIdentifier, ...changes } = patch;
    // Values that only another version knows are kept for it.
    const own: Partial<Preferences> = { ...this.#stored(), ...withoutUndefined(changes) };
    if (rememberedIdentifier === null || !this.#remembersIdentifier) delete own.rememberedIdentifier;
    else if (rememberedIdentifier !== undefined) own.rememberedIdentifier = rememberedIdentifier;
    this.#store.set(storeKey, own);
    return this.get();
  }

  #stored(): Record<string, unknown> {
    const stored = this.#store.get(storeKey);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  }

  #own(): Partial<Preferences> {
    const readable = Object.entries(withKnownNames(this.#stored())).filter(([key, value]) => isReadable(key, value));
    // Each entry was checked with the schema of its own key.
    return Object.fromEntries(readable) as Partial<Preferences>;
  }
}

function isReadable(key: string, value: unknown): boolean {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } } | undefined>> =
    preferences.shape;
  return value !== undefined && shape[key]?.safeParse(value).success === true;
}

const withoutUndefined = <T extends object>(value: T): Partial<T> =>
  // Removing entries of an object keeps the type of the others.
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
