import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { EventShowPage } from '#renderer/modules/events/EventShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readEvent } from './event.ts';

const config = { modules: { event: true, community: true } };
let bridge: FakeBridge;
let wire: Record<string, unknown> = {};

beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'events.get': ({ id }) => readEvent({ id, ...wire }),
    'communities.list': () => ({
      rows: [fakeCommunity(3, { name: 'Campus', nbMembers: 1234 })],
      unreadable: [],
      total: 1,
      page: 1,
      perPage: 1,
    }),
  });
});

const open = (options: ScreenOptions = {}) =>
  openScreen(<EventShowPage id={12} />, { rights: permissions, config, ...options });
const whole = { fromDate: '2999-06-20T00:00:00Z', toDate: '2999-06-20T23:59:59Z', useTime: false };

test.each([
  ['fr', {}, 'Du jeudi 20 juin 2999 à 14:00 au vendredi 21 juin 2999 à 18:30'],
  ['en', {}, 'From Thursday,? 20 June 2999 at 14:00 to Friday,? 21 June 2999 at 18:30'],
  ['fr', whole, 'Le jeudi 20 juin 2999'],
  ['fr', { ...whole, toDate: '2999-06-21T23:59:59Z' }, 'Du jeudi 20 juin 2999 au vendredi 21 juin 2999'],
  ['fr', { toDate: '2999-06-20T18:00:00-05:00' }, 'Le jeudi 20 juin 2999, de 14:00 à 18:00'],
] as const)('says in %s when it takes place, whatever the time zones', async (locale, dates, words) => {
  wire = dates;
  await open({ locale });
  const key = within(await screen.findByRole('region', { name: locale === 'fr' ? 'L’essentiel' : 'Key facts' }));
  expect(key.getByText(new RegExp(`^${words}$`))).toBeDefined();
});

test('an invalid date is shown as unreadable, and the rest of the page stays', async () => {
  wire = { fromDate: '-0001-11-30T00:00:00+00:00' };
  await open();
  expect(await screen.findByText(/^illisible \(-0001-11-30\) – ven\. 21 juin 2999 à 18:30$/)).toBeDefined();
  expect(screen.getByText(/54000, Nancy/)).toBeDefined();
});

test('shows its address in the platform’s lines, or in its parts right after a creation', async () => {
  const first = await open();
  expect(await screen.findByText('5 Rue Saint-Jean, 54000, Nancy')).toBeDefined();
  first.unmount();

  const { address } = readEvent();
  wire = { address: { street: address?.street, postalCode: '54000', addressLocality: 'Nancy', displayLabel: [] } };
  await open();
  expect(await screen.findByText('Rue Saint-Jean, 54000, Nancy')).toBeDefined();
});

test('links to its community, its creator, its website and, where the site has one, its public page', async () => {
  const { unmount } = await open({ config: { ...config, publicSiteUrl: 'https://covoiturage.example.org/' } });
  expect((await screen.findByRole('link', { name: 'Campus' })).getAttribute('href')).toBe('/communities/show/3');
  expect(await screen.findByText(/^1.234 membres$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Jeanne M.' }).getAttribute('href')).toBe('/users/show/7');
  expect(screen.getByRole('link', { name: 'https://velo.example.org' })).toBeDefined();
  const page = 'https://covoiturage.example.org/covoiturages-evenements/12';
  expect(screen.getByRole('link', { name: page }).getAttribute('href')).toBe(page);
  unmount();

  await open();
  await screen.findByRole('link', { name: 'Campus' });
  expect(screen.queryByText('Page publique')).toBeNull();
});

test('a website without https is shown as text', async () => {
  wire = { url: 'http://velo.example.org' };
  await open();
  await screen.findByText('http://velo.example.org');
  expect(screen.queryByRole('link', { name: 'http://velo.example.org' })).toBeNull();
});

test('a person who may only read sees neither buttons nor links to denied pages', async () => {
  const rights: Permission[] = ['event_manage', 'event_read'];
  await open({ rights });
  expect(await screen.findByText('Jeanne M.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Jeanne M.' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dupliquer' })).toBeNull();
  expect(bridge.requests('communities.list')).toEqual([]);
});

test.each([
  [new AppFailure({ kind: 'notFound' }), /Introuvable/],
  [new AppFailure({ kind: 'denied', right: 'event_read' }), /consulter les événements/],
  [new AppFailure({ kind: 'server', isUnreadable: false, status: 500 }), /sans raison indiquée/],
])('an event that cannot be read shows the reason', async (failure, words) => {
  bridge.answer('events.get', () => {
    throw failure;
  });
  await open();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('names the right that the platform will require, and stays readable', async () => {
  const bar = /pas le droit de voir cette fiche \(consulter les événements\)/u;
  const { unmount } = await open({ rights: permissions.filter((right) => right !== 'event_read') });
  expect(await screen.findByText(bar)).toBeDefined();
  expect(screen.getByText('5 Rue Saint-Jean, 54000, Nancy')).toBeDefined();
  unmount();
  await open();
  await screen.findByText('5 Rue Saint-Jean, 54000, Nancy');
  expect(screen.queryByText(bar)).toBeNull();
});
