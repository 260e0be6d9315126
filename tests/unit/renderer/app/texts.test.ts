import i18next from 'i18next';
import { expect, test } from 'vitest';
import { changeTexts, startTexts } from '#renderer/app/i18n/i18n.ts';

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
  expect(i18next.t('list:changed.more', { count: 2_000_000 })).toBe('2000000 nouvelles lignes');
});
