import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import {
  recordWith,
  wireCarpool,
  wireDriver,
  wireEntry,
  wirePlaceOf,
  wireTransporter,
} from '#tests/support/fake-solutions.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { choiceButton, openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent?.trim());
const cellsOf = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);

/** Opens the solutions of a record at a tab. */
async function openTab(name: RegExp, ...opening: Parameters<typeof openSolutions>) {
  const opened = await openSolutions(...opening);
  await opened.person.click(await screen.findByRole('tab', { name }));
  return opened;
}
const CARPOOLS = /^Covoitureurs/;

const record = recordWith({
  admincarpools: {
    outward: [
      wireCarpool(1, { detourDuration: 600, detourDistance: 9000 }),
      wireCarpool(2, { detourDuration: 60, detourDistance: 1500, type: 'roundtrip', solidaryExclusive: true }),
      wireCarpool(3, { driver: false, passenger: true }),
    ],
    return: [
      wireCarpool(4, {
        detourDuration: null,
        detourDistance: null,
        frequency: 2,
        carpoolerSchedule: {
          mon: '2026-11-22T08:30:00+00:00',
          tue: '2026-11-22T08:30:00+00:00',
          wed: false,
          thu: '2026-11-22T17:00:00+02:00',
        },
        origin: wirePlaceOf('Toul'),
        destination: wirePlaceOf('Nancy'),
      }),
    ],
  },
});

describe('the carpools of a record', () => {
  it('are listed without the passengers, by hours and then by detour, unknown ones last', async () => {
    const { person } = await openTab(CARPOOLS, record);
    const table = await screen.findByRole('table', { name: 'Covoitureurs' });
    expect(textsOf(table)).toEqual(['UUUsager2 Ulysse', 'UUUsager1 Ulysse', 'UUUsager4 Ulysse']);
    expect(screen.getByText('3 correspondances affichées sur 4')).toBeTruthy();
    const hours = within(table).getByRole('columnheader', { name: 'Écart d’horaire' });
    expect(hours.getAttribute('aria-sort')).toBe('ascending');
    const detour = within(table).getByRole('columnheader', { name: 'Détour' });
    await person.click(within(detour).getByRole('button'));
    expect(textsOf(table)).toEqual(['UUUsager2 Ulysse', 'UUUsager1 Ulysse', 'UUUsager4 Ulysse']);
    await person.click(within(detour).getByRole('button'));
    expect(detour.getAttribute('aria-sort')).toBe('descending');
    expect(textsOf(table)).toEqual(['UUUsager1 Ulysse', 'UUUsager2 Ulysse', 'UUUsager4 Ulysse']);
  });

  it('are put in order by a list of choices too, for cards that have no headings', async () => {
    const { person } = await openTab(CARPOOLS, record);
    const table = await screen.findByRole('table', { name: 'Covoitureurs' });
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });
    expect(order.value).toBe('hours');
    await person.selectOptions(order, 'Sens');
    await person.click(screen.getByRole('button', { name: 'Ordre décroissant', pressed: false }));
    expect(screen.getByRole('button', { name: 'Ordre décroissant', pressed: true })).toBeTruthy();
    expect(textsOf(table)[0]).toBe('UUUsager4 Ulysse');
  });

  it('say how many filters are set while they are folded, and keep the focus when nothing passes them', async () => {
    const { person } = await openTab(CARPOOLS, record);
    const button = await screen.findByRole('button', { name: 'Filtres (1)', expanded: false });
    expect(screen.queryByRole('switch', { name: 'Conducteurs seulement' })).toBeNull();
    await person.click(button);
    const frequency = screen.getByRole('combobox', { name: 'Fréquence' });
    await person.selectOptions(frequency, 'Ponctuel');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sens' }), 'Retour');
    expect(screen.getByText('Aucune correspondance pour ces filtres.')).toBeTruthy();
    expect(frequency.isConnected).toBe(true);
    expect(screen.getByRole('button', { name: 'Filtres (3)', expanded: true })).toBe(button);
  });

  it('say way, role, frequency, times as they are written, journey, detour and exclusiveness', async () => {
    await openTab(CARPOOLS, record);
    const rows = within(await screen.findByRole('table', { name: 'Covoitureurs' })).getAllByRole('row');
    expect(cellsOf(rows[1])).toEqual([
      'Aller',
      '09:15 · 15\u00a0min plus tôt',
      'Conducteur',
      'Ponctuel',
      'lun. 1er mars 2027 à 09:15',
      'lun. 1er mars 2027 à 09:30',
      'Nancy → Toul',
      'Aller-retour',
      '1\u00a0min, 1,5\u202fkm',
      'Oui',
      'Appeler',
    ]);
    const regular = cellsOf(rows[3]);
    expect(regular.slice(0, 5)).toEqual([
      'Retour',
      'heure inconnue',
      'Conducteur',
      'Régulier',
      'lun., mar.\u00a0: 08:30jeu.\u00a0: 17:00',
    ]);
    expect(regular[8]).toBe('Inconnu');
  });

  it('are filtered here by way, role and frequency', async () => {
    const { person, bridge } = await openTab(CARPOOLS, record);
    await person.click(await screen.findByRole('button', { name: 'Filtres (1)' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Sens' }), 'Retour');
    expect(textsOf(screen.getByRole('table'))).toEqual(['UUUsager4 Ulysse']);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Fréquence' }), 'Ponctuel');
    await person.click(await screen.findByRole('button', { name: 'Tout afficher' }));
    expect(textsOf(screen.getByRole('table'))).toHaveLength(4);
    expect(bridge.calls.filter(({ channel }) => channel.startsWith('solidaryrecords.'))).toEqual([]);
  });

  it('that are not there yet are searched at each opening, and the tab says so', async () => {
    const { person } = await openSolutions(recordWith());
    await person.click(await screen.findByRole('tab', { name: /^Covoitureurs \(0\)/ }));
    expect(screen.getByText(/Elles sont recherchées à chaque ouverture de la demande/)).toBeTruthy();
  });
});

describe('the volunteers of a record', () => {
  it('are listed nearest first, with radius, distance, hours and slots that fit told from those that are there', async () => {
    const far = wireTransporter(2, { centerPoint: wirePlaceOf('Toul', 48.68, 5.89), maxDistance: 12_500 });
    await openTab(/^Bénévoles/, recordWith({ admintransporters: { outward: [far, wireTransporter(1)], return: [] } }));
    const table = await screen.findByRole('table', { name: 'Bénévoles' });
    expect(textsOf(table)).toEqual(['NNNomade1 Nina', 'NNNomade2 Nina']);
    const cells = cellsOf(within(table).getAllByRole('row')[2]);
    expect(cells.slice(0, 5)).toEqual(['Aller', 'libre', 'Toul', '12,5\u00a0km', '21,3\u202fkm']);
    expect(cells[6]).toBe('07:30–12:00');
    const dots = within(table).getAllByRole('img')[0];
    expect(dots?.getAttribute('aria-label')).toBe('lun. matin, mar. matin. Convient au trajet\u00a0: lun. matin');
    expect(dots?.querySelectorAll('[data-on]')).toHaveLength(2);
    expect(dots?.querySelectorAll('[data-fits]')).toHaveLength(1);
  });

  it.each([
    ['the module is off', {}, { solidaryTransport: false }],
    ['the structure offers no transport', { adminstructureSolidaryTransport: true }, { solidaryTransport: true }],
    ['the platform does not say that it does', { adminstructureSolidaryTransport: null }, { solidaryTransport: true }],
  ])('have no tab where %s', async (_, wire, modules) => {
    await openSolutions(recordWith(wire), { config: { modules } });
    await screen.findByRole('tab', { name: /^Covoitureurs/ });
    expect(screen.queryByRole('tab', { name: /^Bénévoles/ })).toBeNull();
  });
});

describe('the comparison of everybody', () => {
  const round = (wire: Parameters<typeof recordWith>[0]) =>
    recordWith({ adminproposalType: 'roundtrip', adminreturnTime: '2026-11-22T11:30:00+00:00', ...wire });
  const both = round({
    adminoutwardMinTime: '2026-11-22T09:00:00+00:00',
    adminoutwardMaxTime: '2026-11-22T09:20:00+00:00',
    admincarpools: {
      outward: [
        wireCarpool(1, { detourDistance: 500 }),
        wireCarpool(2, { carpoolerFromTime: '2026-11-22T09:50:00+00:00', detourDistance: 4000 }),
        wireCarpool(9, { driver: false, passenger: true }),
      ],
      return: [wireCarpool(3, { carpoolerId: 102, carpoolerFamilyName: 'Usager2' })],
    },
    admintransporters: {
      outward: [
        wireTransporter(5, { centerPoint: wirePlaceOf('Toul', 48.68, 5.89) }),
        wireTransporter(6, { schedule: {} }),
      ],
      return: [wireTransporter(7, { volunteerId: 205, volunteerFamilyName: 'Nomade5' })],
    },
  });

  it('begins with those whose hours fit best, says how far away hours are, and why the first is first', async () => {
    await openSolutions(both);
    const table = await screen.findByRole('table', { name: 'Comparer' });
    const names = textsOf(table);
    expect(names).toEqual([
      'NNNomade5 Nina Bénévoleen premier\u00a0: à l’heure à l’aller et au retourpeut\u00a0: lun., mar.',
      'UUUsager2 Ulysse Covoitureur',
      'UUUsager1 Ulysse Covoitureur',
      'NNNomade6 Nina Bénévolepeut\u00a0: lun., mar.',
    ]);
    const [, first, second, third, fourth] = within(table).getAllByRole('row');
    expect(first?.hasAttribute('data-marked')).toBe(true);
    expect(cellsOf(first).slice(0, 3)).toEqual(['libre', 'libre', 'à 21,3\u202fkm']);
    expect(cellsOf(second).slice(0, 3)).toEqual([
      '09:50 · +20\u00a0min',
      '09:15 · 2\u00a0h\u00a015 plus tôt',
      '+ 4\u202fkm',
    ]);
    expect(cellsOf(third).slice(0, 3)).toEqual(['09:15 · 15\u00a0min plus tôt', 'non', '+ 500\u202fm']);
    expect(cellsOf(fourth).slice(0, 3)).toEqual(['autre créneau', 'non', 'à 0\u202fm']);
    const fits = [...table.querySelectorAll('[data-fit]')].map((cell) => cell.getAttribute('data-fit'));
    expect(fits).toEqual(['fits', 'fits', 'other', 'other', 'fits', 'none', 'other', 'none']);
  });

  it('tells how often somebody drove in other records that were read here, and for which day last', async () => {
    const { client } = await openSolutions(both);
    act(() =>
      setRecord(client, 8, {
        record: recordWith({
          id: 8,
          adminfromDate: '2027-02-08T00:00:00+00:00',
          adminsolutions: { drivers: [wireDriver(1, 1, { userId: 205 })], threads: [] },
        }),
      }),
    );
    expect(await screen.findByText('a aidé 1 fois, le 8 févr. 2027, d’après cet ordinateur')).toBeTruthy();
  });

  it('is cut down to who serves both ways', async () => {
    const { person } = await openSolutions(both);
    await person.click(await screen.findByRole('switch', { name: 'Aller et retour' }));
    expect(textsOf(screen.getByRole('table'))).toHaveLength(2);
  });

  it('gives each of its buttons a name of its own', async () => {
    const twins = recordWith({
      admincarpools: {
        outward: [1, 2, 3].map((id) => wireCarpool(id, { carpoolerId: 100 + id, carpoolerFamilyName: 'Petit' })),
        return: [],
      },
    });
    await openSolutions(twins);
    const buttons = await screen.findAllByRole('button', { name: /^Retenir/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Retenir ou noter\u00a0: Ulysse Petit, Aller',
      'Retenir ou noter\u00a0: Ulysse Petit, Aller (2)',
      'Retenir ou noter\u00a0: Ulysse Petit, Aller (3)',
    ]);
    // Two who are alike are not told apart.
    expect(screen.queryByText(/^en premier/u)).toBeNull();
  });

  it('draws of 2,000 people those in sight, and tells how many there are', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
    // What scrolls is measured by its inside.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    document.body.style.overflowY = 'auto';
    await openSolutions(
      recordWith({
        admincarpools: { outward: Array.from({ length: 2000 }, (_, index) => wireCarpool(index + 1)), return: [] },
      }),
    );
    const table = await screen.findByRole('table', { name: 'Comparer' });
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(3));
    expect(within(table).getAllByRole('rowheader').length).toBeLessThan(60);
    expect(table.getAttribute('aria-rowcount')).toBe('2001');
    expect(within(table).getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2');
    document.body.style.overflowY = '';
    vi.restoreAllMocks();
  });
});

describe('what one does with somebody who could drive', () => {
  const some = recordWith({ admincarpools: { outward: [wireCarpool(6)], return: [] } });

  it('shows the telephone of their user page on a press, and copies them with it', async () => {
    const { bridge, person } = await openSolutions(some, {
      handlers: { 'users.get': ({ id }) => fakeUser(id, { telephone: '0612345678' }) },
    });
    const button = await screen.findByRole('button', { name: 'Appeler Ulysse Usager6' });
    expect(bridge.requests('users.get')).toEqual([]);
    await person.click(button);
    const link = await screen.findByRole('link', { name: 'Appeler Ulysse Usager6\u00a0: 06 12 34 56 78' });
    expect(link.getAttribute('href')).toBe('tel:0612345678');
    expect(bridge.requests('users.get')).toEqual([{ id: 106 }]);
    await person.click(screen.getByRole('button', { name: 'Copier\u00a0: Ulysse Usager6' }));
    expect(bridge.requests('app.copyText')).toEqual([
      { text: 'Ulysse Usager6, 06 12 34 56 78, 09:15 · 15\u00a0min plus tôt, + 1,5\u202fkm' },
    ]);
  });

  it('notes a call in two presses, and keeps the choice that cannot be taken back in the menu', async () => {
    const { bridge, person } = await openSolutions(some, {
      handlers: { 'solidaryrecords.act': () => writeResult('done', { record: some }) },
    });
    expect(screen.queryByText('Retenir…')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Noter un contact avec Ulysse Usager6' }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 72, user: 106 }]));
    await person.click(await choiceButton('Ulysse Usager6'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Noter un SMS', 'Mise en relation', 'A refusé', 'Retenir…']);
  });

  it('offers no telephone to somebody who may not read users', async () => {
    await openSolutions(some, { rights: ['solidary_read', 'solidary_update'] });
    await screen.findByRole('button', { name: 'Copier\u00a0: Ulysse Usager6' });
    expect(screen.queryByRole('button', { name: /^Appeler Ulysse/u })).toBeNull();
  });
});

describe('the card of a selected driver', () => {
  it('has telephone, way, time, the state of the diary and the status of the platform, which is only shown', async () => {
    await openSolutions(
      recordWith({
        admindiary: [wireEntry('contact_sms', 3, '2026-11-12'), wireEntry('link', 3, '2026-11-14')],
        admintransporters: { outward: [], return: [wireTransporter(1)] },
        adminproposalType: 'roundtrip',
        adminsolutions: { drivers: [wireDriver(1, 1, { status: 4 })], threads: [] },
      }),
    );
    const card = await screen.findByRole('article', { name: 'Nina Nomade' });
    expect(card.textContent).toContain('06 01 02 03 03');
    expect(card.textContent).toContain('Retour · lun. matin');
    expect(card.textContent).toMatch(/Contacté le 12 nov\./);
    expect(card.textContent).toMatch(/Mis en relation le 14 nov\./);
    expect(card.textContent).toContain('Contact sur la plateforme\u00a0: À suivre');
  });
});

describe('the solutions that were asked for', () => {
  const two = recordWith({
    adminsolutions: {
      drivers: [wireDriver(1, 1), wireDriver(2, 2, { userId: 9, givenName: 'Zoé' })],
      threads: [],
    },
  });

  it('take the focus on the tab that is open', async () => {
    await openSolutions(two, { request: { what: 'tabs' } });
    const tab = await screen.findByRole('tab', { name: /^Comparer/ });
    await waitFor(() => expect(document.activeElement).toBe(tab));
  });

  it('open the message to the first driver where none has the focus', async () => {
    await openSolutions(two, { request: { what: 'message' } });
    await screen.findByRole('alertdialog', { name: 'Messages avec Nina Nomade' });
  });

  it('are drawn on a map on demand, whose words say that the list holds the same', async () => {
    const { person } = await openSolutions(two);
    const button = await screen.findByRole('button', { name: 'Carte' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await person.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await screen.findByText(/La liste contient les mêmes informations/);
  });
});
