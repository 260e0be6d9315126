import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alikeCell, familyFirstCell } from '#renderer/kit/list/cells/cells.tsx';
import { commonStarts } from '#renderer/kit/list/cells/common-starts.ts';
import type { CellTools } from '#renderer/kit/list/definition.ts';

const textOf = (cell: Parameters<typeof render>[0]) => render(cell).container.textContent;
const person = { id: 7, givenName: 'Marie-Thérèse', familyName: 'Besson' };

describe('a person in a list', () => {
  it('is written family name first, as it is stored', () => {
    expect(textOf(familyFirstCell(person))).toBe('Besson Marie-Thérèse');
  });

  it.each([
    [{ ...person, givenName: null }, 'Besson'],
    [{ ...person, familyName: '' }, 'Marie-Thérèse'],
    [{ id: 7, givenName: null, familyName: null }, '#7'],
  ])('of whom a name is missing is named by what there is: %j', (known, text) => {
    expect(textOf(familyFirstCell(known))).toBe(text);
  });
});

const names = ['Abbeville', 'Agen', 'Albi'].map((town) => `Aire de covoiturage de ${town}`);

describe('names that begin alike', () => {
  it('share the longest start that several of them have, whole words alone', () => {
    const startOf = commonStarts([...names, 'Gare de Toul', 'Gare de Laxou']);
    expect(names.map(startOf)).toEqual(names.map(() => 'Aire de covoiturage de '));
    // Two are not several, and one word is short enough.
    expect(startOf('Gare de Toul')).toBe('');
    expect(commonStarts(['Gare A', 'Gare B', 'Gare C'])('Gare A')).toBe('');
  });

  it('never leave a name empty', () => {
    expect(commonStarts([...names, 'Aire de covoiturage de'])('Aire de covoiturage de')).toBe('Aire de covoiturage ');
  });

  it('keep their whole text, for who reads or copies it', () => {
    const tools = { startOf: commonStarts(names) } as CellTools;
    const { container } = render(alikeCell(names[0] ?? '', tools));
    expect(container.textContent).toBe('Aire de covoiturage de Abbeville');
    expect(container.firstElementChild?.getAttribute('title')).toBe('Aire de covoiturage de Abbeville');
  });
});
