import { type Filled, fillPlaceholders } from '#shared/placeholders.ts';
import type { Recipient } from './recipients.ts';

/** The placeholders of a letter; the names are the same in both languages of the screens. */
export const letterPlaceholders = ['prénom', 'nom', 'date', 'plateforme'] as const;
export type LetterPlaceholder = (typeof letterPlaceholders)[number];

interface LetterFacts {
  /** Of today, in words. */
  date: string;
  platformName: string;
}

/** The letter of one person. */
export const fillLetter = (
  text: string,
  { givenName, familyName }: Recipient,
  { date, platformName }: LetterFacts,
): Filled<LetterPlaceholder> =>
  fillPlaceholders<LetterPlaceholder>(text, { prénom: givenName, nom: familyName, date, plateforme: platformName });
