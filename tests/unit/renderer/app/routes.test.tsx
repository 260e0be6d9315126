import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import enTexts from '#renderer/locales/en/index.ts';
import frTexts from '#renderer/locales/fr/index.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { type RouteName, routeNamed, routes } from '#shared/routes.ts';
import { openApp } from '#tests/support/shell-app.tsx';
import { expectedRoutes } from './expected-routes.ts';

interface RouteText {
  title: string;
  crumb: string;
}

// Groups of the menu stand beside the routes, and are texts; what is read here are routes.
const textsOf = {
  fr: namespacesOf(frTexts).routes as unknown as Record<RouteName, RouteText> & { groups: Record<string, string> },
  en: namespacesOf(enTexts).routes as unknown as Record<RouteName, RouteText> & { groups: Record<string, string> },
};

/** What a route shows that the table does not name: the texts that its module gives, below those of its list. */
function derived(name: RouteName, locale: 'fr' | 'en'): { title: string; crumbs: string[] } {
  const { group, parent } = routeNamed(name);
  const texts = textsOf[locale];
  const crumbs = [group && texts.groups[group], parent && texts[parent]?.crumb, texts[name]?.crumb];
  return { title: texts[name]?.title, crumbs: crumbs.filter((crumb) => crumb !== undefined) };
}

test('every route of the screens exists, with its address', () => {
  const names: readonly string[] = routes.map(({ name }) => name);
  expect(Object.keys(expectedRoutes).filter((name) => !names.includes(name))).toEqual([]);
});

/** Headings that say more than the title: home greets the person, and a queue says which one it is. */
const headings: Readonly<Partial<Record<RouteName, RegExp>>> = {
  home: /^(?:Bonjour|Hello) /u,
  hitchhikers_queue: /^(?:Personnes à appeler|People to call)$/u,
};

/** The step that an import begins with; one of members asks for their community first. */
const steps = { fr: /^(?:Fichier|Communauté) – /u, en: /^(?:File|Community) – /u } as const;

test.each(['fr', 'en'] as const)(
  'every address has its title and its breadcrumbs (%s)',
  { timeout: 60_000 },
  async (locale) => {
    const { router } = await openApp({ locale });
    for (const { name, path } of routes) {
      if (name === 'login') continue;
      const written = expectedRoutes[name];
      const at = written?.at ?? path.replaceAll(/\$\w+/g, '5');
      const expected = written?.[locale] ?? derived(name, locale);
      await router.navigate({ to: at });
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: headings[name] ?? expected.title,
      });
      expect(router.state.matches.at(-1)?.fullPath, `${at} is ${path}`).toBe(path);
      // An import says first at which step it is.
      const shown = `${expected.title} – Escale`;
      await waitFor(() => {
        if (name.endsWith('_import')) expect(document.title).toMatch(steps[locale]);
        expect(document.title.replace(name.endsWith('_import') ? steps[locale] : '', '')).toBe(shown);
      });
      const nav = screen.queryByRole('navigation', { name: locale === 'fr' ? 'Fil d’Ariane' : 'Breadcrumbs' });
      const crumbs = nav === null ? [] : within(nav).getAllByRole('listitem');
      // The last step is the page itself, which its title names.
      expect(crumbs.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
        expected.crumbs.slice(0, -1),
      );
      // A form that creates a record begins in its first field.
      const focused = document.activeElement;
      if (name.endsWith('_create'))
        expect([heading, ...screen.getByRole('main').querySelectorAll('input, textarea, select')]).toContain(focused);
      else expect(heading).toBe(focused);
    }
  },
);

test('an unknown address shows the not-found page under the product’s name, with a link home', async () => {
  await openApp({ at: '/nowhere/at/all' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Escale' })).toBeDefined();
  expect(document.title).toBe('Escale');
  expect(screen.getByText('Cette page n’existe pas')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
});

test.each(['/users/0', '/users/abc', '/users/show/-1', '/users/show/1.5'])(
  '%s is not found, without any call',
  async (at) => {
    const { bridge } = await openApp({ at });
    expect(await screen.findByRole('heading', { level: 2, name: 'Introuvable' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/users');
    expect(bridge.calls.filter(({ channel }) => channel.startsWith('users.'))).toEqual([]);
  },
);

test('a module that the site switched off says so', async () => {
  await openApp({ at: '/campaigns/send/3', modules: [] });
  expect(await screen.findByText('Module désactivé dans cette installation')).toBeDefined();
});

test('the titles and breadcrumbs that the table names are those that any other route would be given', () => {
  for (const { name } of routes.filter((route) => route.name !== 'login')) {
    const written = expectedRoutes[name];
    if (written !== undefined) expect(derived(name, 'fr').title, name).toBe(written.fr.title);
  }
});
