import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { preferences } from '#shared/preferences.ts';
import { opened } from '#tests/support/dashboard-page.tsx';
import { camille, openApp, someoneElse } from '#tests/support/shell-app.tsx';

const signedOut = { status: 'signedOut' } as const;
const idle = { status: 'signedOut', reason: { kind: 'idle', text: 'Idletimeexceeded' } } as const;

test('a signed-out person is sent to the login page, which keeps the requested page', async () => {
  const { address, person } = await openApp({
    at: '/hitchhikers/create?from=mail',
    session: signedOut,
    handlers: { 'session.signInTraining': () => camille },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined();
  expect(address()).toBe('/login?redirect=/hitchhikers/create?from=mail');

  await person.click(screen.getByRole('button', { name: /Administratrice/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer un autostoppeur' })).toBeDefined();
  expect(address()).toBe('/hitchhikers/create?from=mail');
});

test('after an idle sign-out the same person returns to the page that was open', async () => {
  const { bridge, address } = await openApp({ at: '/hitchhikers/show/4' });
  await screen.findByRole('heading', { level: 1, name: 'Fiche autostoppeur' });

  bridge.emit('session.changed', idle);
  expect(await screen.findByText('Session fermée après une longue inactivité : reconnectez-vous')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();

  bridge.emit('session.changed', camille);
  await screen.findByRole('heading', { level: 1, name: 'Fiche autostoppeur' });
  expect(address()).toBe('/hitchhikers/show/4');
});

test('another person starts on the home page, without the messages of the person before', async () => {
  const { bridge, address, person } = await openApp({
    at: '/hitchhikers/show/4',
    handlers: {
      'session.chooseStructure': () => ({ ...camille, currentStructureId: 2 }),
      // The dashboard of the home page: what fails to load is a message too.
      'analytics.open': () => opened,
      'analytics.place': () => undefined,
      'analytics.close': () => undefined,
    },
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Structure choisie' }), 'Nancy');
  await screen.findByText(/^Structure choisie.: Nancy$/u);

  bridge.emit('session.changed', idle);
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  bridge.emit('session.changed', someoneElse);
  expect(await screen.findByText('Bonjour Dominique')).toBeDefined();
  expect(address()).toBe('/');
  await person.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Aucun message depuis l’ouverture d’Escale')).toBeDefined();
});

test('signing out opens a login page without a return address', async () => {
  const { person, bridge, address } = await openApp({ at: '/articles' });
  await person.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  expect(bridge.requests('session.signOut')).toHaveLength(1);
  expect(address()).toBe('/login');
});

test('a failed sign-out shows an error, and the person stays signed in', async () => {
  const { person } = await openApp({
    handlers: {
      'session.signOut': () => {
        throw new AppFailure({ kind: 'internal' });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  expect((await screen.findByRole('alert')).textContent).toContain('La déconnexion n’a pas pu se terminer');
  expect(screen.getByRole('heading', { level: 1, name: /^Bonjour /u })).toBeDefined();
});

test('a signed-in person is redirected away from the login page', async () => {
  const { address } = await openApp({ at: '/login?redirect=https://elsewhere.example/' });
  await screen.findByText('Bonjour Camille');
  expect(address()).toBe('/');
});

test.each([
  [{ kind: 'refresh', text: '' }, 'Votre session a pris fin : reconnectez-vous'],
  [{ kind: 'refresh', text: 'An authentication exception occurred.' }, 'Votre session a pris fin : reconnectez-vous'],
  [{ kind: 'refresh', text: 'No token' }, 'Votre session a pris fin : reconnectez-vous'],
  [{ kind: 'refresh', text: 'Expired JWT Token' }, 'Votre session a expiré : reconnectez-vous'],
  [{ kind: 'refresh', text: 'Invalid JWT Token' }, 'Votre session a expiré : reconnectez-vous'],
  [{ kind: 'refresh', text: 'Invalid Refresh Token' }, 'Votre session a expiré : reconnectez-vous'],
  [{ kind: 'refresh', text: 'JWT Refresh Token Not Found' }, 'Votre session a expiré : reconnectez-vous'],
  [{ kind: 'refresh', text: 'A sentence of the token layer' }, 'Votre session a pris fin : reconnectez-vous'],
  [
    { kind: 'refresh', text: 'Username could not be found.' },
    'Votre session a pris fin : l’adresse e-mail de votre compte a changé, ou ce compte n’existe plus. Reconnectez-vous avec l’adresse actuelle.',
  ],
  [
    { kind: 'refresh', text: 'Accountchanged' },
    'Votre session a pris fin : l’adresse e-mail de votre compte a changé, ou ce compte n’existe plus. Reconnectez-vous avec l’adresse actuelle.',
  ],
  [{ kind: 'emailChanged', text: '' }, 'Votre e-mail a changé : reconnectez-vous'],
] as const)('the login page says why the session ended: %o', async (reason, words) => {
  await openApp({ session: { status: 'signedOut', reason } });
  expect((await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a change of language applies at once, to the texts and to the lang attribute', async () => {
  const { bridge } = await openApp();
  await screen.findByRole('heading', { level: 1, name: /^Bonjour /u });
  bridge.emit('app.preferencesChanged', preferences.parse({ locale: 'en', theme: 'light' }));
  await screen.findByRole('heading', { level: 1, name: /^Hello /u });
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(document.title).toBe('Home – Escale');
});

test('main can open a page, and never an address outside the application', async () => {
  const { bridge, address } = await openApp();
  await screen.findByRole('heading', { level: 1, name: /^Bonjour /u });
  bridge.emit('app.navigate', { path: '/articles/create' });
  await screen.findByRole('heading', { level: 1, name: 'Créer un article' });
  bridge.emit('app.navigate', { path: '//elsewhere.example/x' });
  await screen.findByRole('heading', { level: 1, name: /^Bonjour /u });
  expect(address()).toBe('/');
});
