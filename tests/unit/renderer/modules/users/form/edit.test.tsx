import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { UserEditPage } from '#renderer/modules/users/UserEditPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { newCache, openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from './user.ts';

// Every key of a form of thirty fields is typed for real.
vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'session.grantableRoles': () => [1, 2, 3],
    'territories.list': answerRows([{ id: 7, name: 'Meurthe-et-Moselle' }]),
    'users.findByEmail': () => null,
    'users.get': ({ id }) => readUser({ id, ...stored }),
    'users.update': ({ id }) => ({ id }),
    'files.choose': () => ({ selectionId: 's1', name: 'portrait.png', size: 90_000 }),
    'files.release': () => undefined,
  });
});

const open = (options?: ScreenOptions) => openScreen(<UserEditPage id={12} />, options);
type Person = Awaited<ReturnType<typeof open>>['person'];

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (person: Person, name = 'Enregistrer') => person.click(screen.getByRole('button', { name }));
const updates = () => bridge.requests('users.update');

async function retype(person: Person, name: string | RegExp, text: string) {
  const input = await field(name);
  await person.clear(input);
  // At once: the form draws itself anew after every key.
  if (text !== '') await person.paste(text);
}

test('only changed fields are sent, and the record is read again', async () => {
  const { person, notices } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await person.click(screen.getByRole('switch', { name: 'Accepte les actualités' }));
  bridge.answer('users.update', ({ id }) => {
    stored = { givenName: 'Anne-Marie', newsSubscription: false };
    return { id };
  });
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne', acceptsNews: false } }]));
  await waitFor(async () => expect((await field(/^Prénom/)).value).toBe('Anne-Marie'));
  expect(screen.getByText('Aucune modification')).toBeDefined();
  expect(notices).toEqual([{ context: 'users', name: 'updated', outcome: 'success' }]);
});

test('a user whose e-mail the platform invented can be saved once a valid one is given, which the form suggests', async () => {
  stored = { email: '+AEyxtLYiLL@' };
  const { person } = await open();
  expect(await screen.findByText(/« \+AEyxtLYiLL@ » n’est pas une adresse valable/)).toBeDefined();
  await retype(person, /^Prénom/, 'Anne');
  await person.click(screen.getByRole('button', { name: 'Mettre une adresse sans destinataire' }));
  expect((await field(/^E-mail/)).value).toBe('sans-adresse.12@example.invalid');
  expect(screen.queryByText(/n’est pas une adresse valable/)).toBeNull();
  await save(person);
  const changes = { givenName: 'Anne', email: 'sans-adresse.12@example.invalid' };
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes }]));
});

test('an unchanged invented e-mail is not sent, and the platform’s error about it is shown at the field', async () => {
  stored = { email: '+AEyxtLYiLL@' };
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  const message = "Cette valeur n'est pas une adresse email valide.";
  bridge.answer('users.update', () => {
    throw new AppFailure({ kind: 'invalid', status: 400, fields: [{ field: 'email', message }] });
  });
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]));
  await waitFor(async () => expect((await field(/^E-mail/)).getAttribute('aria-invalid')).toBe('true'));
});

test('the lines of a postal address are kept, whatever is typed at their end', async () => {
  stored = { postalAddress: 'Jeanne Martin\n5 rue Saint-Jean\n54000 Nancy' };
  const { person } = await open();
  const address = await field(/^Adresse postale/);
  expect(address.value).toBe(stored.postalAddress);
  await person.type(address, '{Enter}France');
  await save(person);
  const postalAddress = 'Jeanne Martin\n5 rue Saint-Jean\n54000 Nancy\nFrance';
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { postalAddress } }]));
});

test('a telephone stored with spaces is not sent unless it is changed', async () => {
  const { person } = await open();
  await retype(person, /^Nationalité/, 'Française');
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { nationality: 'Française' } }]));
});

test('changing the telephone warns about what is lost', async () => {
  const { person } = await open();
  await retype(person, /^Téléphone/, '06 98 76 54 32');
  expect(screen.getByText(/perdra sa validation/)).toBeDefined();
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { telephone: '0698765432' } }]));
});

test('a cleared birth date is sent as null, never as an empty text', async () => {
  const { person } = await open();
  await retype(person, /^Date de naissance/, '');
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { birthDate: null } }]));
});

test('a changed address is sent whole, without the data of the former town', async () => {
  const { person } = await open();
  await retype(person, 'Commune', 'Laxou');
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.changes).toEqual({
    homeAddress: {
      houseNumber: '5',
      street: 'Rue Saint-Jean',
      postalCode: '54000',
      subLocality: null,
      locality: 'Laxou',
      localAdmin: null,
      county: null,
      macroCounty: null,
      region: null,
      macroRegion: null,
      country: 'France',
      countryCode: null,
      latitude: 48.692054,
      longitude: 6.184417,
    },
  });
});

test('a stored address cannot be cleared, and coordinates need each other', async () => {
  const { person } = await open();
  await retype(person, 'Latitude', '');
  await save(person);
  expect((await screen.findAllByText(/Latitude et longitude vont ensemble/)).length).toBeGreaterThan(0);
  for (const part of ['Numéro', 'Rue', 'Code postal', 'Commune', 'Pays', 'Longitude']) await retype(person, part, '');
  await save(person);
  expect((await screen.findAllByText(/ne peut pas être vidée/)).length).toBeGreaterThan(0);
  expect(updates()).toHaveLength(0);
});

test('choosing a found address fills in the fields', async () => {
  bridge.answer('points.search', () => [
    {
      id: '1',
      type: 'housenumber',
      name: null,
      houseNumber: '12',
      street: 'Rue Stanislas',
      postalCode: '54000',
      locality: 'Nancy',
      region: 'Grand Est',
      macroRegion: null,
      country: 'France',
      countryCode: 'FRA',
      latitude: 48.6931,
      longitude: 6.1801,
      kind: 'place',
      iconUrl: null,
    },
  ]);
  const { person } = await open();
  await person.click(await screen.findByRole('combobox', { name: 'Rechercher une adresse' }));
  await person.paste('12 rue stan');
  await person.click(await screen.findByRole('option', { name: /12 Rue Stanislas/ }));
  expect((await field('Rue')).value).toBe('Rue Stanislas');
  expect((await field('Latitude')).value).toBe('48.6931');
  await save(person);
  await waitFor(() =>
    expect(updates()[0]?.changes.homeAddress).toMatchObject({ houseNumber: '12', countryCode: 'FRA' }),
  );
});

test('roles that the person may not grant stay unchanged and are sent with the others', async () => {
  const { person } = await open();
  const locked = await screen.findByRole('group', { name: 'Rôle 2' });
  await waitFor(() => expect(within(locked).getByText('Administrateur solidaire')).toBeDefined());
  expect(await within(locked).findByText('Meurthe-et-Moselle')).toBeDefined();
  expect(within(locked).queryByRole('button')).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Ajouter un rôle' }));
  const added = screen.getByRole('group', { name: 'Rôle 3' });
  const choice = within(added).getByRole<HTMLSelectElement>('combobox', { name: /^Rôle/ });
  expect(document.activeElement).toBe(choice);
  expect(choice.getAttribute('aria-invalid')).toBeNull();
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Choisir…',
    'Super administrateur',
    'Administrateur',
    'Utilisateur inscrit',
  ]);
  await person.selectOptions(choice, 'Administrateur');
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.changes).toEqual({
    roles: [
      { roleId: 3, territoryId: null },
      { roleId: 274, territoryId: 7 },
      { roleId: 2, territoryId: null },
    ],
  });
});

test('a row without a role is refused; a duplicate role is sent once; an empty list is refused', async () => {
  stored = { rolesTerritory: [{ role: 3, territory: null }] };
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Ajouter un rôle' }));
  await save(person);
  expect((await screen.findAllByText(/Choisissez un rôle/)).length).toBeGreaterThan(0);
  expect(updates()).toHaveLength(0);

  const second = within(screen.getByRole('group', { name: 'Rôle 2' })).getByRole('combobox', { name: /^Rôle/ });
  await person.selectOptions(second, 'Utilisateur inscrit');
  await retype(person, /^Nationalité/, 'Belge');
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { nationality: 'Belge' } }]));

  await person.click(await screen.findByRole('button', { name: 'Retirer le rôle Utilisateur inscrit' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un rôle' }));
  await save(person);
  expect((await screen.findAllByText(/Ajoutez au moins un rôle/)).length).toBeGreaterThan(0);
  expect(updates()).toHaveLength(1);
});

test('leaving with changes asks first; staying keeps what was typed, saving leaves', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Rester' }));
  expect((await field(/^Prénom/)).value).toBe('Anne');
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  await person.click(await screen.findByRole('button', { name: /^Enregistrer et quitter/ }));
  expect(await screen.findByText('Address: /users/show/12')).toBeDefined();
  expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]);
});

test('Ctrl+Enter saves and closes without a question', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Address: /users/show/12')).toBeDefined();
  expect(updates()).toHaveLength(1);
});

test('a change of one’s own e-mail is confirmed first, and not sent when cancelled', async () => {
  const { person } = await open({ selfId: 12 });
  await retype(person, 'E-mail', 'nouvelle@example.org');
  expect(screen.getByText(/votre session prendra fin/)).toBeDefined();
  await save(person);
  await person.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
  expect(updates()).toHaveLength(0);
  expect((await field('E-mail')).value).toBe('nouvelle@example.org');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enregistrer' }));

  await save(person);
  const confirm = await screen.findByRole('button', { name: 'Enregistrer et fermer ma session' });
  const reads = bridge.requests('users.get').length;
  await person.click(confirm);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { email: 'nouvelle@example.org' } }]));
  // The tokens are dead: nothing is asked any more.
  expect(bridge.requests('users.get')).toHaveLength(reads);
});

test('a change of another person’s e-mail needs no confirmation', async () => {
  const { person } = await open();
  await retype(person, 'E-mail', 'nouvelle@example.org');
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refused picture leaves the record saved; retrying sends the same file', async () => {
  bridge.answer('users.uploadImage', () => {
    throw new AppFailure({ kind: 'file', reason: 'badSize' });
  });
  const { person, notices } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await person.click(screen.getByRole('button', { name: 'Choisir une image…' }));
  await screen.findByText(/portrait\.png .*sera envoyée/);
  await save(person);
  const bar = await screen.findByRole('alert');
  expect(bar.textContent).toContain('La fiche est enregistrée, mais l’image portrait.png n’a pas été envoyée');
  expect(bar.textContent).toContain('dimensions');
  expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]);

  bridge.answer('users.uploadImage', () => undefined);
  await person.click(within(bar).getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/n’a pas été envoyée/)).toBeNull());
  expect(bridge.requests('users.uploadImage')).toEqual([
    { id: 12, selectionId: 's1' },
    { id: 12, selectionId: 's1' },
  ]);
  expect(updates()).toHaveLength(1);
  expect(notices.at(-1)).toEqual({ context: 'users', name: 'image', outcome: 'success' });
});

test('what is typed during a save is kept and counts as unsaved', async () => {
  const answer = Promise.withResolvers<{ id: number }>();
  bridge.answer('users.update', () => answer.promise);
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  await retype(person, /^Nationalité/, 'Belge');
  stored = { givenName: 'Anne' };
  answer.resolve({ id: 12 });
  await waitFor(() => expect(screen.getByText('Modifications non enregistrées')).toBeDefined());
  expect((await field(/^Nationalité/)).value).toBe('Belge');
  expect((await field(/^Prénom/)).value).toBe('Anne');
});

test('saving from within a row of roles keeps the focus there', async () => {
  stored = {
    rolesTerritory: [
      { role: 3, territory: null },
      { role: 2, territory: null },
    ],
  };
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  const select = () => within(screen.getByRole('group', { name: 'Rôle 2' })).getByRole('combobox', { name: /^Rôle/ });
  await waitFor(() => select());
  act(() => select().focus());
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Aucune modification');
  expect(document.activeElement).toBe(select());
});

test('when the save succeeds and the next read fails, what was typed stays, with a message', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  bridge.answer('users.update', ({ id }) => {
    bridge.answer('users.get', () => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    });
    return { id };
  });
  await save(person);
  expect(await screen.findByText(/La fiche n’a pas pu être actualisée/)).toBeDefined();
  expect((await field(/^Prénom/)).value).toBe('Anne');
  expect(screen.getByText('Aucune modification')).toBeDefined();

  bridge.answer('users.get', ({ id }) => readUser({ id, givenName: 'Anne' }));
  await retype(person, /^Nationalité/, 'Belge');
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(2));
  expect(updates()[1]).toEqual({ id: 12, changes: { nationality: 'Belge' } });
});

test('a form never starts from data read before it opened', async () => {
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  const client = newCache();
  client.setQueryData(keys.item('users', 12), readUser(), { updatedAt: Date.now() - 5000 });
  await openScreen(<UserEditPage id={12} />, { client });
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Prénom/ })).toBeNull();
});

test('a deleted account cannot be edited', async () => {
  stored = { status: 4 };
  await open();
  expect(await screen.findByText('Compte supprimé (données effacées)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('an account that is neither active nor disabled keeps its status', async () => {
  stored = { status: 3 };
  const { person } = await open();
  expect(await screen.findByText(/Anonymisé/)).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Actif' })).toBeNull();
  await retype(person, /^Prénom/, 'Anne');
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]));
});
