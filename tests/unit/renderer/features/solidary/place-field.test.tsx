import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { linesOf, placeLabel } from '#renderer/features/places/lines.ts';
import { PlaceField } from '#renderer/features/places/PlaceField.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { Point } from '#shared/resources/points.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

afterEach(cleanup);

const point = (given: Partial<Point>): Point => ({
  id: '1',
  type: 'housenumber',
  name: null,
  houseNumber: '1',
  street: 'rue des Carmes',
  postalCode: '54000',
  locality: 'Nancy',
  region: 'Meurthe-et-Moselle',
  macroRegion: 'Grand Est',
  country: 'France',
  countryCode: 'FRA',
  latitude: 48.69,
  longitude: 6.18,
  kind: 'place',
  iconUrl: null,
  ...given,
});
const station = point({ id: '2', type: 'relaypoint', kind: 'relayPoint', name: 'Gare', street: null, houseNumber: '' });
const own = point({ id: '3', type: 'user', kind: 'own', name: 'Chez moi' });
const field = point({ id: '4', type: 'event', kind: 'event', name: 'Fête', locality: null, postalCode: null });

let picked: (Point | null)[] = [];
function Page({ needsTown = false }) {
  const [text, setText] = useState('12 rue Haute, Metz');
  return (
    <PlaceField
      label="Départ"
      text={text}
      needsTown={needsTown}
      offered={[{ label: 'Hôpital central, Nancy' }]}
      onOffered={({ label }) => setText(label)}
      onPick={(place) => {
        picked.push(place);
        setText(place === null ? '' : placeLabel(place));
      }}
    />
  );
}

const open = async (
  search: Parameters<FakeBridge['answer']>[1] = () => [point({}), station, own, field],
  needsTown = false,
) => {
  picked = [];
  installFakeBridge({ 'points.search': search as never }); // each test answers places
  await openScreen(<Page needsTown={needsTown} />, { config: { supportContact: 'Aïcha' } });
  return screen.findByRole<HTMLInputElement>('combobox', { name: /^Départ/ });
};
const type = (box: HTMLElement, value: string) => {
  fireEvent.input(box, { target: { value } });
};

it('offers found places in the groups of the platform, without the own addresses of the operator', async () => {
  const box = await open();
  type(box, 'carmes');
  expect(
    await screen.findByRole('option', { name: /1 rue des Carmes\s*54000 Nancy, Meurthe-et-Moselle/i }),
  ).toBeTruthy();
  expect(screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
    'Adresses',
    'Points relais',
    'Événements',
  ]);
  expect(screen.queryByRole('option', { name: /Chez moi/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('3 adresses trouvées');
  fireEvent.click(screen.getByRole('option', { name: /Gare/ }));
  expect(picked).toEqual([station]);
  expect(box.value).toBe('Gare, 54000 Nancy');
});

it('keeps a text of which nothing was chosen, and says that it is no place', async () => {
  const box = await open();
  type(box, 'quelque part');
  fireEvent.blur(box);
  expect(await screen.findByText('Choisissez une adresse dans la liste.')).toBeTruthy();
  expect(box.value).toBe('quelque part');
  expect(picked).toEqual([]);
});

it('gives the former place back by Escape once the list is closed', async () => {
  const box = await open();
  box.focus();
  type(box, 'carmes');
  fireEvent.keyDown(box, { key: 'Escape' });
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(box.value).toBe('12 rue Haute, Metz'));
});

it('refuses a place without a town as a home, and takes it otherwise', async () => {
  const box = await open(undefined, true);
  type(box, 'fête');
  fireEvent.click(await screen.findByRole('option', { name: /Fête/ }));
  expect(await screen.findByText('Choisissez une adresse complète.')).toBeTruthy();
  expect(picked).toEqual([]);
});

it('keeps the text where the search fails, and asks again on demand', async () => {
  let fails = true;
  const box = await open(() => {
    if (fails) throw new AppFailure({ kind: 'network', reason: 'timeout' });
    return [point({})];
  });
  type(box, 'carmes');
  expect(await screen.findByText(/La recherche d’adresses ne répond pas/)).toBeTruthy();
  expect(box.value).toBe('carmes');
  expect(screen.getByText(/^Besoin d’aide/u)).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('option', { name: /rue des Carmes/ })).toBeTruthy();
});

it('offers the usual places of the structure before anything is typed', async () => {
  const box = await open();
  type(box, '');
  fireEvent.click(await screen.findByRole('option', { name: 'Hôpital central, Nancy' }));
  await waitFor(() => expect(box.value).toBe('Hôpital central, Nancy'));
});

it('names the country of a place abroad alone', () => {
  expect(linesOf(point({})).second).not.toContain('France');
  expect(linesOf(point({ country: 'Belgique', countryCode: 'BEL' })).second).toContain('Belgique');
});
