import { expect, it, vi } from 'vitest';
import { preferredLanguages } from '../../../../tools/browser-shell/electron/languages.ts';

const languages = vi.hoisted(() => vi.fn<() => string[]>());
vi.mock('electron', () => ({ app: { getPreferredSystemLanguages: languages } }));

const { systemLocale } = await import('#main/adapters/system-locale.ts');

it.each([
  ['fr', ['fr-CA', 'en-US']],
  ['fr', ['de-DE', 'fr', 'en']],
  ['en', ['en-GB', 'fr-FR']],
  ['en', ['zh-Hans-CN']],
  ['en', []],
] as const)('speaks %s to a person whose system prefers %j, before the application is ready', (spoken, preferred) => {
  languages.mockReturnValue([...preferred]);
  // A start from the Finder has no LANG, by which Node would choose.
  vi.stubEnv('LANG', undefined);
  expect(systemLocale()).toBe(spoken);
  vi.unstubAllEnvs();
});

it('is that of the environment on Linux, in the order of its variables', () => {
  const of = (env: Record<string, string>) => preferredLanguages(env, 'linux');
  expect(of({ LANGUAGE: 'fr_CA:en', LANG: 'de_DE.UTF-8' })).toEqual(['fr-CA', 'en']);
  expect(of({ LC_ALL: 'fr_FR.UTF-8', LANG: 'C.UTF-8' })).toEqual(['fr-FR']);
  expect(of({ LANG: 'C.UTF-8' })).toEqual([]);
  expect(of({})).toEqual([]);
});
