import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { Locale } from '#shared/preferences.ts';
import { type MainText, texts } from '../../locales/texts.ts';
import { columnOf } from './answer.ts';

const SAMPLES: Readonly<Record<ImportType, readonly string[]>> = {
  users: [
    'camille.durand@example.org;Camille;Durand;1;1984-05-17;0639980001;;12;rue des Écoles;01000;Bourg-en-Bresse;France;46.2057;5.2255;1',
    'hugo.lefevre@example.org;Hugo;Lefèvre;2;1979-11-30;+33639980002;;5 bis;place de l’Église;54000;Nancy;France;;;0',
  ],
  relaypoints: [
    'Parking de la Gare;1;48.6939;6.179;154;10;1;1;1;0;GARE-54;Ville de Nancy;;Parking relais;À deux pas de la gare.;5 rue de la Monnaie;54000;Nancy;France',
    'Aire des Monts;2;46.2057;5.2255;20;;0;1;0;0;;;;;;;01000;Bourg-en-Bresse;France',
  ],
};

/** The first line of a template: a title for each column, which the import recognises. */
const titlesOf = (type: ImportType, text: MainText): string =>
  (type === 'users'
    ? importColumns.users.map((column) => text(`importTemplates:titles.users.${column}`))
    : importColumns.relaypoints.map((column) => text(`importTemplates:titles.relaypoints.${column}`))
  ).join(';');

/** Leaves a column out of a line of a template, whose cells hold no semicolon. */
const without = (line: string, index: number): string =>
  line
    .split(';')
    .filter((_, at) => at !== index)
    .join(';');

/**
 * Returns an import template: recognised titles and two valid lines, as spreadsheets open it. It lacks the column whose
 * value is chosen for all lines.
 */
export function importTemplate(kind: ImportKindName, locale: Locale): { name: string; text: string } {
  const { type, given } = importKinds[kind];
  const text = texts(locale);
  const whole = [titlesOf(type, text), ...SAMPLES[type]];
  const lines = given === null ? whole : whole.map((line) => without(line, columnOf(type, given)));
  return { name: text(`importTemplates:names.${kind}`), text: `\ufeff${lines.join('\r\n')}\r\n` };
}
