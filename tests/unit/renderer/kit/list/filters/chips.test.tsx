import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

beforeEach(() => {
  installFakeBridge({ 'users.list': answerUsers(fakeUsers(3)) });
});

const four = '/users?gender=1&acceptsNews=yes&isKitGiven=yes&isLetterPosted=yes';
async function openUsers(at: string) {
  const page = await openListPage((props) => <UsersListPage {...props} />, { at });
  await screen.findByRole('grid');
  return { ...page, person: userEvent.setup() };
}
const removers = () => screen.queryAllByRole('button', { name: /^Retirer le filtre/ });

test('two filters are chips, and the further ones are folded behind their number', async () => {
  const { person, address } = await openUsers(four);
  expect(removers()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: '2 filtres' }));
  const folded = within(await screen.findByRole('dialog', { name: '2 filtres' }));
  await person.click(folded.getByRole('button', { name: /^Retirer le filtre.*Kit remis/u }));
  await waitFor(() => expect(address()).not.toContain('isKitGiven'));
  await screen.findByRole('button', { name: '1 filtre' });
});

test('the title of a chip is its name letter by letter: another text would be read out after it', async () => {
  await openUsers('/users?gender=1');
  const chip = await screen.findByRole('button', { name: /^Genre/u });
  expect(chip.title).toMatch(/^Genre\s: \S/u);
  expect(screen.getByRole('button', { name: chip.title })).toBe(chip);
});

test('a filter that is added to a full line has its editor on the line, and is folded afterwards', async () => {
  const { person, address } = await openUsers('/users?gender=1&acceptsNews=yes');
  await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Prénom' }));
  await person.type(await screen.findByRole('textbox', { name: 'Prénom' }), 'Ma');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address()).toContain('givenName=Ma'));
  const folded = await screen.findByRole('button', { name: '1 filtre' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(folded).toBeDefined();
});

test('the rows have the height that the person chose for every list', async () => {
  const { person, kept } = await openUsers('/users');
  const heightOf = () => screen.getByRole('grid').style.getPropertyValue('--list-row');
  expect(heightOf()).toBe('32px');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Hauteur des lignes' }), 'Aérée');
  expect(heightOf()).toBe('52px');
  expect(kept.preferences?.density).toBe('comfortable');
});
