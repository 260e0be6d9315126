import { z } from 'zod';
import { localDay, pastDayFault } from '../calendar.ts';
import { isEmail } from '../email.ts';
import { composed, writtenName } from '../spelling.ts';
import { isFormTelephone } from '../telephone.ts';
import { lineLimit } from '../text-limits.ts';

/** Schemas of texts that are written, in their normalised spelling: the platform's search finds no other spelling. */

/** The name of a person, a community, a structure or a place, normalised. */
export const nameText = z.string().overwrite(writtenName).max(lineLimit);

/** The name of a person; not empty. */
export const personName = nameText.min(1);

/** An e-mail address that somebody gives; one that is stored and unchanged is never sent. */
export const emailText = z.string().trim().max(lineLimit).refine(isEmail);

/** A telephone that somebody gives, in any spelling. */
export const telephoneText = z.string().trim().max(lineLimit).refine(isFormTelephone);

/** A day of the past that somebody gives, YYYY-MM-DD. */
export const pastDayText = z.iso.date().refine((text) => pastDayFault(text, localDay(Date.now())) === null);

/** The title of a published text: typographic characters are kept. */
export const titleText = z.string().trim().overwrite(composed).min(1).max(lineLimit);
