import { z } from 'zod';
import { favouritesByPerson, readFavourites } from './favourites.ts';
import { density, listsSettings, readListsSettings } from './lists.ts';
import { type Locale, locale, locales, type Theme, theme } from './locale.ts';
import { menuGroupNames } from './resources/manifest.ts';
import { lineLimit } from './text-limits.ts';

export { type Locale, locale, locales, type Theme, theme };

const values = {
  locale,
  theme,
  isMenuCollapsed: z.boolean(),
  openMenuGroups: z.array(z.enum(menuGroupNames)).max(menuGroupNames.length),
  /** Null: as many as the height of the window has room for. */
  pageSize: z.union([z.literal(25), z.literal(50), z.literal(100)]).nullable(),
  /** Single-letter shortcuts (J, K, G then U…). */
  hasLetterKeys: z.boolean(),
  /** Height of the rows of every list. */
  density,
  /** Whether a wide window shows the current row beside its list. */
  hasPreview: z.boolean(),
  lists: listsSettings,
  favourites: favouritesByPerson,
};
const rememberedIdentifier = z.string().max(lineLimit);

/** A person's settings on this computer, stored by the main process and never sent to the platform. */
export const preferences = z.object({
  ...values,
  isMenuCollapsed: values.isMenuCollapsed.default(false),
  openMenuGroups: values.openMenuGroups.default([]),
  pageSize: values.pageSize.default(null),
  hasLetterKeys: values.hasLetterKeys.default(true),
  density: values.density.default('compact'),
  hasPreview: values.hasPreview.default(true),
  lists: values.lists.default({}),
  favourites: values.favourites.default({}),
  /** Identifier proposed at sign-in, if the person asked for it. Never a password. */
  rememberedIdentifier: rememberedIdentifier.optional(),
});
export type Preferences = z.infer<typeof preferences>;

/** Sent by the page: changed values only, without defaults. `null` removes the remembered identifier. */
export const preferencesPatch = z
  .strictObject({ ...values, rememberedIdentifier: rememberedIdentifier.nullable() })
  .partial();
export type PreferencesPatch = z.infer<typeof preferencesPatch>;

const groups: ReadonlySet<unknown> = new Set(menuGroupNames);

/**
 * Parses values that another version may have stored: names that this version does not know are dropped, the others are
 * kept.
 */
export const withKnownNames = (stored: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...stored,
  ...('lists' in stored && { lists: readListsSettings(stored.lists) }),
  ...('favourites' in stored && { favourites: readFavourites(stored.favourites) }),
  ...(Array.isArray(stored.openMenuGroups) && {
    openMenuGroups: [...new Set(stored.openMenuGroups)].filter((name) => groups.has(name)),
  }),
});
