import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StructureShowPage } from '#renderer/modules/solidarystructures/StructureShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure, fakeStructureRow } from '#tests/support/fake-structures.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

const CreatePage = await createPage('solidarystructures_create');
const EditPage = await editPage('solidarystructures_edit');

vi.setConfig({ testTimeout: 30_000 });

const omar = { id: 4, givenName: 'Omar', familyName: 'Opérateur', email: 'omar@example.org' };
const sol = { id: 9, givenName: 'Sol', familyName: 'Idaire', email: 'sol@example.org' };
const nina = fakeUser(12, { givenName: 'Nina', familyName: 'Neuf', email: 'nina@example.org' });
const territory = (id: number) => ({ id, name: `Territoire ${id}` });
const rights = permissions;

/** What the platform holds. */
let wire: Record<string, unknown>;
let bridge: FakeBridge;

const page = { unreadable: [], page: 1, perPage: 20 };
const refusal = (platformText: string) => new AppFailure({ kind: 'invalid', fields: [], platformText, status: 400 });

beforeEach(() => {
  wire = { operators: [omar, sol], territories: [territory(1), territory(2)] };
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'users.list': answerUsers([nina]),
    'territories.list': ({ filters: { ids = [1, 2] } }) => {
      const rows = [1, 2].filter((id) => ids.includes(id)).map(territory);
      return { ...page, rows, total: rows.length };
    },
    'solidarystructures.list': () => ({ ...page, rows: [fakeStructureRow(5)], total: 1 }),
    'solidarystructures.get': ({ id }) => fakeStructure(id, wire),
    'solidarystructures.create': () => ({ id: 50, item: fakeStructure(50, { name: 'Lue à la création' }) }),
    'solidarystructures.update': ({ id }) => ({ id }),
    'session.readStructures': () => ({ status: 'signedOut' }),
  });
});

const openEdit = () => openScreen(<EditPage id={5} />, { rights, selfId: 1 });
/** By its words alone: roles are computed slowly on a screen of this size. */
const button = (name: string | RegExp): HTMLElement => {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  const isNamed = (one: Element) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)));
  const found = [...document.querySelectorAll('button')].find(isNamed);
  if (found === undefined) throw new Error(`there is no button ${name}`);
  return found;
};
const press = async (name: string | RegExp) => fireEvent.click(await waitFor(() => button(name)));
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const listQuestion = () => screen.findByRole('alertdialog', { name: 'Que faire des lignes changées entre-temps ?' });
const save = () => press('Enregistrer');
/** The review of the lists that change. */
const agree = () => press('Enregistrer ces modifications');
const changes = () => bridge.requests('solidarystructures.update').map((request) => request.changes);

async function addNina() {
  const picker = await screen.findByRole('combobox', { name: /^Ajouter un opérateur/u });
  fireEvent.click(picker);
  fireEvent.input(picker, { target: { value: 'ni' } });
  const option = await screen.findByRole('option', { name: /#12/u });
  await waitFor(() => expect(option.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(option);
}

const shownOperators = () =>
  within(screen.getByRole('list', { name: 'Opérateurs de la structure' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent);

describe('an operator whose account is gone', () => {
  beforeEach(() => {
    bridge.answer('solidarystructures.update', () => {
      // The platform removes those who were left out before it refuses.
      wire = { ...wire, operators: [sol] };
      bridge.answer('users.list', answerUsers([]));
      throw refusal('Unknown User');
    });
  });

  it('is named, with who was removed all the same, and the former list is saved again in one step', async () => {
    await openEdit();
    await press('Retirer Omar Opérateur');
    await addNina();
    await save();
    await agree();
    const bar = await screen.findByText(/un compte n’existe plus \(Nina Neuf\)\./u);
    expect(bar.closest('[role="alert"]')?.textContent).toMatch(/Déjà retirés\s: Omar Opérateur\./u);
    expect(screen.getByText(/^Retirez ce compte, qui n’existe plus : Nina Neuf/u)).toBeDefined();
    // What was typed stays.
    expect(shownOperators()).toEqual(['Sol Idaire', 'Nina Neuf']);

    await press('Reprendre la liste d’avant');
    expect(shownOperators()).toEqual(['Omar Opérateur', 'Sol Idaire']);
    bridge.answer('solidarystructures.update', ({ id }) => ({ id }));
    await save();
    await agree();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toEqual({ operators: [{ id: 4 }, { id: 9 }] });
  });

  it('can be left out of the list as typed', async () => {
    await openEdit();
    await press('Retirer Omar Opérateur');
    await addNina();
    await save();
    await agree();
    await press('Garder la mienne sans Nina Neuf');
    expect(shownOperators()).toEqual(['Sol Idaire']);
    expect(screen.queryByText(/n’existe plus/u)).toBeNull();
  });
});

describe('a territory that somebody deleted', () => {
  it('is named at its field, and what was typed stays', async () => {
    wire = { ...wire, territories: [territory(1), territory(7)] };
    bridge.answer('solidarystructures.update', () => {
      throw refusal('Invalid territory');
    });
    await openEdit();
    await press('Retirer Territoire 1');
    await save();
    await agree();
    expect(
      (await screen.findAllByText(/Retirez ce territoire, qui n’existe plus : Territoire 7/u)).length,
    ).toBeGreaterThan(0);
    expect(button('Retirer Territoire 7')).toBeDefined();
    expect(() => button('Retirer Territoire 1')).toThrow();
  });
});

describe('two people who change one structure', () => {
  it('choose per list between theirs and mine, and nobody that was added goes unasked', async () => {
    await openEdit();
    await press('Retirer Omar Opérateur');
    wire = { ...wire, operators: [omar, sol, { ...nina, id: 12 }], telephone: '0102030405' };
    await save();
    // Mine is preselected.
    await press('Enregistrer avec ces choix');
    const dialog = await listQuestion();
    expect(within(dialog).getByText(/Vous retirez «\sOmar Opérateur\s»\./u)).toBeDefined();
    expect(within(dialog).getByText(/«\sNina Neuf\s» a été ajouté entre-temps/u)).toBeDefined();
    // Both stay until one says otherwise.
    expect(within(dialog).getAllByRole('radio', { checked: true, name: 'Garder' })).toHaveLength(2);
    fireEvent.click(within(dialog).getAllByRole('radio', { name: 'Retirer' })[0] ?? dialog);
    await press('Continuer l’enregistrement');
    await agree();
    await waitFor(() => expect(changes()).toEqual([{ operators: [{ id: 9 }, { id: 12 }] }]));
  });

  it('ask again after a save that was given up, and send nothing by then', async () => {
    await openEdit();
    await press('Retirer Territoire 1');
    wire = { ...wire, territories: [territory(1), territory(2), territory(3)] };
    await save();
    await press('Enregistrer avec ces choix');
    await listQuestion();
    await press('Revenir au formulaire');
    expect(changes()).toEqual([]);
    await save();
    await listQuestion();
    await press('Continuer l’enregistrement');
    await waitFor(() => expect(changes()).toEqual([]));
    expect(await waitFor(() => button('Retirer Territoire 3'))).toBeDefined();
  });
});

describe('lists that changed under an open form', () => {
  const subject = (id: number, label: string) => ({ id, label, removable: true });
  const need = (id: number, label: string, removable = true) => ({ id, label, labelVolunteer: label, removable });

  it('keep a purpose that somebody added, unasked: the platform could not remove it', async () => {
    wire = { ...wire, subjects: [subject(1, 'Santé')] };
    await openEdit();
    await type(/^Libellé du motif 1/u, 'Soins');
    wire = { ...wire, subjects: [subject(1, 'Santé'), subject(8, 'Emploi')] };
    await save();
    await press('Enregistrer avec ces choix');
    await press('Enregistrer ces modifications');
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          subjects: [
            { id: 1, label: 'Soins' },
            { id: 8, label: 'Emploi' },
          ],
        },
      ]),
    );
  });

  it('send a need that somebody removed as a new one, once the person wants it back', async () => {
    wire = { ...wire, needs: [need(1, 'Fauteuil'), need(2, 'Courses')] };
    await openEdit();
    await type(/^Libellé bénéficiaire du besoin 2/u, 'Porter les courses');
    wire = { ...wire, needs: [need(1, 'Fauteuil')] };
    await save();
    await press('Enregistrer avec ces choix');
    const dialog = await listQuestion();
    expect(within(dialog).getByText(/«\sPorter les courses\s» a été retiré entre-temps/u)).toBeDefined();
    await press('Continuer l’enregistrement');
    await press('Enregistrer ces modifications');
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          needs: [
            { id: 1, label: 'Fauteuil', labelVolunteer: 'Fauteuil' },
            { id: null, label: 'Porter les courses', labelVolunteer: 'Courses' },
          ],
        },
      ]),
    );
  });

  it('ask about a need that is used by now, marked as such', async () => {
    wire = { ...wire, needs: [need(1, 'Fauteuil'), need(2, 'Courses')] };
    await openEdit();
    await press(/^Supprimer.*Courses/u);
    wire = { ...wire, needs: [need(1, 'Fauteuil'), need(2, 'Courses', false)] };
    await save();
    const dialog = await listQuestion();
    expect(within(dialog).getByText('utilisé')).toBeDefined();
    await press('Continuer l’enregistrement');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes()).toEqual([]);
  });
});

describe('a save that fails', () => {
  const typeName = () => type(/^Nom/u, 'Entraide');
  const typed = () => screen.getByLabelText<HTMLInputElement>(/^Nom/u, { selector: 'input' }).value;

  it('tells an operator who was removed while they work that they operate it no longer, and sends nothing', async () => {
    await openEdit();
    await typeName();
    bridge.answer('solidarystructures.get', () => {
      throw new AppFailure({ kind: 'notFound', status: 400, platformText: 'Not Found' });
    });
    await save();
    expect(await screen.findByText(/ou vous n’en êtes pas opérateur/u)).toBeDefined();
    expect([typed(), changes()]).toEqual(['Entraide', []]);
  });

  it('gives the known causes where the platform gives none, and reads the structure again', async () => {
    bridge.answer('solidarystructures.update', () => {
      throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' });
    });
    await openEdit();
    await typeName();
    const before = bridge.requests('solidarystructures.get').length;
    await save();
    expect(await screen.findByText('un territoire ou une personne qui n’existe plus')).toBeDefined();
    expect(screen.getByText('une structure dont vous n’êtes pas opérateur')).toBeDefined();
    // Once before the save, and once more after it.
    expect(bridge.requests('solidarystructures.get').length).toBeGreaterThan(before + 1);
    expect([typed(), changes()]).toEqual(['Entraide', [{ name: 'Entraide' }]]);
  });

  it('has what the platform refuses at its field', async () => {
    bridge.answer('solidarystructures.update', () => {
      const message = 'Cette valeur n’est pas une adresse email valide.';
      throw new AppFailure({ kind: 'invalid', fields: [{ field: 'email', message }], status: 400 });
    });
    await openEdit();
    await typeName();
    await save();
    await press(/^E-mail\s: Cette adresse e-mail n’est pas valide/u);
    expect(document.activeElement).toBe(await field(/^E-mail/u));
  });
});

describe('a new structure', () => {
  it('is shown from the answer of its creation, which whoever does not operate it cannot read again', async () => {
    bridge.answer('solidarystructures.get', () => {
      throw new AppFailure({ kind: 'notFound' });
    });
    const { client, router, unmount } = await openScreen(<CreatePage />, { rights, selfId: 1 });
    await type(/^Nom/u, 'Entraide');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/solidarystructures/show/50'));
    unmount();
    await openScreen(<StructureShowPage id={50} />, { rights, selfId: 1, client });
    expect(await screen.findByText(/Vous n’en êtes pas opérateur/u)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Fonctionnement' })).toBeDefined();
  });

  it('names the operator whose account is gone', async () => {
    bridge.answer('solidarystructures.create', () => {
      bridge.answer('users.list', answerUsers([]));
      throw refusal('Unknown User');
    });
    await openScreen(<CreatePage />, { rights, selfId: 1 });
    await type(/^Nom/u, 'Entraide');
    await addNina();
    await save();
    expect((await screen.findAllByText(/Retirez ce compte, qui n’existe plus : Nina Neuf/u)).length).toBeGreaterThan(0);
  });
});
