import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser, unreachable } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const HitchhikersListPage = await addressPage('hitchhikers');

const openHitchhikers = (options?: PageOptions) => openListPage((props) => <HitchhikersListPage {...props} />, options);

/** The platform's data: 1 has no mark, 2 has an explicit no for the kit, 3 has every mark. */
const stored = new Map<number, User>();
let bridge: FakeBridge;
const updates = () => bridge.requests('users.update');
const row = (id: number) => screen.getByRole('link', { name: new RegExp(`Nom${id} Prénom${id}$`) });

beforeEach(() => {
  stored.clear();
  stored.set(1, fakeUser(1, { hitchHikeDriver: true, rezoKit: null }));
  stored.set(2, fakeUser(2, { hitchHikePassenger: true, rezoKit: false }));
  stored.set(3, fakeUser(3, { hitchHikeDriver: true, hitchHikePassenger: true, rezoKit: true, cardLetter: true }));
  const held = (id: number) => stored.get(id) ?? fakeUser(id);
  bridge = installFakeBridge({
    'hitchhikers.list': ({ page, perPage }) => ({
      rows: [...stored.values()],
      unreadable: [],
      total: stored.size,
      page,
      perPage,
    }),
    'users.get': ({ id }) => held(id),
    'users.update': ({ id, changes }) => {
      const { isKitGiven = held(id).isKitGiven } = changes;
      stored.set(id, { ...held(id), isKitGiven });
      return { id };
    },
  });
});

const openRowMenu = async (person: ReturnType<typeof userEvent.setup>, id: number) => {
  await person.pointer({
    keys: '[MouseRight]',
    target: await screen.findByRole('link', { name: new RegExp(`Prénom${id}$`) }),
  });
  return screen.findByRole('menu');
};

describe('the list of hitchhikers', () => {
  test('shows roles and flags in their columns, and an unset flag as no', async () => {
    await openHitchhikers();
    await screen.findByText('Les deux');
    const cells = (id: number) =>
      within(row(id).closest('[role="row"]') ?? document.body)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent);
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const at = titles.indexOf('Kit remis');
    expect(at).toBeGreaterThan(0);
    expect(titles.slice(at, at + 3)).toEqual(['Kit remis', 'Courrier imprimé', 'Courrier posté']);
    expect(cells(1)).toContain('Conducteur');
    const kits = [1, 2, 3].map((id) => cells(id).filter((text) => text === 'Oui').length);
    expect(kits).toEqual([0, 0, 2]);
  });

  test('sends no hitchhiker filter: main always adds it, and no filter of the screen can remove it', async () => {
    await openHitchhikers({ at: '/users?isHitchhiker=no&isKitGiven=no' });
    await screen.findByText('Les deux');
    expect(bridge.requests('hitchhikers.list')[0]?.filters).toEqual({});
    expect(bridge.requests('users.list')).toEqual([]);
  });

  test.each([
    ['Kits à remettre', 'isKitGiven'],
    ['Courriers à imprimer', 'isLetterPrinted'],
    ['Courriers à poster', 'isLetterPosted'],
  ])('the view “%s” puts people who wait first', async (name, field) => {
    const person = userEvent.setup();
    await openHitchhikers();
    await screen.findByText('Les deux');
    await person.click(screen.getByRole('button', { name: /^Vue/ }));
    await person.click(await screen.findByText(name));
    await waitFor(() =>
      expect(bridge.requests('hitchhikers.list').at(-1)?.sort).toEqual([{ field, direction: 'asc' }]),
    );
    expect(bridge.requests('hitchhikers.list').at(-1)?.filters).toEqual({});
  });
});

describe('the rights for the list of hitchhikers', () => {
  test('missing rights that the platform requires are named, and the list stays', async () => {
    await openHitchhikers({ rights: ['hitchhiking_watcher'] });
    await screen.findByText(
      /pas les droits de voir ces personnes \(voir la liste des utilisateurs et consulter les utilisateurs\)/,
    );
    expect(await screen.findByText('Les deux')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
  });

  test('people who hold them see no warning', async () => {
    await openHitchhikers({ rights: ['hitchhiking_watcher', 'user_list', 'user_read'] });
    await screen.findByText('Les deux');
    expect(screen.queryByText(/Votre compte n’a peut-être pas/)).toBeNull();
  });
});

describe('flags of hitchhikers', () => {
  test('a row gets a flag at once, and undo restores the value read before', async () => {
    const person = userEvent.setup();
    const { notify } = await openHitchhikers();
    await openRowMenu(person, 1);
    await person.click(await screen.findByRole('menuitem', { name: 'Noter le kit comme remis' }));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(updates()).toEqual([{ id: 1, changes: { isKitGiven: true } }]);
    const notice = notify.mock.calls[0]?.[0];
    expect(notice).toMatchObject({ context: 'users', name: 'isKitGiven', outcome: 'success' });
    await notice?.undo?.();
    expect(updates().at(-1)).toEqual({ id: 1, changes: { isKitGiven: null } });
  });

  test('a row that already has the flag is not offered it', async () => {
    const person = userEvent.setup();
    await openHitchhikers();
    await openRowMenu(person, 3);
    expect(screen.queryByRole('menuitem', { name: 'Noter le kit comme remis' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Noter le courrier comme posté' })).toBeDefined();
  });

  test('a read-only person is offered no flag', async () => {
    const person = userEvent.setup();
    await openHitchhikers({ rights: ['hitchhiking_watcher', 'user_list', 'user_read'] });
    await openRowMenu(person, 1);
    expect(screen.queryByRole('menuitem', { name: /^Marquer/ })).toBeNull();
  });

  test('a selection gets the flag one by one: rows that have it are skipped, and undo restores each value read before', async () => {
    const person = userEvent.setup();
    const { notify } = await openHitchhikers();
    await screen.findByText('Les deux');
    const grid = screen.getByRole('grid');
    row(1).focus();
    await person.keyboard('{Control>}a{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Noter le kit comme remis' }));
    const ask = await screen.findByRole('alertdialog').catch(() => screen.getByRole('dialog'));
    expect(ask.textContent).toContain('Noter le kit comme remis à 3 personnes\u00a0?');
    expect(updates()).toEqual([]);
    await person.click(within(ask).getByRole('button', { name: 'Noter' }));
    await person.click(await screen.findByRole('button', { name: 'Fermer' }));
    expect(updates()).toEqual([
      { id: 1, changes: { isKitGiven: true } },
      { id: 2, changes: { isKitGiven: true } },
    ]);
    const notice = notify.mock.calls.at(-1)?.[0];
    expect(notice).toMatchObject({ context: 'bulk', values: { done: 2, total: 3 } });
    await notice?.undo?.();
    expect(updates().slice(2)).toEqual([
      { id: 1, changes: { isKitGiven: null } },
      { id: 2, changes: { isKitGiven: false } },
    ]);
    expect(grid.isConnected).toBe(true);
  });

  test('a row stays untried when the network drops during the read: nothing was sent', async () => {
    const person = userEvent.setup();
    await openHitchhikers();
    await screen.findByText('Les deux');
    bridge.answer('users.get', () => {
      throw unreachable();
    });
    row(1).focus();
    await person.keyboard('{Control>}a{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Noter le kit comme remis' }));
    const ask = await screen.findByRole('alertdialog').catch(() => screen.getByRole('dialog'));
    await person.click(within(ask).getByRole('button', { name: 'Noter' }));
    await person.click(await screen.findByRole('button', { name: 'Arrêter là' }));
    expect(screen.getByText('3 non essayés')).toBeDefined();
    expect(screen.queryByText(/non confirmé/)).toBeNull();
    expect(updates()).toEqual([]);
  });

  test('a bulk action goes on when its screen is left', async () => {
    const person = userEvent.setup();
    const { router } = await openHitchhikers();
    await screen.findByText('Les deux');
    const held = Promise.withResolvers<void>();
    bridge.answer('users.get', async ({ id }) => {
      if (id === 2) await held.promise;
      return stored.get(id) ?? fakeUser(id);
    });
    row(1).focus();
    await person.keyboard('{Control>}a{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Noter le kit comme remis' }));
    const ask = await screen.findByRole('alertdialog').catch(() => screen.getByRole('dialog'));
    await person.click(within(ask).getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(updates()).toHaveLength(1));
    await router.navigate({ to: '/elsewhere' });
    await screen.findByText('another page');
    held.resolve();
    await waitFor(() => expect(updates().map(({ id }) => id)).toEqual([1, 2]));
  });
});
