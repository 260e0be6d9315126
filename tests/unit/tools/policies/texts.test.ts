import { expect, it } from 'vitest';
import { policies } from '#shared/policies/policies.ts';
import { locales } from '#shared/preferences.ts';
import french from '../../../../tools/locales/fr/settings.json';
import { inBoth } from '../../../../tools/locales/texts.ts';
import { categoryNames, type examples, isIn } from '../../../../tools/policies/examples.ts';
import { explanation } from '../../../../tools/policies/explanation.ts';
import type { KeyOfChoice, KeyWithoutDefault } from '../../../../tools/policies/setting-texts.ts';
import { settings } from '../../../../tools/policies/settings.ts';

const all = settings();

it('puts every setting into one category', () => {
  for (const { key } of policies()) {
    expect(
      categoryNames.filter((category) => isIn(key, category)),
      key,
    ).toHaveLength(1);
  }
  expect(all).toHaveLength(policies().length);
});

it('has texts for settings alone, and words for an absent one exactly where it has no default', () => {
  const written = new Set<string>();
  const walk = (group: object, path: readonly string[]) => {
    if ('meaning' in group) {
      written.add(path.join('.'));
      const setting = all.find(({ key }) => key === path.join('.'));
      expect('unset' in group, path.join('.')).toBe(setting && 'texts' in setting.fallback);
      expect('choices' in group, path.join('.')).toBe(setting?.kind === 'choice');
    } else for (const [name, inner] of Object.entries(group)) walk(inner, [...path, name]);
  };
  walk(french, []);
  expect([...written].toSorted()).toEqual(
    policies()
      .map(({ key }) => key as string)
      .toSorted(),
  );
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
  // @ts-expect-error: there is no such setting
  expect(inBoth('settings:idleLimits.name').fr).toBe('idleLimits.name');
  // @ts-expect-error: it has a default, so that no words are asked for
  const withDefault: KeyWithoutDefault = 'idleLimit';
  const address: KeyWithoutDefault = 'apiBaseUrl';
  const choice: KeyOfChoice = 'theme.choices.dark';
  // @ts-expect-error: it is no value of the setting
  const colour: KeyOfChoice = 'theme.choices.red';
  // @ts-expect-error: an example is a value of its setting
  const limit: (typeof examples)['idleLimit'] = 'an hour';
  expect([withDefault, address, choice, colour, limit]).not.toContain(undefined);
});
