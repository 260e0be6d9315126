import type { Locale } from '#shared/preferences.ts';
import { texts } from '../locales/texts.ts';
import { plain } from './plain.ts';
import { registryKey, registryTypes } from './registry.ts';
import { fallbackIn, type Setting, written } from './settings.ts';
import { valuesIn } from './values.ts';

/** The whole explanation of a setting as a policy of Windows, without markup. */
export function explanation(setting: Setting, language: Locale): string {
  const { key, path, kind, meaning, example } = setting;
  const text = texts(language);
  const value = kind === 'list' ? '' : `, ${path.at(-1)}`;
  return [
    plain(meaning[language]),
    '',
    plain(text('policies:values', { value: valuesIn(setting, language) })),
    plain(text('policies:fallback', { value: fallbackIn(setting, language) })),
    plain(text('policies:example', { value: written(example) })),
    plain(text('policies:key', { value: key })),
    plain(text('policies:registry', { value: `HKLM\\${registryKey(setting)}${value} (${registryTypes[kind]})` })),
    '',
    text(kind === 'boolean' ? 'policies:disabledSwitch' : 'policies:disabledOther'),
    text('policies:unset'),
  ].join('\n');
}
