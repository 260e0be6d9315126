import { describe, expect, it } from 'vitest';
import { interpretSearch } from '#shared/resources/users/search.ts';

const sets = (typed: string) =>
  interpretSearch(typed)?.params.map((set) => set.map((pair) => pair.join('=')).join('&'));

describe('text typed into the search box becomes', () => {
  it.each([
    ['zoe@example.org', 'email', 'email=zoe@example.org'],
    ['@example', 'email', 'email=@example'],
    ["d'arc@example.org", 'email', "email=d'arc@example.org"],
    ['#12', 'id', 'id=12'],
    ['#0012', 'id', 'id=12'],
    ['12345', 'id', 'id=12345'],
    ['#123456789', 'id', 'id=123456789'],
    ['Durand', 'name', 'q=Durand'],
    ['  Zoé   Durand ', 'name', 'q=Zoé Durand'],
    ['Durand 3', 'name', 'q=Durand 3'],
  ])('%s: %s', (typed, kind, first) => {
    expect(interpretSearch(typed)?.kind).toBe(kind);
    // Then the spellings of older tools.
    expect(sets(typed)?.[0]).toBe(first);
  });

  it.each([
    [
      "Jeanne d'Arc",
      ["familyName=d'Arc&givenName=Jeanne", "familyName=Jeanne&givenName=d'Arc", "familyName=Jeanne d'Arc"],
    ],
    [
      'Jeanne d’Arc',
      ["familyName=d'Arc&givenName=Jeanne", "familyName=Jeanne&givenName=d'Arc", "familyName=Jeanne d'Arc"],
    ],
    ["d'Arc", ["familyName=d'Arc", "givenName=d'Arc"]],
    [
      "O'Neil Marie Anne",
      [
        "familyName=O'Neil&givenName=Marie Anne",
        "familyName=Marie Anne&givenName=O'Neil",
        "familyName=O'Neil Marie Anne",
      ],
    ],
    [
      "de l'Étang d'Or",
      ["familyName=l'Étang d'Or&givenName=de", "familyName=de&givenName=l'Étang d'Or", "familyName=de l'Étang d'Or"],
    ],
  ])('every word of %s, as a family name or a given name', (typed, expected) => {
    expect(interpretSearch(typed)?.kind).toBe('names');
    expect(sets(typed)?.slice(0, expected.length)).toEqual(expected);
  });

  it.each(['06 12 34 56 78', '06.12.34.56.78', '0612345678'])('every format of the telephone %s', (typed) => {
    expect(interpretSearch(typed)?.kind).toBe('telephone');
    expect(sets(typed)?.slice(0, 4)).toEqual([
      'telephone=0612345678',
      'telephone=+33612345678',
      'telephone=06 12 34 56 78',
      'telephone=06.12.34.56.78',
    ]);
    expect(sets(typed)).toContain('telephone=33612345678');
  });

  it.each(['+33 6 12 34 56 78', '+33612345678', '0033612345678', '33612345678'])(
    'the typed format of the telephone %s first, then the others, each once',
    (typed) => {
      const typedShape = `telephone=${typed.replaceAll(' ', '')}`;
      const found = sets(typed) ?? [];
      expect(found[0]).toBe(typedShape);
      expect(found).toContain('telephone=0612345678');
      expect(found).toContain('telephone=06 12 34 56 78');
      expect(new Set(found).size).toBe(found.length);
    },
  );

  it('the formats of the prefix of a foreign number, and the typed one', () => {
    expect(sets('+352 621 123 456')).toEqual([
      'telephone=+352621123456',
      'telephone=00352621123456',
      'telephone=352621123456',
      'telephone=+352 621 123 456',
    ]);
    expect(sets('123456')).toEqual(['telephone=123456']);
  });

  it('no filter when nothing is typed', () => {
    expect(interpretSearch('  ')).toBeNull();
  });

  it('never q with an apostrophe, which the platform does not escape', () => {
    for (const typed of ["d'", "'", '’', "a'b'c", "x 'y", "l’eau d'en bas", "' OR 1=1 --"]) {
      const params = interpretSearch(typed)?.params.flat() ?? [];
      expect(params.map(([name]) => name)).not.toContain('q');
      expect(params.every(([, value]) => value !== '')).toBe(true);
    }
  });
});
