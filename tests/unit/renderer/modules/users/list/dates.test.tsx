import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const { TZ } = process.env;
beforeEach(() => {
  process.env.TZ = 'America/Los_Angeles';
});
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const shown = ['birthDate', 'created', 'lastActivity'].map((id) => ({ id, isShown: true }));
const settings = { lists: { 'users:1': { columns: shown, viewColumns: {}, views: [] } } };
const openUsers = async (at = '/users') => {
  await openListPage((props) => <UsersListPage {...props} />, { settings, at });
  return screen.findByRole('grid');
};

test('west of Greenwich a birth date is the stored date', async () => {
  installFakeBridge({ 'users.list': answerUsers([fakeUser(1, { birthDate: '1982-02-03T00:00:00+00:00' })]) });
  // Otherwise this proves nothing.
  expect(new Date('1982-02-03').getDate()).toBe(2);
  const grid = await openUsers();
  expect(await within(grid).findByText('3 févr. 1982')).toBeDefined();
});

test('west of Greenwich a date filter sends the chosen dates', async () => {
  installFakeBridge({ 'users.list': answerUsers([fakeUser(1)]) });
  await openUsers('/users?createdDate=2026-01-01..2026-01-31');
  const chip = await screen.findByRole('button', { name: /^Date d’inscription/ });
  expect(chip.textContent).toContain('du 1er janv. 2026 au 31 janv. 2026');
});

test('a date that cannot be read is marked in its cell, and the other rows stay', async () => {
  installFakeBridge({
    'users.list': answerUsers([
      fakeUser(1, {
        birthDate: '-0001-11-30T00:00:00+00:00',
        createdDate: '0000-00-00T00:00:00+00:00',
        lastActivityDate: '',
        email: 'a\ud800b@example.org',
      }),
      fakeUser(2),
    ]),
  });
  const grid = await openUsers();
  expect(await within(grid).findByText('Nom2')).toBeDefined();
  expect(within(grid).getByText('illisible (-0001-11-30)')).toBeDefined();
  expect(within(grid).getByText('illisible (0000-00-00)')).toBeDefined();
});
