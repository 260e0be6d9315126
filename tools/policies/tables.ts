import { type Locale, locale } from '#shared/preferences.ts';
import { fillRegions } from '../documentation/regions.ts';
import { markdownTable } from '../documentation/table.ts';
import { texts } from '../locales/texts.ts';
import { categoriesOf, fallbackIn, type Setting, settings, written } from './settings.ts';
import { valuesIn } from './values.ts';

/** Kinds whose values say everything: they need no example. */
const selfEvident: ReadonlySet<string> = new Set(['boolean', 'choice']);

function cellsOf(setting: Setting, language: Locale): string[] {
  const { key, kind, meaning, example } = setting;
  const values = valuesIn(setting, language);
  const withExample = `${values}. ${texts(language)('policies:example', { value: `\`${written(example)}\`` })}`;
  return [`\`${key}\``, meaning[language], selfEvident.has(kind) ? values : withExample, fallbackIn(setting, language)];
}

/** The settings as tables of Markdown, one for each category, after the number of all of them. */
export function settingsTables(language: Locale): string {
  const all = settings();
  const text = texts(language);
  const titles = [
    text('policies:table.key'),
    text('policies:table.meaning'),
    text('policies:table.values'),
    text('policies:table.fallback'),
  ];
  const tables = categoriesOf(all).flatMap((category) => {
    const ofCategory = all.filter((setting) => setting.category === category);
    const rows = ofCategory.map((setting) => cellsOf(setting, language));
    return [`**${text(`policies:categories.${category}`)}**`, markdownTable(titles, rows)];
  });
  return [text('policies:table.count', { count: all.length }), ...tables].join('\n\n');
}

/** The page of all keys. */
export const keysPage = 'docs/configuration-keys.md';

/** The page of all keys with its tables as they are now: its one region is `settings`, followed by the language. */
export const withTables = (page: string): string =>
  fillRegions(page, (kind, name) => {
    if (kind !== 'settings') throw new Error(`${keysPage} has no region "${kind} ${name}".`);
    return `\n${settingsTables(locale.parse(name))}\n`;
  });
