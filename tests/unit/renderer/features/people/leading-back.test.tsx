import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { HitchhikerShowPage } from '#renderer/modules/hitchhikers/HitchhikerShowPage.tsx';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'users.get': ({ id }) => fakeUser(id, { hitchHikeDriver: true }),
    'users.checkRemoval': ({ ids }) =>
      ids.map((id) => ({ id, name: null, obstacle: null, owned: { communities: [], events: [] } })),
    'users.remove': () => undefined,
    'scammers.report': () => undefined,
    'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
  });
});

const pages = {
  users: () => <UserShowPage id={7} />,
  hitchhikers: () => <HitchhikerShowPage id={7} />,
};

async function openRecord(list: keyof typeof pages) {
  const at = `/${list}/show/7`;
  const view = await openListPage(() => <p>list</p>, {
    at,
    elsewhere: (path) => (path === at ? pages[list]() : <p>at {path}</p>),
  });
  const person = userEvent.setup();
  const choose = async (name: RegExp) => {
    await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('alertdialog'));
  };
  return { ...view, person, choose };
}

test.each(['users', 'hitchhikers'] as const)('deleting from a page of %s returns to that list', async (list) => {
  const { person, choose, address } = await openRecord(list);
  const ask = await choose(/^Supprimer/);
  await person.type(ask.getByRole('textbox'), 'Nom7{Enter}');
  await waitFor(() => expect(address()).toBe(`/${list}`));
  expect(bridge.requests('users.remove')).toEqual([{ id: 7 }]);
});

test.each(['users', 'hitchhikers'] as const)('reporting from a page of %s returns to that list', async (list) => {
  const { person, choose, address } = await openRecord(list);
  const ask = await choose(/^Signaler un fraudeur/);
  await person.type(ask.getByRole('textbox', { name: /Pour confirmer/ }), 'p7@example.org{Enter}');
  await waitFor(() => expect(address()).toBe(`/${list}`));
  expect(bridge.requests('scammers.report')).toHaveLength(1);
});
