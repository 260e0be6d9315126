import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A typical import file: two valid lines, one without an address and one with an impossible birth date. */
const list = [
  'E-mail;Prénom;Nom;Genre;Date de naissance;Téléphone;Commune',
  'lea.morel@example.org;Léa;Morel;F;1988-04-12;0639980123;Nancy',
  'hugo.petit@example.org;Hugo;Petit;M;30/02/1990;0639980124;Lunéville',
  ';Zoé;Lambert;F;1979-11-30;0639980125;Toul',
  'noe.garnier@example.org;Noé;Garnier;M;1995-07-01;+33 6 39 98 01 26;Épinal',
].join('\r\n');

/** Writes it into a folder and returns its path. */
export function writePeopleFile(folder: string): string {
  const path = join(folder, 'personnes.csv');
  writeFileSync(path, list);
  return path;
}
