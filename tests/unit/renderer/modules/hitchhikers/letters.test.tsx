import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BulkAction, BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { lettersAction } from '#renderer/modules/hitchhikers/letters/action.ts';
import { ChosenLetters } from '#renderer/modules/hitchhikers/letters/ChosenLetters.tsx';
import { LettersDialog } from '#renderer/modules/hitchhikers/letters/LettersDialog.tsx';
import type { FindPeople } from '#renderer/modules/hitchhikers/letters/read-recipients.ts';
import { envelopeLines } from '#renderer/modules/hitchhikers/letters/recipients.ts';
import { AppFailure } from '#shared/failure.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { Permission } from '#shared/permissions.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { denied, fakeUser } from '#tests/support/fake-users.ts';
import { openScreen } from '#tests/support/screen.tsx';

const administrator: readonly Permission[] = [
  'access_admin',
  'user_list',
  'user_read',
  'user_update',
  'hitchhiking_watcher',
  'hitchhiking_administrator',
];
let people: { id: number; name: string }[];
const find: FindPeople = async () => ({ people });

let users: Map<number, User>;
let bridge: FakeBridge;

beforeEach(() => {
  people = [1, 2, 3].map((id) => ({ id, name: `Prénom${id} Nom${id}` }));
  users = new Map([
    [1, fakeUser(1, { postalAddress: 'Prénom1 Nom1\n1 rue Haute\n54200 Toul' })],
    [
      2,
      fakeUser(2, {
        cardLetter: false,
        birthDate: '2015-01-01T00:00:00+00:00',
        postalAddress: '2 rue Nom2\n54200 Toul',
      }),
    ],
    [3, fakeUser(3)],
  ]);
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'users.get': ({ id }) => {
      const user = users.get(id);
      if (user === undefined) throw new AppFailure({ kind: 'notFound' });
      return user;
    },
    'users.update': ({ id }) => users.get(id) ?? fakeUser(id),
    'hitchhiking.letter': () => ({ text: null, isRead: true }),
    'hitchhiking.saveLetter': () => ({ isOnDisk: true }),
  });
  vi.spyOn(window, 'print').mockImplementation(() => {});
});

const open = async (rights = administrator) => {
  const [onNoted, onClose] = [vi.fn(), vi.fn()];
  const opened = await openScreen(<LettersDialog find={find} onNoted={onNoted} onClose={onClose} />, {
    rights,
    config: { platformName: 'Autostop 54' },
  });
  await screen.findByRole('radio', { name: 'Courriers' });
  return { ...opened, onNoted, onClose };
};
/** Waits for the report of what main does. */
const report = () => screen.findByRole('button', { name: 'Copier le bilan' });
const paper = () => document.querySelector('[data-paper]');
const letters = () => [...(paper()?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent);

describe('letters', () => {
  test('have one page for each person with an address; the others and the minors are named before', async () => {
    await open();
    expect(letters()).toHaveLength(2);
    expect(letters()[0]).toMatch(/^Prénom1 Nom11 rue Haute54200 Toul.*Bonjour Prénom1 Nom1,.*Autostop 54/su);
    // The street is named like the person.
    expect(letters()[1]).toMatch(/^Prénom2 Nom22 rue Nom254200 Toul/u);
    const without = screen.getByText(/^1 personne sans adresse/u).parentElement;
    expect(without?.textContent).toContain('Prénom3 Nom3');
    expect(screen.getByText('1 mineur').parentElement?.textContent).toContain('Prénom2 Nom2');
  });

  test('name a dozen of those without an address, and all of them on a press', async () => {
    people.push(...Array.from({ length: 30 }, (_, at) => ({ id: at + 4, name: `Prénom${at + 4} Nom${at + 4}` })));
    for (const { id } of people.slice(3)) users.set(id, fakeUser(id));
    const { person } = await open();
    const without = () => screen.getByText(/^31 personnes sans adresse/u).parentElement?.textContent;
    expect(without()).toContain('Prénom14 Nom14…');
    await person.click(screen.getByRole('button', { name: 'Afficher les 31 noms' }));
    expect(without()).toContain('Prénom33 Nom33');
    await person.click(screen.getByRole('button', { name: 'Afficher moins de noms', expanded: true }));
    expect(without()).not.toContain('Prénom33 Nom33');
  });

  test('say what of the text cannot be filled in, and keep a text for the site', async () => {
    const { person } = await open();
    const field = screen.getByRole('textbox', { name: 'Texte du courrier' });
    await person.clear(field);
    await person.type(field, 'À {{nom}, {{inconnu}');
    expect(screen.getByText(/\{inconnu\} reste tel quel/u)).toBeDefined();
    expect(letters()[0]).toContain('À Nom1, {inconnu}');
    const printed: unknown[] = [];
    vi.mocked(window.print).mockImplementation(() => void printed.push(letters()[0]));
    await person.type(field, ' !');
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(printed).toEqual([expect.stringContaining('À Nom1, {inconnu} !')]);
    await person.click(screen.getByRole('button', { name: 'Garder ce texte' }));
    await screen.findByText('Texte gardé sur cet ordinateur');
    expect(bridge.requests('hitchhiking.saveLetter')).toEqual([{ text: 'À {nom}, {inconnu} !' }]);
  });

  test('are marked as printed by main once they were printed, and what stood before comes back by undo', async () => {
    const { person, onNoted, notices } = await open();
    expect(screen.queryByRole('button', { name: /Noter 2 courriers/u })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    await person.click(screen.getByRole('button', { name: 'Noter 2 courriers comme imprimés' }));
    await report();
    expect(bridge.requests('bulk.start')).toMatchObject([
      {
        operation: { name: 'setHitchhikerFlag', flag: 'isLetterPrinted' },
        target: {
          kind: 'ids',
          rows: [
            { id: 1, name: 'Prénom1 Nom1' },
            { id: 2, name: 'Prénom2 Nom2' },
          ],
        },
      },
    ]);
    await person.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    await screen.findByRole('button', { name: 'Tous notés comme imprimés' });
    expect(bridge.requests('users.update')).toEqual([
      { id: 1, changes: { isLetterPrinted: true } },
      { id: 2, changes: { isLetterPrinted: true } },
    ]);
    expect(onNoted).toHaveBeenLastCalledWith('isLetterPrinted', [1, 2], true);
    await notices.at(-1)?.undo?.();
    expect(bridge.requests('users.update').slice(2)).toEqual([
      { id: 1, changes: { isLetterPrinted: null } },
      { id: 2, changes: { isLetterPrinted: false } },
    ]);
    expect(onNoted).toHaveBeenLastCalledWith('isLetterPrinted', [1, 2], false);
    expect(await screen.findByRole('button', { name: 'Noter 2 courriers comme imprimés' })).toBeDefined();
  });

  test('go on being marked when they are closed, and nothing of it is lost', async () => {
    const held = Promise.withResolvers<void>();
    bridge.answer('users.update', async ({ id }) => {
      await held.promise;
      return fakeUser(id);
    });
    const { person, onNoted, onClose, unmount } = await open();
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    await person.click(screen.getByRole('button', { name: 'Noter 2 courriers comme postés' }));
    await person.click(await screen.findByRole('button', { name: 'Continuer en arrière-plan' }));
    await person.click(await screen.findByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalled();
    unmount();
    expect(onNoted).not.toHaveBeenCalled();
    held.resolve();
    await waitFor(() => expect(onNoted).toHaveBeenCalledWith('isLetterPosted', [1, 2], true));
  });

  test('that could not all be marked are told one by one, and the button goes on with the others', async () => {
    const { person, onNoted } = await open();
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    bridge.answer('users.update', ({ id }) => {
      if (id === 2) throw denied();
      return fakeUser(id);
    });
    await person.click(screen.getByRole('button', { name: 'Noter 2 courriers comme postés' }));
    await report();
    await person.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Noter 1 courrier comme posté' })).toBeDefined();
    expect(onNoted).toHaveBeenLastCalledWith('isLetterPosted', [1], true);
  });

  test('without the right are printed, and marking is not offered', async () => {
    const { person } = await open(['access_admin', 'user_list', 'user_read', 'hitchhiking_watcher']);
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(screen.getByText(/pas d’y noter ce qui est fait/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Noter/u })).toBeNull();
  });
});

test('labels begin at the chosen place of the sheet', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Étiquettes d’adresse' }));
  const first = screen.getByRole('spinbutton', { name: 'Commencer à l’étiquette' });
  await person.clear(first);
  await person.type(first, '24');
  await waitFor(() => expect(paper()?.querySelectorAll('[data-label-sheet]')).toHaveLength(2));
  const [one] = paper()?.querySelectorAll('[data-label-sheet]') ?? [];
  expect([...(one?.children ?? [])].map(({ textContent }) => textContent).findIndex(Boolean)).toBe(23);
  await person.clear(first);
  await person.type(first, '99');
  expect(screen.getByText('Entrez un nombre de 1 à 24')).toBeDefined();
});

test('somebody deleted meanwhile is named, and a refusal is said with a way to try again', async () => {
  users.delete(2);
  await open();
  expect(screen.getByText('1 compte supprimé').parentElement?.textContent).toContain('Prénom2 Nom2');
  cleanup();
  bridge.answer('users.get', () => {
    throw denied();
  });
  await openScreen(<LettersDialog find={find} onClose={() => {}} />, { rights: administrator });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Les adresses n’ont pas pu être chargées')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

describe('of a selection', () => {
  const query = { page: 1, perPage: 25, sort: [], filters: {} };
  const openFor = (chosen: BulkDialogProps<User>['chosen']) =>
    openScreen(
      <ChosenLetters
        action={lettersAction as BulkAction<User>}
        resource="hitchhikers"
        chosen={chosen}
        nameOf={fullNameOf}
        onClose={() => {}}
      />,
      { rights: administrator },
    );
  const records = new Map<number, User>();

  test('those whom its query finds get letters, but for those who were left out', async () => {
    bridge.answer('hitchhikers.list', ({ page, perPage }) => ({
      rows: [...users.values()],
      unreadable: [],
      total: users.size,
      page,
      perPage,
    }));
    await openFor({ kind: 'query', query, total: 3, except: [2], records });
    await screen.findByRole('radio', { name: 'Courriers' });
    expect(bridge.requests('users.get')).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test('of a query that finds more than are printed at once, nothing is read and the filters are named', async () => {
    bridge.answer('hitchhikers.list', ({ page, perPage }) => ({
      rows: Array.from({ length: perPage }, (_, at) => fakeUser((page - 1) * perPage + at + 1)),
      unreadable: [],
      total: 1234,
      page,
      perPage,
    }));
    await openFor({ kind: 'query', query, total: 900, except: [], records });
    expect(await screen.findByText(/1\s234 lignes.*à l’aide de filtres/u)).toBeDefined();
    expect(bridge.requests('users.get')).toEqual([]);
  });

  test('those chosen one by one get letters, whose rows may be on other pages', async () => {
    users.delete(2);
    await openFor({ kind: 'ids', ids: [1, 2], records: new Map([[1, fakeUser(1)]]) });
    expect((await screen.findByText('1 compte supprimé')).parentElement?.textContent).toContain('#2');
  });
});

describe('the lines of an envelope', () => {
  const home = { houseNumber: '3', streetAddress: '3 rue Basse', street: 'rue Basse', postalCode: '54200' };
  test.each([
    [{ postalAddress: 'Nom1 Prénom1\n1 rue Haute' }, ['Nom1 Prénom1', '1 rue Haute']],
    [{ postalAddress: 'Prénom1 Nom1' }, []],
    [{ homeAddress: { ...home, addressLocality: 'Toul' } }, ['Prénom1 Nom1', '3 rue Basse', '54200 Toul']],
    [{ homeAddress: { addressLocality: null } }, []],
    [{}, []],
  ])('of %j', (wire, lines) => {
    expect(envelopeLines(fakeUser(1, wire))).toEqual(lines);
  });
});
