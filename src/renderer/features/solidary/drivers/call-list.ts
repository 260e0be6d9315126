import { neutralized } from '#shared/spreadsheet.ts';
import { nationalTelephone } from '#shared/telephone.ts';

export interface CallLine {
  name: string;
  /** Null where there is none, or where it was not read. */
  telephone: string | null;
  email: string | null;
  town: string | null;
  /** Formatted, such as `1,2 km`; null where the home is unknown. */
  distance: string | null;
}

/** One cell on one line. People give their own names on the public site: none may start a formula. */
const cell = (text: string | null): string => neutralized((text ?? '').replaceAll(/\s+/gu, ' ').trim());

/** A French number in its national form, which needs no sign that a spreadsheet could take for a formula. */
const telephoneCell = (telephone: string | null): string => {
  const compact = nationalTelephone(telephone ?? '');
  return /^0\d{9}$/.test(compact) ? (compact.match(/\d{2}/g) ?? []).join(' ') : (telephone ?? '');
};

/** Writes the people to call, nearest first, as lines of cells between tabs: a message and a spreadsheet take both. */
export const callListText = (title: string, header: readonly string[], lines: readonly CallLine[]): string =>
  [
    cell(title),
    header.map(cell).join('\t'),
    ...lines.map(({ name, telephone, email, town, distance }) =>
      [name, telephoneCell(telephone), email, town, distance].map(cell).join('\t'),
    ),
  ].join('\n');
