import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const jeanne = fakeUser(12, { givenName: 'Jeanne', familyName: 'Martin' });
const handlers = { 'users.list': answerUsers([jeanne]), 'users.get': () => jeanne };
const current = () =>
  within(screen.getByRole('navigation', { name: 'Menu principal' })).getByRole('link', { current: 'page' }).textContent;

/** Counts how often the menu is drawn: each time, it asks for its own name. */
function countDrawings(): () => number {
  const asked = vi.spyOn(i18next, 't');
  onTestFinished(() => asked.mockRestore());
  return () => asked.mock.calls.filter(([key]) => String(key).endsWith('menu.label')).length;
}

test('neither another address nor the name of its record draws the menu anew', async () => {
  const drawings = countDrawings();
  const { router } = await openApp({ at: '/articles', handlers });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  expect(current()).toBe('Articles');
  const before = drawings();
  expect(before).toBeGreaterThan(0);

  await act(() => router.navigate({ to: '/users/show/12' }));
  await screen.findByRole('heading', { level: 1, name: /^Jeanne Martin/u });
  await waitFor(() => expect(current()).toBe('Utilisateurs'));
  expect(drawings()).toBe(before);
});
