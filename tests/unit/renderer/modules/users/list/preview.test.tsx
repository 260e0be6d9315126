import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers, unreachable } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';
import { RecordNeighbours } from '../../../../../../src/renderer/kit/list/preview/RecordNeighbours.tsx';

const UsersListPage = await addressPage('users');

let bridge: FakeBridge;

/** The list, and in the place of a record's page what knows of the list that the person came from. */
async function openUsers(options?: PageOptions) {
  const page = await openListPage((props) => <UsersListPage {...props} />, {
    elsewhere: (path) => (
      <RecordNeighbours resource="users" id={Number(path.split('/').at(-1))} pathOf={(id) => `/users/show/${id}`} />
    ),
    ...options,
  });
  await screen.findByRole('grid');
  return { ...page, person: userEvent.setup() };
}
const panel = () => screen.findByRole('complementary', { name: 'Aperçu' });
const shown = async (name: string) => within(await panel()).findByRole('heading', { name });
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name: new RegExp(`\\b${name}\\b`) }).closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error('a link outside its row');
  return row;
};

beforeEach(() => {
  bridge = installFakeBridge({ 'users.list': answerUsers(fakeUsers(30)) });
});

describe('the preview of a row', () => {
  test('opens with its button, shows hidden columns too, and requests nothing from the platform', async () => {
    const { person } = await openUsers();
    await waitFor(() => expect(bridge.requests('users.list')).toHaveLength(2));
    const before = bridge.calls.length;
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom3 Nom3$/u }));
    await shown('Prénom3 Nom3');
    // The focus stays in the rows: that it is there is said.
    expect(within(await panel()).getByRole('status').textContent).toBe('Aperçu ouvert\u00a0: Prénom3 Nom3');
    expect(within(await panel()).getByText(/^Non renseigné.*nationalité/u)).toBeDefined();
    expect(within(await panel()).getByText('3 sur 30')).toBeDefined();
    expect(rowOf('Nom3').getAttribute('aria-current')).toBe('true');
    expect(bridge.calls).toHaveLength(before);
  });

  test('opens from the row menu, where it follows the entry that opens the record, and stays open', async () => {
    const { person } = await openUsers();
    const choose = async () => {
      await person.pointer({ keys: '[MouseRight]', target: rowOf('Nom3') });
      const menu = await screen.findByRole('menu');
      const labels = within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent);
      expect(labels.slice(0, 2)).toEqual(['Ouvrir', 'Aperçu']);
      await person.click(within(menu).getByRole('menuitem', { name: 'Aperçu' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose();
    await shown('Prénom3 Nom3');
    await choose();
    await shown('Prénom3 Nom3');
  });

  test('opens and closes with Space on the focused row; Escape closes it and keeps the focus on a row', async () => {
    const { person } = await openUsers();
    rowOf('Nom2').querySelector<HTMLElement>('[aria-colindex="2"]')?.focus();
    await person.keyboard(' ');
    await shown('Prénom2 Nom2');
    await person.keyboard(' ');
    expect(screen.queryByRole('complementary')).toBeNull();
    await person.keyboard(' ');
    await shown('Prénom2 Nom2');
    within(await panel())
      .getByRole('button', { name: 'Modifier' })
      .focus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement?.closest('[role="row"]')).toBe(rowOf('Nom2'));
  });

  test('J and K move to the next and former row, across pages, and stop at the ends', async () => {
    const { person, address } = await openUsers();
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom1 Nom1$/u }));
    await person.keyboard('k');
    await shown('Prénom1 Nom1');
    await person.keyboard('j');
    await shown('Prénom2 Nom2');
    await person.keyboard('k');
    await shown('Prénom1 Nom1');
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom25 Nom25$/u }));
    await person.keyboard('j');
    await shown('Prénom26 Nom26');
    expect(address()).toBe('/users?page=2');
    expect(within(await panel()).getByText('26 sur 30')).toBeDefined();
    await person.keyboard('k');
    await shown('Prénom25 Nom25');
    expect(address()).toBe('/users');
  });

  test('letters typed into a field do not move it', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom1 Nom1$/u }));
    await person.type(screen.getByRole('searchbox', { name: 'Recherche' }), 'jk');
    await shown('Prénom1 Nom1');
    expect(screen.getByRole('searchbox', { name: 'Recherche' })).toHaveProperty('value', 'jk');
  });

  test('letters do nothing for a person who switched them off; the buttons still work', async () => {
    const { person } = await openUsers({ settings: { hasLetterKeys: false } });
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom1 Nom1$/u }));
    await person.keyboard('j');
    await shown('Prénom1 Nom1');
    await person.click(screen.getByRole('button', { name: /^Fiche suivante/ }));
    await shown('Prénom2 Nom2');
  });

  test('closes when its row disappears', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('button', { name: /^Aperçu\s: Prénom1 Nom1$/u }));
    await shown('Prénom1 Nom1');
    await person.click(screen.getByRole('button', { name: 'Page suivante' }));
    await screen.findByRole('link', { name: /Prénom26$/ });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('a record opened from a list', () => {
  test('knows the next and former records, across pages, by J and K and by buttons', async () => {
    const { person, address } = await openUsers();
    await person.click(screen.getByRole('link', { name: /Prénom24$/ }));
    await screen.findByText('24 sur 30');
    await person.keyboard('j');
    await screen.findByText('25 sur 30');
    await person.click(screen.getByRole('button', { name: /^Fiche suivante/ }));
    await screen.findByText('26 sur 30');
    expect(address()).toBe('/users/show/26');
    await person.keyboard('k');
    await screen.findByText('25 sur 30');
    expect(bridge.requests('users.get')).toHaveLength(0);
  });

  test('back returns to the list, however many records were visited', async () => {
    const { person, router, address } = await openUsers();
    await person.click(screen.getByRole('link', { name: /Prénom3$/ }));
    await screen.findByText('3 sur 30');
    await person.keyboard('jjj');
    await screen.findByText('6 sur 30');
    router.history.back();
    await screen.findByRole('grid');
    expect(address()).toBe('/users');
  });

  test('stops at the ends of the list', async () => {
    const { person, address } = await openUsers({ at: '/users?page=2' });
    await person.click(screen.getByRole('link', { name: /Prénom30$/ }));
    await screen.findByText('30 sur 30');
    expect(screen.getByRole('button', { name: /^Fiche suivante/ }).getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('j');
    expect(address()).toBe('/users/show/30');
  });

  test('stays on the record, with the reason, when the next page cannot be read', async () => {
    const { person, address, notify } = await openUsers({ at: '/users?page=2' });
    await person.click(screen.getByRole('link', { name: /Prénom26$/ }));
    await screen.findByText('26 sur 30');
    bridge.answer('users.list', () => {
      throw unreachable();
    });
    await person.keyboard('k');
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'neighbour' })));
    expect(address()).toBe('/users/show/26');
  });

  test('does not move a person who went elsewhere while the next page was loading', async () => {
    const { person, router, address } = await openUsers({ at: '/users?page=2' });
    await person.click(screen.getByRole('link', { name: /Prénom26$/ }));
    await screen.findByText('26 sur 30');
    const { promise: mayAnswer, resolve } = Promise.withResolvers<void>();
    let hasAnswered = false;
    const answer = answerUsers(fakeUsers(30));
    bridge.answer('users.list', async (request) => {
      await mayAnswer;
      hasAnswered = true;
      return answer(request);
    });
    await person.keyboard('k');
    router.history.back();
    await screen.findByRole('grid');
    resolve();
    await waitFor(() => expect(hasAnswered).toBe(true));
    await new Promise((next) => setTimeout(next));
    expect(address()).toBe('/users?page=2');
  });

  test('has no neighbours when the person came from elsewhere', async () => {
    const { router } = await openUsers();
    await router.navigate({ to: '/users/show/3' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(screen.queryByRole('navigation', { name: 'Dans la liste' })).toBeNull();
  });
});
