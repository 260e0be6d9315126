import { folded } from '../folded.ts';
import { isFrenchTelephone, nationalTelephone } from '../telephone.ts';
import type { ImportCause, ImportType } from './causes.ts';
import { importFields } from './fields.ts';
import { addressMeant } from './mail-domains.ts';

/** What a wrong value plainly means; null where it does not, or is not read further. */
type Suggestion = (value: string) => string | null;

/** An address with blanks or a comma in it, an at sign in words, or a name beside it. */
const email: Suggestion = (value) =>
  (/<([^<>]+)>/.exec(value)?.[1] ?? value)
    .replace(/^mailto:/i, '')
    .replace(/\s*(?:\(at\)|\[at\]|\(arobase\))\s*/i, '@')
    .replaceAll(/\s/g, '')
    .replaceAll(',', '.')
    .replace(/[.;:>]+$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

const months = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juil', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
] as const;

const monthOf = (text: string): number => {
  const name = folded(text);
  return /^\d+$/.test(name) ? Number(name) : months.findIndex((names) => names.some((one) => one === name)) + 1;
};

const written = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** A day with other separators, the name of its month, or the month first where the day cannot be a month. */
const date: Suggestion = (value) => {
  const text = value.replace(/[\sT]\d{1,2}[:h]\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/i, '');
  const iso = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})$/.exec(text);
  if (iso !== null) return written(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})(?:er)?[-./ ]+(\p{L}+\.?|\d{1,2})[-./ ]+(\d{4})$/iu.exec(text) ?? [];
  if (year === '') return null;
  const [day, month] = [Number(first), monthOf(second.replace('.', ''))];
  return month > 12 && day <= 12 ? written(year, day, month) : written(year, month, day);
};

/** A French number without the zero that a spreadsheet took, or with a letter for it. */
const telephone: Suggestion = (value) => {
  const digits = value.replaceAll(/[oO]/g, '0');
  return isFrenchTelephone(digits) ? nationalTelephone(digits) : null;
};

const number: Suggestion = (value) => value.replaceAll(/[\s°]/g, '');
const integer: Suggestion = (value) => number(value)?.replace(/[.,]0+$/, '') ?? null;

const suggestions: Readonly<Partial<Record<ImportCause, Suggestion>>> = {
  email,
  date,
  integer,
  decimal: number,
  suspiciousPhone: telephone,
  shortPostcode: (value) => `0${value}`,
  emailDomain: addressMeant,
  backslash: (value) => value.replaceAll(/\\+(?="|$)/g, ''),
  // With blanks around it the first comma starts no decimal number.
  commasLost: (value) => value.replace(/^(-?\d+),(?=\d)/, '$1 , '),
};

/** Returns the valid value that a wrong one of a column plainly means; null where nobody can tell. */
export function suggestedValue(type: ImportType, cause: ImportCause, column: string, value: string): string | null {
  const field = importFields[type].find((one) => one.column === column);
  const meant = suggestions[cause]?.(value.trim()) ?? null;
  if (meant === null || meant === value || field === undefined) return null;
  return (field.check?.(meant) ?? null) === null ? meant : null;
}
