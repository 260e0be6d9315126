import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserCreatePage } from '#renderer/modules/users/UserCreatePage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from './user.ts';

// Every key of a form of thirty fields is typed for real.
vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'session.grantableRoles': () => [1, 2, 3, 99],
    'users.findByEmail': () => null,
    'users.create': () => ({ id: 50 }),
    'users.get': ({ id }) => readUser({ id }),
    'files.release': () => undefined,
  });
});

const open = (options?: ScreenOptions) => openScreen(<UserCreatePage />, options);
type Person = Awaited<ReturnType<typeof open>>['person'];

/** At once: the form draws itself anew after every key. */
async function paste(person: Person, field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}

async function fillIn(person: Person) {
  await paste(person, await screen.findByRole('textbox', { name: /^Prénom/ }), 'Léa');
  await paste(person, screen.getByRole('textbox', { name: /^Nom/ }), ' Petit ');
  await person.selectOptions(screen.getByRole('combobox', { name: /^Genre/ }), 'Femme');
  await paste(person, screen.getByRole('textbox', { name: 'E-mail' }), 'lea@example.org');
}

const save = (person: Person, name = 'Enregistrer') => person.click(screen.getByRole('button', { name }));

test.each([
  [
    'fr',
    'Enregistrer',
    'Ce champ est obligatoire',
    'Choisissez une valeur',
    'Saisissez une adresse e-mail ou un téléphone',
  ],
  ['en', 'Save', 'This field is required', 'Choose a value', 'Enter an e-mail address or a phone number'],
] as const)(
  'an empty form names the missing fields, in %s, and focuses the first',
  async (locale, action, required, choose, contact) => {
    const { person } = await open({ locale });
    await person.click(await screen.findByRole('button', { name: action }));
    const first = await screen.findByRole('textbox', { name: locale === 'fr' ? /^Prénom/ : /^First name/ });
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(first);
    const described = first.getAttribute('aria-describedby') ?? '';
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent?.trim())).toContain(required);

    const links = screen.getAllByRole('button', { name: /:/ }).map(({ textContent }) => textContent ?? '');
    expect(links).toHaveLength(4);
    expect(links[2]).toContain(choose);
    expect(links[3]).toContain(contact);
    expect(bridge.requests('users.create')).toHaveLength(0);
  },
);

test('a link of the error summary moves to its field', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  await person.click(await screen.findByRole('button', { name: /^Genre/ }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Genre/ }));
});

test('F8 moves through the invalid fields, Shift+F8 backwards', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  const given = screen.getByRole('textbox', { name: /^Prénom/ });
  await waitFor(() => expect(document.activeElement).toBe(given));
  await person.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nom/ }));
  await person.keyboard('{Shift>}{F8}{F8}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
  await person.keyboard('{F8}');
  expect(document.activeElement).toBe(given);
});

test('only filled fields are sent, trimmed, and the page of the new record opens', async () => {
  const { person, notices } = await open();
  await fillIn(person);
  await save(person);
  expect(await screen.findByText('Address: /users/show/50')).toBeDefined();
  expect(bridge.requests('users.create')).toEqual([
    {
      givenName: 'Léa',
      familyName: 'Petit',
      gender: 1,
      email: 'lea@example.org',
      phoneDisplay: 1,
      status: 1,
      roles: [],
      attempt: expect.any(String),
    },
  ]);
  expect(notices).toEqual([{ context: 'users', name: 'created', outcome: 'success' }]);
});

test('a telephone is validated for the configured countries and sent without its spaces', async () => {
  const { person } = await open({ config: { phoneCountries: ['FR', 'BE'] } });
  await fillIn(person);
  const telephone = screen.getByRole('textbox', { name: /^Téléphone/ });
  await person.type(telephone, '06 12');
  await save(person);
  expect((await screen.findAllByText(/ne semble pas valable \(France et Belgique\)/)).length).toBeGreaterThan(0);
  await person.type(telephone, ' 34 56 78');
  await save(person);
  await screen.findByText('Address: /users/show/50');
  expect(bridge.requests('users.create')[0]).toMatchObject({ telephone: '0612345678' });
});

test.each([
  ['31/02/1990', 'Cette date n’existe pas'],
  ['01/01/1899', 'à partir du 01/01/1900'],
  ['01/01/2999', 'passée'],
])('the birth date %s is refused and stays as typed', async (typed, message) => {
  const { person } = await open();
  const field = await screen.findByRole('textbox', { name: /^Date de naissance/ });
  await person.type(field, typed);
  await person.tab();
  expect(await screen.findByText(new RegExp(message))).toBeDefined();
  expect((field as HTMLInputElement).value).toBe(typed);
});

test('the format of a date is given once: by the hint, or by the error', async () => {
  const { person } = await open();
  const field = await screen.findByRole('textbox', { name: /^Date de naissance/ });
  const shapes = () => within(field.closest<HTMLElement>('[data-field]') ?? field).getAllByText(/jj\/mm\/aaaa/);
  expect(shapes().map(({ textContent }) => textContent)).toEqual(['jj/mm/aaaa ou 5 mars 1982']);
  await person.type(field, '31/02/1990');
  await person.tab();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(shapes().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Cette date n’existe pas/)]);
});

test('both coordinates are described by the one hint below them', async () => {
  await open();
  const hints = (await screen.findAllByRole('textbox', { name: /^(?:Latitude|Longitude)$/ })).map((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  const hint = expect.stringMatching(/^En degrés décimaux, par exemple 48\.692054\./u);
  expect(hints).toEqual([[hint], [hint]]);
});

test('a birth date is typed in the French format and sent in the platform’s', async () => {
  const { person } = await open();
  await fillIn(person);
  await person.type(screen.getByRole('textbox', { name: /^Date de naissance/ }), '3/2/1982');
  await save(person);
  await screen.findByText('Address: /users/show/50');
  expect(bridge.requests('users.create')[0]).toMatchObject({ birthDate: '1982-02-03' });
});

test('an e-mail that already has an account is reported on leaving the field, with a link, and is not sent', async () => {
  bridge.answer('users.findByEmail', () => ({ id: 7, givenName: 'Paul', familyName: 'Roche' }));
  const { person } = await open();
  await fillIn(person);
  await person.tab();
  expect(await screen.findByText(/Un compte a déjà cette adresse e-mail : Paul Roche/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Ouvrir ce compte, Paul Roche' });
  expect(link.getAttribute('href')).toBe('/users/show/7');
  await save(person);
  expect(bridge.requests('users.create')).toHaveLength(0);
});

test('without user_list no e-mail is looked up: the platform’s own refusal is shown at the field', async () => {
  bridge.answer('users.create', () => {
    throw new AppFailure({ kind: 'invalid', fields: [{ field: 'email', message: 'Cette valeur est déjà utilisée.' }] });
  });
  const { person } = await open({ rights: ['access_admin', 'user_create'] });
  await fillIn(person);
  await save(person);
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(email);
  expect(screen.getByRole('button', { name: /^E-mail.: Cette valeur est déjà utilisée/ })).toBeDefined();
  expect((email as HTMLInputElement).value).toBe('lea@example.org');
  expect(bridge.requests('users.findByEmail')).toHaveLength(0);
});

test('a refusal without a reason lists the known causes, and nothing typed is lost', async () => {
  bridge.answer('users.create', () => {
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' });
  });
  const { person, notices } = await open();
  await fillIn(person);
  await save(person);
  const bar = await screen.findByRole('alert');
  expect(within(bar).getByText('le genre manque')).toBeDefined();
  expect(within(bar).getByText(/un rôle ou un territoire/)).toBeDefined();
  expect((screen.getByRole('textbox', { name: /^Prénom/ }) as HTMLInputElement).value).toBe('Léa');
  expect(notices).toMatchObject([{ context: 'users', name: 'created', outcome: 'error' }]);
});

test('without an answer the page says that the account may exist', async () => {
  bridge.answer('users.create', () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  });
  const { person } = await open();
  await fillIn(person);
  await save(person);
  expect(
    await screen.findByText(/^Escale n’a pas pu vérifier si c’est enregistré\. Regardez dans la liste/),
  ).toBeDefined();
});

test('a telephone clears the error of a missing e-mail', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  await paste(person, screen.getByRole('textbox', { name: /^Téléphone/ }), '0612345678');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  expect(screen.queryByRole('button', { name: /^E-mail/ })).toBeNull();
});

test('a second Ctrl+S while saving does not create a second account', async () => {
  const answer = Promise.withResolvers<{ id: number }>();
  bridge.answer('users.create', () => answer.promise);
  const { person } = await open();
  await fillIn(person);
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(bridge.requests('users.create')).toHaveLength(1));
  await person.keyboard('{Control>}s{/Control}');
  answer.resolve({ id: 50 });
  await screen.findByText('Address: /users/show/50');
  expect(bridge.requests('users.create')).toHaveLength(1);
});

test('a minor needs the e-mail of a guardian, where the site protects minors', async () => {
  const { person } = await open({ config: { modules: { minorProtection: true } } });
  await fillIn(person);
  const year = new Date().getFullYear() - 10;
  await person.type(screen.getByRole('textbox', { name: /^Date de naissance/ }), `01/01/${year}`);
  await save(person);
  const guardian = screen.getByRole('textbox', { name: /^E-mail du responsable légal/ });
  await waitFor(() => expect(guardian.getAttribute('aria-invalid')).toBe('true'));
  await paste(person, guardian, 'parent@example.org');
  await save(person);
  await screen.findByText('Address: /users/show/50');
  expect(bridge.requests('users.create')[0]).toMatchObject({ legalGuardianEmail: 'parent@example.org' });
});

test('the guardian is not asked for where the site does not protect minors', async () => {
  await open();
  expect(await screen.findByRole('textbox', { name: /^Prénom/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^E-mail du responsable légal/ })).toBeNull();
});

test('a picture is sent after the account exists', async () => {
  bridge.answer('files.choose', () => ({ selectionId: 's1', name: 'lea.jpg', size: 120_000 }));
  bridge.answer('users.uploadImage', () => undefined);
  const { person } = await open();
  await fillIn(person);
  await person.click(screen.getByRole('button', { name: 'Choisir une image…' }));
  expect(await screen.findByText(/lea\.jpg \(120.ko\) sera envoyée/)).toBeDefined();
  await save(person);
  await screen.findByText('Address: /users/show/50');
  expect(bridge.requests('users.uploadImage')).toEqual([{ id: 50, selectionId: 's1' }]);
});

test('a missing right is named before anything is typed', async () => {
  await open({ rights: ['access_admin'] });
  expect(await screen.findByText(/pas le droit d’enregistrer ici \(créer des utilisateurs\)/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDefined();
});
