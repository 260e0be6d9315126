import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });
/** What the first line of the page announces beside its heading. */
const said = () => heading().parentElement?.querySelector(':scope > [role="status"]')?.textContent;

test('a page takes the focus with its own title, and a name that was read since is announced', async () => {
  const read = Promise.withResolvers<void>();
  const { router } = await openApp({
    at: '/articles',
    handlers: {
      'users.list': answerUsers([]),
      'users.get': async () => {
        await read.promise;
        return fakeUser(12, { givenName: 'Jeanne', familyName: 'Roy' });
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  const focused: (string | null)[] = [];
  heading().addEventListener('focus', ({ currentTarget }) => focused.push((currentTarget as HTMLElement).textContent));
  document.body.focus();
  screen.getByRole('link', { name: 'Aller au contenu' }).focus();
  await act(() => router.navigate({ to: '/users/show/12' }));
  await screen.findByRole('heading', { level: 1, name: 'Fiche utilisateur' });
  expect(focused).toEqual(['Fiche utilisateur']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(said()).toBe('');
  await act(async () => read.resolve());
  await screen.findByRole('heading', { level: 1, name: 'Roy Jeanne' });
  await waitFor(() => expect(said()).toBe('Roy Jeanne'));
  // The capitals of its style make another text of it: as the title of the heading it would be read out after it.
  expect(heading().title).toBe('');
});

test('a heading that had the focus already is announced on the next page', async () => {
  const { router } = await openApp({ at: '/articles', handlers: { 'users.list': answerUsers([]) } });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  await act(() => router.navigate({ to: '/users' }));
  await screen.findByRole('heading', { level: 1, name: 'Utilisateurs' });
  await waitFor(() => expect(said()).toBe('Utilisateurs'));
});
