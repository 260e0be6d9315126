import { z } from 'zod';
import { listsSettings } from './lists.ts';

export const locales = ['fr', 'en'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

export const theme = z.enum(['light', 'dark', 'system']);
export type Theme = z.infer<typeof theme>;

const values = {
  locale,
  theme,
  isMenuCollapsed: z.boolean(),
  openMenuGroups: z.array(z.string()),
  pageSize: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  /** Shortcuts of a single letter (J, K, G then U…). */
  hasLetterKeys: z.boolean(),
  lists: listsSettings,
};
const rememberedIdentifier = z.string().max(255);

/** What a person set on this computer; kept by the main process, never sent to the platform. */
export const preferences = z.object({
  ...values,
  isMenuCollapsed: values.isMenuCollapsed.default(false),
  openMenuGroups: values.openMenuGroups.default([]),
  pageSize: values.pageSize.default(25),
  hasLetterKeys: values.hasLetterKeys.default(true),
  lists: values.lists.default({}),
  /** Identifier proposed at sign-in, when the person asked for it. Never a password. */
  rememberedIdentifier: rememberedIdentifier.optional(),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * Sent by the page: only what changes, so that no default may fill in the rest. `null` forgets the remembered
 * identifier.
 */
export const preferencesPatch = z
  .strictObject({ ...values, rememberedIdentifier: rememberedIdentifier.nullable() })
  .partial();
export type PreferencesPatch = z.infer<typeof preferencesPatch>;
