import { expect, it } from 'vitest';
import { policies } from '#shared/policies/policies.ts';
import { locales } from '#shared/preferences.ts';
import { explanation } from '../../../../tools/policies/explanation.ts';
import { settings } from '../../../../tools/policies/settings.ts';
import { categories, textsOf } from '../../../../tools/policies/texts/index.ts';
import type { AllTexts, SettingTexts } from '../../../../tools/policies/texts/types.ts';

const all = settings();

it('puts every setting into one category', () => {
  const keys = categories.flatMap(({ texts }) => Object.keys(texts));
  expect(keys.toSorted()).toEqual(
    policies()
      .map(({ key }) => key as string)
      .toSorted(),
  );
  expect(all.map(({ key }) => key as string)).toHaveLength(keys.length);
});

it.each(locales)('explains every setting by what it does, its values, default, example and key, in %s', (language) => {
  for (const setting of all) {
    const text = explanation(setting, language);
    expect(text, setting.key).not.toMatch(/undefined|\bnull\b|`|NaN|\[object/u);
    expect(text, setting.key).toContain(setting.key);
    expect(text.split('\n').length, setting.key).toBe(10);
  }
  const idleLimit = all.find(({ key }) => key === 'idleLimit');
  expect(idleLimit && explanation(idleLimit, language)).toMatch(
    /60 (?:à|to) 86400\n.*: 3600\n.*: 1800\n.*: idleLimit\n/u,
  );
});

it('follows the typographic rules of each language', () => {
  const texts = all.flatMap((setting) => [
    { key: setting.key, fr: setting.name.fr, en: setting.name.en },
    { key: setting.key, fr: explanation(setting, 'fr'), en: explanation(setting, 'en') },
  ]);
  for (const { key, fr, en } of texts) {
    for (const text of [fr, en]) expect(text, key).not.toMatch(/\p{L}'\p{L}|\.\.\./u);
    expect(fr, `${key}: a sign that could begin a line`).not.toMatch(/[\p{L}\d}»)…] [:;?!»]|« /u);
    expect(fr, `${key}: a sign without its space`).not.toMatch(/[\p{L}\d}»)][;!»]|«\S/u);
  }
});

it('does not compile without the texts of a setting, the words for an absent one and the names of its choices', () => {
  // @ts-expect-error: every other setting is missing
  const one: AllTexts = { idleLimit: textsOf('idleLimit') };
  const { unset, ...wordless } = textsOf('apiBaseUrl');
  // @ts-expect-error: it has no default, and nothing says what applies while it is absent
  const address: SettingTexts<'apiBaseUrl'> = wordless;
  const { choices, ...nameless } = textsOf('theme');
  // @ts-expect-error: its values have no names
  const theme: SettingTexts<'theme'> = nameless;
  // @ts-expect-error: an example is a value of its setting
  const limit: SettingTexts<'idleLimit'> = { ...textsOf('idleLimit'), example: 'an hour' };
  expect([one, address, theme, limit, unset, choices]).not.toContain(undefined);
});
