import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserEditPage } from '#renderer/modules/users/UserEditPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from './user.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
/** The platform's data, which tests change while the form is open. */
let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'session.grantableRoles': () => [1, 2, 3],
    'territories.list': answerRows([{ id: 7, name: 'Meurthe-et-Moselle' }]),
    'users.findByEmail': () => null,
    'users.get': ({ id }) => readUser({ id, ...stored }),
    'users.update': ({ id }) => ({ id }),
  });
});

const open = (options?: ScreenOptions) => openScreen(<UserEditPage id={12} />, options);
type Person = Awaited<ReturnType<typeof open>>['person'];

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Enregistrer' }));
const updates = () => bridge.requests('users.update');
/**
 * Without a layout, Fluent's focus engine takes an open dialog for one without focus and hides it from the
 * accessibility tree a moment later; the tests in a real window find it there by its role.
 */
const hidden = true;
async function dialog(): Promise<HTMLElement> {
  const title = await screen.findByText(/a changé entre-temps/);
  const surface = title.closest<HTMLElement>('[role="alertdialog"]');
  if (surface === null) throw new Error('no dialog stands around its title');
  return surface;
}
const press = async (person: Person, name: string) =>
  person.click(within(await dialog()).getByRole('button', { name, hidden }));
const finish = (person: Person) => press(person, 'Enregistrer avec ces choix');

async function retype(person: Person, name: string | RegExp, text: string) {
  const input = await field(name);
  await person.clear(input);
  // At once: the form draws itself anew after every key.
  if (text !== '') await person.paste(text);
}

test('the record is read again before it is written', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  const before = bridge.calls.length;
  await save(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  const since = bridge.calls.slice(before).map(({ channel }) => channel);
  expect(since.indexOf('users.get')).toBeLessThan(since.indexOf('users.update'));
  expect(since).toContain('users.get');
});

test('without changes, nothing is read or sent', async () => {
  const { person } = await open();
  await field(/^Prénom/);
  await save(person);
  await waitFor(() => expect(screen.getByText('Aucune modification')).toBeDefined());
  expect(updates()).toHaveLength(0);
});

test('keeping my value sends it alone over theirs', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  stored = { givenName: 'Jeannette', nationality: 'Belge' };
  await save(person);
  const question = within(await dialog());
  const sides = within(question.getByRole('radiogroup', { name: 'Prénom', hidden }));
  expect(sides.getByRole<HTMLInputElement>('radio', { name: /Votre saisie\s*Anne/, hidden }).checked).toBe(true);
  expect(sides.getByRole('radio', { name: /Sur la plateforme\s*Jeannette/, hidden })).toBeDefined();
  // Changed there alone: no question.
  expect(question.queryByRole('radiogroup', { name: 'Nationalité', hidden })).toBeNull();
  await finish(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]));
});

test('taking their value sends nothing of that field', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await retype(person, /^Nom/, 'Martine');
  stored = { givenName: 'Jeannette' };
  await save(person);
  await person.click(within(await dialog()).getByRole('radio', { name: /Jeannette/, hidden }));
  await finish(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { familyName: 'Martine' } }]));
  await waitFor(async () => expect((await field(/^Prénom/)).value).toBe('Jeannette'));
});

test('taking theirs everywhere leaves nothing to send, and the form unchanged', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await retype(person, /^Nom/, 'Martine');
  stored = { givenName: 'Jeannette', familyName: 'Martinez' };
  await save(person);
  await press(person, 'Garder tout ce qui est sur la plateforme');
  await finish(person);
  await waitFor(() => expect(screen.getByText('Aucune modification')).toBeDefined());
  expect((await field(/^Nom/)).value).toBe('Martinez');
  expect(updates()).toHaveLength(0);
});

test('a field changed by the other person alone is updated, and announced', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  stored = { nationality: 'Belge', telephone: '0699999999' };
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { givenName: 'Anne' } }]));
  expect((await screen.findByText(/repris ici/)).textContent).toMatch(/Nationalité et Téléphone\.$/);
  expect((await field(/^Nationalité/)).value).toBe('Belge');
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

test('the same change on both sides is no conflict and is not sent', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  await retype(person, /^Nom/, 'Martine');
  stored = { givenName: 'Anne' };
  await save(person);
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { familyName: 'Martine' } }]));
});

test('a list conflicts as a whole, and is shown in words', async () => {
  stored = { rolesTerritory: [{ role: 3, territory: null }] };
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Ajouter un rôle' }));
  const added = within(screen.getByRole('group', { name: 'Rôle 2' })).getByRole('combobox', { name: /^Rôle/ });
  await person.selectOptions(added, 'Administrateur');
  stored = {
    rolesTerritory: [
      { role: 3, territory: null },
      { role: 274, territory: 7 },
    ],
  };
  await save(person);
  const sides = within(await dialog()).getByRole('radiogroup', { name: 'Rôles', hidden });
  await waitFor(() => expect(sides.textContent).toContain('Administrateur solidaire (Meurthe-et-Moselle)'));
  expect(sides.textContent).toContain('Administrateur (Partout)');
  await finish(person);
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.changes.roles).toEqual([
    { roleId: 3, territoryId: null },
    { roleId: 2, territoryId: null },
  ]);
});

test('cancelling returns to the form with everything as typed', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  stored = { givenName: 'Jeannette' };
  await save(person);
  await dialog();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
  expect((await field(/^Prénom/)).value).toBe('Anne');
  expect(updates()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enregistrer' }));
});

test('a record that changes after every answer is asked about three times, then the save ends without a loss', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  let reads = 0;
  bridge.answer('users.get', ({ id }) => {
    reads += 1;
    return readUser({ id, givenName: `Jeanne ${reads}` });
  });
  await save(person);
  for (const round of [1, 2, 3]) {
    // The dialog before goes with its own pace: the question of this round has its own value.
    await screen.findByText(`Jeanne ${round}`);
    if (round > 1) expect(screen.getByText(/La fiche vient encore de changer/)).toBeDefined();
    await finish(person);
  }
  expect(await screen.findByText(/modifie cette fiche en ce moment/)).toBeDefined();
  expect(reads).toBe(4);
  expect(updates()).toHaveLength(0);
  expect((await field(/^Prénom/)).value).toBe('Anne');
});

test('an error caused by their values is shown before anything is sent', async () => {
  const { person } = await open();
  await retype(person, 'E-mail', '');
  stored = { telephone: null };
  await save(person);
  expect((await screen.findAllByText(/e-mail ou un téléphone/i)).length).toBeGreaterThan(0);
  expect(updates()).toHaveLength(0);
});

test('without an answer to the read before the write, the message says that nothing was sent', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await save(person);
  const bar = await screen.findByText(/Rien de ce que vous avez saisi n’est perdu/);
  expect(bar.textContent).not.toContain('peut-être eu lieu');
  expect(updates()).toHaveLength(0);
});

test('an account deleted meanwhile is not written', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Anne');
  stored = { status: 4 };
  await save(person);
  expect(await screen.findByText(/Compte supprimé/)).toBeDefined();
  expect(updates()).toHaveLength(0);
});
