import { type Locale, locale } from '#shared/preferences.ts';
import { fillRegions } from '../documentation/regions.ts';
import { markdownTable } from '../documentation/table.ts';
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

const headings: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['Réglage', 'Ce que c’est', 'Par défaut'],
  en: ['Setting', 'What it is', 'Default'],
};

const settingsTable = (language: Locale): string =>
  markdownTable(
    headings[language],
    settings().map((setting) => cellsOf(setting, language)),
  );

const cellsOf = (setting: Setting, language: Locale): string[] => [
  `\`${setting.key}\``,
  setting.name[language],
  fallbackIn(setting, language),
];
