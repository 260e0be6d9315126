import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { today } from '#renderer/kit/form/fields/day.ts';
import { Board } from '#renderer/modules/solidaryrecords/board/Board.tsx';
import { asDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { asInstant, instantNow } from '#shared/instant.ts';
import type { Permission } from '#shared/permissions.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { actions, done, rights } from '../../../features/record-actions/harness.tsx';

const rowOf = (id: number, status: number, familyName: string): SolidaryRecordRow =>
  solidaryRecords.row.parse({
    id,
    status,
    progression: status * 25,
    adminuserId: id + 100,
    admingivenName: 'Ana',
    adminfamilyName: familyName,
    adminfromDate: '2020-01-01T00:00:00+00:00',
    adminlastAction: 'solidary_create',
    adminlastActionDate: '2020-01-01T08:00:00+00:00',
    adminorigin: { addressLocality: 'Nancy', displayLabel: ['Nancy'] },
    admindestination: { addressLocality: 'Toul', displayLabel: ['Toul'] },
  });
const statusAt: ReadonlyMap<number | null, SolidaryRecordRow['status']> = new Map([
  [25, 1],
  [50, 2],
  [75, 3],
]);
const three = [rowOf(1, 0, 'Albe'), rowOf(2, 2, 'Bois'), rowOf(3, 3, 'Cour')];

async function open({ held = rights, isOperator = true, rows = three, total = rows.length }: Partial<Options> = {}) {
  let now = rows;
  const bridge = installFakeBridge({
    'solidaryrecords.list': ({ page, perPage }) => ({
      rows: now.slice((page - 1) * perPage, page * perPage),
      unreadable: [],
      total,
      page,
      perPage,
    }),
    'solidaryrecords.listActions': () => [...actions],
    'solidaryrecords.act': ({ id, action, progression }) => {
      const closes = action !== 39;
      const status = closes ? 4 : (statusAt.get(progression) ?? null);
      const row = now.find((one) => one.id === id) ?? null;
      const moved = row && { ...row, status, progression: closes ? 100 : (progression ?? 0) };
      now = now.map((one) => (one.id === id && moved !== null ? moved : one)).filter((one) => one.progression < 100);
      return done(null, { row: moved });
    },
  });
  const view = await openScreen(<HeldBoard />, { rights: held, ...(isOperator && { currentStructureId: 1 }) });
  await screen.findByRole('region', { name: /^Tableau/ });
  return { ...view, bridge };
}
/** The board with the address that its page gives it. */
function HeldBoard() {
  const [search, setSearch] = useState<Record<string, unknown>>({ display: 'board' });
  return <Board search={search} onSearch={setSearch} />;
}
interface Options {
  held: readonly Permission[];
  isOperator: boolean;
  rows: SolidaryRecordRow[];
  total: number;
}

const column = (name: RegExp) => within(screen.getByRole('region', { name }));
/** What a drag carries in a browser; jsdom has no such object. */
const carried = () => ({ dataTransfer: { setData: () => {}, effectAllowed: 'none', dropEffect: 'none' } });
const drag = (name: RegExp, onto: RegExp) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (card === null) throw new Error('no card');
  const target = screen.getByRole('region', { name: onto });
  fireEvent.dragStart(card, carried());
  const isTaken = !fireEvent.dragOver(target, carried());
  fireEvent.drop(target, carried());
  fireEvent.dragEnd(card);
  return isTaken;
};

describe('the menu of a column', () => {
  const two = [
    { ...rowOf(4, 1, 'Zola'), lastActionDate: asInstant('2020-01-01T08:00:00+00:00') },
    { ...rowOf(5, 1, 'Éluard'), lastActionDate: asInstant('2020-02-01T08:00:00+00:00') },
  ];
  const names = () =>
    column(/^Prise en compte/)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const choose = async (person: Awaited<ReturnType<typeof open>>['person'], item: RegExp, role = 'menuitemradio') => {
    await person.click(screen.getByRole('button', { name: /^Prise en compte.*trier, replier$/u }));
    await person.click(await screen.findByRole(role, { name: item }));
  };

  test('sorts its cards by name whatever the accents, or by their last action', async () => {
    const { person } = await open({ rows: two });
    expect(names()).toEqual(['Zola Ana', 'Éluard Ana']);
    await choose(person, /nom$/u);
    await waitFor(() => expect(names()).toEqual(['Éluard Ana', 'Zola Ana']));
    await choose(person, /dernière action/u);
    await waitFor(() => expect(names()).toEqual(['Zola Ana', 'Éluard Ana']));
  });

  test('folds it to a strip that still takes cards, and unfolds it', async () => {
    const { person, bridge } = await open({ rows: [...two, rowOf(6, 2, 'Bois')] });
    await choose(person, /^Replier/u, 'menuitem');
    await waitFor(() => expect(column(/^Prise en compte, 2 demandes$/).queryByRole('link')).toBeNull());
    expect(drag(/Bois/, /^Prise en compte/)).toBe(true);
    await person.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    await choose(person, /^Déplier/u, 'menuitem');
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

describe('the columns', () => {
  test('open records stand by status, with what should not wait longer', async () => {
    const { bridge } = await open();
    expect(column(/^Créée, 1 demande$/).getByRole('link', { name: 'Albe Ana' })).toBeTruthy();
    expect(column(/^Recherche de solution, 1/).getByText('Nancy → Toul')).toBeTruthy();
    expect(column(/^En suivi, 1/).getByText('Départ passé,')).toBeTruthy();
    expect(column(/^En suivi, 1/).getByText(/jours sans action$/)).toBeTruthy();
    expect(column(/^Prise en compte, 0/).getByText('Aucune demande')).toBeTruthy();
    // Rows of the list alone: no record is read.
    expect(bridge.calls.map(({ channel }) => channel)).not.toContain('solidaryrecords.read');
    expect(bridge.requests('solidaryrecords.list')).toMatchObject([{ perPage: 500, filters: { progression: 100 } }]);
  });

  test('the cards of a column are grouped by lateness, and menus of people of one name have names of their own', async () => {
    const far = { ...rowOf(8, 0, 'Albe'), fromDate: asDay('2999-01-01') };
    await open({ rows: [...three, far, { ...far, id: 9, fromDate: null }] });
    const captions = column(/^Créée, 3/).getAllByRole('heading', { level: 3 });
    expect(captions.map(({ textContent }) => textContent)).toEqual(['Date passée 1', 'Plus tard 1', 'Sans date 1']);
    const menus = column(/^Créée, 3/).getAllByRole('button', { name: /actions$/u });
    expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'Ana Albe\u00a0: actions',
      'Ana Albe (2)\u00a0: actions',
      'Ana Albe (3)\u00a0: actions',
    ]);
  });

  test('are narrowed by filters, each a chip that is removed again', async () => {
    const soon = { ...rowOf(8, 0, 'Dune'), fromDate: addDays(today(), 12), lastActionDate: instantNow() };
    const far = { ...rowOf(9, 0, 'Etna'), fromDate: addDays(today(), 90), lastActionDate: instantNow() };
    await open({ rows: [...three, soon, far] });
    const names = () =>
      column(/^Créée/)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Albe Ana', 'Dune Ana', 'Etna Ana']);
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Départ' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'd’ici 30 jours' }));
    await waitFor(() => expect(names()).toEqual(['Albe Ana', 'Dune Ana']));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ajouter un filtre' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sans action récente' }));
    await waitFor(() => expect(names()).toEqual(['Albe Ana']));
    fireEvent.click(screen.getByRole('button', { name: /^Retirer le filtre.*Sans action récente/u }));
    await waitFor(() => expect(names()).toEqual(['Albe Ana', 'Dune Ana']));
  });

  test('of a long column the cards in sight are drawn, and a card that was moved there takes the focus', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(260);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      Object.assign(document.createElement('i').style, { overflowY: element.matches('[role="group"]') ? 'auto' : '' }),
    );
    const many = Array.from({ length: 1200 }, (_, index) => rowOf(index + 10, 2, `Dune ${index}`));
    const { person } = await open({ rows: [...many, rowOf(1, 0, 'Albe')] });
    const cards = () => column(/^Recherche de solution/).getAllByRole('link');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    expect(cards().length).toBeLessThan(60);
    expect(cards()[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('1200');
    screen.getByRole('button', { name: 'Ana Albe\u00a0: actions' }).focus();
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('menuitem', { name: 'Recherche de solution' }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    // The last one of its column, far below what is in sight.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Albe Ana'));
    vi.restoreAllMocks();
  });

  test('pages are read until the total, and at most 2,000 rows, which is said', async () => {
    const many = Array.from({ length: 2400 }, (_, index) => rowOf(index + 1, 5, 'Dune'));
    const { bridge } = await open({ rows: many });
    expect(bridge.requests('solidaryrecords.list').map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(screen.getByText(/les 2 000 premières demandes en cours sur 2 400/)).toBeTruthy();
  });

  test('without the right to change nothing can be moved', async () => {
    await open({ held: ['solidary_list', 'solidary_read'] });
    expect(screen.getByText(/mais pas de déplacer les demandes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /actions$/ })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Clôturer/ })).toBeNull();
  });
});

describe('the tools of the board', () => {
  test('rows are read again at a press, and a new record is begun by whom may create one', async () => {
    const { person, bridge } = await open({ held: [...rights, 'solidary_create'] });
    const link = screen.getByRole('link', { name: 'Nouvelle demande' });
    expect(link.getAttribute('href')).toBe('/solidaryrecords/create');
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(bridge.requests('solidaryrecords.list')).toHaveLength(2));
    expect(bridge.calls.map(({ channel }) => channel)).not.toContain('solidaryrecords.read');
  });

  test.each([
    ['the right to create', { held: ['solidary_list', 'solidary_read'] as const }],
    ['a structure', { held: [...rights, 'solidary_create'] as const, isOperator: false }],
  ])('without %s no new record is offered', async (_, options) => {
    await open(options);
    expect(screen.queryByRole('link', { name: 'Nouvelle demande' })).toBeNull();
  });
});

describe('moving a card', () => {
  test('by keyboard: the menu, the dialog, and the focus follows the card to its column', async () => {
    const { person, bridge } = await open();
    screen.getByRole('button', { name: 'Ana Albe\u00a0: actions' }).focus();
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('menuitem', { name: 'Recherche de solution' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Changer l’avancement/ }));
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(column(/^Recherche de solution, 2/).getByRole('link', { name: 'Albe Ana' })).toBeTruthy(),
    );
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ id: 1, action: 39, progression: 50, user: 101 }]);
    expect(screen.getByText('Demande déplacée vers « Recherche de solution » : Ana Albe.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Albe Ana'));
  });

  test('by dragging: nothing is sent before the dialog, and cancelling leaves the card', async () => {
    const { person, bridge } = await open();
    expect(drag(/Albe/, /^Prise en compte/)).toBe(true);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^25/ })).checked).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    expect(column(/^Créée, 1/).getByRole('link', { name: 'Albe Ana' })).toBeTruthy();
  });

  test('a card that goes back is asked about', async () => {
    await open();
    drag(/Cour/, /^Prise en compte/);
    expect(await screen.findByText(/La demande reviendra à « Prise en compte »/)).toBeTruthy();
  });

  test('nothing can be dropped on the first column, nor where the card is', async () => {
    await open();
    expect(drag(/Bois/, /^Créée/)).toBe(false);
    expect(drag(/Bois/, /^Recherche de solution/)).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('the last column closes, with a reason, and the card leaves the board', async () => {
    const { person } = await open();
    drag(/Cour/, /^Clôturer/);
    await person.click(await screen.findByRole('radio', { name: /^Covoiturage ponctuel réalisé/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Clôturer' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cour Ana' })).toBeNull());
  });
});

test('a search in the line of the screen leaves the cards that it finds, and says how many', async () => {
  const { person } = await open();
  await person.type(screen.getByRole('searchbox', { name: 'Nom, téléphone, commune, motif ou numéro' }), 'bois');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Albe/u })).toBeNull());
  expect(screen.getByRole('link', { name: /Bois/u })).toBeTruthy();
  expect(screen.getByText('1 demande')).toBeTruthy();
});

test('a card has the telephone to press, and a telephone in any spelling finds it', async () => {
  const [first] = three;
  const called = { ...rowOf(4, 1, 'Dore'), telephone: '0611223344' };
  const { person } = await open({ rows: [...(first === undefined ? [] : [first]), called] });
  const call = screen.getByRole('link', { name: /^Appeler Ana Dore/u });
  expect(call.getAttribute('href')).toBe('tel:0611223344');
  expect(call.textContent).toBe('06 11 22 33 44');
  await person.type(screen.getByRole('searchbox', { name: /^Nom, téléphone/u }), '+33 6 11 22 33 44');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Albe/u })).toBeNull());
  expect(screen.getByRole('link', { name: 'Dore Ana' })).toBeTruthy();
});
