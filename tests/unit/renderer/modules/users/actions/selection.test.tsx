import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const openUsers = async (options?: PageOptions) => {
  const view = await openListPage((props) => <UsersListPage {...props} />, options);
  await screen.findByRole('checkbox', { name: 'Sélectionner Prénom2 Nom2' });
  return { ...view, person: userEvent.setup() };
};

let bridge: FakeBridge;
const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Sélectionner Prénom${id} Nom${id}` });
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner la page' });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((one) => /Prénom(\d+)/.exec(one.getAttribute('aria-label') ?? '')?.[1])
    .filter((id) => id !== undefined);
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' }));

beforeEach(() => {
  bridge = installFakeBridge({ 'users.list': answerUsers(fakeUsers(60)) });
});

describe('selecting rows', () => {
  test('shows the number, announces the row, and is kept across pages', async () => {
    const { person } = await openUsers();
    await person.click(box(2));
    expect(box(2).closest('[role="row"]')?.getAttribute('aria-selected')).toBe('true');
    // The focus is on its cell, which is read out by its name.
    expect(box(2).closest('[role="gridcell"]')?.textContent).toBe(' sélectionnée');
    expect(bar().getByText('1 sélectionnée')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Page suivante' }));
    await person.click(await screen.findByRole('checkbox', { name: /Prénom30/ }));
    expect(bar().getByText('2 sélectionnées')).toBeDefined();
    // What is not in sight is counted.
    expect(bar().getByText('dont 1 sur une autre page')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Page précédente' }));
    await waitFor(() => expect(box(2).checked).toBe(true));
    expect(bar().getByText('dont 1 sur une autre page')).toBeDefined();
    await person.click(bar().getByRole('button', { name: 'Effacer la sélection' }));
    expect(screen.queryByRole('toolbar', { name: 'Actions sur la sélection' })).toBeNull();
  });

  test('the checkbox in the header selects the page, then offers all matching rows', async () => {
    const { person } = await openUsers();
    await person.click(box(3));
    expect(pageBox().indeterminate).toBe(true);
    await person.click(pageBox());
    expect(ticked()).toHaveLength(25);
    await person.click(bar().getByRole('button', { name: 'Sélectionner les 60' }));
    expect(bar().getByText('Les 60 résultats sont sélectionnés')).toBeDefined();
    await person.click(box(4));
    expect(bar().getByText('59 résultats sélectionnés')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Prénom30/ })).checked).toBe(true);
  });

  test('Shift selects a range, by pointer and by keyboard', async () => {
    const { person } = await openUsers();
    await person.click(box(3));
    await person.keyboard('{Shift>}');
    await person.click(box(6));
    await person.keyboard('{/Shift}');
    expect(ticked()).toEqual(['3', '4', '5', '6']);
    await person.click(bar().getByRole('button', { name: 'Effacer la sélection' }));

    const cell = box(2).closest<HTMLElement>('[role="gridcell"]');
    cell?.focus();
    await person.keyboard(' ');
    expect(ticked()).toEqual(['2']);
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(ticked()).toEqual(['2', '3', '4']);
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(ticked()).toEqual(['2', '3']);
    await person.keyboard('{Control>}a{/Control}');
    expect(ticked()).toHaveLength(25);
  });

  test('is cleared, with a message, when the filters change; another order keeps it', async () => {
    const { person } = await openUsers();
    await person.click(box(2));
    await person.click(screen.getByRole('button', { name: /^Nom/ }));
    await waitFor(() => expect(bridge.requests('users.list').at(-1)?.sort[0]?.field).toBe('familyName'));
    expect(bar().getByText('1 sélectionnée')).toBeDefined();
    await person.type(screen.getByRole('searchbox'), 'Martin');
    expect(await screen.findByText('Les filtres ont changé : la sélection a été effacée.')).toBeDefined();
    expect(screen.queryByRole('toolbar', { name: 'Actions sur la sélection' })).toBeNull();
  });

  test('is not offered to a person without any bulk action', async () => {
    await openListPage((props) => <UsersListPage {...props} />, { rights: ['user_list'] });
    await screen.findByText('Nom2');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
