import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asInstant } from '#shared/instant.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

const created = async (person: { click: (element: Element) => Promise<void> }) => {
  await person.click(await screen.findByRole('button', { name: 'Créer' }));
  return screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
};

test('greets by name, and offers what the person may create or import', async () => {
  const { person } = await openApp();
  expect(await screen.findByText('Bonjour Camille')).toBeDefined();
  const links = await created(person);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Créer un utilisateur', '/users/create'],
      ['Importer des utilisateurs', '/users/import'],
      ['Créer un événement', '/events/create'],
      ['Importer des points relais', '/relaypoints/import'],
    ]),
  );
  // The lists are in the menu beside the page.
  expect(links.map(([, href]) => href)).not.toContain('/users');
});

test('what may be created follows the rights', async () => {
  await openApp({ session: { ...camille, permissions: ['access_admin', 'user_list'] } });
  await screen.findByText('Bonjour Camille');
  expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
  await openApp({ session: { ...camille, permissions: ['access_admin', 'user_list', 'user_create'] } });
  await screen.findByRole('button', { name: 'Créer' });
});

test('a person without any module is told so', async () => {
  await openApp({ session: { ...camille, permissions: ['access_admin'] } });
  expect(await screen.findByText(/^Votre compte ne donne accès à aucun module/)).toBeDefined();
});

test('the training platform is reset after a confirmation, and says so', async () => {
  const { person, bridge } = await openApp({ handlers: { 'app.resetTraining': () => undefined } });
  await person.click(await screen.findByRole('button', { name: 'Remettre à zéro…' }));
  await person.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.requests('app.resetTraining')).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Remettre à zéro…' }));
  await person.click(await screen.findByRole('button', { name: 'Remettre à zéro' }));
  expect(await screen.findByText('La plateforme d’entraînement est remise à zéro')).toBeDefined();
  expect(bridge.requests('app.resetTraining')).toHaveLength(1);
});

test('on a real platform there is nothing to reset', async () => {
  await openApp({ isTraining: false });
  await screen.findByText('Bonjour Camille');
  expect(screen.queryByText('Plateforme d’entraînement')).toBeNull();
});

test('shows the time of the last sign-in, when there was one', async () => {
  const { unmount } = await openApp();
  await screen.findByText('Bonjour Camille');
  expect(screen.queryByText(/Dernière connexion/)).toBeNull();
  unmount();
  await openApp({ session: { ...camille, lastSignIn: asInstant('2026-03-05T14:05:00.000Z') } });
  expect((await screen.findByText(/Dernière connexion/)).textContent).toMatch(/: 5 mars(?: 2026)? à 15:05/);
});
