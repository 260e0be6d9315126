import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre';

export interface ImportPerson {
  email: string;
  givenName: string;
  familyName: string;
  birthDate?: string;
  /** A word, unless a code is said. */
  gender?: string;
}

const titles = ['Courriel', 'Prénom', 'Nom', 'Genre', 'Date de naissance', 'Téléphone'];

/** Writes a typical file: French column titles, semicolons, French dates, CR LF. */
export function writeImportFile(folder: string, name: string, people: readonly ImportPerson[]): string {
  const lines = people.map(({ email, givenName, familyName, gender = 'F', birthDate = '14/07/1985' }) =>
    [email, givenName, familyName, gender, birthDate, '06 39 98 12 34'].join(';'),
  );
  const path = join(folder, name);
  writeFileSync(path, `${[titles.join(';'), ...lines].join('\r\n')}\r\n`);
  return path;
}

/** Writes a workbook as associations keep it: instructions on the first sheet, two title rows above the list. */
export async function writeSheet(
  folder: string,
  name: string,
  rows: readonly (readonly (string | number | Date)[])[],
): Promise<string> {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Mode d’emploi', rows: [['Une ligne par personne']] },
      { name: 'Adhérents', rows: rows.map((row) => [...row]) },
    ],
  });
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Writes such a workbook of some people. */
export async function writeWorkbook(folder: string, name: string, people: readonly ImportPerson[]): Promise<string> {
  const rows = people.map(({ email, givenName, familyName, gender = 'F' }) => [
    ...[email, givenName, familyName, gender, new Date('1985-07-14T00:00:00Z'), '06 39 98 12 34'],
  ]);
  return writeSheet(folder, name, [['Adhérents au 1er septembre'], [], titles, ...rows]);
}
