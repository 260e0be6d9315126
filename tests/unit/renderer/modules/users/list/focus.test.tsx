import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

beforeEach(() => {
  installFakeBridge({ 'users.list': answerUsers(fakeUsers(60)) });
});

async function openUsers(at = '/users') {
  const page = await openListPage((props) => <UsersListPage {...props} />, { at });
  await screen.findByRole('grid');
  return { ...page, person: userEvent.setup() };
}

const focused = () => document.activeElement;
const addFilter = () => screen.getByRole('button', { name: 'Ajouter un filtre' });

async function openEditor(person: ReturnType<typeof userEvent.setup>, name: string) {
  await person.click(addFilter());
  await person.click(await screen.findByRole('menuitem', { name }));
  return await screen.findByRole('textbox', { name });
}

describe('the focus after its element disappears', () => {
  test('returns from the export dialog to the menu that it was started from', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('button', { name: 'Autres actions de la liste' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Exporter' }));
    const choice = await screen.findByRole('radio', { name: 'Tous les utilisateurs' });
    await person.click(choice);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Autres actions de la liste' })));
  });

  test('is on the button that adds a filter after an editor is closed without a value', async () => {
    const { person } = await openUsers();
    await person.click(await openEditor(person, 'Prénom'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Prénom/ })).toBeNull());
    expect(focused()).toBe(addFilter());
  });

  test('is on the filter after its editor is closed with a value, even one still pending', async () => {
    const { person, address } = await openUsers();
    await person.type(await openEditor(person, 'Prénom'), 'Ma');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/users?givenName=Ma'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: /^Prénom\s:\s*Ma/ })));
  });

  test('is on the button that adds a filter after a filter was removed', async () => {
    const { person, address } = await openUsers('/users?gender=1');
    await person.click(screen.getByRole('button', { name: /^Retirer le filtre/ }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(focused()).toBe(addFilter());
  });

  test('is in the search box after the filters were cleared', async () => {
    const { person, address } = await openUsers('/users?gender=1');
    await person.click(addFilter());
    await person.click(await screen.findByRole('menuitem', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(address()).toBe('/users'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('searchbox', { name: 'Recherche' })));
  });

  test('stays where the person moved it meanwhile', async () => {
    const { person } = await openUsers();
    await openEditor(person, 'Prénom');
    const box = screen.getByRole('searchbox', { name: 'Recherche' });
    await person.click(box);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Prénom/ })).toBeNull());
    expect(focused()).toBe(box);
  });
});

describe('the scroll position of the list', () => {
  const stop = () => screen.getByRole('grid').querySelector('[tabindex="0"]');
  const rowOf = (element: Element | null) => element?.closest('[role="row"]')?.getAttribute('aria-rowindex');

  async function scrolledTo(top: number) {
    const page = await openUsers();
    const grid = screen.getByRole('grid');
    grid.scrollTop = top;
    return { ...page, grid };
  }

  test.each([
    ['another page', 'Page suivante', /Prénom26/],
    ['another order', /^E-mail/, /Prénom1$/],
  ])('starts at the top with %s', async (_, name, first) => {
    const { person, grid } = await scrolledTo(400);
    act(() => screen.getByText('Nom9').closest<HTMLElement>('[role="gridcell"]')?.focus());
    await waitFor(() => expect(rowOf(stop())).toBe('10'));
    await person.click(screen.getByRole('button', { name }));
    await screen.findByRole('link', { name: first });
    await waitFor(() => expect(grid.scrollTop).toBe(0));
    expect(stop()?.closest('[data-row]')?.getAttribute('data-row')).toBe(name === 'Page suivante' ? '0' : '-1');
  });

  test('stays when the same rows are requested again', async () => {
    const { person, grid } = await scrolledTo(400);
    await person.keyboard('{F5}');
    await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'));
    expect(grid.scrollTop).toBe(400);
  });

  test('is restored on return from a record', async () => {
    const { person, router } = await scrolledTo(320);
    await person.click(screen.getByRole('link', { name: /Prénom9$/ }));
    await screen.findByText('another page');
    router.history.back();
    const row = await screen.findByRole('link', { name: /Prénom9$/ });
    await waitFor(() => expect(focused()).toBe(row.closest('[role="gridcell"]')));
    expect(screen.getByRole('grid').scrollTop).toBe(320);
  });

  test('is the top on any other way to the list, and the focus does not move', async () => {
    const { person, router } = await scrolledTo(320);
    await person.click(screen.getByRole('link', { name: /Prénom9$/ }));
    await screen.findByText('another page');
    await router.navigate({ to: '/users' });
    await screen.findByRole('link', { name: /Prénom9$/ });
    expect(screen.getByRole('grid').scrollTop).toBe(0);
    expect(focused()).toBe(document.body);
  });
});
