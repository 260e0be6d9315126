import { expect, it } from 'vitest';
import { documentPdf } from '#training/drawings/document.ts';

it('is a PDF whose cross-reference table points to its objects', () => {
  const bytes = documentPdf([['Preuve d’identité (n° 5)', 'a\\b'], ['Verso']]);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  // Catalogue, list of pages, font, and two objects a page.
  expect(offsets).toHaveLength(7);
  expect(text).toContain('/Kids [4 0 R 6 0 R] /Count 2');
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  const [, length, content] = /Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(text) ?? [];
  expect(content).toHaveLength(Number(length));
  expect(content).toContain('\\(n° 5\\)) Tj');
});
