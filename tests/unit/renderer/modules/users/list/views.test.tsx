import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { type ListSettings, untouchedList, type ViewFile } from '#shared/lists.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { chooseInListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { named } from '#tests/support/named.ts';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const nancy = {
  id: 'nancy',
  name: 'Nancy, trente jours',
  filters: { createdDate: '30d', gender: '1' },
  sort: '-lastActivityDate',
  columns: [
    { id: 'name', isShown: true },
    { id: 'gender', isShown: true },
    { id: 'email', isShown: false },
  ],
};
const kept = (settings: Partial<ListSettings>): PageOptions => ({
  settings: { lists: { 'users:1': { ...untouchedList, ...settings } } },
});

let bridge: FakeBridge;
const asked = () => bridge.requests('users.list').at(-1);

async function openUsers(options?: PageOptions) {
  const page = await openListPage((props) => <UsersListPage {...props} />, options);
  await screen.findByRole('grid');
  const person = userEvent.setup();
  const settings = () => page.kept.preferences?.lists['users:1'];
  const choose = async (item: string | RegExp) => {
    // Fluent takes for hidden what is around a chooser in which nothing can be focused: jsdom lays nothing out.
    await person.click(screen.getByRole('button', { name: /^Vue/, hidden: true }));
    const items = [
      ...(await screen.findAllByRole('menuitemradio', { hidden: true })),
      ...screen.getAllByRole('menuitem', { hidden: true }),
    ];
    const wanted = items.find(({ textContent = '' }) =>
      (typeof item === 'string' ? named(item) : item).test(textContent ?? ''),
    );
    if (wanted === undefined) throw new Error(`no ${item} among ${items.map(({ textContent }) => textContent)}`);
    await person.click(wanted);
  };
  return { ...page, person, settings, choose };
}

beforeEach(() => {
  bridge = installFakeBridge({ 'users.list': answerUsers(fakeUsers(60)) });
});

describe('system views', () => {
  test.each([
    ['Nouveaux (7 jours)', '/users?view=recent&createdDate=7d'],
    ['Sans activité depuis 6 mois', '/users?view=inactive&lastActivityDate=before6m'],
    ['Identités à vérifier', '/users?view=identities&identityProofStatus=1'],
    ['Sans annonce', '/users?view=withoutAd&noAdAfter=today'],
    ['Refusent les actualités', '/users?view=noNews&acceptsNews=no'],
  ])('%s', async (name, to) => {
    const { choose, address } = await openUsers();
    await choose(name);
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('button', { name: named(`Vue : ${name}`) })).toBeDefined();
  });

  test('a view name alone opens it; an unknown one opens the unfiltered list', async () => {
    const first = await openUsers({ at: '/users?view=identities' });
    expect(asked()?.filters).toEqual({ identityProofStatus: [1] });
    first.unmount();
    await openUsers({ at: '/users?view=nowhere' });
    expect(asked()?.filters).toEqual({});
  });

  test('a view that needs a right is not offered without it', async () => {
    const { person } = await openUsers({ rights: ['user_list'] });
    await person.click(screen.getByRole('button', { name: /^Vue/ }));
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(names).toContain('Sans annonce');
    expect(names).not.toContain('Identités à vérifier');
  });
});

describe('a view saved by a person', () => {
  test('stores filters with relative dates, order and columns, and becomes the open view', async () => {
    const { person, choose, settings, address } = await openUsers({ at: '/users?createdDate=30d&sort=email' });
    await choose(/^Enregistrer comme/);
    await person.type(await screen.findByRole('textbox', { name: /Nom de la vue/ }), 'Mes nouveaux');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('button', { name: named('Vue : Mes nouveaux') });
    const [view] = settings()?.views ?? [];
    expect(view).toMatchObject({ name: 'Mes nouveaux', filters: { createdDate: '30d' }, sort: 'email' });
    expect(view?.columns?.[0]).toEqual({ id: 'name', isShown: true });
    expect(address()).toBe(`/users?view=${view?.id}&sort=email&createdDate=30d`);
  });

  test('needs a unique name', async () => {
    const { person, choose, settings } = await openUsers(kept({ views: [nancy] }));
    await choose(/^Enregistrer comme/);
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Saisissez un nom pour la vue');
    await person.type(screen.getByRole('textbox', { name: /Nom de la vue/ }), 'nancy, TRENTE jours{Enter}');
    await screen.findByText(/^Une vue porte déjà ce nom/);
    expect(settings()).toBeUndefined();
  });

  test('is marked as changed, and can be updated', async () => {
    const { choose, person, settings } = await openUsers({ at: '/users?view=nancy', ...kept({ views: [nancy] }) });
    expect(screen.getByRole('button', { name: named(`Vue : ${nancy.name}`) })).toBeDefined();
    await person.click(screen.getByRole('button', { name: named('Retirer le filtre « Genre »') }));
    await screen.findByRole('button', { name: named(`Vue : ${nancy.name} (modifiée)`) });
    await choose(`Mettre à jour « ${nancy.name} »`);
    await screen.findByRole('button', { name: named(`Vue : ${nancy.name}`) });
    expect(settings()?.views[0]).toMatchObject({ id: 'nancy', filters: { createdDate: '30d' }, sort: nancy.sort });
  });

  test('applies its columns; changed ones stay with the view until they are saved', async () => {
    const { person, settings, choose } = await openUsers({ at: '/users?view=nancy', ...kept({ views: [nancy] }) });
    const titles = () =>
      screen
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    expect(titles().slice(0, 2)).toEqual(['Nom', 'Genre']);
    await person.click(screen.getByRole('button', { name: 'Colonnes et affichage' }));
    await person.click(await screen.findByRole('checkbox', { name: 'E-mail', hidden: true }));
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Nom', 'Genre', 'E-mail']));
    expect(settings()?.columns).toBeUndefined();
    await person.keyboard('{Escape}');
    await choose('Toutes les lignes');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Nom', 'E-mail']));
    await choose(nancy.name);
    await screen.findByRole('button', { name: named(`Vue : ${nancy.name} (modifiée)`), hidden: true });
  });

  test('can be renamed and deleted', async () => {
    const { choose, person, settings, address } = await openUsers({
      at: '/users?view=nancy',
      ...kept({ views: [nancy], defaultView: 'nancy' }),
    });
    await choose(/^Renommer/);
    const field = await screen.findByRole('textbox', { name: /Nom de la vue/ });
    await person.clear(field);
    await person.type(field, 'Nancéiens{Enter}');
    await screen.findByRole('button', { name: named('Vue : Nancéiens') });
    await choose(/^Supprimer/);
    await person.click(await screen.findByRole('button', { name: 'Supprimer la vue' }));
    await screen.findByRole('button', { name: named('Vue : Toutes les lignes') });
    expect(settings()?.views).toEqual([]);
    expect(settings()?.defaultView).toBeUndefined();
    await waitFor(() => expect(address()).not.toContain('nancy'));
  });
});

describe('the default view', () => {
  const withDefault = kept({ views: [nancy], defaultView: 'nancy' });

  test('opens for a list with an empty address', async () => {
    await openUsers(withDefault);
    expect(asked()).toMatchObject({
      sort: [{ field: 'lastActivityDate', direction: 'desc' }],
      filters: { gender: [1] },
    });
    expect(screen.getByRole('button', { name: named(`Vue : ${nancy.name}`) })).toBeDefined();
  });

  test('is overridden by an address with parameters', async () => {
    await openUsers({ ...withDefault, at: '/users?acceptsNews=no' });
    expect(asked()).toMatchObject({ sort: [{ field: 'createdDate' }], filters: { acceptsNews: false } });
  });

  test('can be left for the unfiltered list, which the address then names', async () => {
    const { choose, address, person } = await openUsers(withDefault);
    await choose('Toutes les lignes');
    await waitFor(() => expect(address()).toBe('/users?view=all'));
    expect(asked()?.filters).toEqual({});
    await choose(`${nancy.name} (par défaut)`);
    await waitFor(() => expect(address()).toContain('view=nancy'));
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(asked()?.filters).toEqual({}));
  });

  test('can be a system view, and can be unset', async () => {
    const { choose, settings } = await openUsers({ at: '/users?view=recent' });
    await choose('Ouvrir la liste sur cette vue');
    await waitFor(() => expect(settings()?.defaultView).toBe('recent'));
    await choose('Ne plus ouvrir la liste sur cette vue');
    await waitFor(() => expect(settings()?.defaultView).toBeUndefined());
  });
});

describe('a file of views', () => {
  const file: ViewFile = {
    format: 'escale-views',
    version: 1,
    list: 'users',
    views: [{ name: nancy.name, filters: { gender: '2', unknown: 'x', createdDate: 'someday' }, sort: 'password' }],
  };

  test('holds what the views show, without their ids', async () => {
    bridge.answer('views.save', () => ({ fileName: 'vues.json' }));
    const { choose, notify } = await openUsers(kept({ views: [nancy] }));
    await choose(/^Enregistrer mes vues/);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'exported', outcome: 'success' })),
    );
    const { id: _id, ...view } = nancy;
    expect(bridge.requests('views.save')).toEqual([
      { format: 'escale-views', version: 1, list: 'users', views: [view] },
    ]);
  });

  test('adds its views to the existing ones, without unknown filters and columns', async () => {
    bridge.answer('views.open', () => file);
    const { choose, settings } = await openUsers(kept({ views: [nancy] }));
    await choose(/^Reprendre des vues/);
    await waitFor(() => expect(settings()?.views).toHaveLength(2));
    expect(settings()?.views[0]).toEqual(nancy);
    expect(settings()?.views[1]).toMatchObject({ name: `${nancy.name} (2)`, filters: { gender: '2' }, sort: '' });
  });

  test('of another list changes nothing; a cancelled dialog shows no message', async () => {
    bridge.answer('views.open', () => ({ ...file, list: 'communities' }));
    const { choose, settings, notify } = await openUsers();
    await choose(/^Reprendre des vues/);
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ context: 'views', name: 'foreign', outcome: 'error' }));
    notify.mockClear();
    bridge.answer('views.open', () => {
      throw new AppFailure({ kind: 'cancelled' });
    });
    await choose(/^Reprendre des vues/);
    await waitFor(() => expect(bridge.requests('views.open')).toHaveLength(2));
    expect(notify).not.toHaveBeenCalled();
    expect(settings()).toBeUndefined();
  });
});

test('a copied link shows everything on screen to a person without these views', async () => {
  bridge.answer('app.copyText', () => undefined);
  await openUsers(kept({ views: [nancy], defaultView: 'nancy' }));
  await chooseInListMenu('Copier le lien vers cette liste');
  const [{ text } = { text: '' }] = bridge.requests('app.copyText');
  const url = new URL(text);
  expect(url.protocol).toBe('escale:');
  expect(url.host).toBe('users');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    view: 'nancy',
    sort: '-lastActivityDate',
    gender: '1',
    createdDate: '30d',
  });
});

test('works in English too', async () => {
  const { person } = await openUsers({ locale: 'en' });
  await person.click(screen.getByRole('button', { name: 'View: All rows' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitemradio', { name: 'Identities to check' })).toBeDefined();
});
