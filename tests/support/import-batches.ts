import { convertImport } from '#main/transfer/import/convert.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import type { ConvertedFile } from '#main/transfer/import/send-batches.ts';
import { importColumns } from '#shared/import/columns.ts';
import { line, memorySource } from './imports.ts';

export const title = importColumns.users.join(';');
export const email = (index: number): string => `p${index}@exemple.fr`;

/** Writes a converted file of so many people: the nth stands on line n + 1 of the file that was chosen. */
export function convertedPeople(path: string, count: number): ConvertedFile {
  const rows = Array.from({ length: count }, (_, index) => line({ email: email(index) }));
  const source = memorySource(Buffer.from([title, ...rows].join('\n')));
  const { lines, ends } = convertImport(source, planImport(source, 'users'), path, { today: '2026-06-15' });
  return { type: 'users', path, name: 'personnes.csv', lines, ends };
}

/** The e-mails of a batch that was sent. */
export const addressesOf = (body: string): string[] =>
  body
    .split('\n')
    .slice(1)
    .map((text) => text.split(';')[0] ?? '');

/** The answer of a platform that has added everybody of a batch. */
export const added = (body: string): unknown => ({
  errors: [],
  messages: addressesOf(body).map((one) => `${one} added`),
});
