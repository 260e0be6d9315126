import { expect, it } from 'vitest';
import { callListText } from '#renderer/features/solidary/drivers/call-list.ts';

const line = { name: 'Anna Roux', telephone: null, email: null, town: null, distance: null };

it('writes one line of cells for each person, whatever people wrote in their own names', () => {
  const text = callListText(
    'Qui ?',
    ['Nom', 'Téléphone'],
    [{ ...line, name: 'Anna\tRoux\nLa brave', town: ' Nancy ' }],
  );
  expect(text).toBe('Qui ?\nNom\tTéléphone\nAnna Roux La brave\t\t\tNancy\t');
});

it('starts no formula in a spreadsheet, and writes French telephones without a plus', () => {
  const text = callListText('Qui ?', [], [{ ...line, name: '=HYPERLINK("x")', telephone: '+33 6 12 34 56 78' }]);
  expect(text.split('\n')[2]?.split('\t').slice(0, 2)).toEqual(['\'=HYPERLINK("x")', '06 12 34 56 78']);
  expect(callListText('', [], [{ ...line, telephone: '+352 621 123 456' }])).toContain("'+352 621 123 456");
});
