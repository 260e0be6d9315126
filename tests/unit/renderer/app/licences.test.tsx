import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { ThirdParty } from '#shared/third-parties.ts';
import { openApp } from '#tests/support/shell-app.tsx';
import { react } from '#tests/support/third-party.ts';

const list: ThirdParty[] = [
  { ...react, name: 'OpenJPEG', version: null, within: 'pdfjs-dist', licence: 'BSD-2-Clause', text: 'The Regents' },
  react,
];
const answers = { 'app.thirdParties': () => list };
const chip = () => screen.findByRole('button', { name: /Camille M\./ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Licences des logiciels libres' }));

test('the licences name each package with its version and licence, and show its text when it is opened', async () => {
  const { bridge, person } = await openApp({ handlers: answers });
  await chip();
  bridge.emit('app.command', { command: 'licences' });
  const shown = await dialog();
  expect((await shown.findByText('2 logiciels')).getAttribute('role')).toBe('status');
  expect(shown.getByText(/^OpenJPEG/).textContent).toBe('OpenJPEG (dans pdfjs-dist)');
  expect(shown.queryByText('Copyright (c) Meta Platforms')).toBeNull();

  await person.click(shown.getByText('react 19.3.1'));
  expect(await shown.findByText('Copyright (c) Meta Platforms')).toBeDefined();
  await person.click(shown.getByRole('link', { name: 'Où trouver ses sources' }));
  expect(bridge.requests('app.openExternal')).toEqual([{ url: react.source }]);
});

test('a search finds packages by name and by licence, and says when there is none', async () => {
  const { bridge, person } = await openApp({ handlers: answers });
  await chip();
  bridge.emit('app.command', { command: 'licences' });
  const shown = await dialog();
  const search = await shown.findByRole('searchbox', { name: 'Rechercher un logiciel ou une licence' });
  await person.type(search, 'bsd');
  expect(shown.getByText('1 logiciel')).toBeDefined();
  expect(shown.queryByText('react 19.3.1')).toBeNull();
  await person.type(search, 'x');
  expect(shown.getByText('Aucun logiciel trouvé').getAttribute('role')).toBe('status');
  expect(shown.queryByText(/filtre/u)).toBeNull();
  expect(shown.queryByRole('list')).toBeNull();
});

test('they are reached from the product information, and closing them leads back to the button before', async () => {
  const { person } = await openApp({ handlers: answers });
  const opener = await chip();
  await person.click(opener);
  await person.click(await screen.findByRole('menuitem', { name: 'À propos' }));
  await person.click(await screen.findByRole('button', { name: 'Licences' }));
  const shown = await dialog();
  expect(screen.queryByRole('dialog', { name: 'À propos d’Escale' })).toBeNull();
  await person.click(shown.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a list that cannot be read says so, and is asked for again on demand', async () => {
  const unreadable = () => {
    throw new AppFailure({ kind: 'internal' });
  };
  const { bridge, person } = await openApp({ handlers: { 'app.thirdParties': unreadable } });
  await chip();
  bridge.emit('app.command', { command: 'licences' });
  const shown = await dialog();
  await shown.findByRole('alert');
  bridge.answer('app.thirdParties', () => list);
  await person.click(shown.getByRole('button', { name: 'Réessayer' }));
  expect(await shown.findByText('2 logiciels')).toBeDefined();
});
