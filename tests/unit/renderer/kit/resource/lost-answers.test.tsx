import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { DraftTarget } from '#shared/ipc/drafts.ts';
import { permissions as rights } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';
import { readEditorial } from '../../modules/editorials/editorial.ts';

const EditorialCreatePage = await createPage('editorials_create');
const EditorialEditPage = await editPage('editorials_edit');

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
let stored: Parameters<typeof readEditorial>[0];

beforeEach(() => {
  stored = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'editorials.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'editorials.get': ({ id }) => readEditorial({ id, ...stored }),
    'editorials.create': () => ({ id: 50 }),
    'editorials.update': ({ id }) => ({ id }),
  });
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const put = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const save = (name = 'Enregistrer') => fireEvent.click(screen.getByRole('button', { name }));
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const failing = (error: AppError) => () => {
  throw new AppFailure(error);
};
const updates = () => bridge.requests('editorials.update');
const creations = () => bridge.requests('editorials.create');

async function fillIn() {
  await put(/^Titre/u, 'Hiver');
  await put(/^Texte/u, 'Moins de neige à deux.');
  await put(/^Libellé/u, 'Voir');
  await put(/^Lien/u, '/annonces');
}

const lost: AppError = { kind: 'network', reason: 'timeout', readBack: 'unseen' };

test('a change stored without an answer is confirmed by the next save, and not sent again', async () => {
  const { notices } = await openScreen(<EditorialEditPage id={1} />, { rights });
  await put(/^Titre/u, 'Printemps');
  bridge.answer('editorials.update', failing(lost));
  save();
  const bar = await screen.findByRole('alert');
  expect(plain(bar)).toContain('Escale n’a pas pu vérifier si c’est enregistré');
  expect(within(bar).getByRole('link', { name: 'Ouvrir la fiche' })).toBeDefined();
  stored = { title: 'Printemps' };
  save();
  await waitFor(() => expect(notices.at(-1)).toEqual({ context: 'editorials', name: 'updated', outcome: 'success' }));
  expect(updates()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('retries of one form share their attempt, those of another form do not', async () => {
  await openScreen(<EditorialCreatePage />, { rights });
  await fillIn();
  bridge.answer('editorials.create', failing(lost));
  save();
  await screen.findByRole('alert');
  save();
  await waitFor(() => expect(creations()).toHaveLength(2));
  const [first, second] = creations();
  expect(first?.attempt).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.attempt).toBe(first?.attempt);
});

test('a creation that may have succeeded is sent again only after a question', async () => {
  await openScreen(<EditorialCreatePage />, { rights });
  await fillIn();
  bridge.answer('editorials.create', ({ isSure }) => {
    if (isSure !== true) throw new AppFailure({ kind: 'conflict', reason: 'mayExist', isUnsent: true });
    return { id: 50 };
  });
  save();
  const question = await screen.findByRole('alertdialog', { name: /Créer quand même/u });
  fireEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(creations()).toHaveLength(1);
  expect((await box(/^Titre/u)).value).toBe('Hiver');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Créer quand même' }));
  expect(await screen.findByText('Address: /editorials/show/50')).toBeDefined();
});

describe.each([
  ['fr', 'Enregistrer', /^Titre/u],
  ['en', 'Save', /^Title/u],
] as const)('in %s', (locale, action, title) => {
  const edit = async (error: AppError) => {
    await openScreen(<EditorialEditPage id={1} />, { rights, locale });
    await put(title, 'Printemps');
    bridge.answer('editorials.update', failing(error));
    save(action);
    return plain(await screen.findByRole('alert'));
  };

  test.each<[string, AppError]>([
    ['no answer', { kind: 'network', reason: 'timeout' }],
    ['a gateway', { kind: 'server', isUnreadable: false, status: 504, isGateway: true, readBack: 'unseen' }],
    ['a 503', { kind: 'server', isUnreadable: false, status: 503 }],
    ['a page', { kind: 'server', isUnreadable: false, status: 500, readBack: 'unseen' }],
    ['an answer that cannot be read', { kind: 'server', isUnreadable: true, status: 200 }],
    ['a defect', { kind: 'internal' }],
  ])('a change that may have been stored is never followed by advice to try again at once: %s', async (_, error) => {
    const text = await edit(error);
    expect(text).toMatch(/avant de recommencer|before trying again/u);
    expect(text).not.toMatch(/réessayez|try again|refusé|refused/iu);
  });

  test('a change that was looked for during a minute may be repeated', async () => {
    const text = await edit({ kind: 'network', reason: 'unreachable', readBack: 'notYet' });
    expect(text).toMatch(/pendant une minute : rien n’est enregistré|for a minute: nothing is saved/u);
    expect(text).toMatch(/Vous pouvez recommencer|You can try again/u);
  });

  test('a change that was read again and not found is reported as not saved', async () => {
    const text = await edit({ kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' });
    expect(text).toMatch(/ce n’est pas enregistré|this is not saved/u);
    expect(text).not.toMatch(/avant de recommencer|before trying again/u);
  });

  test('a partly stored change names the missing fields', async () => {
    const text = await edit({
      kind: 'server',
      isUnreadable: false,
      status: 500,
      readBack: 'partly',
      notStored: ['text'],
    });
    expect(text).toMatch(/Pas encore enregistré : Texte\.|Not saved yet: Text\./u);
  });

  test.each([
    ['without a path', ''],
    ['of a field that is not on the form', 'updatedDate'],
  ])('a violation %s is shown in the person’s language', async (_, field) => {
    const text = await edit({
      kind: 'invalid',
      status: 400,
      fields: [{ field, message: 'Cette valeur est déjà utilisée.' }],
      platformText: `${field}: Cette valeur est déjà utilisée.`,
    });
    expect(text).toContain(locale === 'fr' ? 'Cette valeur est déjà utilisée' : 'This value is already used');
  });

  test('a violation of a field of the form is shown in the person’s language too', async () => {
    await openScreen(<EditorialEditPage id={1} />, { rights, locale });
    await put(title, 'Printemps');
    const fields = [{ field: 'title', message: 'Cette valeur est déjà utilisée.' }];
    bridge.answer('editorials.update', failing({ kind: 'invalid', status: 400, fields }));
    save(action);
    const words = locale === 'fr' ? /déjà utilisée/u : /already used/u;
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a request too large is reported without mention of a file', async () => {
    const text = await edit({ kind: 'invalid', fields: [], isTooLarge: true, status: 413 });
    expect(text).toMatch(/trop volumineuse|too large/u);
    expect(text).not.toMatch(/fichier|file/iu);
  });
});

test('a failed save that changed the record all the same names the changed fields', async () => {
  await openScreen(<EditorialEditPage id={1} />, { rights });
  await put(/^Titre/u, 'Printemps');
  bridge.answer('editorials.update', () => {
    stored = { text: 'Vidé' };
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' });
  });
  save();
  expect(plain(await screen.findByRole('alert'))).toContain('La fiche a pourtant changé : Texte. Vérifiez ces champs.');
});

test('leaving during a save shows that it is being saved, and continues once it is', async () => {
  const answer = Promise.withResolvers<{ id: number }>();
  bridge.answer('editorials.update', () => answer.promise);
  const { router } = await openScreen(<EditorialEditPage id={1} />, { rights });
  await put(/^Titre/u, 'Printemps');
  save();
  await waitFor(() => expect(updates()).toHaveLength(1));
  void router.navigate({ to: '/elsewhere' });
  const dialog = await screen.findByRole('alertdialog', { name: 'Quitter pendant l’enregistrement ?' });
  expect(within(dialog).queryByRole('button', { name: 'Enregistrer et quitter' })).toBeNull();
  expect(plain(dialog)).not.toContain('pas encore enregistré');
  answer.resolve({ id: 1 });
  expect(await screen.findByText('Address: /elsewhere')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('leaving during a save asks as usual when the save fails', async () => {
  const answer = Promise.withResolvers<{ id: number }>();
  bridge.answer('editorials.update', () => answer.promise);
  const { router } = await openScreen(<EditorialEditPage id={1} />, { rights });
  await put(/^Titre/u, 'Printemps');
  save();
  await waitFor(() => expect(updates()).toHaveLength(1));
  void router.navigate({ to: '/elsewhere' });
  await screen.findByRole('alertdialog', { name: 'Quitter pendant l’enregistrement ?' });
  answer.reject(new AppFailure({ kind: 'denied', status: 400 }));
  expect(await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/u })).toBeDefined();
  expect(router.state.location.pathname).not.toBe('/elsewhere');
});

describe('a new record whose form was left while it is being sent', () => {
  const leave = async () => {
    const answer = Promise.withResolvers<{ id: number }>();
    bridge.answer('editorials.create', () => answer.promise);
    const screenOf = await openScreen(<EditorialCreatePage />, { rights });
    await fillIn();
    save();
    await waitFor(() => expect(creations()).toHaveLength(1));
    void screenOf.router.navigate({ to: '/elsewhere' });
    fireEvent.click(await screen.findByRole('button', { name: 'Quitter sans attendre' }));
    await screen.findByText('Address: /elsewhere');
    // What was typed is kept until the outcome is known.
    await waitFor(() => expect(bridge.requests('drafts.save')).toHaveLength(1));
    const [{ content, ...place } = { content: null }] = bridge.requests('drafts.save');
    return { ...screenOf, answer, place, content };
  };
  const drops = () => bridge.requests('drafts.drop');

  test('leads nobody away from where they work, and leaves no draft once it is there', async () => {
    const { answer, place, notices } = await leave();
    answer.resolve({ id: 50 });
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ name: 'created', outcome: 'success' }));
    await waitFor(() => expect(drops()).toEqual([place]));
    expect(screen.getByText('Address: /elsewhere')).toBeDefined();
  });

  test('is announced when it fails, and its draft stays', async () => {
    const { answer, notices } = await leave();
    answer.reject(new AppFailure({ kind: 'denied', status: 400 }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ name: 'created', outcome: 'error' }));
    expect(notices.at(-1)?.shown).toBeUndefined();
    expect(drops()).toEqual([]);
  });

  test('is offered to no other form before its outcome is known', async () => {
    const { answer, place, content } = await leave();
    const savedAt = asInstant('2026-03-02T09:00:00.000Z');
    bridge.answer('drafts.ofNew', () => (content === null ? [] : [{ place: place as DraftTarget, content, savedAt }]));
    const next = await openScreen(<EditorialCreatePage />, { rights });
    await waitFor(() => expect(bridge.requests('drafts.ofNew')).toHaveLength(2));
    await put(/^Titre/u, 'Printemps');
    expect(screen.queryByRole('button', { name: 'Reprendre ma saisie' })).toBeNull();
    answer.reject(new AppFailure({ kind: 'denied', status: 400 }));
    next.unmount();
    await openScreen(<EditorialCreatePage />, { rights });
    expect(await screen.findByRole('button', { name: 'Reprendre ma saisie' })).toBeDefined();
  });
});
