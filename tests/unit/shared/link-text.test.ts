import { describe, expect, it } from 'vitest';
import { destinationOf, isMisleadingText } from '#shared/link-text.ts';

const own = 'https://www.banque.example/aide?x=autre.example';

describe('isOtherThanSaid', () => {
  it.each([
    'https://autre.example/',
    'http://autre.example',
    'HTTPS://WWW.AUTRE.EXAMPLE',
    'www.autre.example',
    'autre.example/chemin?x=https://www.banque.example/',
    'Voir https://autre.example, puis revenir',
    'Allez sur « autre.example »',
    'https://www.banque.example@autre.example/',
    'https://autre.example@www.banque.example/',
    'https :// autre . example',
    'w w w . autre . example',
    'www. autre .example',
    'autre . example',
    'autre[.]example',
    'https://au\u200Btre.exam\u00ADple',
    'autre\u2060.\u200Dexample',
    'ａｕｔｒｅ．ｅｘａｍｐｌｅ',
    'autre。example',
    'autre․example',
    'https:⁄⁄autre.example',
    'https:\\\\autre.example',
    // A letter of another script in place of a Latin one.
    'https://www.b\u0430nque.example/',
    'xn--bnque-4ve.example',
    'http://192.168.1.1/',
    '192.168.1.1',
    'https://[::1]/',
    'http://serveur/page',
    'aide@banque.example',
    'www.banque.example.autre.example',
    'autre.example:8443',
    'www.banque.example, autre.example',
  ])('is true for the words %j', (words) => {
    expect(isMisleadingText(words, own)).toBe(true);
  });

  it.each([
    'https://www.banque.example/',
    own,
    'banque.example',
    'WWW.Banque.Example/aide',
    'https://banque.example./',
    'banque.example:443/x/fichier.pdf',
    'cliquez ici',
    'Lire la suite… Puis revenir. Merci !',
    'La version 2.1 du 12.05.2026',
    'À 8h30, M. Dupont',
    '',
  ])('is false for the words %j', (words) => {
    expect(isMisleadingText(words, own)).toBe(false);
  });

  it.each([
    ['a@site.example', 'mailto:a@site.example', false],
    ['A@Site.example', 'mailto:a%40site.example?subject=x', false],
    ['mailto:a@site.example', 'mailto:a@site.example', false],
    ['jean.dupont@site.example', 'mailto:jean.dupont@site.example', false],
    ['Nous écrire', 'mailto:a@site.example', false],
    ['a@site.example', 'mailto:b@site.example', true],
    ['a @ site.example', 'mailto:b@site.example', true],
    ['a@site.example', 'https://site.example/', true],
    ['https://site.example', 'mailto:a@site.example', true],
    ['a\u202E@site.example', 'mailto:b@site.example', true],
  ])('compares the words %j with %s', (words, address, isOther) => {
    expect(isMisleadingText(words, address)).toBe(isOther);
  });

  it('never trusts words that are the letters of a host beyond ASCII', () => {
    expect(isMisleadingText('b\u0430nque.example', 'https://b\u0430nque.example/')).toBe(true);
    expect(isMisleadingText('en savoir plus', 'https://b\u0430nque.example/')).toBe(false);
  });

  it('works over the start of endless words only', () => {
    for (const words of ['a.'.repeat(500_000), 'a'.repeat(1_000_000), '@'.repeat(1_000_000), ' . '.repeat(300_000)]) {
      expect(isMisleadingText(words, own)).toBeTypeOf('boolean');
    }
  });
});

describe('destinationOf', () => {
  it.each([
    ['https://www.banque.example/aide', 'www.banque.example'],
    ['https://banque.example:8443/', 'banque.example:8443'],
    ['https://b\u0430nque.example/', 'xn--bnque-4ve.example'],
    ['mailto:a%40site.example?cc=b@site.example', 'a@site.example'],
    ['mailto:a@site.example,b@site.example', null],
    ['/chemin', null],
  ])('of %s is %s', (address, destination) => {
    expect(destinationOf(address)).toBe(destination);
  });
});
