import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeHelp } from '#renderer/app/help/help.ts';
import { siteConfig } from '#shared/config.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

// As long as the window: here one window has many tests.
afterEach(() => act(closeHelp));

const pane = () => screen.findByRole('complementary', { name: 'Aide' });
const title = async () => (await within(await pane()).findByRole('heading', { level: 2 })).textContent;
const home = () => screen.findByRole('heading', { level: 1, name: /^Bonjour /u });
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary', { name: 'Aide' })).toBeNull());

test('the application menu opens the help of the screen, which follows it, and closes it', async () => {
  const { bridge, router } = await openApp({ at: '/articles' });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  bridge.emit('app.command', { command: 'help' });
  expect(await title()).toBe('Articles');
  await within(await pane()).findByText('Ce que l’écran ne montre pas');
  await act(() => router.navigate({ to: '/relaypoints' }));
  await waitFor(async () => expect(await title()).toBe('Points relais'));
  bridge.emit('app.command', { command: 'help' });
  await isClosed();
});

test('names whom to call, where the site says so', async () => {
  const config = siteConfig.parse({ supportContact: 'Assistance, aide@example.org' });
  const { person } = await openApp({ bootstrap: { config } });
  await home();
  await person.keyboard('{F1}');
  const link = await within(await pane()).findByRole('link', { name: 'aide@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:aide@example.org');
  await person.keyboard('{F1}');
  await isClosed();
});

test('has nobody to call where the site names nobody', async () => {
  const { person } = await openApp();
  await home();
  await person.keyboard('{F1}');
  await within(await pane()).findByText('Ce que vous faites ici');
  expect(screen.queryByText('Qui appeler')).toBeNull();
});

test('says to a screen reader where it is while the focus stays, and that it has no page for an unknown address', async () => {
  const { person } = await openApp({ at: '/nowhere' });
  await screen.findByText('Cette page n’existe pas');
  await person.keyboard('{F1}');
  expect(await within(await pane()).findByText('Cette adresse n’a pas de page d’aide.')).toBeDefined();
  expect(within(await pane()).getByRole('status').textContent).toBe('Aide ouverte : Aide. F6 pour y aller.');
});

test('is on the sign-in page too, without what needs a session', async () => {
  const { person } = await openApp({ session: { status: 'signedOut' } });
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  await person.click(screen.getByRole('button', { name: 'Aide' }));
  expect(await title()).toBe('Connexion');
  expect(within(await pane()).queryByRole('button', { name: /guide/u })).toBeNull();
});

test('prints the help of the screens that the person can open', async () => {
  const { person } = await openApp({ session: { ...camille, permissions: ['article_manage'] } });
  await home();
  await person.keyboard('{F1}');
  await person.click(await within(await pane()).findByRole('button', { name: 'Imprimer le guide…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('heading', { level: 2 })).slice(1).map(({ textContent }) => textContent)).toEqual([
    'Accueil',
    'Articles',
    'Créer un article',
    'Fiche article',
    'Modifier l’article',
  ]);
  // Escape closes the document, and the help stays.
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await title()).toBe('Accueil');
});
