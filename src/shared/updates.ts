import { z } from 'zod';
import { locale } from './locale.ts';

/** A version newer than this one, as the site's file of updates names it (docs/updates.md). */
export const updateNotice = z.object({
  version: z.string(),
  /** Where it is offered, over https: opened in the person's browser. */
  address: z.string(),
  /** Whether it fixes a security problem of the installed version. */
  isSecurity: z.boolean(),
  /** One line about it in each language; null without one. */
  note: z.record(locale, z.string()).nullable(),
});
export type UpdateNotice = z.infer<typeof updateNotice>;
