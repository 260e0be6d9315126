import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
