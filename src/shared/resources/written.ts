import { z } from 'zod';
import { composed, writtenName } from '../spelling.ts';

/** Texts of records as they are written: what is typed in another spelling is found in none by the platform's search. */

/** Maximum characters of a name or a title, as the platform stores it. */
const LONGEST = 255;

/** The name of a person, a community, a structure or a place, in its one spelling. */
export const nameText = z.string().overwrite(writtenName).max(LONGEST);

/** The title of what is published: its typographic signs stay. */
export const titleText = z.string().trim().overwrite(composed).min(1).max(LONGEST);
