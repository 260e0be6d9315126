import { z } from 'zod';

export const locales = ['fr', 'en'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

export const theme = z.enum(['light', 'dark', 'system']);
export type Theme = z.infer<typeof theme>;

/** What a person set on this computer; kept by the main process, never sent to the platform. */
export const preferences = z.object({
  locale,
  theme,
  isMenuCollapsed: z.boolean().default(false),
  openMenuGroups: z.array(z.string()).default([]),
  pageSize: z.union([z.literal(25), z.literal(50), z.literal(100)]).default(25),
  /** Identifier proposed at sign-in, when the person asked for it. Never a password. */
  rememberedIdentifier: z.string().max(255).optional(),
});
export type Preferences = z.infer<typeof preferences>;

/** Sent by the page: only what changes. `null` forgets the remembered identifier. */
export const preferencesPatch = preferences.partial().extend({ rememberedIdentifier: z.string().max(255).nullish() });
export type PreferencesPatch = z.infer<typeof preferencesPatch>;
