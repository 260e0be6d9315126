import type { SiteConfig } from '#shared/config.ts';
import { readListsSettings } from '#shared/lists.ts';
import { type Preferences, type PreferencesPatch, preferences } from '#shared/preferences.ts';
import type { KeyValueStore } from '../ports.ts';

const storeKey = 'preferences';

/** What a person set on this computer, over the defaults of the site. */
export class PreferencesStore {
  readonly #store: KeyValueStore;
  readonly #defaults: Preferences;

  constructor(store: KeyValueStore, config: Pick<SiteConfig, 'locale' | 'theme'>) {
    this.#store = store;
    this.#defaults = preferences.parse({ locale: config.locale, theme: config.theme });
  }

  /** A stored value that this version cannot read counts as not set. */
  get(): Preferences {
    return { ...this.#defaults, ...this.#own() };
  }

  /** Keeps what changes; a default that nobody touched stays free to follow the site's configuration. */
  set(patch: PreferencesPatch): Preferences {
    const { rememberedIdentifier, ...changes } = patch;
    const own: Partial<Preferences> = { ...this.#own(), ...withoutUndefined(changes) };
    if (rememberedIdentifier === null) delete own.rememberedIdentifier;
    else if (rememberedIdentifier !== undefined) own.rememberedIdentifier = rememberedIdentifier;
    this.#store.set(storeKey, own);
    return this.get();
  }

  #own(): Partial<Preferences> {
    const stored = this.#store.get(storeKey);
    if (typeof stored !== 'object' || stored === null) return {};
    const parts = Object.entries({ ...stored, ...('lists' in stored && { lists: readListsSettings(stored.lists) }) });
    const readable = parts.filter(([key, value]) => isReadable(key, value));
    // Each entry was checked against the schema of its own key.
    return Object.fromEntries(readable) as Partial<Preferences>;
  }
}

function isReadable(key: string, value: unknown): boolean {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } } | undefined>> =
    preferences.shape;
  return value !== undefined && shape[key]?.safeParse(value).success === true;
}

const withoutUndefined = <T extends object>(value: T): Partial<T> =>
  // Leaving entries out of an object keeps the type of those that stay.
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
