import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { RecordChange } from '#shared/ipc/activity.ts';
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

/** The line of a card that names the facts that are not given. */
const missingIn = (card: HTMLElement) => within(card).queryByText(/^(Non renseigné|Not given)/u)?.textContent ?? null;

test('shows the facts that are given, and names the others in one line that leads to their field', async () => {
  await open();
  const key = await section('L’essentiel');
  expect(within(key).getByRole('link', { name: '06 12 34 56 78' }).getAttribute('href')).toBe('tel:0612345678');
  expect(within(key).getByRole('link', { name: 'jeanne@example.org' }).getAttribute('href')).toBe(
    'mailto:jeanne@example.org',
  );
  expect(textBeside(key, 'Domicile')).toBe('54000 Nancy');
  expect(textBeside(key, 'Âge')).toMatch(/^\d+ ans$/);
  const card = await section('Personne');
  expect(textBeside(card, 'Genre')).toBe('Femme');
  expect(textBeside(card, 'Date de naissance')).toMatch(/^3 févr\. 1982 · \d+ ans$/);
  expect(within(card).queryByText('Nationalité')).toBeNull();
  expect(missingIn(card)).toBe('Non renseigné\u00a0: nationalité, adresse postale, statut de l’identité');
  const complete = within(card).getByRole('link', { name: 'Compléter\u00a0: Personne' });
  expect(complete.getAttribute('href')).toBe('/users/12?field=nationality');
  const edit = within(card).getByRole('link', { name: 'Modifier\u00a0: Personne' });
  expect(edit.getAttribute('href')).toBe('/users/12?field=gender');
  // Named by a text: of a link without one, the title would be read out after the same name.
  expect(edit.textContent).toBe(edit.title);
  const home = await section('Domicile');
  expect(textBeside(home, 'Adresse')).toBe('5 Rue Saint-Jean, 54000, NancyFrance');
  expect(textBeside(home, 'Coordonnées')?.trim()).toBe('48,692054\u00a0; 6,184417');
  expect(missingIn(home)).toBeNull();
  const roles = within(card).getByText('Rôles').nextElementSibling as HTMLElement;
  expect(within(roles).getByText(/^Utilisateur inscrit, partout$/)).toBeDefined();
  expect(await within(roles).findByText(/^Administrateur solidaire, Meurthe-et-Moselle$/)).toBeDefined();
});

test('a card without any fact is its title and the names of what is missing', async () => {
  stored = { homeAddress: null };
  await open();
  const home = await section('Domicile');
  expect(home.querySelector('dl')).toBeNull();
  expect(missingIn(home)).toBe('Non renseigné\u00a0: adresse, coordonnées');
});

test('works in English too', async () => {
  await open({ locale: 'en' });
  const card = await section('Person');
  expect(missingIn(card)).toBe('Not given: nationality, postal address, identity status');
  expect(textBeside(card, 'Birth date')).toMatch(/^3 Feb 1982 · \d+ years old$/);
});

test('activity holds what is dated, the newest first, and what was done from this computer', async () => {
  stored = { lastActivityDate: '2024-05-01T08:00:00+00:00', importedDate: '2024-02-10T08:00:00+00:00' };
  const at = Date.now();
  bridge.answer('activity.list', ({ id }) => ({
    changes: [
      { at, kind: 'updated', fields: ['telephone', 'isHitchhikingDriver', 'isHitchhikingPassenger', 'unknown'] },
      { at: at - 1000, kind: 'memberAdded', about: { resource: 'communities', id: 4 } },
    ].filter(() => id === 12) as RecordChange[],
    isRead: true,
  }));
  bridge.answer('hitchhiking.calls', () => ({
    calls: [
      { userId: 11, at, isReached: true },
      { userId: 12, at: at - 2000, isReached: false },
    ],
    isRead: true,
  }));
  await open();
  const card = await section('Activité');
  expect(await within(card).findByText(/^Appel noté\s: personne pas jointe$/u)).toBeDefined();
  expect(await within(card).findByText(/· téléphone et rôle autostop$/u)).toBeDefined();
  expect(await within(card).findByText(/· Vélo du Grand Est$/u)).toBeDefined();
  expect(
    within(card)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Aujourd’hui', 'Mai 2024', 'Février 2024', 'Janvier 2024']);
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('p')?.textContent),
  ).toEqual([
    'Vous avez modifié cette fiche',
    'Vous avez ajouté cette personne à une communauté',
    'Appel noté\u00a0: personne pas jointe',
    'Dernière activité sur la plateforme',
    'Compte importé',
    'Compte créé',
  ]);
});

test('the card of minors is that of minors only', async () => {
  const config = { modules: { minorProtection: true } };
  const { unmount } = await open({ config });
  expect(textBeside(await section('Personne'), 'Majorité')).toBe('Personne majeure');
  expect(screen.queryByRole('region', { name: 'Mineur' })).toBeNull();
  unmount();
  stored = { birthDate: `${new Date().getFullYear() - 16}-01-01T00:00:00+00:00` };
  await open({ config });
  expect(missingIn(await section('Mineur'))).toContain('e-mail du responsable légal');
  expect(within(await section('Personne')).queryByText('Majorité')).toBeNull();
});

test('communities load after the header, with their count, and fail on their own', async () => {
  bridge.answer('communities.list', () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  });
  const { person } = await open({ config: { modules: { community: true } } });
  const failed = await section('Communautés');
  const retry = await within(failed).findByRole('button', { name: 'Réessayer' });
  expect(await section('Personne')).toBeDefined();
  bridge.answer('communities.list', ({ page, perPage }) => ({
    rows: [fakeCommunity(4, { name: 'Vélo du Grand Est', nbMembers: 1 })],
    unreadable: [],
    total: 1248,
    page,
    perPage,
  }));
  await person.click(retry);
  const card = await section(/^Communautés\s1\s248$/);
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
  expect(await section('Personne')).toBeDefined();
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
  expect(missingIn(await section('Covoiturage'))).toContain('permis de conduire');
});

test('editing is offered to people with the right, and on one’s own page', async () => {
  const { unmount } = await open({ rights: ['user_read'] });
  expect(await section('Personne')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^(Modifier|Compléter)/ })).toBeNull();
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

test('a deleted account is marked as such and can only be printed', async () => {
  stored = { status: 4, homeAddress: null };
  const { person } = await open();
  expect(await screen.findByText('Compte supprimé (données effacées)')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Autres actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Imprimer/u),
  ]);
  await person.keyboard('{Escape}');
  const key = await section('L’essentiel');
  expect(textBeside(key, 'E-mail')).toBe('jeanne@example.org');
  expect(within(key).queryByRole('link', { name: 'jeanne@example.org' })).toBeNull();
  expect(missingIn(await section('Domicile'))).toBe('Non renseigné\u00a0: adresse, coordonnées');
});

test('the number stands beside the name', async () => {
  await open();
  expect(await screen.findByText('n° 12')).toBeDefined();
});

test('proofs are in the activity, each where it was submitted and decided on', async () => {
  stored = {
    identityStatus: 1,
    identityProofs: [
      { id: 1, status: 3, originalName: 'ancienne.jpg', createdDate: '2023-01-01T00:00:00+00:00' },
      { id: 2, status: 1, originalName: 'carte.jpg', createdDate: '2024-05-01T00:00:00+00:00' },
    ],
  };
  await open();
  const entries = within(await section('Activité')).getAllByRole('listitem');
  expect(entries[0]?.textContent).toContain('carte.jpg · document absent de la plateforme');
  expect(entries.at(-1)?.textContent).toContain('Preuve d’identité refusée');
});

test('owned records link to their pages, where the module is on', async () => {
  stored = { ownership: [{ events: ['8 - Fête du vélo - été'], communities: ['4 - Vélo'] }] };
  await open({ config: { modules: { event: true } } });
  const card = await section(/^À son nom\s2$/);
  expect(within(card).getByRole('link', { name: 'Fête du vélo - été' }).getAttribute('href')).toBe('/events/show/8');
  expect(within(card).queryByRole('link', { name: 'Vélo' })).toBeNull();
  expect(within(card).getByText('Vélo')).toBeDefined();
});

test('data that could not be refreshed stay on screen, with a notice', async () => {
  const { client } = await open();
  expect(await section('Personne')).toBeDefined();
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await client.invalidateQueries({ queryKey: keys.item('users', 12) });
  await waitFor(() => expect(screen.getByText(/La plateforme ne répond pas/)).toBeDefined());
  expect(screen.getByRole('region', { name: 'Personne' })).toBeDefined();
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
  expect(await section('Personne')).toBeDefined();
});
