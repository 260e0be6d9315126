import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { changeTexts, startTexts } from '#renderer/app/i18n/i18n.ts';
import { permissions } from '#shared/permissions.ts';
import { identifiers } from '#shared/texts/options.ts';

test('of two languages chosen in a row the last one applies, whichever texts load first', async () => {
  await startTexts('fr');
  // As before English was ever asked for.
  i18next.removeResourceBundle('en', 'common');
  await Promise.all([changeTexts('en'), changeTexts('fr')]);
  expect(i18next.language).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
});

test('a count of a million reads as any other, in French', async () => {
  await startTexts('fr');
  expect(i18next.t('list:changed.more', { count: 2_000_000 })).toMatch(/^2\s000\s000 nouvelles lignes$/);
});

test('every number of a text is written as the language writes it, and no identifier is', async () => {
  await startTexts('fr');
  expect(i18next.t('list:changed.more', { count: 2473 })).toMatch(/^2\s473 nouvelles lignes$/);
  await changeTexts('en');
  expect(i18next.t('list:changed.more', { count: 2473 })).toMatch(/^2,473 /);
  expect(i18next.t('common:states.answer', { status: 1500 })).toContain('1500');
  await changeTexts('fr');
});

test('a right is written by its name, which every right has, and one that is not known is no code either', async () => {
  await startTexts('fr');
  const names = permissions.map((right) => i18next.t('errors:denied.right', { right }));
  expect(names.filter((text, index) => text.includes(permissions[index] ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(permissions.length);
  const unknown = i18next.t('errors:denied.right', { right: 'beta_read' });
  expect(unknown).toContain(i18next.t('rights:other'));
  expect(names).not.toContain(unknown);
});

test('what a text calls a number of something is an identifier', () => {
  const numbered = /(?:n°|no\.|#)\s?\{\{(\w+)\}\}/giu;
  const found = ['fr', 'en'].flatMap((locale) => {
    const folder = join('src/renderer/locales', locale);
    const texts = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return texts.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(numbered)]);
  });
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(found.map(([, name]) => name))].filter((name) => !identifiers.has(name ?? ''))).toEqual([]);
});
