import { describe, expect, it } from 'vitest';
import { fill } from '#renderer/features/matching/templates/fill.ts';

const values = {
  prénom: 'Ben',
  date: 'lundi 1er mars 2027',
  départ: 'Nancy',
  arrivée: 'Toul',
  structure: null,
  retour: null,
  conducteur: null,
};

describe('a template', () => {
  it('takes the values of the record, whatever the case of its placeholders and the way their accents are typed', () => {
    const decomposed = '{de\u0301part}';
    expect(fill(`{Prénom} : ${decomposed} - { arrivée }, {date}`, values)).toEqual({
      text: 'Ben : Nancy - Toul, lundi 1er mars 2027',
      unknown: [],
      withoutValue: [],
    });
  });

  it('leaves what it does not know as it was typed, and names it once', () => {
    expect(fill('{prenom} {ville} {ville}', values)).toEqual({
      text: '{prenom} {ville} {ville}',
      unknown: ['{prenom}', '{ville}'],
      withoutValue: [],
    });
  });

  it('is read once, however many blanks and braces it has', () => {
    for (const text of [`{${' '.repeat(20_000)}`, '{ '.repeat(20_000), `{${'a '.repeat(20_000)}`]) {
      expect(fill(text, values).text).toBe(text);
    }
  });

  it('leaves a placeholder without a value in its place, and names it', () => {
    expect(fill('De {structure}', values)).toEqual({
      text: 'De {structure}',
      unknown: [],
      withoutValue: ['structure'],
    });
  });

  it('does not fill what a value brings along', () => {
    expect(fill('{prénom}', { ...values, prénom: '{date}' }).text).toBe('{date}');
  });
});
