import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type HelpTexts, helpPage, mostTasks, needs, shared } from '#renderer/app/help/pages.ts';
import { type Lookup, partsOf, plainText, referencesIn } from '#renderer/app/help/references.ts';
import { shortcutsByName } from '#renderer/app/help/useHelpPage.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { locales } from '#shared/preferences.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';
import { isRouteName, type RouteName, routes } from '#shared/routes.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const helpIn = (locale: string): HelpTexts => read(`src/renderer/locales/${locale}/help.json`);
const names = routes.map(({ name }) => name);

/** A text of the screen by its key, as it is written; undefined where there is none. */
function textsIn(locale: string): (key: string) => string | undefined {
  const files = globSync(`src/renderer/locales/${locale}/*.json`).map((file) => [basename(file, '.json'), read(file)]);
  const texts = namespacesOf(Object.fromEntries(files));
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const found = path.split('.').reduce<unknown>(
      // A key that is not there ends at undefined.
      (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
      texts[namespace],
    );
    return typeof found === 'string' ? found : undefined;
  };
}

/** Every text of a page, with those that it takes from its kind. */
function textsOf(texts: HelpTexts, route: RouteName): string[] {
  const { purpose, behind } = helpPage(texts, route, () => true);
  const tasks = [...Object.values(texts.pages[route].tasks), ...Object.values(texts.shared.tasks)];
  return [purpose, ...tasks.flatMap((task) => [task.do, task.how]), ...behind];
}

describe.each(locales)('the help in %s', (locale) => {
  const texts = helpIn(locale);
  const textAt = textsIn(locale);
  const lookup: Lookup = { keys: (name) => name, label: (key) => textAt(key) ?? key };

  it('has a page for every route, and none for another one', () => {
    expect(Object.keys(texts.pages).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s: two sentences of purpose, three things to do, and what is not on screen', (route) => {
    const { purpose, tasks, behind } = helpPage(texts, route, () => true);
    expect(plainText(purpose, lookup).match(/[.?!](?=\s|$)/gu)).toHaveLength(2);
    expect(tasks).toHaveLength(mostTasks);
    expect(behind.length).toBeGreaterThan(0);
    // Only the home has more than it shows: each role sees the first ones that concern it.
    const own = Object.keys(texts.pages[route].tasks).length + (shared[route]?.tasks?.length ?? 0);
    if (route !== 'home') expect(own).toBe(mostTasks);
  });

  it.each(names)('%s: names keys, buttons and pages that exist', (route) => {
    for (const text of textsOf(texts, route)) {
      for (const { kind, target } of referencesIn(text)) {
        if (kind === 'key') expect(shortcutsByName.has(target), `${target} in “${text}”`).toBe(true);
        else if (kind === 'page') expect(isRouteName(target), `${target} in “${text}”`).toBe(true);
        // A label with values is no name that people find on the screen.
        else expect(textAt(target), `${target} in “${text}”`).toMatch(/^[^{]+$/u);
      }
      expect(plainText(text, lookup), 'a reference that is not understood').not.toMatch(/[{}]/u);
    }
  });

  it('says no key in its own words', () => {
    const keys = /\b(?:Ctrl|F\d{1,2}|Maj|Shift)\b/u;
    expect(names.flatMap((route) => textsOf(texts, route)).filter((text) => keys.test(text))).toEqual([]);
  });
});

it('has the same parts in the same order in both languages', () => {
  const partsIn = (locale: string) => {
    const { pages, shared: common } = helpIn(locale);
    return [...names.map((name) => pages[name]), common].map(({ tasks, behind }) => [
      Object.keys(tasks),
      Object.keys(behind),
    ]);
  };
  expect(partsIn('en')).toEqual(partsIn('fr'));
});

it('asks rights of parts that exist, and takes parts that exist from those of a kind', () => {
  const texts = helpIn('fr');
  for (const path of Object.keys(needs)) {
    const [route = '', kind = '', part = ''] = path.split('.');
    // The keys of `needs` are paths in the texts.
    expect(Reflect.get(texts.pages[route as RouteName], kind), path).toHaveProperty(part);
  }
  for (const { tasks = [], behind = [] } of Object.values(shared)) {
    for (const name of tasks) expect(texts.shared.tasks).toHaveProperty(name);
    for (const name of behind) expect(texts.shared.behind).toHaveProperty(name);
  }
  // None that no page takes.
  const taken = Object.values(shared);
  expect(Object.keys(texts.shared.tasks).filter((part) => !taken.some(({ tasks }) => tasks?.includes(part)))).toEqual(
    [],
  );
  expect(
    Object.keys(texts.shared.behind).filter((part) => !taken.some(({ behind }) => behind?.includes(part))),
  ).toEqual([]);
});

it('tells how long drafts are kept as their forms do', () => {
  const { shared: common } = helpIn('fr');
  for (const { name, drafts } of manifestsByMenu) {
    if (drafts === null) continue;
    const page = shared[`${name}_edit` as RouteName]?.behind ?? [];
    const told = page.find((fact) => fact === 'draft' || fact === 'longDraft');
    expect(told, name).toBe(drafts.isSecret ? 'draft' : 'longDraft');
    expect(common.behind[told ?? ''], name).toContain(`${drafts.days} jours`);
  }
});

describe('the home', () => {
  const texts = helpIn('fr');
  const tasksFor = (isShown: Parameters<typeof helpPage>[2]) =>
    helpPage(texts, 'home', isShown).tasks.map((task) => task.do);

  it('names what an operator does, and nothing of others', () => {
    const operator = ['solidary_list', 'solidary_create'];
    const can = (permission: string | undefined) => permission === undefined || operator.includes(permission);
    expect(tasksFor(({ permission }) => can(permission))).toEqual([
      'Suivre les demandes',
      'Prendre un appel',
      'Aller droit au but',
    ]);
    // An administrator holds these rights too, and operates no structure.
    expect(tasksFor(({ permission, isOperator }) => isOperator !== true && can(permission))[0]).toBe(
      'Aller droit au but',
    );
  });

  it('names what is everybody’s to a person without rights, and facts of no module that is off', () => {
    const isShown = ({ permission }: { permission?: string }) => permission === undefined;
    expect(tasksFor(isShown)).toEqual(['Aller droit au but', 'Reprendre où vous en étiez', 'Recompter']);
    expect(helpPage(texts, 'home', isShown).behind.join(' ')).not.toContain('bénévoles');
  });
});

it('writes keys and names out where a text refers to them', () => {
  const lookup: Lookup = { keys: () => 'Ctrl+S', label: (key) => (key === 'routes:users.title' ? 'Users' : 'Save') };
  expect(partsOf('Press {{button form:save}} ({{key save}}), as in {{page users}}.', lookup)).toEqual([
    { kind: 'words', text: 'Press ' },
    { kind: 'name', text: 'Save' },
    { kind: 'words', text: ' (' },
    { kind: 'key', text: 'Ctrl+S' },
    { kind: 'words', text: '), as in ' },
    { kind: 'name', text: 'Users' },
    { kind: 'words', text: '.' },
  ]);
});
