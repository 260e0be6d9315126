import { z } from 'zod';

/** Languages and themes of the application. */

export const locales = ['fr', 'en'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

export const theme = z.enum(['light', 'dark', 'system']);
export type Theme = z.infer<typeof theme>;
