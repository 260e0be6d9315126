import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange, type PaletteEntry } from '#renderer/app/palette/entries.ts';
import { fold, search } from '#renderer/app/palette/match.ts';
import { AppFailure } from '#shared/failure.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

const jeanne = fakeUser(12, { givenName: 'Jeanne', familyName: 'Martin', email: 'jeanne@example.org' });
const handlers = {
  'users.list': answerUsers([jeanne]),
  'users.get': () => jeanne,
  'users.findByEmail': () => ({ id: 12, givenName: 'Jeanne', familyName: 'Martin' }),
  'search.find': ({ kind }: { kind: string }) => (kind === 'communities' ? [{ id: 4, name: 'Martinique' }] : []),
};

async function openPalette(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ handlers, ...options });
  await screen.findByRole('banner');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { expanded: true });
  return { ...app, field };
}
const results = () => within(screen.getByRole('listbox', { name: /^Résultats$|^Results$/ }));
const options = () =>
  results()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the palette', () => {
  it('opens by its shortcut with the focus in its field, closes with Escape and returns the focus', async () => {
    const { field, person } = await openPalette();
    // Names are no mistakes.
    expect(field.getAttribute('spellcheck')).toBe('false');
    expect(document.activeElement).toBe(field);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox', { expanded: true })).toBeNull();
    const button = await screen.findByRole('button', { name: 'Rechercher partout' });
    expect(button.textContent).toContain('Ctrl+K');
    await person.click(button);
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
  });

  it('tells the active line only once its field was read out, else neither would be named', async () => {
    const { field, person } = await openPalette({ at: '/' });
    expect(options().length).toBeGreaterThan(0);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await person.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe(options()[1]);
    await person.keyboard('{Escape}');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const again = await screen.findByRole('combobox', { expanded: true });
    expect(again.hasAttribute('aria-activedescendant')).toBe(false);
    await waitFor(() => expect(activeOption(again)).toBe(options()[0]));
  });

  it('finds a page by its title in either language, without accents, and goes there with Enter', async () => {
    const { field, person, address } = await openPalette({ at: '/' });
    await person.type(field, 'hitchhik');
    await waitFor(() => expect(activeOption(field)).toContain('Autostoppeurs'));
    await person.clear(field);
    await person.type(field, 'creer un uti');
    // Its help comes after it.
    await waitFor(() => expect(options()).toEqual(['Créer un utilisateur', 'Créer un utilisateurAide']));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/users/create'));
    expect(screen.queryByRole('combobox', { expanded: true })).toBeNull();
  });

  it('offers the first structure of a platform, whose group of the menu is hidden', async () => {
    const { field, person, address } = await openPalette({ session: { ...camille, structures: [] } });
    expect(screen.queryByRole('button', { name: 'Solidaire' })).toBeNull();
    await person.type(field, 'creer une struct');
    expect(options()).toEqual(['Créer une structure']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/solidarystructures/create'));
  });

  it.each([
    ['once there is a structure', camille],
    ['without the right', { ...camille, structures: [], permissions: ['access_admin', 'structure_list'] as const }],
  ])('does not offer the first structure %s', async (_, session) => {
    const { field, person } = await openPalette({ session: { ...session, permissions: [...session.permissions] } });
    await person.type(field, 'creer une struct');
    expect(options()).toEqual([]);
  });

  it('moves through the options with the arrows and wraps around at both ends', async () => {
    const { field, person } = await openPalette();
    const [first, second] = options();
    await person.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe(second);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption(field)).toBe(options().at(-1));
    await person.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe(first);
  });

  it('searches people and communities from three characters, once, after a pause', async () => {
    const { field, person, bridge, address } = await openPalette();
    const before = bridge.calls.length;
    await person.type(field, 'Ma');
    await person.type(field, 'rtin');
    await screen.findByRole('option', { name: /Jeanne Martin/ });
    expect(
      bridge.calls
        .slice(before)
        .map(({ channel }) => channel)
        .filter((channel) => channel.startsWith('users.')),
    ).toEqual(['users.list']);
    const kinds = bridge.requests('search.find').filter(({ kind }) => kind === 'communities');
    expect(kinds).toEqual([{ kind: 'communities', text: 'Martin' }]);
    expect(bridge.requests('users.list').at(-1)).toMatchObject({ perPage: 5, filters: { search: 'Martin' } });
    expect(options().some((option) => option?.includes('Martinique'))).toBe(true);
    await person.click(screen.getByRole('option', { name: /Jeanne Martin/ }));
    await waitFor(() => expect(address()).toBe('/users/show/12'));
  });

  it('finds records of the other modules, each under its own right and switch', async () => {
    const rights = ['access_admin', 'campaign_list', 'article_manage', 'event_manage'] as const;
    const { field, person, bridge, address } = await openPalette({
      session: { ...camille, permissions: [...rights] },
      modules: ['campaign'],
      handlers: {
        ...handlers,
        'search.find': ({ kind }) => (kind === 'articles' ? [{ id: 6, name: 'Le covoiturage solidaire' }] : []),
      },
    });
    await person.type(field, 'covoit');
    await person.click(await screen.findByRole('option', { name: /Le covoiturage solidaire/ }));
    expect(bridge.requests('search.find')).toEqual([
      { kind: 'campaigns', text: 'covoit' },
      { kind: 'articles', text: 'covoit' },
    ]);
    await waitFor(() => expect(address()).toBe('/articles/show/6'));
  });

  it('finds the solidary records of whoever calls back, by a telephone in any spelling', async () => {
    const names = { admingivenName: 'Paul', adminfamilyName: 'Petit', admintelephone: '0612345678' };
    const row = solidaryRecords.row.parse({ id: 31, status: 1, progression: 25, ...names });
    const { field, person, bridge, address } = await openPalette({
      session: { ...camille, permissions: ['access_admin', 'solidary_list', 'solidary_read'] },
      modules: ['solidary'],
      handlers: {
        ...handlers,
        'solidaryrecords.list': ({ page, perPage }) => ({ rows: [row], unreadable: [], total: 1, page, perPage }),
      },
    });
    await person.type(field, '06 12 34');
    await person.type(field, ' 56 78');
    await person.click(await screen.findByRole('option', { name: /Paul Petit.*#31/ }));
    expect(bridge.requests('solidaryrecords.list').map(({ filters }) => filters)).toEqual([
      { familyName: '06 12 34 56 78', progression: 100 },
    ]);
    await waitFor(() => expect(address()).toBe('/solidaryrecords/show/31'));
  });

  it('finds closed records where none is open, and people and structures of the solidary transport by name', async () => {
    const row = solidaryRecords.row.parse({ id: 31, status: 4, progression: 100, adminfamilyName: 'Petit' });
    const none = { rows: [], unreadable: [], total: 0, page: 1, perPage: 5 };
    const rights = [
      'access_admin',
      'solidary_list',
      'solidary_read',
      'solidary_beneficiary_list',
      'solidary_volunteer_list',
      'structure_list',
    ] as const;
    const { field, person, bridge } = await openPalette({
      session: { ...camille, permissions: [...rights] },
      modules: ['solidary', 'solidaryTransport'],
      handlers: {
        ...handlers,
        'solidaryrecords.list': ({ filters }) =>
          filters.progression === 100 ? none : { ...none, rows: [row], total: 1 },
        'solidarybeneficiaries.list': () => none,
        'solidaryvolunteers.list': () => none,
        'solidarystructures.list': () => none,
      },
    });
    await person.type(field, 'Petit');
    expect(await screen.findByRole('option', { name: /Petit.*#31/ })).toBeDefined();
    const filters = (channel: 'solidarybeneficiaries.list' | 'solidaryvolunteers.list' | 'solidarystructures.list') =>
      bridge.requests(channel).map((request) => request.filters);
    expect(filters('solidarybeneficiaries.list')).toEqual([{ familyName: 'Petit' }]);
    expect(filters('solidaryvolunteers.list')).toEqual([{ familyName: 'Petit' }]);
    expect(filters('solidarystructures.list')).toEqual([{ name: 'Petit' }]);
    await person.clear(field);
    await person.type(field, '+33 6 12 34 56 78');
    await waitFor(() =>
      expect(filters('solidaryvolunteers.list').at(-1)).toEqual({ anyTelephone: '+33 6 12 34 56 78' }),
    );
    expect(filters('solidarybeneficiaries.list').at(-1)).toEqual({ anyTelephone: '+33 6 12 34 56 78' });
  });

  it('opens the list with the same search where more than the first are found', async () => {
    const rows = Array.from({ length: 5 }, (_, at) =>
      solidaryRecords.row.parse({ id: at + 1, status: 1, progression: 25, adminfamilyName: `Petit ${at}` }),
    );
    const { field, person, address } = await openPalette({
      session: { ...camille, permissions: ['access_admin', 'solidary_list', 'solidary_read'] },
      modules: ['solidary'],
      handlers: {
        ...handlers,
        'solidaryrecords.list': ({ page, perPage }) => ({ rows, unreadable: [], total: 9, page, perPage }),
      },
    });
    await person.type(field, 'Petit');
    await person.click(
      await screen.findByRole('option', { name: /^Tout voir\s: «\sPetit\s» \(demandes solidaires\)/ }),
    );
    await waitFor(() => expect(address()).toBe('/solidaryrecords?view=all&familyName=Petit'));
  });

  it('offers recently used views beside the records', async () => {
    const { field, person, address, router } = await openPalette({ at: '/users?view=recent' });
    await person.keyboard('{Escape}');
    await screen.findByRole('grid');
    await router.navigate({ to: '/' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const again = await screen.findByRole('combobox', { expanded: true });
    await person.type(again, 'nouveaux');
    expect(activeOption(again)).toContain('Nouveaux (7 jours)');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/users?view=recent'));
    expect(field).toBeDefined();
  });

  it('looks up the account of a complete e-mail address', async () => {
    const { field, person, bridge } = await openPalette();
    await person.type(field, '@jeanne@example.org');
    await screen.findByRole('option', { name: /Jeanne Martin/ });
    expect(bridge.requests('users.findByEmail')).toEqual([{ email: 'jeanne@example.org' }]);
    expect(bridge.requests('users.list')).toEqual([]);
    expect(bridge.requests('search.find')).toEqual([]);
  });

  it('searches nothing that the person may not list', async () => {
    const session = { ...camille, permissions: ['access_admin' as const] };
    const { field, person, bridge } = await openPalette({ session });
    await person.type(field, 'Martin');
    await new Promise((resolve) => setTimeout(resolve, 400));
    const asked = bridge.calls.filter(({ channel }) => /^(?:users|search)\./.test(channel));
    expect(asked).toEqual([]);
    expect(await screen.findByText('Aucun résultat')).toBeDefined();
  });

  it('takes a number as a record of the current module, and opens a pasted link', async () => {
    const { field, person, address } = await openPalette({ at: '/users' });
    await person.type(field, '#12');
    expect(options()).toEqual(['Ouvrir la fiche n°\u00a012 (utilisateurs)']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/users/show/12'));

    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await person.click(await screen.findByRole('combobox', { expanded: true }));
    await person.paste('escale://users?search=Martin&page=2');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('search=Martin'));
  });

  it('ignores a link to an unknown page', async () => {
    const { field, person } = await openPalette();
    await person.click(field);
    await person.paste('escale://nowhere/at/all');
    expect(options()).toEqual([]);
  });

  it('remembers recently opened records', async () => {
    const { field, person } = await openPalette({ at: '/users/show/12' });
    await person.keyboard('{Escape}');
    await screen.findByRole('heading', { level: 1, name: /Martin Jeanne/ });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('combobox', { expanded: true });
    const recent = screen.getByRole('group', { name: 'Récents' });
    expect(within(recent).getByRole('option').textContent).toContain('Martin Jeanne');
    expect(field).toBeDefined();
  });

  it('works in English', async () => {
    const { field, person } = await openPalette({ locale: 'en' });
    await person.type(field, '>prefer');
    expect(options()).toEqual(['Preferences']);
  });
});

describe('the shortcuts of the window', () => {
  it('G then U opens the users; a question mark opens the list of shortcuts', async () => {
    const { person, address } = await openApp({ handlers });
    await screen.findByRole('navigation', { name: 'Menu principal' });
    // In one turn of the event loop: two letters that are too far apart are no shortcut, however busy the computer is.
    for (const key of ['g', 'u']) fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(address()).toBe('/users'));
    await person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    expect(within(dialog).getByText('Ctrl+K')).toBeDefined();
    expect(within(dialog).getByText('Maj+F10')).toBeDefined();
    // Those of this screen are told by a sign with a name, not by a colour alone.
    const marks = (name: RegExp) => within(dialog).getByText(name, { selector: 'dt' }).querySelectorAll('svg').length;
    expect([marks(/^Actualiser/), marks(/^Accepter la preuve/)]).toEqual([1, 0]);
  });

  it('F6 moves through the regions of the window and back to where the focus was', async () => {
    const { person } = await openApp({ handlers, at: '/' });
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
    const [, second] = within(menu).getAllByRole('link');
    second?.focus();
    await person.keyboard('{F6}');
    expect(screen.getByRole('banner').contains(document.activeElement)).toBe(true);
    await person.keyboard('{F6}');
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    await person.keyboard('{F6}');
    expect(document.activeElement).toBe(second);
    await person.keyboard('{Shift>}{F6}{/Shift}');
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });
});

describe('the order of the lines', () => {
  const opened = (...ids: number[]) =>
    window.localStorage.setItem('escale.recent.7', JSON.stringify(ids.map((id) => ({ module: 'users', id }))));

  it('puts the page of an exact name before people opened in an earlier run, who have their names', async () => {
    opened(12, 143);
    const { field, person, address } = await openPalette({ at: '/' });
    await waitFor(() => expect(options().some((line) => line?.startsWith('Jeanne Martin'))).toBe(true));
    await person.type(field, 'utilisateurs');
    expect(activeOption(field)).toContain('Utilisateurs');
    expect(options()[0]).toBe(activeOption(field));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/users'));
  });

  it('puts the page first where the names cannot be read', async () => {
    opened(143, 144);
    const { field, person, address } = await openPalette({
      handlers: {
        ...handlers,
        'users.list': () => {
          throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
        },
      },
    });
    await person.type(field, 'users');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/users'));
  });

  it('puts a name before a text beside it, an exact one before a part, and a page before what was opened', () => {
    const entry = (id: string, group: 'pages' | 'recent' | 'actions', name: string, detail = ''): PaletteEntry => ({
      id,
      group,
      label: name,
      names: [fold(name)],
      details: [fold(detail)],
      run: () => {},
    });
    const all = [
      entry('action', 'actions', 'Exporter', 'Communautés'),
      entry('opened', 'recent', 'Communautés d’agglomération'),
      entry('part', 'pages', 'Créer dans Communautés'),
      entry('exact', 'pages', 'Communautés'),
    ];
    const order = (typed: string) => arrange(search(all, typed), [], true).map(({ id }) => id);
    expect(order('communautés')).toEqual(['exact', 'part', 'opened', 'action']);
    expect(order('communau')).toEqual(['exact', 'part', 'opened', 'action']);
    expect(order('exporter')).toEqual(['action']);
    expect(order('agglom')).toEqual(['opened']);
  });
});
