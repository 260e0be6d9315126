import { expect, it } from 'vitest';
import { compareVersions, VERSION } from '#main/updates/version.ts';

it('orders versions as Semantic Versioning does, prereleases before their release', () => {
  const ordered = [
    '0.9.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1-0',
    '1.0.1',
    '1.2.0',
    '1.10.0',
    '2.0.0',
    '9007199254740993.0.0',
    '9007199254740994.0.0',
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
  expect(compareVersions('1.0.0-rc.1', '1.0.0-rc.1+build')).toBe(0);
});

it.each(['1', '1.2', 'v1.2.3', '1.2.3.4', '01.2.3', '1.2.3-01', '1.2.3-', '1.2.3+', '1.2.3 ', '-1.2.3', '1.2.x', ''])(
  'takes "%s" for no version',
  (text) => {
    expect(VERSION.test(text)).toBe(false);
    expect(() => compareVersions(text, '1.0.0')).toThrow('no version');
  },
);
