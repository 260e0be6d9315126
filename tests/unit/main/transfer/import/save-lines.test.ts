import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planImport } from '#main/transfer/import/plan.ts';
import { type SavedLines, saveLines } from '#main/transfer/import/save-lines.ts';
import { memorySource } from '#tests/support/imports.ts';

const target = join(mkdtempSync(join(tmpdir(), 'escale-lines-')), 'to-correct.csv');
const people = [
  'a@b.fr;Ada;A;0601020304;soon;1',
  'b@b.fr;Bob;B;0601020304;1984-05-17;2',
  'c@b;Cy;C;0601020304;never;3',
  'd@b.fr;Di;D;0601020304;1990-01-01;9',
];

/** What the file says of each line that it holds. */
function saved(wanted: Pick<SavedLines, 'lines' | 'causes'>): string[] {
  const source = memorySource(
    Buffer.from(['email;prénom;nom;téléphone;date de naissance;genre', ...people].join('\n')),
  );
  const titles = ['Ligne', 'Champ', 'Erreur'];
  saveLines(source, planImport(source, 'users'), { target, titles, today: '2026-06-15', ...wanted });
  const [header = '', ...rows] = readFileSync(target, 'utf8').trimEnd().split('\r\n');
  const from = header.split(';').indexOf('Ligne');
  return rows.map((row) => row.split(';').slice(from).join(';'));
}

it('holds the lines that are named, and no others, once each and in their order', () => {
  const lines = [
    { line: 5, field: 'nom', error: 'trop long' },
    { line: 3, field: 'nom', error: 'absent', full: 'nom absent' },
    { line: 5, field: 'genre', error: 'inconnu', full: 'genre inconnu' },
  ];
  expect(saved({ lines })).toEqual(['3;nom;absent', '5;nom, genre;trop long / genre inconnu']);
});

it('holds every line with an error where the kinds of errors are named, whatever lines are', () => {
  const causes = [{ cause: 'date', column: 'birthDate', field: 'naissance', error: 'illisible' }] as const;
  expect(saved({ lines: [{ line: 3, field: 'nom', error: 'absent' }], causes })).toEqual([
    '2;naissance;illisible',
    // What has no text of its own is told by its cause.
    '4;email, naissance;email / illisible',
    '5;gender;gender',
  ]);
});
