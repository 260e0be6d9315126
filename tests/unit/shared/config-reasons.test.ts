import { describe, expect, it } from 'vitest';
import { type ConfigReasonCode, reasonText } from '#shared/config-reasons.ts';
import english from '#shared/locales/en/configReasons.json';
import french from '#shared/locales/fr/configReasons.json';

// The keys of an object of the source.
const codes = Object.keys(french.codes) as ConfigReasonCode[];
const names = (text: string) => new Set(text.match(/\{\{\w+\}\}/gu));

describe.each(codes)('the reason %s', (code) => {
  const [fr, en] = [french.codes[code], english.codes[code]];

  it('follows the name of a setting or a source in both languages, with the same values', () => {
    for (const text of [fr, en]) expect(text).toMatch(/^\p{Ll}.*[^.;:\s]$/u);
    expect(fr).not.toBe(en);
    expect(names(fr)).toEqual(names(en));
  });

  it('has the signs of French', () => {
    expect(fr).not.toMatch(/['"]| [:;?!»]|« |[^\u00A0(]: /u);
  });
});

describe('a reason', () => {
  it('says its values as the language writes them, and which entry of a list is meant', () => {
    const reason = { code: 'tooLarge', values: { maximum: 86_400 }, entry: '2' } as const;
    expect(reasonText(reason, 'en')).toBe('entry 2 must be at most 86,400');
    expect(reasonText(reason, 'fr')).toMatch(/^l’élément 2 ne doit pas dépasser 86\s400$/u);
  });

  it('leaves the braces of an address of tiles as they are', () => {
    expect(reasonText({ code: 'tilesBraces' }, 'en')).toBe('must contain {z}, {x} and {y}, each once');
  });
});
