import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LettersDialog } from '#renderer/modules/hitchhikers/letters/LettersDialog.tsx';
import { envelopeLines } from '#renderer/modules/hitchhikers/letters/recipients.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { denied, fakeUser, unreachable } from '#tests/support/fake-users.ts';
import { openScreen } from '#tests/support/screen.tsx';

const administrator: readonly Permission[] = [
  'access_admin',
  'user_list',
  'user_read',
  'user_update',
  'hitchhiking_watcher',
  'hitchhiking_administrator',
];
const people = [1, 2, 3].map((id) => ({ id, name: `Prénom${id} Nom${id}` }));

let users: Map<number, User>;
let bridge: FakeBridge;

beforeEach(() => {
  users = new Map([
    [1, fakeUser(1, { postalAddress: 'Prénom1 Nom1\n1 rue Haute\n54200 Toul' })],
    [2, fakeUser(2, { birthDate: '2015-01-01T00:00:00+00:00', postalAddress: '2 rue Nom2\n54200 Toul' })],
    [3, fakeUser(3)],
  ]);
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'users.get': ({ id }) => {
      const user = users.get(id);
      if (user === undefined) throw new AppFailure({ kind: 'notFound' });
      return user;
    },
    'users.update': ({ id }) => users.get(id) ?? fakeUser(id),
    'hitchhiking.letter': () => ({ text: null, isRead: true }),
    'hitchhiking.saveLetter': () => ({ isOnDisk: true }),
  });
  vi.spyOn(window, 'print').mockImplementation(() => {});
});

const open = async (rights = administrator) => {
  const onClose = vi.fn();
  const opened = await openScreen(<LettersDialog people={people} onClose={onClose} />, {
    rights,
    config: { platformName: 'Autostop 54' },
  });
  await screen.findByRole('radio', { name: 'Courriers' });
  return { ...opened, onClose };
};
const paper = () => document.querySelector('[data-paper]');
const letters = () => [...(paper()?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent);

describe('letters', () => {
  test('have one page for each person with an address; the others and the minors are named before', async () => {
    await open();
    expect(letters()).toHaveLength(2);
    expect(letters()[0]).toMatch(/^Prénom1 Nom11 rue Haute54200 Toul.*Bonjour Prénom1 Nom1,.*Autostop 54/su);
    // The street is named like the person.
    expect(letters()[1]).toMatch(/^Prénom2 Nom22 rue Nom254200 Toul/u);
    const without = screen.getByText(/^1 personne sans adresse/u).parentElement;
    expect(without?.textContent).toContain('Prénom3 Nom3');
    expect(screen.getByText('1 mineur').parentElement?.textContent).toContain('Prénom2 Nom2');
  });

  test('say what of the text cannot be filled in, and keep a text for the site', async () => {
    const { person } = await open();
    const field = screen.getByRole('textbox', { name: 'Texte du courrier' });
    await person.clear(field);
    await person.type(field, 'À {{nom}, {{inconnu}');
    expect(screen.getByText(/\{inconnu\} reste tel quel/u)).toBeDefined();
    expect(letters()[0]).toContain('À Nom1, {inconnu}');
    await person.click(screen.getByRole('button', { name: 'Garder ce texte' }));
    await screen.findByText('Texte gardé sur cet ordinateur');
    expect(bridge.requests('hitchhiking.saveLetter')).toEqual([{ text: 'À {nom}, {inconnu}' }]);
  });

  test('are marked as printed once they were printed, and what was marked is told on closing', async () => {
    const { person, onClose, notices } = await open();
    expect(screen.queryByRole('button', { name: /Noter 2 courriers/u })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    await person.click(screen.getByRole('button', { name: 'Noter 2 courriers comme imprimés' }));
    await screen.findByRole('button', { name: 'Tous notés comme imprimés' });
    expect(bridge.requests('users.update')).toEqual([
      { id: 1, changes: { isLetterPrinted: true } },
      { id: 2, changes: { isLetterPrinted: true } },
    ]);
    await notices.at(-1)?.undo?.();
    expect(bridge.requests('users.update').slice(2)).toEqual([
      { id: 1, changes: { isLetterPrinted: false } },
      { id: 2, changes: { isLetterPrinted: false } },
    ]);
    await person.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalledWith({ isLetterPrinted: [1, 2], isLetterPosted: [] });
  });

  test('that could not all be marked go on with the others', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    bridge.answer('users.update', ({ id }) => {
      if (id === 2) throw unreachable();
      return fakeUser(id);
    });
    await person.click(screen.getByRole('button', { name: 'Noter 2 courriers comme postés' }));
    expect(await screen.findByRole('button', { name: 'Noter 1 courrier comme posté' })).toBeDefined();
  });

  test('without the right are printed, and marking is not offered', async () => {
    const { person } = await open(['access_admin', 'user_list', 'user_read', 'hitchhiking_watcher']);
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(screen.getByText(/pas d’y noter ce qui est fait/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Noter/u })).toBeNull();
  });
});

test('labels begin at the chosen place of the sheet', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Étiquettes d’adresse' }));
  const first = screen.getByRole('spinbutton', { name: 'Commencer à l’étiquette' });
  await person.clear(first);
  await person.type(first, '24');
  await waitFor(() => expect(paper()?.querySelectorAll('[data-label-sheet]')).toHaveLength(2));
  const [one] = paper()?.querySelectorAll('[data-label-sheet]') ?? [];
  expect([...(one?.children ?? [])].map(({ textContent }) => textContent).findIndex(Boolean)).toBe(23);
  await person.clear(first);
  await person.type(first, '99');
  expect(screen.getByText('Entrez un nombre de 1 à 24')).toBeDefined();
});

test('somebody deleted meanwhile is named, and a refusal is said with a way to try again', async () => {
  users.delete(2);
  await open();
  expect(screen.getByText('1 compte supprimé').parentElement?.textContent).toContain('Prénom2 Nom2');
  cleanup();
  bridge.answer('users.get', () => {
    throw denied();
  });
  await openScreen(<LettersDialog people={people} onClose={() => {}} />, { rights: administrator });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Les adresses n’ont pas pu être chargées')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

describe('the lines of an envelope', () => {
  const home = { houseNumber: '3', streetAddress: '3 rue Basse', street: 'rue Basse', postalCode: '54200' };
  test.each([
    [{ postalAddress: 'Nom1 Prénom1\n1 rue Haute' }, ['Nom1 Prénom1', '1 rue Haute']],
    [{ postalAddress: 'Prénom1 Nom1' }, []],
    [{ homeAddress: { ...home, addressLocality: 'Toul' } }, ['Prénom1 Nom1', '3 rue Basse', '54200 Toul']],
    [{ homeAddress: { addressLocality: null } }, []],
    [{}, []],
  ])('of %j', (wire, lines) => {
    expect(envelopeLines(fakeUser(1, wire))).toEqual(lines);
  });
});
