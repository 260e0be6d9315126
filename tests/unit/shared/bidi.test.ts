import { describe, expect, it } from 'vitest';
import { closed, escapedJson, escapedLine, escapedLines, isolated, plainLine } from '#shared/bidi.ts';

const RLO = '\u202E';
const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';

/** Depth of isolates after a text; NaN where an end came before its start. */
function depthAfter(text: string): number {
  let depth = 0;
  for (const sign of text) {
    if (sign >= '\u2066' && sign <= FSI) depth += 1;
    if (sign === PDI) depth -= 1;
    if (depth < 0) return Number.NaN;
  }
  return depth;
}

describe('a text beside others', () => {
  it.each(['', 'Jeanne Martin', 'Élodie O’Neill-Çelik', '12 rue de l’Église', 'Łódź', '日本', '👩‍👩‍👧', 'a\u00A0b'])(
    'stays the same where nothing in it turns: %j',
    (text) => {
      expect(isolated(text)).toBe(text);
      expect(closed(text)).toBe(text);
    },
  );

  it('loses embeddings and overrides, and isolates that are not closed within it', () => {
    expect(isolated(`a${RLO}gpj.exe`)).toBe('agpj.exe');
    expect(isolated(`a\u202A\u202B\u202C\u202Db`)).toBe('ab');
    expect(isolated(`a${RLI}b`)).toBe('ab');
    expect(isolated(`a${PDI}b`)).toBe('ab');
    expect(isolated(`${PDI}${FSI}a${PDI}${RLI}`)).toBe(`${FSI}a${PDI}`);
  });

  it('is put between isolates where letters or marks in it turn what stands beside it', () => {
    expect(isolated('مريم')).toBe(`${FSI}مريم${PDI}`);
    expect(isolated('דוד 12')).toBe(`${FSI}דוד 12${PDI}`);
    expect(isolated('a\u200Fb')).toBe(`${FSI}a\u200Fb${PDI}`);
    expect(isolated('\u{10800}')).toBe(`${FSI}\u{10800}${PDI}`);
  });

  it('is isolated once, also within a sentence that holds it', () => {
    const name = isolated(`مريم${RLO}`);
    expect(isolated(name)).toBe(name);
    expect(isolated(`Supprimer ${name} ?`)).toBe(`Supprimer ${name} ?`);
  });

  it('never reaches beyond its end, whatever controls it has in whatever order', () => {
    const signs = ['\u202A', RLO, '\u202C', '\u2066', RLI, FSI, PDI, '\u200F', '\u061C', 'a', 'م'];
    let texts = [''];
    for (let length = 0; length < 4; length += 1) {
      texts = texts.flatMap((text) => signs.map((sign) => text + sign));
      for (const text of texts) {
        const safe = isolated(text);
        if (/[\u202A-\u202E]/.test(safe) || depthAfter(safe) !== 0) expect.fail(JSON.stringify(text));
        if (isolated(safe) !== safe) expect.fail(`${JSON.stringify(text)} is isolated twice`);
      }
    }
  });
});

describe('a text without markup', () => {
  it('is one line without controls of direction', () => {
    expect(plainLine(` Jeanne${RLO}\r\n\tMartin\u2028${FSI}x${PDI}\u0007 `)).toBe('Jeanne Martin x');
    expect(plainLine('Jeanne Martin')).toBe('Jeanne Martin');
  });
});

describe('a text for an audit', () => {
  it('names what is not seen, on one line or on several', () => {
    const text = `a${RLO}b\u001B[31m\u009Bc\u200Bd\u2028e\u00ADf\uD800g\u{E0041}\n\tÉ`;
    expect(escapedLine(text)).toBe(
      String.raw`a\u{202e}b\u{1b}[31m\u{9b}c\u{200b}d\u{2028}e\u{ad}f\u{d800}g\u{e0041}\u{a}\u{9}É`,
    );
    expect(escapedLines(`a${RLO}\nb\u001B`)).toBe(`a\\u{202e}\nb\\u{1b}`);
  });

  it('stays JSON of the same values', () => {
    const value = { name: `a${RLO}b\u009B\u{E0041}`, other: ['é'] };
    const json = escapedJson(JSON.stringify(value, null, 2));
    expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(JSON.parse(json)).toEqual(value);
  });
});
