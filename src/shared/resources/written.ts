import { z } from 'zod';
import { localDay, pastDayFault } from '../calendar.ts';
import { isEmail } from '../email.ts';
import { composed, writtenName } from '../spelling.ts';
import { isFormTelephone } from '../telephone.ts';
import { lineLimit } from '../text-limits.ts';

/** Texts of records as they are written: what is typed in another spelling is found in none by the platform's search. */

/** The name of a person, a community, a structure or a place, in its one spelling. */
export const nameText = z.string().overwrite(writtenName).max(lineLimit);

/** The name of a person, who has one. */
export const personName = nameText.min(1);

/** An e-mail address that somebody gives; one that is stored and unchanged is never sent. */
export const emailText = z.string().trim().max(lineLimit).refine(isEmail);

/** A telephone that somebody gives, in any spelling. */
export const telephoneText = z.string().trim().max(lineLimit).refine(isFormTelephone);

/** A day of the past that somebody gives, YYYY-MM-DD. */
export const pastDayText = z.iso.date().refine((text) => pastDayFault(text, localDay(Date.now())) === null);

/** The title of what is published: its typographic signs stay. */
export const titleText = z.string().trim().overwrite(composed).min(1).max(lineLimit);
