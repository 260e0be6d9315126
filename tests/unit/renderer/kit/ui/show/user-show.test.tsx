import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from '../../../modules/users/form/user.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.copyText': () => undefined,
    'app.openExternal': () => undefined,
    'users.get': ({ id }) => readUser({ id, ...stored }),
    'territories.list': answerRows([{ id: 7, name: 'Meurthe-et-Moselle' }]),
    'communities.list': answerRows([fakeCommunity(4, { name: 'Vélo du Grand Est', nbMembers: 1 })], 1248),
  });
});

const open = (options?: ScreenOptions) => openScreen(<UserShowPage id={12} />, options);
const section = (name: string | RegExp) => screen.findByRole('region', { name });
/** The text beside a label. */
const textBeside = (card: HTMLElement, label: string) => within(card).getByText(label).nextElementSibling?.textContent;

test('shows the known fields, and marks the missing ones', async () => {
  await open();
  const contact = await section('Contact');
  expect(textBeside(contact, 'Téléphone')).toBe('06 12 34 56 78');
  expect(textBeside(contact, 'Genre')).toBe('Femme');
  expect(textBeside(contact, 'Nationalité')).toBe('Non renseigné');
  expect(textBeside(contact, 'Date de naissance')).toMatch(/^3 févr\. 1982 \(\d+ ans\)$/);
  const address = await section('Adresse du domicile');
  expect(textBeside(address, 'Adresse')).toBe('5 Rue Saint-Jean, 54000, NancyFrance');
  expect(textBeside(address, 'Coordonnées')).toBe('48,692054\u00a0; 6,184417');
  const roles = within(await section('Rôles'));
  expect(roles.getByRole('cell', { name: 'Administrateur solidaire' })).toBeDefined();
  expect(await roles.findByRole('cell', { name: 'Meurthe-et-Moselle' })).toBeDefined();
  expect(roles.getByRole('cell', { name: 'Partout' })).toBeDefined();
});

test('works in English too', async () => {
  await open({ locale: 'en' });
  const contact = await section('Contact');
  expect(textBeside(contact, 'Nationality')).toBe('Not given');
  expect(textBeside(contact, 'Birth date')).toMatch(/^3 Feb 1982 \(\d+ years old\)$/);
});

test('communities load after the header, with their count, and fail on their own', async () => {
  bridge.answer('communities.list', () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  });
  const { person } = await open({ config: { modules: { community: true } } });
  const failed = await section('Communautés');
  const retry = await within(failed).findByRole('button', { name: 'Réessayer' });
  expect(await section('Contact')).toBeDefined();
  bridge.answer('communities.list', ({ page, perPage }) => ({
    rows: [fakeCommunity(4, { name: 'Vélo du Grand Est', nbMembers: 1 })],
    unreadable: [],
    total: 1248,
    page,
    perPage,
  }));
  await person.click(retry);
  const card = await section(/^Communautés \(1.248\)$/);
  expect(within(card).getByRole('link', { name: 'Vélo du Grand Est' }).getAttribute('href')).toBe(
    '/communities/show/4',
  );
  expect(card.textContent).toContain('1 membre');
  expect(bridge.requests('communities.list').at(-1)).toMatchObject({ perPage: 5, filters: { member: 12 } });
});

test.each([
  ['the module is off', { config: {} }],
  ['the right is missing', { config: { modules: { community: true } }, rights: ['user_read'] }],
] as const)('communities are neither requested nor shown when %s', async (_, options) => {
  await open(options);
  expect(await section('Contact')).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Communautés/ })).toBeNull();
  expect(bridge.requests('communities.list')).toHaveLength(0);
});

test('sections of modules follow their switches', async () => {
  await open({ config: { modules: { hitchhiking: true } } });
  expect(await section('Autostop')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Mineur' })).toBeNull();
});

test('the driving licence is shown where it is used, or where it is filled in', async () => {
  const { unmount } = await open();
  expect(within(await section('Covoiturage')).queryByText('Permis de conduire')).toBeNull();
  unmount();
  await open({ isEecAvailable: true });
  expect(textBeside(await section('Covoiturage'), 'Permis de conduire')).toBe('Non renseigné');
});

test('editing is offered to people with the right, and on one’s own page', async () => {
  const { unmount } = await open({ rights: ['user_read'] });
  expect(await section('Contact')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  unmount();
  await open({ rights: ['user_read'], selfId: 12 });
  expect((await screen.findByRole('link', { name: 'Modifier' })).getAttribute('href')).toBe('/users/12');
});

test('the id and the e-mail can be copied, and a message started', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Copier le numéro' }));
  await person.click(screen.getByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Copier l’e-mail' }));
  expect(bridge.requests('app.copyText')).toEqual([{ text: '12' }, { text: 'jeanne@example.org' }]);
  await person.click(screen.getByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Écrire' }));
  expect(bridge.requests('app.openExternal')).toEqual([{ url: 'mailto:jeanne@example.org' }]);
});

test('a deleted account is marked as such and offers no action', async () => {
  stored = { status: 4, homeAddress: null };
  await open();
  expect(await screen.findByText('Compte supprimé (données effacées)')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull();
  const contact = await section('Contact');
  expect(textBeside(contact, 'E-mail')).toBe('jeanne@example.org');
  expect(within(contact).queryByRole('link')).toBeNull();
  expect(textBeside(await section('Adresse du domicile'), 'Adresse')).toBe('Non renseigné');
});

test('the age and the id are shown separately', async () => {
  await open();
  expect(await screen.findByText(/^\d+ ans · Identifiant 12$/)).toBeDefined();
});

test('proofs are listed newest first', async () => {
  stored = {
    identityStatus: 1,
    identityProofs: [
      { id: 1, status: 3, originalName: 'ancienne.jpg', createdDate: '2023-01-01T00:00:00+00:00' },
      { id: 2, status: 1, originalName: 'carte.jpg', createdDate: '2024-05-01T00:00:00+00:00' },
    ],
  };
  await open();
  const timeline = within(await section('Identité')).getByRole('list', { name: 'Preuves d’identité' });
  const [first, second] = timeline.children;
  expect(first?.textContent).toContain('carte.jpg (document absent de la plateforme)');
  expect(second?.textContent).toContain('Refusée');
});

test('owned records link to their pages, where the module is on', async () => {
  stored = { ownership: [{ events: ['8 - Fête du vélo - été'], communities: ['4 - Vélo'] }] };
  await open({ config: { modules: { event: true } } });
  const card = await section('Propriété (2)');
  expect(within(card).getByRole('link', { name: 'Fête du vélo - été' }).getAttribute('href')).toBe('/events/show/8');
  expect(within(card).queryByRole('link', { name: 'Vélo' })).toBeNull();
  expect(within(card).getByText('Vélo')).toBeDefined();
});

test('data that could not be refreshed stay on screen, with a notice', async () => {
  const { client } = await open();
  expect(await section('Contact')).toBeDefined();
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await client.invalidateQueries({ queryKey: keys.item('users', 12) });
  await waitFor(() => expect(screen.getByText(/La plateforme ne répond pas/)).toBeDefined());
  expect(screen.getByRole('region', { name: 'Contact' })).toBeDefined();
});

test('a refusal names the right that the platform requires', async () => {
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'denied', right: 'user_read' });
  });
  await open();
  expect(await screen.findByText(/consulter les utilisateurs/)).toBeDefined();
});

test('an unknown id offers a retry and a link to the list, as the platform answers it like a failure', async () => {
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
  });
  const { person } = await openScreen(<UserShowPage id={404} />);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/users');
  bridge.answer('users.get', ({ id }) => readUser({ id }));
  await person.click(screen.getByRole('button', { name: /Réessayer/ }));
  expect((await screen.findAllByText('Jeanne Martin')).length).toBeGreaterThan(0);
});
