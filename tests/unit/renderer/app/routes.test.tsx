import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openApp } from '#tests/support/shell-app.tsx';
import { expectedRoutes } from './expected-routes.ts';

test('every route of the screens exists, with its address', () => {
  const names: readonly string[] = routes.map(({ name }) => name);
  expect(Object.keys(expectedRoutes).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(['fr', 'en'] as const)(
  'every address has its title and its breadcrumbs (%s)',
  { timeout: 60_000 },
  async (locale) => {
    const { router } = await openApp({ locale });
    for (const { name, path } of routes) {
      const written = expectedRoutes[name];
      if (name === 'login' || written === undefined) continue;
      const { at, [locale]: expected } = written;
      await router.navigate({ to: at });
      const heading = await screen.findByRole('heading', { level: 1, name: expected.title });
      expect(router.state.matches.at(-1)?.fullPath, `${at} is ${path}`).toBe(path);
      await waitFor(() => expect(document.title).toBe(`${expected.title} – Escale`));
      const nav = screen.queryByRole('navigation', { name: locale === 'fr' ? 'Fil d’Ariane' : 'Breadcrumbs' });
      const crumbs = nav === null ? [] : within(nav).getAllByRole('listitem');
      // One step that only repeats the title is left out.
      const isTitleAlone = expected.crumbs.length === 1 && expected.crumbs[0] === expected.title;
      expect(crumbs.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
        isTitleAlone ? [] : expected.crumbs,
      );
      expect(heading).toBe(document.activeElement);
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
