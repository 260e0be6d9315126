import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type HelpPage, type HelpTexts, helpPage, mostTasks } from '#renderer/app/help/pages.ts';
import { partsOf } from '#renderer/app/help/references.ts';
import { type ModuleShortcut, shortcutIds, shortcutOf } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { keyNames } from '#renderer/kit/actions/shortcuts/names.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { recordShortcuts } from '#renderer/modules/solidaryrecords/show/shortcuts.ts';
import type { Locale } from '#shared/preferences.ts';
import { isRouteName, type RouteName, routes } from '#shared/routes.ts';
import { root } from '../run/setup/machine.mjs';
import { guidePictures } from './pictures.ts';

/** The guides for the people who work with Escale: the help of every screen, one after the other. */
export const userGuides: Readonly<Record<Locale, string>> = { fr: 'docs/guide.fr.md', en: 'docs/guide.en.md' };

/** What a guide says itself. */
const words: Readonly<Record<Locale, { title: string; about: string; tasks: string; behind: string }>> = {
  fr: {
    title: 'Guide d’Escale',
    about:
      'L’aide de chaque écran, telle que **F1** la montre à côté de lui. Selon vos droits, vous n’avez pas tous ces écrans. Sur un Mac, **⌘** remplace **Ctrl**.',
    tasks: 'Ce que vous y faites',
    behind: 'Ce que l’écran ne montre pas',
  },
  en: {
    title: 'Guide to Escale',
    about:
      'The help of each screen, as **F1** shows it beside the screen. Depending on your rights, you do not have all of these screens. On a Mac, **⌘** takes the place of **Ctrl**.',
    tasks: 'What you do there',
    behind: 'What the screen does not show',
  },
};

/** The shortcuts of modules, by the name that texts call them. */
const ofModules: ReadonlyMap<string, ModuleShortcut> = new Map(
  Object.entries(recordShortcuts).map(([id, shortcut]) => [`solidaryrecords.${id}`, shortcut]),
);

/** The French or English texts of the window, by namespace. */
function textsOf(locale: Locale): (key: string) => string {
  const files = globSync(`src/renderer/locales/${locale}/*.json`, { cwd: root }).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ]);
  const namespaces = namespacesOf(Object.fromEntries(files));
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const found = path.split('.').reduce<unknown>((inner, part) => Object(inner)[part], namespaces[namespace]);
    if (typeof found !== 'string') throw new Error(`The help names ${key}, which is no text.`);
    return found;
  };
}

/**
 * The guide in one language, as Markdown.
 * @throws Error where a text names a key or a label that does not exist
 */
export function renderUserGuide(locale: Locale): string {
  const text = textsOf(locale);
  const help: HelpTexts = JSON.parse(readFileSync(join(root, `src/renderer/locales/${locale}/help.json`), 'utf8'));
  const own = words[locale];
  const keys = (name: string): string => {
    const shortcut = ofModules.get(name) ?? shortcutIds.find((id) => id === name);
    if (shortcut === undefined) throw new Error(`The help names the shortcut ${name}, which does not exist.`);
    return keyNames(shortcutOf(shortcut).keys, 'linux', (key) => text(`actions:shortcuts.keys.${key}`));
  };
  const written = (line: string): string =>
    partsOf(line, { keys, label: text })
      .map((part) => (part.kind === 'words' ? part.text : `**${part.text}**`))
      .join('');
  const chapter = (route: RouteName): string[] => {
    const { purpose, tasks, behind } = wholePage(help, route);
    const title = text(`routes:${route}.title`);
    const picture = guidePictures[locale][route];
    return [
      `## ${title}`,
      written(purpose),
      ...(picture === undefined ? [] : [`![${title}](screenshots/${picture})`]),
      `### ${own.tasks}`,
      tasks.map((task) => `- **${written(task.do)}.** ${written(task.how)}`).join('\n'),
      `### ${own.behind}`,
      behind.map((fact) => `- ${written(fact)}`).join('\n'),
    ];
  };
  return `${[`# ${own.title}`, own.about, ...inOrder().flatMap(chapter)].join('\n\n')}\n`;
}

/** Everything that a page may show, whoever reads it. */
function wholePage(help: HelpTexts, route: RouteName): HelpPage {
  const page = helpPage(help, route, () => true);
  const tasks = Object.values(help.pages[route].tasks);
  return tasks.length > mostTasks ? { ...page, tasks } : page;
}

/** The screens, each list followed by its pages. */
function inOrder(): RouteName[] {
  const named = routes.map(({ name, parent }) => ({
    name,
    list: parent !== undefined && isRouteName(parent) ? parent : name,
  }));
  return [...Map.groupBy(named, ({ list }) => list).values()].flatMap((pages) => pages.map(({ name }) => name));
}
