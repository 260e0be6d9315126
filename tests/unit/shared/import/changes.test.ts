import { expect, test } from 'vitest';
import { type ColumnChange, changed } from '#shared/import/changes.ts';

test.each<[ColumnChange, string, string]>([
  [{ kind: 'replace', find: '(soir)', with: '' }, '02 61 91 19 36 (Soir)', '02 61 91 19 36'],
  [{ kind: 'replace', find: '.', with: '$&' }, 'a.b', 'a$&b'],
  [{ kind: 'replace', find: 'gamil', with: 'gmail' }, '', ''],
  [{ kind: 'case', to: 'title' }, 'JEAN-PIERRE de l’ÎLE', 'Jean-Pierre De L’Île'],
  [{ kind: 'case', to: 'upper' }, 'Éléa', 'ÉLÉA'],
  [{ kind: 'case', to: 'lower' }, 'A@B.FR', 'a@b.fr'],
  [{ kind: 'add', before: '', after: '@exemple.org' }, ' zoe ', 'zoe@exemple.org'],
  [{ kind: 'add', before: '+33', after: '' }, ' ', ' '],
  [{ kind: 'fill', with: 'France' }, '  ', 'France'],
  [{ kind: 'fill', with: 'France' }, 'Suisse', 'Suisse'],
  [{ kind: 'digits' }, 'tél. 06.12-34 56 78', '0612345678'],
  [{ kind: 'digits' }, '+33 (6) 12', '+33612'],
  [{ kind: 'date', order: 'monthFirst' }, '5/17/1984', '1984-05-17'],
  [{ kind: 'date', order: 'dayFirst' }, '17.05.84', '1984-05-17'],
  [{ kind: 'date', order: 'dayFirst' }, '1/2/12', '2012-02-01'],
  [{ kind: 'date', order: 'monthFirst' }, '1984-05-17', '1984-05-17'],
])('%j makes of %j: %j', (change, value, expected) => {
  expect(changed(change, value)).toBe(expected);
});
