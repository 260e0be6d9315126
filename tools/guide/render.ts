import { type Locale, locale } from '#shared/preferences.ts';
import { fillRegions } from '../documentation/regions.ts';
import { markdownTable } from '../documentation/table.ts';
import { texts } from '../locales/texts.ts';
import { fallbackIn, type Setting, settings } from '../policies/settings.ts';
import { type GuideCommandName, guideCommands } from './commands.ts';

/** The guides for administrators. */
export const guides: Readonly<Record<Locale, string>> = { fr: 'docs/it.fr.md', en: 'docs/it.en.md' };

/** A guide with its commands and its table of settings as the code has them. */
export const renderGuide = (page: string): string =>
  fillRegions(page, (kind, name) => {
    if (kind === 'command' && isCommand(name)) return commandBlock(name);
    if (kind === 'settings') return settingsTable(locale.parse(name));
    throw new Error(`A guide has no region "${kind} ${name}".`);
  });

const isCommand = (name: string): name is GuideCommandName => Object.hasOwn(guideCommands, name);

function commandBlock(name: GuideCommandName): string {
  const { shell, lines } = guideCommands[name];
  return [`\`\`\`${shell}`, ...lines, '```'].join('\n');
}

/** A row for each setting, and one for those of a group together. */
const settingsTable = (language: Locale): string => {
  const groups = Map.groupBy(settings(), ({ key, path }) => (path.length > 1 ? path.slice(0, -1).join('.') : key));
  const text = texts(language);
  return markdownTable(
    [text('policies:guide.setting'), text('policies:guide.name'), text('policies:guide.fallback')],
    [...groups].map(([group, members]) => rowOf(group, members, language)),
  );
};

function rowOf(group: string, members: readonly Setting[], language: Locale): string[] {
  const [first, ...others] = members;
  if (first !== undefined && others.length === 0) return cellsOf(first, language);
  const fallbacks = members.map((setting) => fallbackIn(setting, language));
  return [
    `\`${group}.…\``,
    members.map(({ path, name }) => `\`${path.at(-1)}\` ${name[language]}`).join(', '),
    // One that all of them have, or each one's in their order.
    new Set(fallbacks).size === 1 ? (fallbacks[0] ?? '') : fallbacks.join(', '),
  ];
}

const cellsOf = (setting: Setting, language: Locale): string[] => [
  `\`${setting.key}\``,
  setting.name[language],
  fallbackIn(setting, language),
];
