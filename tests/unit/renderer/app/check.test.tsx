import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ShownCheck } from '#shared/ipc/check.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const found: ShownCheck = {
  checkedAt: '2026-03-02T08:00:00.000Z',
  state: 'failed',
  application: {
    name: 'Escale',
    version: '1.2.3',
    isPackaged: true,
    system: 'linux',
    release: '6.1',
    processor: 'x64',
    electron: '45.4.1',
  },
  items: [
    {
      id: 'proxy',
      state: 'ok',
      title: 'Proxy',
      detail: 'La plateforme est jointe directement.',
      advice: null,
      link: null,
    },
    {
      id: 'clock',
      state: 'failed',
      title: 'Horloge',
      detail: 'Elle se trompe de 60 min.',
      advice: 'Réglez-la.',
      link: null,
    },
  ],
};
const signedOut = { status: 'signedOut' } as const;
const title = { name: 'Vérifier le poste' };

it('the check opens from the menu without a session, and says each state in words with what to do', async () => {
  const { bridge } = await openApp({
    session: signedOut,
    bootstrap: { config: siteConfig.parse({ supportContact: 'DSI, poste 4000' }) },
    handlers: { 'check.run': () => found },
  });
  await screen.findByRole('heading', { level: 1 });
  bridge.emit('app.command', { command: 'check' });
  const dialog = within(await screen.findByRole('dialog', title));
  const [proxy, clock] = await dialog.findAllByRole('listitem');
  expect(proxy?.textContent).toBe('Proxy En ordreLa plateforme est jointe directement.');
  expect(clock?.textContent).toBe('Horloge À corrigerElle se trompe de 60 min.Réglez-la.');
  expect(dialog.getByRole('status').textContent).toContain('Un point est à corriger');
  expect(dialog.getByText(/^Besoin d’aide.\? DSI, poste 4000$/u)).toBeDefined();
  expect(bridge.requests('check.run')).toEqual([{ locale: 'fr' }]);
});

it('a check that only warns is fine, and says that there is something to look at', async () => {
  const [proxy] = found.items;
  if (proxy === undefined) throw new Error('no item');
  const warned: ShownCheck = { ...found, state: 'ok', items: [{ ...proxy, state: 'warning' }] };
  const { bridge } = await openApp({ handlers: { 'check.run': () => warned } });
  await screen.findByRole('heading', { level: 1 });
  bridge.emit('app.command', { command: 'check' });
  const dialog = within(await screen.findByRole('dialog', title));
  await dialog.findByText(/^Tout fonctionne.; certains points sont à surveiller\.$/u);
});

it('what has a page of its own leads to it in the browser, and names it in what is copied', async () => {
  const link = 'https://www.example.org/escale';
  const newer: ShownCheck['items'][number] = {
    id: 'updates',
    state: 'ok',
    title: 'Version plus récente',
    detail: 'La version 1.3.0 est disponible.',
    advice: null,
    link,
  };
  const { bridge, person } = await openApp({
    handlers: { 'check.run': () => ({ ...found, items: [newer] }), 'app.openExternal': () => undefined },
  });
  await screen.findByRole('heading', { level: 1 });
  bridge.emit('app.command', { command: 'check' });
  const dialog = within(await screen.findByRole('dialog', title));
  await person.click(await dialog.findByRole('link', { name: link }));
  expect(bridge.requests('app.openExternal')).toEqual([{ url: link }]);
  await person.click(dialog.getByRole('button', { name: 'Copier' }));
  expect(bridge.requests('app.copyText')[0]?.text.split('\n').at(-1)).toBe(`  → ${link}`);
});

it('the check is copied as text and saved as a file, whose name is announced', async () => {
  const { bridge, person } = await openApp({
    handlers: { 'check.run': () => found, 'check.save': () => ({ fileName: 'escale-diagnostics.zip' }) },
  });
  await screen.findByRole('heading', { level: 1 });
  bridge.emit('app.command', { command: 'check' });
  const dialog = within(await screen.findByRole('dialog', title));
  await dialog.findAllByRole('listitem');
  await person.click(dialog.getByRole('button', { name: 'Copier' }));
  const [copied] = bridge.requests('app.copyText');
  expect(copied?.text.split('\n').slice(-2)).toEqual([
    'Horloge [À corriger] Elle se trompe de 60 min.',
    '  → Réglez-la.',
  ]);
  await person.click(dialog.getByRole('button', { name: 'Enregistrer le diagnostic…' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toContain('escale-diagnostics.zip'));
});

it('a check that is under way shows its progress and is cancelled with the dialog', async () => {
  const signals: AbortSignal[] = [];
  const { bridge, person } = await openApp({
    handlers: {
      'check.run': (_, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  bridge.emit('app.command', { command: 'check' });
  const dialog = within(await screen.findByRole('dialog', title));
  expect(dialog.getByRole('status').textContent).toBe('Vérification en cours…');
  expect(dialog.getByRole('progressbar', { name: 'Vérification en cours…' })).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
});

it('the sign-in page offers the check before anything fails, and beside the failure once it did', async () => {
  const { person } = await openApp({
    session: signedOut,
    handlers: {
      'check.run': () => found,
      'session.signIn': () => {
        throw new AppFailure({ kind: 'network', reason: 'unreachable' });
      },
    },
  });
  await person.type(await screen.findByRole('textbox', { name: /Adresse e-mail|Identifiant/ }), 'a@example.org');
  // Quiet, at the foot of the page.
  expect(screen.getAllByRole('button', title)).toHaveLength(1);
  await person.type(screen.getByLabelText(/Mot de passe/), 'secret{Enter}');
  await screen.findByRole('alert');
  // Said once: where it failed now.
  await person.click(screen.getByRole('button', title));
  expect(await screen.findByRole('dialog', title)).toBeDefined();
});
