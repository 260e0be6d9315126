import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, denied, fakeUser, fakeUsers, unreachable } from '#tests/support/fake-users.ts';
import { chooseInListMenu, openListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const openUsers = (options?: PageOptions) => openListPage((props) => <UsersListPage {...props} />, options);

let bridge: FakeBridge;
const asked = () => bridge.requests('users.list');
const shownNames = () => screen.getAllByRole('link', { name: /^Nom\d+ Prénom/ }).map(({ textContent }) => textContent);

beforeEach(() => {
  bridge = installFakeBridge({
    'users.list': answerUsers(fakeUsers(60)),
    'app.copyText': () => undefined,
    'app.openExternal': () => undefined,
  });
});

describe('pages of the list', () => {
  test('shows the first page in the default order, and its position', async () => {
    const { address } = await openUsers();
    await screen.findByRole('link', { name: /Nom1 Prénom1/ });
    expect(asked()[0]).toEqual({
      page: 1,
      perPage: 25,
      sort: [{ field: 'createdDate', direction: 'desc' }],
      filters: {},
    });
    expect(screen.getByText('1–25 sur 60')).toBeDefined();
    expect(address()).toBe('/users');
  });

  test('prefetches the next page, and shows it without another request', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    await waitFor(() => expect(asked().map(({ page }) => page)).toEqual([1, 2]));
    await person.click(await screen.findByRole('button', { name: 'Page suivante' }));
    await screen.findByRole('link', { name: /Prénom26/ });
    expect(address()).toBe('/users?page=2');
    expect(asked().filter(({ page }) => page === 2)).toHaveLength(1);
  });

  test('opens the page typed, limited to the existing ones, and resets to the first page on another size', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    const field = await screen.findByRole('textbox', { name: 'Numéro de page' });
    await person.clear(field);
    await person.type(field, '99{Enter}');
    await waitFor(() => expect(address()).toBe('/users?page=3'));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Lignes par page' }), '50');
    await waitFor(() => expect(address()).toBe('/users?perPage=50'));
    expect(await screen.findByText('1–50 sur 60')).toBeDefined();
  });

  test('moves from a page beyond the last to the last one, and says so', async () => {
    const { address } = await openUsers({ at: '/users?page=9' });
    await screen.findByText('La page 9 n’existe pas : voici la dernière, la page 3.');
    expect(await screen.findByText('51–60 sur 60')).toBeDefined();
    expect(address()).toBe('/users?page=3');
  });

  test('keeps the former page on screen while the next one loads', async () => {
    const person = userEvent.setup();
    await openUsers();
    await screen.findByText('1–25 sur 60');
    bridge.answer('users.list', () => new Promise(() => {}));
    await person.click(screen.getByRole('button', { name: 'Dernière page' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true'));
    expect(shownNames()).toHaveLength(25);
  });
});

describe('sorting the list', () => {
  test('a click sorts ascending, then descending, then by default; the address follows', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    const sort = () => screen.getByRole('button', { name: /^E-mail/ });
    await screen.findByRole('grid');
    await person.click(sort());
    await waitFor(() => expect(address()).toBe('/users?sort=email'));
    expect(screen.getByRole('columnheader', { name: /^E-mail/ }).getAttribute('aria-sort')).toBe('ascending');
    await person.click(sort());
    await waitFor(() => expect(address()).toBe('/users?sort=-email'));
    await person.click(sort());
    await waitFor(() => expect(address()).toBe('/users'));
    const created = screen.getByRole('columnheader', { name: /^Inscription/ });
    expect(created.getAttribute('aria-sort')).toBe('descending');
  });

  test('Shift+click on the name sorts by given name within the family name', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    await screen.findByRole('grid');
    await person.click(screen.getByRole('button', { name: /^Nom/ }));
    await waitFor(() => expect(address()).toBe('/users?sort=familyName'));
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('button', { name: /^Nom/ }));
    await person.keyboard('{/Shift}');
    await waitFor(() => expect(address()).toBe('/users?sort=familyName,givenName'));
    expect(asked().at(-1)?.sort).toEqual([
      { field: 'familyName', direction: 'asc' },
      { field: 'givenName', direction: 'asc' },
    ]);
  });

  test('columns that the platform cannot sort by have no sort button', async () => {
    await openUsers();
    await screen.findByRole('grid');
    const town = screen.getByRole('columnheader', { name: 'Commune' });
    expect(within(town).queryByRole('button')).toBeNull();
    expect(town.getAttribute('aria-sort')).toBeNull();
  });
});

describe('filtering the list', () => {
  test('the search waits for a pause, says what it searches, and is stored in the address', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    await screen.findByRole('grid');
    await person.type(screen.getByRole('searchbox', { name: 'Recherche' }), "Jeanne d'Arc");
    expect(
      screen.getByText(
        /^À cause de l’apostrophe, recherche du nom « d'Arc » avec le prénom « Jeanne », puis dans l’autre ordre$/,
      ),
    ).toBeDefined();
    await waitFor(() => expect(address()).toBe("/users?search=Jeanne+d'Arc"));
    expect(asked().map(({ filters }) => filters.search)).not.toContain('J');
    await waitFor(() => expect(asked().at(-1)?.filters).toEqual({ search: "Jeanne d'Arc" }));
  });

  test('an added filter is edited in place; removing it clears its value', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers({ at: '/users?page=2' });
    await screen.findByRole('grid');
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Genre' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Femme', hidden: true }));
    await waitFor(() => expect(address()).toBe('/users?gender=1'));
    await person.click(screen.getByRole('checkbox', { name: 'Autre', hidden: true }));
    await waitFor(() => expect(address()).toBe('/users?gender=1,3'));
    await person.keyboard('{Escape}');
    const chip = await screen.findByRole('button', { name: /Genre.*Femme, Autre/ });
    expect(chip).toBeDefined();
    await person.click(screen.getByRole('button', { name: /^Retirer le filtre/ }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(asked().at(-1)?.filters).toEqual({});
  });

  test('a filter with a single value is set at once', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    await screen.findByRole('grid');
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Kit remis' }));
    await waitFor(() => expect(address()).toBe('/users?isKitGiven=yes'));
    await waitFor(() => expect(asked().at(-1)?.filters).toEqual({ isKitGiven: true }));
  });

  test('a date filter shows its format once, also when the value is invalid', async () => {
    const person = userEvent.setup();
    await openUsers();
    await screen.findByRole('grid');
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sans annonce valide après le' }));
    const field = await screen.findByRole('textbox', { name: 'Sans annonce valide après le' });
    expect(screen.getByText('jj/mm/aaaa · Comprend les personnes sans annonce publique')).toBeDefined();
    await person.type(field, '99/99{Enter}');
    expect(await screen.findByText('Saisissez une date qui existe, comme 05/03/2026')).toBeDefined();
    expect(screen.queryByText(/jj\/mm\/aaaa/)).toBeNull();
    expect(screen.getByText('Comprend les personnes sans annonce publique')).toBeDefined();
  });

  test('clearing empties the search box and removes the filters', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers({ at: '/users?search=martin&gender=2' });
    await screen.findByRole('grid');
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Recherche' });
    expect(box.value).toBe('martin');
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Recherche' }).value).toBe('');
    expect(screen.queryByRole('button', { name: /^Retirer le filtre/ })).toBeNull();
  });

  test('offers only filters that the rights and the modules allow, and keeps those of the address', async () => {
    const person = userEvent.setup();
    await openUsers({ rights: ['user_list'], modules: [], at: '/users?homeAddressTerritory=12' });
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: /Territoire \(Domicile\).*#12/ })).toBeDefined();
    expect(asked()[0]?.filters).toEqual({ homeAddressTerritory: [12] });
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toContain('Genre');
    for (const missing of ['Communauté', 'Autostoppeur', 'Solidaire', 'Étape']) expect(offered).not.toContain(missing);
  });

  test('an invalid address falls back to the unfiltered list', async () => {
    await openUsers({
      at: '/users?page=-3&perPage=7&sort=password,-&gender=9,x&createdDate=soon&isKitGiven=false&x=1',
    });
    await screen.findByRole('grid');
    expect(asked()[0]).toEqual({
      page: 1,
      perPage: 25,
      sort: [{ field: 'createdDate', direction: 'desc' }],
      filters: {},
    });
  });
});

describe('rows of the list', () => {
  test('a name is a real link, and a click anywhere on the row opens it', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    const link = await screen.findByRole('link', { name: /Nom3 Prénom3/ });
    expect(link.getAttribute('href')).toBe('/users/show/3');
    const row = link.closest('[role="row"]');
    if (!(row instanceof HTMLElement)) throw new Error('a link outside its row');
    await person.click(within(row).getByText('Actif'));
    await waitFor(() => expect(address()).toBe('/users/show/3'));
  });

  test('an e-mail address in a row opens the mail application and keeps the list', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    await person.click(await screen.findByRole('link', { name: 'p2@example.org' }));
    expect(bridge.requests('app.openExternal')).toEqual([{ url: 'mailto:p2@example.org' }]);
    expect(address()).toBe('/users');
  });

  test('without the right to read a record its row has no link', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers({ rights: ['user_list'] });
    await person.click(await screen.findByText('Nom3'));
    expect(screen.queryByRole('link', { name: /Prénom3/ })).toBeNull();
    expect(address()).toBe('/users');
  });

  test('one’s own row can be opened and edited without a right', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers({ rights: ['user_list'], selfId: 3 });
    const own = await screen.findByRole('link', { name: /Nom3 Prénom3/ });
    expect(screen.queryByRole('link', { name: /Prénom4$/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Actions\u00a0: Prénom3 Nom3' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Ouvrir', 'Aperçu', 'ModifierF2', 'Copier l’e-mail', 'Écrire']);
    await person.keyboard('{Escape}');
    await person.click(own);
    await waitFor(() => expect(address()).toBe('/users/show/3'));
  });

  test('asking for another window copies the link and keeps the list', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers();
    const link = await screen.findByRole('link', { name: /Nom3 Prénom3/ });
    const copied = [{ text: 'escale://users/show/3' }];
    await person.keyboard('{Control>}');
    await person.click(link);
    await person.keyboard('{/Control}');
    await waitFor(() => expect(bridge.requests('app.copyText')).toEqual(copied));
    await person.pointer({ keys: '[MouseMiddle]', target: link });
    await waitFor(() => expect(bridge.requests('app.copyText')).toEqual([...copied, ...copied]));
    expect(address()).toBe('/users');
  });

  test('an unreadable row keeps its place with a message', async () => {
    bridge.answer('users.list', answerUsers([fakeUser(1), fakeUser(3)], [{ position: 1, id: 2 }]));
    await openUsers();
    await screen.findByText('La ligne n° 2 ne peut pas s’afficher.');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['PNNom1 P', 'La ligne', 'PNNom3 P']);
  });

  test('the menu offers what the rights allow; copying is announced', async () => {
    const person = userEvent.setup();
    const { notify } = await openUsers({ rights: ['user_list', 'user_read'] });
    await person.click(await screen.findByRole('button', { name: 'Actions\u00a0: Prénom2 Nom2' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Ouvrir', 'Aperçu', 'Copier l’e-mail', 'Écrire', 'Rechercher les doublons…']);
    await person.click(screen.getByRole('menuitem', { name: 'Copier l’e-mail' }));
    expect(bridge.requests('app.copyText')).toEqual([{ text: 'p2@example.org' }]);
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'success' })));
  });
});

describe('states of the list', () => {
  test('an empty list says what it is for, and offers to create and to import to who may', async () => {
    bridge.answer('users.list', answerUsers([]));
    await openUsers();
    const state = (await screen.findByText('Aucun utilisateur pour l’instant')).closest('section');
    if (state === null) throw new Error('no state');
    expect(within(state).getByText(/^Les personnes s’inscrivent sur le site public/u)).toBeDefined();
    expect(within(state).getByRole('link', { name: 'Créer' }).getAttribute('href')).toBe('/users/create');
    expect(within(state).getByRole('button', { name: /^Importer/u })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Créer' })[0]?.getAttribute('href')).toBe('/users/create');
    expect(screen.getByText('Cette liste se limite aux personnes que votre compte permet de voir')).toBeDefined();
  });

  test('an empty list offers nothing to who may only read it', async () => {
    bridge.answer('users.list', answerUsers([]));
    await openUsers({ rights: ['user_list'] });
    const state = (await screen.findByText('Aucun utilisateur pour l’instant')).closest('section');
    if (state === null) throw new Error('no state');
    expect(within(state).queryByRole('link')).toBeNull();
    expect(within(state).queryByRole('button')).toBeNull();
  });

  test('an empty result offers to clear the filters, and says whom the list cannot show', async () => {
    const person = userEvent.setup();
    bridge.answer('users.list', (request) =>
      answerUsers(Object.keys(request.filters).length > 0 ? [] : fakeUsers(2))(request),
    );
    const { address } = await openUsers({ at: '/users?gender=1' });
    const state = (await screen.findByText('Aucun résultat pour ces filtres')).closest('section');
    if (state === null) throw new Error('no state');
    expect(screen.getByText(/^Cette liste se limite aux personnes que votre compte permet de voir/u)).toBeDefined();
    await person.click(within(state).getByRole('button', { name: 'Effacer les filtres' }));
    await screen.findByRole('grid');
    expect(address()).toBe('/users');
  });

  test('a refusal names the right that the platform requires', async () => {
    bridge.answer('users.list', () => {
      throw denied();
    });
    await openUsers();
    expect(await screen.findByText(/voir la liste des utilisateurs/)).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('an error offers to retry; a failed refresh keeps the rows and says that they are out of date', async () => {
    const person = userEvent.setup();
    bridge.answer('users.list', () => {
      throw unreachable();
    });
    await openUsers();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    bridge.answer('users.list', answerUsers(fakeUsers(3)));
    await person.click(retry);
    await screen.findByRole('grid');
    bridge.answer('users.list', () => {
      throw unreachable();
    });
    await chooseInListMenu('Actualiser');
    await screen.findByText(/Actualisation impossible/);
    expect(shownNames()).toHaveLength(3);
  });
});

test('the header offers what the rights and the modules allow', async () => {
  await openUsers({ rights: ['user_list', 'user_create', 'admin_user_export_all'], modules: [] });
  await screen.findByRole('grid');
  expect(screen.getByRole('button', { name: 'Créer' })).toBeDefined();
  const menu = await openListMenu();
  expect(menu.getByRole('menuitem', { name: 'Importer' })).toBeDefined();
  expect(menu.queryByRole('menuitem', { name: 'Exporter' })).toBeNull();
});

test('works in English too', async () => {
  await openUsers({ locale: 'en' });
  await screen.findByText('1–25 of 60');
  expect(screen.getByRole('columnheader', { name: /^Last activity/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add a filter' })).toBeDefined();
});
