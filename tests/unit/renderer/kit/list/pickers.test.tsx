import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Point } from '#shared/resources/points.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { PlacePicker } from '../../../../../src/renderer/kit/form/pickers/PlacePicker.tsx';
import { pointLabel } from '../../../../../src/renderer/kit/form/pickers/place-label.ts';
import { RecordPicker } from '../../../../../src/renderer/kit/form/pickers/RecordPicker.tsx';
import type { Picked } from '../../../../../src/renderer/kit/form/pickers/sources.ts';

const territories = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `Territoire ${index + 1}` }));

const point = (type: string, name: string, locality: string): Point => ({
  id: '1',
  type,
  name,
  houseNumber: null,
  street: null,
  postalCode: '54000',
  locality,
  region: null,
  macroRegion: null,
  country: 'France',
  countryCode: 'FR',
  latitude: 48.69,
  longitude: 6.18,
  kind: 'place',
  iconUrl: null,
});

const territoriesPage: NonNullable<FakeHandlers['territories.list']> = ({ page, perPage, filters }) => {
  const { name, ids } = filters;
  const found = territories.filter(
    (one) => (name === undefined || one.name.includes(name)) && (ids === undefined || ids.includes(one.id)),
  );
  return {
    rows: found.slice((page - 1) * perPage, page * perPage),
    unreadable: [],
    total: found.length,
    page,
    perPage,
  };
};
const placesFound = () => [point('locality', 'Nancy', 'Nancy'), point('venue', 'Gare de Nancy', 'Nancy')];

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'territories.list': territoriesPage,
    'points.search': placesFound,
  });
});

function OneTerritory({ first = null }: { first?: number | null }) {
  const [id, setId] = useState<number | null>(first);
  return <RecordPicker resource="territories" label="Territoire" value={id} onChange={setId} />;
}

function OnePerson({ first, known }: { first: number | null; known?: Picked[] }) {
  const [id, setId] = useState<number | null>(first);
  return <RecordPicker resource="users" label="Auteur" value={id} onChange={setId} known={known} />;
}

const open = (picker: React.ReactNode, options?: PageOptions) => openListPage(() => picker, options);

test('searches after a pause, twenty results at a time, and shows the name of the choice', async () => {
  const person = userEvent.setup();
  await open(<OneTerritory />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Territoire' });
  await person.click(box);
  // Faster than any pause, however busy the machine.
  for (const value of ['Terr', 'Territ', 'Territoire']) fireEvent.input(box, { target: { value } });
  await waitFor(() => expect(bridge.requests('territories.list').at(-1)?.filters.name).toBe('Territoire'));
  await waitFor(() => expect(screen.getAllByRole('option', { name: /^Territoire/ })).toHaveLength(20));
  expect(bridge.requests('territories.list').map(({ filters }) => filters.name)).toEqual([undefined, 'Territoire']);
  await person.click(screen.getByRole('option', { name: 'Afficher plus de résultats' }));
  await waitFor(() => expect(screen.getAllByRole('option', { name: /^Territoire/ })).toHaveLength(40));
  await person.click(screen.getByRole('option', { name: 'Territoire 33' }));
  await waitFor(() => expect(box.value).toBe('Territoire 33'));
});

test('shows the name of its initial record', async () => {
  await open(<OneTerritory first={7} />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Territoire' });
  await waitFor(() => expect(box.value).toBe('Territoire 7'));
});

test('shows numbers, and requests nothing, without the right to read names', async () => {
  await open(<OneTerritory first={7} />, { rights: ['user_list'] });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Territoire' });
  expect(box.value).toBe('#7');
  expect(box.disabled).toBe(true);
  expect(screen.getByText(/Votre compte ne permet pas de voir cette liste/)).toBeDefined();
  expect(bridge.calls).toEqual([]);
});

test('adds several records and removes one', async () => {
  const person = userEvent.setup();
  const changed = vi.fn<(ids: number[]) => void>();
  function Several() {
    const [ids, setIds] = useState<number[]>([3]);
    return (
      <RecordPicker
        isMultiple
        resource="territories"
        label="Territoires"
        value={ids}
        onChange={(next) => {
          changed(next);
          setIds(next);
        }}
      />
    );
  }
  await open(<Several />);
  await person.click(await screen.findByRole('combobox', { name: 'Territoires' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Territoire 5' }));
  expect(changed).toHaveBeenLastCalledWith([3, 5]);
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Territoire 3' }));
  expect(changed).toHaveBeenLastCalledWith([5]);
});

const people = [
  fakeUser(12, { givenName: 'Jeanne', familyName: 'Martin', email: 'jeanne@example.org' }),
  fakeUser(13, { givenName: 'Paul', familyName: 'Martin', email: 'paul@example.org' }),
];

test('finds a person by name, and shows name, e-mail and number', async () => {
  const person = userEvent.setup();
  bridge.answer('users.list', ({ page, perPage, filters: { search } }) => {
    const rows = people.filter(({ id }) => search === 'Martin' || search === `#${id}`);
    return { rows, unreadable: [], total: rows.length, page, perPage };
  });
  await open(<OnePerson first={null} />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Auteur' });
  await person.click(box);
  await person.paste('Martin');
  await person.click(await screen.findByRole('option', { name: /^Paul Martin/ }));
  await waitFor(() => expect(box.value).toBe('Paul Martin'));
  expect(await screen.findByText('paul@example.org · #13')).toBeDefined();
});

test('typing searches again, and keeps the current choice until another is chosen', async () => {
  const person = userEvent.setup();
  const changed = vi.fn<(id: number | null) => void>();
  await open(
    <>
      <RecordPicker resource="territories" label="Obligatoire" value={7} onChange={changed} isRequired />
      <RecordPicker resource="territories" label="Libre" value={7} onChange={changed} />
    </>,
  );
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Obligatoire/ });
  await waitFor(() => expect(box.value).toBe('Territoire 7'));
  await person.click(box);
  await person.keyboard('Terr');
  expect(box.value).toBe('Terr');
  fireEvent.blur(box);
  expect(box.value).toBe('Territoire 7');
  expect(changed).not.toHaveBeenCalled();

  const free = screen.getByRole<HTMLInputElement>('combobox', { name: 'Libre' });
  await person.click(free);
  await person.keyboard('{Delete}');
  expect(changed).toHaveBeenLastCalledWith(null);
});

test('Enter does not choose a result of an earlier search', async () => {
  const person = userEvent.setup();
  const changed = vi.fn<(id: number | null) => void>();
  await open(<RecordPicker resource="territories" label="Territoire" value={null} onChange={changed} />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Territoire' });
  await person.click(box);
  await screen.findByRole('option', { name: 'Territoire 1' });
  bridge.answer('territories.list', () => new Promise(() => {}));
  await person.paste('Vallée');
  await person.keyboard('{ArrowDown}{Enter}');
  // Whether the pause in the typing is over or not.
  await waitFor(() => expect(bridge.requests('territories.list').at(-1)?.filters.name).toBe('Vallée'));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(changed).not.toHaveBeenCalled();
  expect(box.value).toBe('Vallée');
});

test('offers only oneself, without a request, to a person who may not list people', async () => {
  const person = userEvent.setup();
  await open(<OnePerson first={12} known={[{ id: 12, name: 'Jeanne Martin' }]} />, { rights: ['event_update'] });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Auteur' });
  expect(box.value).toBe('Jeanne Martin');
  expect(screen.getByText(/vous ne pouvez choisir que vous-même/)).toBeDefined();
  await person.click(box);
  const [only, ...others] = await screen.findAllByRole('option');
  expect(only?.textContent).toMatch(/#1$/);
  expect(others).toEqual([]);
  expect(bridge.calls).toEqual([]);
});

test('shows the icon of a type of relay points, and its name', async () => {
  const person = userEvent.setup();
  bridge.answer('relaypointtypes.list', ({ page, perPage }) => {
    const type = { id: 4, name: 'Gare', iconId: 2, iconName: null, privateIconName: null, privateIconUrl: null };
    const rows = [{ ...type, iconUrl: 'https://platform.example/icon/4.svg' }];
    return { rows, unreadable: [], total: rows.length, page, perPage };
  });
  const { container } = await open(
    <RecordPicker resource="relaypointtypes" label="Type" value={4} onChange={() => {}} />,
    { rights: ['relay_point_type_list'] },
  );
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Type' });
  await waitFor(() => expect(box.value).toBe('Gare'));
  expect(container.querySelector('img')?.getAttribute('src')).toContain('icon%2F4.svg');
  await person.click(box);
  expect((await screen.findByRole('option', { name: 'Gare' })).querySelector('img')).not.toBeNull();
});

test('finds the structures of the session by part of their name, and shows numbers without the right', async () => {
  const person = userEvent.setup();
  const structures = [
    { id: 5, name: 'Croix bleue' },
    { id: 6, name: 'Mobilité pour tous' },
  ];
  const picker = <RecordPicker resource="solidarystructures" label="Structure" value={5} onChange={() => {}} />;
  const { unmount } = await open(picker, { structures, rights: ['structure_list'] });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Structure' });
  await waitFor(() => expect(box.value).toBe('Croix bleue'));
  await person.click(box);
  await person.paste('mobilité');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mobilité pour tous']),
  );
  unmount();

  await open(picker, { structures, rights: [] });
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Structure' })).value).toBe('#5');
});

test('finds a place from three letters on, grouped by kind', async () => {
  const person = userEvent.setup();
  const picked = vi.fn<(found: Point | null) => void>();
  await open(<PlacePicker label="Départ" text="" onPick={picked} />);
  const box = await screen.findByRole('combobox', { name: 'Départ' });
  await person.type(box, 'Na');
  expect(await screen.findByText(/Saisissez au moins 3 caractères/)).toBeDefined();
  expect(bridge.requests('points.search')).toEqual([]);
  await person.paste('ncy');
  await person.click(await screen.findByRole('option', { name: 'Gare de Nancy, 54000 Nancy' }));
  expect(bridge.requests('points.search')).toEqual([{ text: 'Nancy' }]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(picked.mock.calls.map(([found]) => found?.name)).toEqual(['Gare de Nancy']);
});

test('Enter does not choose a place of an earlier search', async () => {
  const person = userEvent.setup();
  const picked = vi.fn<(found: Point | null) => void>();
  await open(<PlacePicker label="Départ" text="" onPick={picked} />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Départ' });
  await person.click(box);
  await person.paste('Nancy');
  await screen.findByRole('option', { name: 'Gare de Nancy, 54000 Nancy' });
  // One turn of the loop: no pause ends in it.
  fireEvent.input(box, { target: { value: 'Nancy 12' } });
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box, { key });
  expect(picked).not.toHaveBeenCalled();
  expect(box.value).toBe('Nancy 12');
});

test.each([
  [{ ...point('locality', 'Nancy', 'Nancy'), region: 'Grand Est' }, 'Nancy (54000, Grand Est)'],
  [{ ...point('locality', 'Nancy', 'Nancy'), postalCode: null }, 'Nancy'],
  [point('venue', 'Gare', 'Nancy'), 'Gare, 54000 Nancy'],
  [{ ...point('street', '', 'Nancy'), name: null, houseNumber: '12', street: 'rue Foch' }, '12 rue Foch, 54000 Nancy'],
  [{ ...point('other', '', ''), name: null, postalCode: null, locality: null }, '48.69, 6.18'],
])('a place is labelled by its name or address, else by its coordinates', (found, label) => {
  expect(pointLabel(found)).toBe(label);
});

test.each([
  ['territories.list', <OneTerritory key="record" />, 'Territoire', 'Territoire 1'],
  ['points.search', <PlacePicker key="place" label="Départ" text="" onPick={() => {}} />, 'Départ', 'Nancy'],
] as const)(
  'when %s fails, the field shows the reason in place of results, and tries again when reopened',
  async (channel, picker, label, value) => {
    const person = userEvent.setup();
    const refuse = () => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    };
    bridge.answer(channel, refuse);
    await open(picker);
    const box = await screen.findByRole('combobox', { name: label });
    await person.click(box);
    fireEvent.input(box, { target: { value } });
    await screen.findByText('La plateforme ne répond pas');
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'));
    bridge.answer('territories.list', territoriesPage);
    bridge.answer('points.search', placesFound);
    await person.click(box);
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('La plateforme ne répond pas')).toBeNull());
  },
);
