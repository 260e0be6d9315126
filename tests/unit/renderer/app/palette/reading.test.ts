import { describe, expect, it } from 'vitest';
import { fold, NarrowingSearch, search } from '#renderer/app/palette/match.ts';
import { readTyped } from '#renderer/app/palette/typed.ts';

const origin = 'http://127.0.0.1:4123';

describe('reading the input of the palette', () => {
  it.each([
    ['préf', { kind: 'text', scope: 'all', text: 'préf' }],
    ['> supp', { kind: 'text', scope: 'actions', text: 'supp' }],
    ['/uti', { kind: 'text', scope: 'pages', text: 'uti' }],
    ['@ martin', { kind: 'text', scope: 'people', text: 'martin' }],
    ['#123', { kind: 'id', id: 123 }],
    ['#0', { kind: 'text', scope: 'all', text: '#0' }],
    ['jeanne@example.org', { kind: 'text', scope: 'all', text: 'jeanne@example.org' }],
    ['escale://users/show/12', { kind: 'link', path: '/users/show/12' }],
    [` ${origin}/users?search=Martin&page=2 `, { kind: 'link', path: '/users?search=Martin&page=2' }],
    [`${origin}/users?key=secret`, { kind: 'link', path: '/users' }],
    ['https://elsewhere.example/users', { kind: 'text', scope: 'all', text: 'https://elsewhere.example/users' }],
  ])('%s', (typed, expected) => {
    expect(readTyped(typed, origin)).toEqual(expected);
  });
});

describe('searching the entries of the palette', () => {
  const entries = ['Préférences', 'Points relais', 'Types de points relais', 'Créer un utilisateur', 'Œuvres'].map(
    (label) => ({ label, names: [fold(label)], details: [] }),
  );
  const labels = (typed: string) => search(entries, typed).map(({ entry }) => entry.label);

  it('ignores case, accents and the order of words', () => {
    expect(labels('PREFER')).toEqual(['Préférences']);
    expect(labels('utilisateur cre')).toEqual(['Créer un utilisateur']);
    expect(labels('oeuvres')).toEqual(['Œuvres']);
  });

  it('puts entries that start with the words first', () => {
    expect(labels('points')).toEqual(['Points relais', 'Types de points relais']);
  });

  it('returns every entry for a blank input, and none when a word does not match', () => {
    expect(labels(' ')).toHaveLength(5);
    expect(labels('points xyz')).toEqual([]);
  });

  it('finds the same whether a text is typed letter by letter or at once', () => {
    const searching = new NarrowingSearch<(typeof entries)[number]>();
    const typed = 'points relais';
    for (const end of [...typed, 'back', 'x']) {
      const text = end === 'back' ? 'poi' : end === 'x' ? 'utilisateur' : typed.slice(0, typed.indexOf(end) + 1);
      expect(searching.search(entries, text)).toEqual(search(entries, text));
    }
    const others = entries.slice(0, 2);
    expect(searching.search(others, 'p')).toEqual(search(others, 'p'));
  });
});
