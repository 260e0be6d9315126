import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UpdateNotice } from '#shared/updates.ts';
import { openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

const newer: UpdateNotice = {
  version: '1.3.0',
  address: 'https://www.example.org/escale?from=1',
  isSecurity: false,
  note: { fr: 'Plus rapide <b>encore</b>.', en: 'Faster <b>still</b>.' },
};

const open = (update: UpdateNotice | null, options: ShellOptions = {}) =>
  openApp({ ...options, bootstrap: { update }, handlers: { 'app.openExternal': () => undefined } });
const chipOf = (name: RegExp) => screen.findByRole('button', { name });

it('a newer version is a line of the account’s menu, which opens its page in the browser', async () => {
  const { person, bridge } = await open(newer);
  const chip = await chipOf(/Camille M\.$/);
  await person.click(chip);
  await person.click(screen.getByRole('menuitem', { name: 'La version 1.3.0 est disponible www.example.org' }));
  expect(bridge.requests('app.openExternal')).toEqual([{ url: newer.address }]);
});

it('one that mends a fault of security is said on the button of that menu too', async () => {
  const { person } = await open({ ...newer, isSecurity: true });
  await person.click(await chipOf(/Camille M\. – Mise à jour de sécurité.: 1\.3\.0$/u));
  expect(screen.getByRole('menuitem', { name: /^Mise à jour de sécurité.: 1\.3\.0 / })).toBeDefined();
});

it('it appears in an open window, and goes again', async () => {
  const { person, bridge } = await open(null, { locale: 'en' });
  const chip = await chipOf(/Camille M\.$/);
  await person.click(chip);
  expect(screen.queryByText(/is available/)).toBeNull();
  act(() => bridge.emit('app.updateFound', newer));
  expect(screen.getByRole('menuitem', { name: /^Version 1\.3\.0 is available/ })).toBeDefined();
  act(() => bridge.emit('app.updateFound', null));
  expect(screen.queryByText(/is available/)).toBeNull();
});

it.each([
  [
    'fr',
    'À propos d’Escale',
    'La version 1.3.0 est disponible',
    'Plus rapide <b>encore</b>.',
    'Ouvrir www.example.org',
  ],
  ['en', 'About Escale', 'Version 1.3.0 is available', 'Faster <b>still</b>.', 'Open www.example.org'],
] as const)('the window about the application has it with its note as plain text, in %s', async (...told) => {
  const [locale, title, words, note, button] = told;
  const { person, bridge } = await open(newer, { locale });
  await chipOf(/Camille M\.$/);
  act(() => bridge.emit('app.command', { command: 'about' }));
  const about = within(await screen.findByRole('dialog', { name: title }));
  expect(about.getByText(words)).toBeDefined();
  expect(about.getByText(note)).toBeDefined();
  await person.click(about.getByRole('button', { name: button }));
  expect(bridge.requests('app.openExternal')).toEqual([{ url: newer.address }]);
});

it('that window says what to do about a fault of security', async () => {
  const { bridge } = await open({ ...newer, isSecurity: true, note: null });
  await chipOf(/Camille/);
  act(() => bridge.emit('app.command', { command: 'about' }));
  const about = within(await screen.findByRole('dialog', { name: 'À propos d’Escale' }));
  expect(about.getByText(/^Elle corrige une faille de sécurité.: installez-la sans tarder/u)).toBeDefined();
});
