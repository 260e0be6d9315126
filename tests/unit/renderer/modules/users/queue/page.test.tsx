import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { IdentityQueuePage } from '#renderer/modules/users/queue/IdentityQueuePage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { isRead } from '#shared/ipc/reads.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { denied, fakeUser, unreachable } from '#tests/support/fake-users.ts';
import { answerProofFiles, type FakeFile } from '#tests/support/proof-files.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const proofOf = (id: number, more: Record<string, unknown> = {}) => ({
  id: id * 10,
  status: 1,
  originalName: 'carte.jpg',
  fileName: 'https://platform.example/carte.jpg',
  createdDate: '2026-01-02T08:00:00+00:00',
  ...more,
});
const pending = (id: number, more: Record<string, unknown> = {}): User =>
  fakeUser(id, { identityProofs: [proofOf(id)], birthDate: '1990-05-04T00:00:00+00:00', ...more });

let people: Map<number, User>;
let bridge: FakeBridge;
let asked: string[];
let fileOf: (userId: number) => FakeFile;

beforeEach(() => {
  people = new Map([1, 2, 3].map((id) => [id, pending(id)]));
  fileOf = () => 'picture';
  asked = answerProofFiles((id) => fileOf(id));
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'users.forgetProofFiles': () => undefined,
    'users.list': ({ page, perPage }) => ({
      rows: [...people.values()],
      unreadable: [],
      total: people.size,
      page,
      perPage,
    }),
    'users.get': ({ id }) => people.get(id) ?? fakeUser(id),
    'users.moderateProof': ({ userId, validate }) => {
      decide(userId, validate ? 2 : 3, 'Camille D.');
      return { status: validate ? 2 : 3, validator: 'Camille D.' };
    },
  });
});

/** The platform's data on a proof after a decision. */
const decide = (id: number, status: number, validator: string) =>
  people.set(id, pending(id, { identityProofs: [proofOf(id, { status, validator, fileName: null })] }));
const failOnce = (failure: AppFailure) => {
  bridge.answer('users.moderateProof', () => {
    throw failure;
  });
};

function Page({ search }: { search: Record<string, unknown> }) {
  const [held, setHeld] = useState(search);
  useShortcutKeys();
  return (
    <>
      <output data-testid="address">{JSON.stringify(held)}</output>
      <IdentityQueuePage search={held} onSearch={setHeld} />
    </>
  );
}
const open = async (options?: ScreenOptions, search: Record<string, unknown> = {}) =>
  openScreen(<Page search={search} />, options);
const openAtFirst = async (options?: ScreenOptions) => {
  const view = await open(options);
  await screen.findByRole('heading', { level: 2, name: 'Prénom1 Nom1' });
  return view;
};
const personOnScreen = (name: string) => screen.findByRole('heading', { level: 2, name });
const reviewStatus = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Personnes à vérifier' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  }).textContent;
const place = () => screen.getByText(/^\d+ sur \d+$/).parentElement?.textContent;
const dialog = (name: RegExp) => screen.findByRole('alertdialog', { name });

describe('the identity queue by keyboard alone', () => {
  test('accepts, refuses, skips and goes back; the summary says what became of each person', async () => {
    const { person, notices } = await openAtFirst();
    expect(place()).toBe('1 sur 3 · Encore 3 personnes à vérifier');
    await person.keyboard('a');
    await dialog(/^Accepter cette preuve\s: Prénom1 Nom1/);
    await person.keyboard('{Enter}');
    await personOnScreen('Prénom2 Nom2');
    expect(place()).toBe('2 sur 3 · Encore 2 personnes à vérifier');
    await person.keyboard('j');
    await personOnScreen('Prénom3 Nom3');
    await person.keyboard('r');
    await dialog(/^Refuser cette preuve\s: Prénom3 Nom3/);
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Il reste une personne' })).toBeDefined();
    expect(bridge.requests('users.moderateProof')).toEqual([
      { userId: 1, proofId: 10, validate: true },
      { userId: 3, proofId: 30, validate: false },
    ]);
    expect(notices.map(({ name, values }) => [name, values?.context])).toEqual([
      ['updated', undefined],
      ['updated', 'refused'],
    ]);
    expect(['Prénom1', 'Prénom2', 'Prénom3'].map(reviewStatus)).toEqual([
      'Prénom1 Nom1Acceptée',
      'Prénom2 Nom2Passée',
      'Prénom3 Nom3Refusée',
    ]);
    await person.keyboard('k');
    await personOnScreen('Prénom3 Nom3');
    expect(await screen.findByText('Vous avez refusé cette preuve.')).toBeDefined();
    await person.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('at its end the list is read again on request, and whoever came since follows', async () => {
    people = new Map([[1, pending(1)]]);
    const { person } = await openAtFirst();
    await person.keyboard('a');
    await dialog(/^Accepter/);
    await person.keyboard('{Enter}');
    const lookAgain = await screen.findByRole('button', { name: 'Rechercher de nouvelles preuves' });
    expect(lookAgain.getAttribute('aria-disabled')).not.toBe('true');
    people.set(4, pending(4));
    await person.click(lookAgain);
    await personOnScreen('Prénom4 Nom4');
  });

  test('nothing is decided before it is confirmed, and Escape changes nothing', async () => {
    const { person } = await openAtFirst();
    await person.keyboard('r');
    const question = await dialog(/^Refuser/);
    expect(question.textContent).toContain('Cette décision est définitive.');
    expect(question.textContent).toContain('Aucun motif ne peut lui être envoyé.');
    // Nothing is drawn here, so that nobody can have seen it.
    expect(question.textContent).toContain('vous n’avez pas vu le document');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bridge.requests('users.moderateProof')).toEqual([]);
    expect(reviewStatus('Prénom1')).toBe('Prénom1 Nom1En attente');
  });

  test('a question opened by a button focuses Cancel: holding Enter down does nothing', async () => {
    const { person } = await openAtFirst();
    await person.click(screen.getByRole('button', { name: 'Accepter' }));
    await dialog(/^Accepter/);
    expect(document.activeElement?.textContent).not.toBe('Accepter la preuve');
  });
});

test('the next person and their document are prefetched by read-only calls, and released on leaving', async () => {
  const { unmount } = await openAtFirst();
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['1/10', '2/20'])));
  expect(asked).not.toContain('3/30');
  expect(bridge.requests('users.get')).toContainEqual({ id: 2 });
  expect(bridge.calls.filter(({ channel }) => !isRead(channel))).toEqual([]);
  unmount();
  expect(bridge.requests('users.forgetProofFiles')).toHaveLength(1);
});

test('the address holds the current person, and a requested person comes first', async () => {
  await open({}, { user: 3 });
  await personOnScreen('Prénom3 Nom3');
  expect(place()).toBe('3 sur 3 · Encore 3 personnes à vérifier');
  expect(JSON.parse(screen.getByTestId('address').textContent ?? '')).toEqual({ user: 3 });
});

test('only hitchhikers are requested where the address asks for them', async () => {
  await open({}, { hitchhikers: 'yes' });
  await personOnScreen('Prénom1 Nom1');
  expect(bridge.requests('users.list')[0]?.filters).toEqual({ identityProofStatus: [1], isHitchhiker: true });
});

describe('when somebody else decides first', () => {
  test('it shows as soon as the person is on screen, and the buttons are disabled', async () => {
    const rows = [...people.values()];
    bridge.answer('users.list', ({ page, perPage }) => ({ rows, unreadable: [], total: 3, page, perPage }));
    decide(1, 2, 'Inès A.');
    await openAtFirst();
    expect(await screen.findByText('Inès A. a déjà traité cette preuve.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accepter' }).getAttribute('aria-disabled')).toBe('true');
    expect(reviewStatus('Prénom1')).toContain('Traitée par quelqu’un d’autre');
  });

  test('between the read and the decision: the page names them, and the next person opens', async () => {
    const { person, notices } = await openAtFirst();
    failOnce(new AppFailure({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' }));
    await person.keyboard('a');
    await dialog(/^Accepter/);
    await person.keyboard('{Enter}');
    await personOnScreen('Prénom2 Nom2');
    expect(notices).toMatchObject([{ outcome: 'error', error: { reason: 'alreadyTreated', by: 'Inès A.' } }]);
    expect(reviewStatus('Prénom1')).toContain('Traitée par quelqu’un d’autre');
  });
});

describe('errors in the identity queue', () => {
  test('a dropped network leaves the person uncertain until they are read again', async () => {
    const { person } = await openAtFirst();
    failOnce(unreachable());
    await screen.findByRole('img', { name: /Prénom1/ });
    bridge.answer('users.get', () => {
      throw unreachable();
    });
    await person.keyboard('a');
    const question = await dialog(/^Accepter/);
    await person.keyboard('{Enter}');
    expect(await within(question).findByText(/^La décision est peut-être déjà enregistrée/)).toBeDefined();
    await person.keyboard('{Escape}');
    expect(
      await screen.findByText(
        'La décision n’est pas confirmée. Actualisez la fiche pour savoir si elle est enregistrée.',
      ),
    );
    expect(reviewStatus('Prénom1')).toContain('À vérifier');
    // The network is back, and the decision had been stored.
    decide(1, 2, 'Camille D.');
    bridge.answer('users.get', ({ id }) => people.get(id) ?? fakeUser(id));
    await person.click(screen.getByRole('button', { name: 'Actualiser la fiche' }));
    await waitFor(() => expect(reviewStatus('Prénom1')).toContain('Acceptée'));
  });

  test('a refusal stays with its person, can be retried, and loses nobody', async () => {
    const { person } = await openAtFirst();
    failOnce(new AppFailure({ kind: 'denied', right: 'user_update' }));
    await person.keyboard('a');
    const question = await dialog(/^Accepter/);
    await person.keyboard('{Enter}');
    expect(await within(question).findByText(/modifier les utilisateurs/)).toBeDefined();
    expect(within(question).getByRole('button', { name: 'Réessayer' })).toBeDefined();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(reviewStatus('Prénom1')).toContain('Décision non enregistrée'));
    expect(place()).toBe('1 sur 3 · Encore 3 personnes à vérifier');
  });

  test('without the right everything can be viewed and nothing decided', async () => {
    const { person } = await openAtFirst({ rights: ['access_admin', 'user_list', 'user_read'] });
    expect(screen.getAllByText(/modifier les utilisateurs/).length).toBeGreaterThan(0);
    await person.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await person.keyboard('j');
    await personOnScreen('Prénom2 Nom2');
  });

  test.each([
    [404, 'Le document est introuvable', true],
    [403, 'Accès refusé', true],
    [413, 'Le document est trop volumineux', false],
    [415, 'Ce type de document ne s’affiche pas ici', false],
    [422, 'Le document est trop lourd à afficher', false],
    [502, 'Le document n’a pas pu être chargé', true],
  ])(
    'a document answered with %i shows the reason, offers what helps, and the decision stays possible',
    async (status, title, isOffered) => {
      fileOf = () => status;
      await openAtFirst();
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Réessayer' }) !== null).toBe(isOffered);
      expect(screen.getByRole('button', { name: 'Refuser' }).getAttribute('aria-disabled')).not.toBe('true');
    },
  );

  test('a denied list names the right; a failed one can be retried', async () => {
    bridge.answer('users.list', () => {
      throw denied();
    });
    const { unmount } = await open();
    expect(await screen.findByText(/voir la liste des utilisateurs/)).toBeDefined();
    unmount();
    bridge.answer('users.list', () => {
      throw unreachable();
    });
    const { person } = await open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    bridge.answer('users.list', ({ page, perPage }) => ({
      rows: [...people.values()],
      unreadable: [],
      total: 3,
      page,
      perPage,
    }));
    await person.click(retry);
    await personOnScreen('Prénom1 Nom1');
  });
});

test('rows that cannot be read are counted', async () => {
  bridge.answer('users.list', ({ page, perPage }) => ({
    rows: [...people.values()],
    unreadable: [{ position: 1, id: 8 }],
    total: 4,
    page,
    perPage,
  }));
  await openAtFirst();
  expect(await screen.findByText(/^Une personne n’a pas pu être chargée/)).toBeDefined();
});

test('an empty queue says so, in both languages', async () => {
  people.clear();
  const { unmount } = await open();
  expect(await screen.findByText('Aucune identité à vérifier pour l’instant')).toBeDefined();
  unmount();
  await open({ locale: 'en' });
  expect(await screen.findByText('No identity to check for now')).toBeDefined();
});

test('more than one page is loaded as the queue advances, each person once', async () => {
  const all = Array.from({ length: 103 }, (_, index) => pending(index + 1));
  people = new Map(all.map((user) => [user.id, user]));
  bridge.answer('users.list', ({ page, perPage }) => ({
    rows: all.slice((page - 1) * perPage, page * perPage),
    unreadable: [],
    total: 103,
    page,
    perPage,
  }));
  const { person } = await openAtFirst();
  expect(screen.getByText('et 3 autres personnes')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^Prénom98 / }));
  await waitFor(() => expect(screen.queryByText('et 3 autres personnes')).toBeNull());
  expect(screen.getByRole('button', { name: /^Prénom103 / })).toBeDefined();
  expect(place()).toBe('98 sur 103 · Encore 103 personnes à vérifier');
});

vi.setConfig({ testTimeout: 60_000 });

describe('a person requested by name', () => {
  test('who no longer waits is named, with a link to their page, before the first waiting person', async () => {
    decide(2, 2, 'Ada L.');
    bridge.answer('users.list', ({ page, perPage }) => ({
      rows: [pending(1), pending(3)],
      unreadable: [],
      total: 2,
      page,
      perPage,
    }));
    await open({}, { user: 2 });
    await personOnScreen('Prénom1 Nom1');
    expect(screen.getByText(/^Cette preuve n’attend plus de décision\s: Prénom2 Nom2\./)).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: 'Ouvrir la fiche' });
    expect(link?.getAttribute('href')).toBe('/users/show/2');
  });

  test('who cannot be read is named by their id, also where nobody waits', async () => {
    bridge.answer('users.list', ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }));
    bridge.answer('users.get', () => {
      throw unreachable();
    });
    await open({}, { user: 9 });
    await screen.findByText('Aucune identité à vérifier pour l’instant');
    expect(screen.getByText(/^La fiche n° 9 n’a pas pu être chargée/)).toBeDefined();
  });

  test('who waits comes first, without a message', async () => {
    await open({}, { user: 3 });
    await personOnScreen('Prénom3 Nom3');
    expect(screen.queryByText(/La file commence par/)).toBeNull();
  });
});
