import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UserCreatePage } from '#renderer/modules/users/UserCreatePage.tsx';
import { UserEditPage } from '#renderer/modules/users/UserEditPage.tsx';
import { asInstant } from '#shared/instant.ts';
import type { KeptDraft } from '#shared/ipc/drafts.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from './user.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
let stored: Record<string, unknown>;
let kept: KeptDraft | null;
const afterPause = { timeout: 4_000 };

beforeEach(() => {
  stored = {};
  kept = null;
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => kept,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'session.grantableRoles': () => [1, 2, 3],
    'territories.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'users.findByEmail': () => null,
    'users.get': ({ id }) => readUser({ id, ...stored }),
    'users.update': ({ id }) => ({ id }),
    'users.create': () => ({ id: 99 }),
  });
});

const open = (options?: ScreenOptions) => openScreen(<UserEditPage id={12} />, options);
type Person = Awaited<ReturnType<typeof open>>['person'];
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saves = () => bridge.requests('drafts.save');
const drops = () => bridge.requests('drafts.drop');
const bar = () => screen.findByRole('region', { name: 'Saisie non enregistrée' });
const savedAt = asInstant('2026-03-02T09:00:00.000Z');

async function retype(person: Person, name: string | RegExp, text: string) {
  const input = await field(name);
  await person.clear(input);
  // At once: the form draws itself anew after every key.
  if (text !== '') await person.paste(text);
}

const typedBefore: KeptDraft = {
  content: { values: { givenName: 'Anne', gender: 2 }, base: { givenName: 'Jeanne', gender: 1 } },
  savedAt,
};

test('typed changes are saved after a pause, with the values they started from', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), afterPause);
  expect(saves().at(-1)).toEqual({
    resource: 'users',
    record: 12,
    content: { values: { givenName: 'Anne' }, base: { givenName: 'Jeanne' } },
  });
  expect(await screen.findByText(/brouillon gardé sur cet ordinateur/)).toBeDefined();
});

test('without a keychain the form says that the draft is in memory only', async () => {
  bridge.answer('drafts.save', () => ({ isOnDisk: false }));
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  expect(await screen.findByText(/brouillon en mémoire seulement, perdu à la fermeture/, {}, afterPause)).toBeDefined();
});

test('undoing the changes by hand deletes the draft', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), afterPause);
  await retype(person, /^Prénom/, 'Jeanne');
  await waitFor(() => expect(drops()).toEqual([{ resource: 'users', record: 12 }]), afterPause);
});

test('saving deletes the draft', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), afterPause);
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  stored = { givenName: 'Anne' };
  await waitFor(() => expect(drops()).toHaveLength(1));
});

test('leaving without saving stores the draft at once, and the question says so when it is on disk', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await screen.findByText(/brouillon gardé/, {}, afterPause);
  await retype(person, /^Prénom/, 'Annette');
  await person.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText(/pendant 7 jours/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
  await screen.findByText('Address: /users/show/12');
  await waitFor(() => expect(saves().at(-1)?.content.values).toEqual({ givenName: 'Annette' }));
  expect(drops()).toHaveLength(0);
});

test('a draft is offered, not applied, with its time and its differences', async () => {
  kept = typedBefore;
  const { person } = await open();
  const offer = within(await bar());
  expect(offer.getByText(/2 mars.*2 champs/)).toBeDefined();
  expect((await field(/^Prénom/)).value).toBe('Jeanne');

  await person.click(offer.getByRole('button', { name: 'Voir les différences' }));
  const lines = offer.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines).toEqual(['ChampVotre saisieSur la plateforme', 'PrénomAnneJeanne', 'GenreHommeFemme']);
});

test('a restored draft fills its fields, keeps being stored, and is saved as changes', async () => {
  kept = typedBefore;
  const { person } = await open();
  await person.click(within(await bar()).getByRole('button', { name: 'Reprendre ma saisie' }));
  const input = await field(/^Prénom/);
  expect(input.value).toBe('Anne');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole('region', { name: 'Saisie non enregistrée' })).toBeNull();
  expect(screen.getByText(/Modifications non enregistrées/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(bridge.requests('users.update')).toEqual([{ id: 12, changes: { givenName: 'Anne', gender: 2 } }]),
  );
});

test('saving a draft restored over a changed record asks about conflicts', async () => {
  stored = { givenName: 'Jeannette' };
  kept = typedBefore;
  const { person } = await open();
  const offer = within(await bar());
  await person.click(offer.getByRole('button', { name: 'Voir les différences' }));
  expect(offer.getByText('Modifié depuis votre saisie')).toBeDefined();
  await person.click(offer.getByRole('button', { name: 'Reprendre ma saisie' }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const question = (await screen.findByText(/a changé entre-temps/)).closest('[role="alertdialog"]');
  expect(question?.textContent).toContain('Jeannette');
  expect(bridge.requests('users.update')).toHaveLength(0);
});

test('a discarded draft is deleted, and the form does not change', async () => {
  kept = typedBefore;
  const { person } = await open();
  await person.click(within(await bar()).getByRole('button', { name: 'Supprimer cette saisie' }));
  expect((await field(/^Prénom/)).value).toBe('Jeanne');
  await waitFor(() => expect(drops()).toEqual([{ resource: 'users', record: 12 }]));
  expect(screen.queryByRole('region', { name: 'Saisie non enregistrée' })).toBeNull();
});

test('typing before deciding loses neither version, and restoring keeps the newer one', async () => {
  kept = typedBefore;
  const { person } = await open();
  await bar();
  await retype(person, /^Prénom/, 'Zoé');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), afterPause);
  expect(saves().at(-1)?.content.values).toEqual({ givenName: 'Zoé', gender: 2 });
  await person.click(within(await bar()).getByRole('button', { name: 'Reprendre ma saisie' }));
  expect((await field(/^Prénom/)).value).toBe('Zoé');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Genre/ }).value).toBe('2');
});

test('a draft whose changes are already stored is deleted without a message', async () => {
  stored = { givenName: 'Anne', gender: 2 };
  kept = typedBefore;
  await open();
  await waitFor(() => expect(drops()).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Saisie non enregistrée' })).toBeNull();
});

test('unknown fields, or fields of another type, are ignored', async () => {
  kept = { content: { values: { formerly: 'x', roles: 'x', homeAddress: {}, givenName: 'Anne' }, base: {} }, savedAt };
  const { person } = await open();
  const offer = within(await bar());
  expect(offer.getByText(/\(1 champ\)\./)).toBeDefined();
  await person.click(offer.getByRole('button', { name: 'Reprendre ma saisie' }));
  expect((await field(/^Prénom/)).value).toBe('Anne');
});

test('drafts that cannot be read or stored do not block the form', async () => {
  const refuse = () => {
    throw new Error('no drafts');
  };
  bridge.answer('drafts.get', refuse);
  bridge.answer('drafts.save', refuse);
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await waitFor(() => expect(saves().length).toBeGreaterThan(0), afterPause);
  // The person is told, since leaving the page would lose the input.
  await screen.findByText(/brouillon non gardé/u);
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(bridge.requests('users.update')).toHaveLength(1));
});

describe('a new record', () => {
  const ofAnne = { resource: 'users', record: null, draft: 'b9b5b0f4-50a5-4a59-8a39-2d7f29a4d5aa' };
  const ofHugo = { resource: 'users', record: null };
  const content = (values: KeptDraft['content']['values']) => ({ values, base: { givenName: null, gender: null } });
  const own = { resource: 'users', record: null, draft: expect.any(String) };

  beforeEach(() => {
    bridge.answer('drafts.ofNew', () => [
      { place: ofAnne, content: content({ givenName: 'Anne', gender: 1 }), savedAt },
      // As an earlier version stored it.
      { place: ofHugo, content: content({ givenName: 'Hugo' }), savedAt: asInstant('2026-03-01T09:00:00.000Z') },
    ]);
  });

  test('goes on with the draft that was taken up, which its creation deletes', async () => {
    const { person } = await openScreen(<UserCreatePage />);
    const offer = within(await bar());
    expect(offer.getByText(/2 mars.*Une autre saisie sera proposée ensuite/)).toBeDefined();
    await person.click(offer.getByRole('button', { name: 'Reprendre ma saisie' }));
    expect(bridge.requests('drafts.ofNew')).toEqual([{ resource: 'users' }]);
    await retype(person, /^Nom/, 'Dupont');
    await retype(person, 'E-mail', 'anne@example.org');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Address: /users/show/99', {}, afterPause)).toBeDefined();
    await waitFor(() => expect(drops()).toEqual([ofAnne]));
    expect(saves().every(({ draft }) => draft === ofAnne.draft)).toBe(true);
    expect(bridge.calls.filter(({ channel }) => channel.startsWith('drafts.')).at(-1)?.channel).toBe('drafts.drop');
  });

  test('never takes what is typed for one person into the draft of another', async () => {
    const { person } = await openScreen(<UserCreatePage />);
    await bar();
    await retype(person, /^Nom/, 'Dupont');
    await waitFor(() => expect(saves()).toHaveLength(1), afterPause);
    const [typed] = saves();
    expect(typed).toMatchObject({ ...own, content: { values: { familyName: 'Dupont' } } });
    expect(Object.keys(typed?.content.values ?? {})).toEqual(['familyName']);
    expect(typed?.draft).not.toBe(ofAnne.draft);
    // Still offered, as it was.
    await person.click(within(await bar()).getByRole('button', { name: 'Reprendre ma saisie' }));
    expect((await field(/^Prénom/)).value).toBe('Anne');
    expect((await field(/^Nom/)).value).toBe('');
    // What was typed is offered in its turn, and the two change places.
    await person.click(within(await bar()).getByRole('button', { name: 'Reprendre ma saisie' }));
    expect((await field(/^Prénom/)).value).toBe('');
    expect((await field(/^Nom/)).value).toBe('Dupont');
    await waitFor(() => expect(saves().at(-1)?.draft).toBe(typed?.draft), afterPause);
    // Longer than the pause after which anything that is still waiting is stored.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const {
      draft,
      content: { values },
    } of saves()) {
      expect(Object.keys(values)).toEqual(draft === typed?.draft ? ['familyName'] : ['givenName', 'gender']);
    }
    expect(drops()).toEqual([]);
  });

  test('discards one draft at a time, and offers the next', async () => {
    const { person } = await openScreen(<UserCreatePage />);
    await person.click(within(await bar()).getByRole('button', { name: 'Supprimer cette saisie' }));
    await waitFor(() => expect(drops()).toEqual([ofAnne]));
    expect(within(await bar()).getByText(/1er mars/)).toBeDefined();
    await person.click(within(await bar()).getByRole('button', { name: 'Supprimer cette saisie' }));
    await waitFor(() => expect(drops()).toEqual([ofAnne, ofHugo]));
    expect(screen.queryByRole('region', { name: 'Saisie non enregistrée' })).toBeNull();
  });
});
