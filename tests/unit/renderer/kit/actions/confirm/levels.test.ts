import { describe, expect, it } from 'vitest';
import { gateOf, isTyped } from '#renderer/kit/actions/confirm/levels.ts';

const confirm = {
  level: 'typeToConfirm',
  title: 'common:link.title',
  text: 'common:link.title',
  button: 'common:link.open',
  expected: (name: string) => name,
} as const;

describe('the name to type before something is done', () => {
  it('needs nothing that nobody sees', () => {
    expect(isTyped('Jeanne gpj.exe', 'Jeanne\u202E gpj.exe\u2067')).toBe(true);
    expect(isTyped('jeanne d’arc', "Jeanne\u00A0 d'Arc\u200B")).toBe(true);
    expect(isTyped('Jeanne', 'Jean')).toBe(false);
    expect(isTyped('', '\u202E')).toBe(false);
  });

  it('is the start of a name that is too long to be typed', () => {
    const gate = gateOf(confirm, 'Un nom '.repeat(3000), String);
    expect(gate.level === 'typeToConfirm' && gate.expected.length).toBeLessThanOrEqual(100);
    expect(gateOf(confirm, 'Jeanne Martin', String)).toEqual({ level: 'typeToConfirm', expected: 'Jeanne Martin' });
  });
});
