import { describe, expect, it } from 'vitest';
import { readLoginFile } from '#main/communities/login-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readLoginFile(utf8(text));
const ready = (text: string) => {
  const { check, content } = read(text);
  if (check.outcome !== 'ready') throw new Error(`not ready: ${JSON.stringify(check)}`);
  return { ...check, content };
};

describe('a login file that is ready', () => {
  it('is sent as it is, whatever ends its lines', () => {
    expect(read('anna;secret1\nboris;secret2\n').content).toBe('anna;secret1\nboris;secret2\n');
    expect(read('anna;secret1\r\nboris;secret2').content).toBe('anna;secret1\nboris;secret2\n');
    expect(read('anna;secret1\rboris;secret2\r').content).toBe('anna;secret1\nboris;secret2\n');
    expect(read('élodie;mot de passe\n').content).toBe('élodie;mot de passe\n');
  });

  it('is sent without its blank lines, which are counted', () => {
    const { content, logins, blankLines } = ready('anna;secret1\n\n  \nboris;secret2\n\n\n');
    expect([content, logins, blankLines]).toEqual(['anna;secret1\nboris;secret2\n', 2, 4]);
    expect(ready('anna;secret1\n').blankLines).toBe(0);
  });

  it('is sent without its byte order mark, which would become part of the first login', () => {
    const { content, preview } = ready('\uFEFFannabelle;secret1\n');
    expect(content).toBe('annabelle;secret1\n');
    expect(preview[0]?.login).toBe('an••••••');
  });

  it('has its repeated logins counted, with the first lines on which they stand', () => {
    const many = Array.from({ length: 30 }, () => 'boris;secret\n').join('');
    const { repeated } = ready(`anna;1\nboris;2\n\nanna ;3\n${many}`);
    expect(repeated.count).toBe(31);
    expect(repeated.lines.slice(0, 3)).toEqual([4, 5, 6]);
    expect(repeated.lines).toHaveLength(10);
  });

  it('is shown by its first five lines, without any password and with a third of a login at most', () => {
    const text = ['annabelle;secret1', '', 'bob;secret2', 'li;secret3', 'x;secret4', 'Ωμέγα;secret5', 'zoé;secret6'];
    const check = ready(`${text.join('\n')}\n`);
    expect(check.preview.map(({ line, login }) => [line, login])).toEqual([
      [1, 'an••••••'],
      [3, 'b••••••'],
      [4, '••••••'],
      [5, '••••••'],
      [6, 'Ω••••••'],
    ]);
    expect(JSON.stringify({ ...check, content: null })).not.toMatch(/secret|nnabelle|bob/);
  });
});

describe('a login file with wrong lines', () => {
  it('is not sent, and the first wrong lines are named by their number in the file', () => {
    const { check, content } = read('anna;secret1\n\nboris\nzoé;a;b\n ;secret\nli; \nyann;secret2\n');
    expect(content).toBeNull();
    expect(check).toEqual({
      outcome: 'wrong',
      count: 4,
      lines: [
        { line: 3, problem: 'columns', columns: 1 },
        { line: 4, problem: 'columns', columns: 3 },
        { line: 5, problem: 'blank', columns: 2 },
        { line: 6, problem: 'blank', columns: 2 },
      ],
    });
  });

  it('of one column has all its lines counted and ten of them named', () => {
    const { check } = read('anna\n'.repeat(500));
    expect(check).toMatchObject({ outcome: 'wrong', count: 500 });
    expect(check.outcome === 'wrong' && check.lines).toHaveLength(10);
  });

  it('tells nothing of what the lines hold', () => {
    expect(JSON.stringify(read('anna;secret1;more\n').check)).not.toMatch(/anna|secret/);
  });
});

describe('a file that is no login file', () => {
  it.each([
    ['empty', new Uint8Array(0)],
    ['noLogin', utf8('\n \n\r\n')],
    ['noLogin', utf8('\uFEFF')],
    ['encoding', Uint8Array.from([...'andr'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x3b, 0x61, 0x0a))],
    ['encoding', Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x3b, 0x00])],
    ['encoding', Uint8Array.from([0xfe, 0xff, 0x00, 0x61, 0x00, 0x3b])],
    ['notText', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00])],
    ['notText', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
  ])('is refused as %s', (reason, bytes) => {
    expect(readLoginFile(bytes)).toEqual({ check: { outcome: 'unfit', reason }, content: null });
  });
});
