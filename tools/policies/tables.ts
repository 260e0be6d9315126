import { type Locale, locale } from '#shared/preferences.ts';
import { fillRegions } from '../documentation/regions.ts';
import { markdownTable } from '../documentation/table.ts';
import { phrases, valuesIn } from './phrases.ts';
import { categoriesOf, fallbackIn, type Setting, settings, written } from './settings.ts';
import type { Bilingual } from './texts/types.ts';

const headings: readonly Bilingual[] = [
  { fr: 'Clé', en: 'Key' },
  { fr: 'Ce qu’elle règle', en: 'Meaning' },
  { fr: 'Valeurs', en: 'Values' },
  { fr: 'Par défaut', en: 'Default' },
];

/** Kinds whose values say everything: they need no example. */
const selfEvident: ReadonlySet<string> = new Set(['boolean', 'choice']);

function cellsOf(setting: Setting, language: Locale): string[] {
  const { key, kind, meaning, example } = setting;
  const values = valuesIn(setting, language);
  const withExample = `${values}. ${phrases.example[language]}\`${written(example)}\``;
  return [`\`${key}\``, meaning[language], selfEvident.has(kind) ? values : withExample, fallbackIn(setting, language)];
}

/** The settings as tables of Markdown, one for each category, after the number of all of them. */
export function settingsTables(language: Locale): string {
  const all = settings();
  const count = {
    fr: `${all.length} réglages, chacun avec sa stratégie.`,
    en: `${all.length} settings, each with its policy.`,
  };
  const titles = headings.map((heading) => heading[language]);
  const tables = categoriesOf(all).flatMap((category) => {
    const ofCategory = all.filter((setting) => setting.category === category);
    const rows = ofCategory.map((setting) => cellsOf(setting, language));
    return [`**${category.name[language]}**`, markdownTable(titles, rows)];
  });
  return [count[language], ...tables].join('\n\n');
}

/** The page of all keys. */
export const keysPage = 'docs/configuration-keys.md';

/** The page of all keys with its tables as they are now: its one region is `settings`, followed by the language. */
export const withTables = (page: string): string =>
  fillRegions(page, (kind, name) => {
    if (kind !== 'settings') throw new Error(`${keysPage} has no region "${kind} ${name}".`);
    return `\n${settingsTables(locale.parse(name))}\n`;
  });
