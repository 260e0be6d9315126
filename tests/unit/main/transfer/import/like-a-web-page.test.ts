import { describe, expect, it, test } from 'vitest';
import { asList } from '#main/transfer/import/batches.ts';
import { title } from '#tests/support/import-batches.ts';
import { line } from '#tests/support/imports.ts';
import { checkFile } from '#training/imports/file.ts';

const bytesOf = async (body: Blob) => new Uint8Array(await body.arrayBuffer());
/** What the platform says of a file, and its lines without the titles. */
const taken = async (body: Blob) => checkFile(await bytesOf(body), [], { hasHeader: true, isUnchecked: true });
const batchOfRows = (rows: readonly string[]) => ({
  body: new Blob([[title, ...rows].join('\n')], { type: 'text/csv' }),
  records: rows.map((row, at) => ({ values: row.split(';'), line: at + 2 })),
});

describe('a batch that begins like a web page', () => {
  it.each([
    '<a href="https://exemple.fr">site</a>',
    '<A  HREF=x>',
    '<table>',
    '<TABLE border=1>',
    '<script>x</script>',
    '<style type="text/css">',
    '<html lang="fr">',
    '<title>',
    '<!DOCTYPE html>',
  ])('is taken as a list all the same: %s', async (text) => {
    const { body, records } = batchOfRows([line({ streetAddress: text }), line({ email: 'b@b.fr' })]);
    expect((await taken(body)).errors).toEqual(['Incorrect MIME type']);
    const sent = asList('users', { body }, records);
    expect(sent.type).toBe('text/csv');
    expect(await taken(sent)).toEqual({
      lines: [line({ streetAddress: text }).split(';'), line({ email: 'b@b.fr' }).split(';')],
      errors: [],
    });
  });
});

test('any other batch leaves as it is', () => {
  const rows = Array.from({ length: 60 }, (_, at) => line({ email: `p${at}@b.fr`, streetAddress: '<b>, 2 < 3 <abbr' }));
  const { body, records } = batchOfRows([...rows, line({ streetAddress: '<table>' })]);
  expect(asList('users', { body }, records)).toBe(body);
});
