import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotListFilter } from '#renderer/features/solidary/coverage/slot-filter.tsx';
import { useLocalList } from '#renderer/features/solidary/local/local-list-page.tsx';
import { VolunteersBar } from '#renderer/features/solidary/local/VolunteersBar.tsx';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList } from '#renderer/kit/list/definition.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import type { Permission } from '#shared/permissions.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { solidaryVolunteers, type Volunteer, type VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { inStructure, ticked, volunteer } from './support.ts';

afterEach(cleanup);

const weekly = ticked('mon-morning', 'tue-morning', 'wed-morning', 'thu-morning', 'fri-morning');
const person = (id: number, familyName: string, latitude: number): VolunteerRow => ({
  ...volunteer({ slots: weekly }),
  id: solidaryUserId.parse(id),
  givenName: 'Anna',
  familyName,
  email: null,
  homeAddress: { ...emptyAddress, lines: [], locality: 'Nancy', latitude, longitude: 6.18 },
  structures: [{ ...inStructure(), name: 'Nancy' }],
});
const people = [person(5, 'Lointain', 49.2), person(8, '=Voisin', 48.7)];
const itemOf = (id: number): Volunteer => ({
  ...(people.find((one) => one.id === id) ?? person(id, 'X', 48)),
  userId: null,
  telephone: '+33612345678',
  gender: 1,
  avatar: null,
  birthDate: null,
  acceptsNews: null,
  maxDistance: 10_000,
  proofs: [],
});

const definition = defineList(solidaryVolunteers, {
  label: 'solidarylists:label',
  empty: 'solidarylists:label',
  rowLabel: ({ familyName }) => familyName ?? '',
  columns: [
    { id: 'familyName', header: 'solidarylists:call.name', width: 200, cell: (row) => textCell(row.familyName) },
  ],
  filters: [],
  actions: [],
});
const local = { Bar: VolunteersBar, filters: [slotListFilter] };

function List({ search, onSearch }: AddressPageProps) {
  return <ResourceList definition={useLocalList(definition, local)} search={search} onSearch={onSearch} />;
}

async function openList({ rights }: { rights?: readonly Permission[] } = {}) {
  const copied: string[] = [];
  const bridge = installFakeBridge({
    'solidaryvolunteers.list': ({ page, perPage }) => ({ rows: people, unreadable: [], total: 2, page, perPage }),
    'solidaryvolunteers.get': ({ id }) => {
      if (id === 5) throw new Error('unreadable');
      return itemOf(id);
    },
    'points.search': () => [
      {
        ...{ id: '1', type: 'locality', name: 'Nancy', houseNumber: null, street: null, postalCode: null },
        ...{ locality: 'Nancy', region: null, macroRegion: null, country: null, countryCode: null },
        ...{ latitude: 48.69, longitude: 6.18, kind: 'place', iconUrl: null },
      },
    ],
    'app.copyText': ({ text }) => void copied.push(text),
  });
  const view = await openListPage((props) => <List {...props} />, {
    structures: [{ id: 1, name: 'Nancy' }],
    currentStructureId: 1,
    ...(rights !== undefined && { rights }),
  });
  await screen.findByRole('grid');
  return { ...view, bridge, copied };
}

/** Opens the dialog and asks for Monday 30 November 2026 at 9:30 from Nancy. */
async function askWhoDrives() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Qui peut conduire/ })));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Jour'), { target: { value: '30/11/2026' } });
  fireEvent.change(within(dialog).getByLabelText('Heure'), { target: { value: '9h30' } });
  fireEvent.input(within(dialog).getByRole('combobox', { name: /^Adresse de prise en charge/u }), {
    target: { value: 'Nancy' },
  });
  fireEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await within(dialog).findByText('2 bénévoles peuvent conduire');
  return dialog;
}
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('who can drive', () => {
  it('shows the nearest first, reads telephone and range on opening, and copies a list to call', async () => {
    const { bridge, copied } = await openList();
    const dialog = await askWhoDrives();
    expect(names(dialog)).toEqual(['Anna =Voisin', 'Anna Lointain']);
    expect(bridge.requests('solidaryvolunteers.get')).toEqual([]);

    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Téléphone et rayon\u00a0: Anna =Voisin' })),
    );
    expect((await within(dialog).findByText(/Rayon d’action/)).textContent).toMatch(/10\s?km$/u);
    // The range lies around a place that is not the home.
    expect(within(dialog).queryByText(/son rayon/)).toBeNull();
    expect(within(dialog).getByText('+33 6 12 34 56 78')).toBeTruthy();

    fireEvent.click(within(dialog).getByRole('button', { name: 'Copier la liste d’appel' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const lines = copied[0]?.split('\n') ?? [];
    expect(lines[0]).toContain('lundi 30 novembre 2026, 09:30, Nancy');
    // A number that a spreadsheet takes for no formula; the name would be one.
    expect(lines[2]?.split('\t').slice(0, 2)).toEqual(['Anna =Voisin', '06 12 34 56 78']);
    expect(lines[3]?.split('\t').slice(0, 2)).toEqual(['Anna Lointain', '']);
    expect(lines[4]).toContain('Le téléphone de 1 bénévole n’a pas pu être chargé');
    // The one that was opened is not read again.
    expect(bridge.requests('solidaryvolunteers.get').map(({ id }) => id)).toEqual([8, 5]);
  });

  it('keeps what was typed when the dialog is closed, and refuses no time but says what one is', async () => {
    await openList();
    const dialog = await askWhoDrives();
    const time = within(dialog).getByLabelText('Heure');
    fireEvent.change(time, { target: { value: '25h' } });
    fireEvent.blur(time);
    expect(within(dialog).getByText('Saisissez une heure, par exemple 09:30')).toBeTruthy();
    fireEvent.change(time, { target: { value: '10:00' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Qui peut conduire/ })));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByLabelText<HTMLInputElement>('Heure').value).toBe('10:00');
    expect(within(again).getByText('2 bénévoles peuvent conduire')).toBeTruthy();
  });

  it('gives names without links and telephones to a person who may not open volunteers', async () => {
    const { bridge, copied } = await openList({ rights: ['solidary_volunteer_list'] });
    const dialog = await askWhoDrives();
    expect(within(dialog).queryAllByRole('link')).toEqual([]);
    expect(within(dialog).queryByRole('button', { name: /Téléphone et rayon/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copier la liste d’appel' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(bridge.requests('solidaryvolunteers.get')).toEqual([]);
  });
});

describe('the calls to the volunteers of a part of a day', () => {
  it('need no hour and no address, show one telephone at a time, and keep the answers to copy them', async () => {
    const { bridge, copied } = await openList();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Qui peut conduire/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Jour'), { target: { value: '01/12/2026' } });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Moment' }), 'Matin');
    await within(dialog).findByText('2 bénévoles peuvent conduire');
    await user.click(within(dialog).getByRole('button', { name: 'Liste d’appel (2)' }));
    const calls = await screen.findByRole('dialog', { name: /mardi 1er décembre 2026, matin$/u });
    // One page cannot be read; the other person is called all the same.
    await within(calls).findByRole('button', { name: 'Réessayer' });
    await user.keyboard('p');
    expect(await within(calls).findByRole('link', { name: 'Appeler le +33 6 12 34 56 78' })).toBeTruthy();
    expect(bridge.requests('solidaryvolunteers.get').map(({ id }) => id)).toEqual([5, 8]);
    await user.keyboard('o');
    expect(within(calls).getByRole('link', { name: 'Ouvrir la fiche' })).toBeTruthy();
    await user.click(within(calls).getByRole('button', { name: 'Copier les réponses' }));
    expect(copied.at(-1)).toMatch(/\nAnna Lointain\tpas joint\nAnna =Voisin\ta dit oui$/u);
    await user.click(within(calls).getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Liste d’appel (2)' }));
    expect(await screen.findByText('a dit oui')).toBeTruthy();
  });
});

describe('the coverage of the week', () => {
  it('counts the accepted volunteers, moves by arrows, and a cell filters the list and takes it back', async () => {
    const { bridge, address } = await openList();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Couverture de la semaine' })));
    const monday = await screen.findByRole('button', { name: /^Lundi matin.: 2 bénévoles$/ });
    expect(screen.getByRole('button', { name: /^Dimanche soir.: aucun bénévole$/ }).dataset.level).toBe('0');

    act(() => monday.focus());
    fireEvent.keyDown(monday, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lundi après-midi/);
    fireEvent.keyDown(document.activeElement ?? monday, { key: 'End' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dimanche après-midi/);
    expect(screen.getAllByRole('button', { name: /bénévole/ }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );

    fireEvent.click(monday);
    const asked = () => bridge.requests('solidaryvolunteers.list').filter(({ perPage }) => perPage === 25);
    await waitFor(() => expect(asked().at(-1)?.filters).toEqual({ structure: 1, slot: 'mon-morning' }));
    expect(screen.getByText('Lundi matin')).toBeTruthy();
    expect(screen.getByText('filtré sur cet ordinateur')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Lundi matin.: 2 bénévoles$/ }));
    await waitFor(() => expect(address()).not.toContain('slot'));
  });
});
