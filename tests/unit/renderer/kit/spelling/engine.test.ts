import { describe, expect, it } from 'vitest';
import { Dictionary } from '#renderer/kit/spelling/engine/dictionary.ts';
import { pack, unpack } from '#renderer/kit/spelling/engine/packed.ts';
import { distanceOf, suggestionsFor } from '#renderer/kit/spelling/engine/suggest.ts';
import { wordsIn } from '#renderer/kit/spelling/engine/words.ts';
import { packedDictionary } from '../../../../../tools/build/dictionaries.ts';

const french = new Dictionary(packedDictionary('.', 'fr'));
const english = new Dictionary(packedDictionary('.', 'en'));
const wrongIn = (dictionary: Dictionary, words: string) => words.split(' ').filter((word) => !dictionary.has(word));

describe('a packed dictionary', () => {
  it('is read as it was written', () => {
    const words = new Map([
      ['', ['a', 'abricot', 'abricotier', 'Âge']],
      ['S.', ['covoiturage', 'trajet']],
    ]);
    const read: [string, string][] = [];
    expect(unpack(pack('SET UTF-8', words), (word, flags) => read.push([word, flags]))).toBe('SET UTF-8');
    expect(read).toEqual([...words].flatMap(([flags, group]) => group.map((word) => [word, flags])));
  });
});

describe('the French dictionary', () => {
  it('has words with their endings and elisions, however the apostrophe and the letters are written', () => {
    const words =
      "Bonjour covoiturages mangeassions l’école L’École d'habitants qu’elles aujourd’hui rendez-vous peut-être " +
      'chevaux jolies NANCY Saint-Dié-des-Vosges SAINT-DIÉ-DES-VOSGES cœur e\u0301cole Dites-le-moi porte-t-il';
    expect(wrongIn(french, words)).toEqual([]);
  });

  it('has neither mistakes nor a name without its capital', () => {
    const words = 'covoituraje habitans l’ecole mangassions chevals jolis’ nancy apeler';
    expect(wrongIn(french, words)).toEqual(words.split(' ').filter((word) => word !== 'jolis’'));
  });

  it.each([
    ['covoituraje', 'covoiturage'],
    ['rendévous', 'rendez-vous'],
    ['apeler', 'appeler'],
    ['l’ecole', 'l’école'],
    ['Maintennant', 'Maintenant'],
    ['aujourdhui', 'aujourd’hui'],
    ['dévelopement', 'développement'],
  ])('suggests for « %s » « %s »', (word, meant) => {
    expect(suggestionsFor(word, french)).toContain(meant);
    expect(suggestionsFor(word, french).length).toBeLessThanOrEqual(6);
  });
});

describe('the English dictionary', () => {
  it('has words with their endings, as they are written in Britain, and no mistakes', () => {
    expect(wrongIn(english, "Hello journeys walking unhappiness don't colours London LONDON’S")).toEqual([]);
    expect(wrongIn(english, 'jurney recieve teh london')).toEqual(['jurney', 'recieve', 'teh', 'london']);
  });

  it.each([
    ['recieve', 'receive'],
    ['dont', 'don’t'],
    ['Wensday', 'Wednesday'],
  ])('suggests for “%s” “%s”', (word, meant) => {
    expect(suggestionsFor(word, english)).toContain(meant);
  });
});

describe('the words of the person', () => {
  it('are right in any capitals, and wrong again once they are taken away', () => {
    french.setOwn(['Escale54x']);
    expect(french.has('escale54x')).toBe(true);
    french.setOwn([]);
    expect(french.has('escale54x')).toBe(false);
  });
});

describe('the words of a text', () => {
  const of = (text: string) => wordsIn(text).map(({ word }) => word);

  it('are those of its sentences, with their places', () => {
    const text = 'Venez à l’école !';
    expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Venez', 'l’école']);
  });

  it('are no names, acronyms, numbers, addresses, placeholders or values', () => {
    expect(of('avec Loïc de la SNCF en TER, 3e étage, BlaBlaCar')).toEqual(['avec', 'de', 'la', 'en', 'étage']);
    expect(of('voir https://exemple.fr/pagge ou a.b@exemple.fr, www.exemple.fr et exemple.fr/aa')).toEqual([
      'voir',
      'ou',
      'et',
    ]);
    expect(of('cher {{prenom}}, [nmo] %NOM% {ville} #tagg @nmo ____')).toEqual(['cher']);
  });

  it('begin a sentence with a capital that is no name', () => {
    expect(of('Fin. Bonjuor a tous')).toEqual(['Fin', 'Bonjuor', 'tous']);
  });
});

it('counts a swap of neighbours as one change', () => {
  expect([distanceOf('teh', 'the', 2), distanceOf('abc', 'abc', 2), distanceOf('abc', 'xyz', 2)]).toEqual([1, 0, 3]);
});
