import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure, fakeStructureRow } from '#tests/support/fake-structures.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

const CreatePage = await createPage('solidarystructures_create');
const EditPage = await editPage('solidarystructures_edit');

vi.setConfig({ testTimeout: 30_000 });

let wire: Record<string, unknown>;
let bridge: FakeBridge;
const rights = permissions;

beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'users.list': answerUsers([fakeUser(12, { givenName: 'Nina', familyName: 'Neuf', email: 'nina@example.org' })]),
    'territories.list': ({ page, perPage }) => ({
      rows: [{ id: 1, name: 'Meurthe-et-Moselle' }],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
    'solidarystructures.list': ({ page, perPage }) => ({
      rows: [fakeStructureRow(3, { name: 'Âge d’or' })],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
    'solidarystructures.get': ({ id }) => fakeStructure(id, wire),
    'solidarystructures.create': () => ({ id: 50, item: fakeStructure(50) }),
    'solidarystructures.update': ({ id }) => ({ id }),
    'session.readStructures': () => ({ status: 'signedOut' }),
  });
});

const openEdit = (options = {}) => openScreen(<EditPage id={5} />, { rights, selfId: 9, ...options });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: RegExp, value: string) => {
  const field = await box(name);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
/** The review of the lists that change. */
const agree = async () => fireEvent.click(await screen.findByRole('button', { name: 'Enregistrer ces modifications' }));
const changes = () => bridge.requests('solidarystructures.update').map((request) => request.changes);

async function addOperator(id: number) {
  const picker = await screen.findByRole('combobox', { name: /^Ajouter un opérateur/u });
  fireEvent.click(picker);
  fireEvent.input(picker, { target: { value: 'ni' } });
  const option = await screen.findByRole('option', { name: new RegExp(`#${id}`, 'u') });
  await waitFor(() => expect(option.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(option);
}

describe('the form of a structure', () => {
  it('creates by one call with the usual windows, no ids and the switches as flags', async () => {
    await openScreen(<CreatePage />, { rights });
    await type(/^Nom/u, ' Entraide ');
    fireEvent.click(screen.getByRole('switch', { name: /Saisie simplifiée/u }));
    save();
    await waitFor(() => expect(bridge.requests('solidarystructures.create')).toHaveLength(1));
    const [{ attempt: _, ...values } = {}] = bridge.requests('solidarystructures.create');
    expect(values).toEqual({
      name: 'Entraide',
      email: null,
      telephone: null,
      signature: null,
      isLightMode: true,
      hasTransport: false,
      windows: {
        morning: { from: '06:00', to: '12:00' },
        afternoon: { from: '12:00', to: '18:00' },
        evening: { from: '18:00', to: '23:00' },
      },
      subjects: [],
      needs: [],
      requesterProofs: [],
      volunteerProofs: [],
      operators: [],
      territories: [],
    });
    await waitFor(() => expect(bridge.requests('session.readStructures')).toHaveLength(1));
  });

  it('checks name, e-mail, telephone and windows before anything is sent', async () => {
    await openScreen(<CreatePage />, { rights });
    await type(/^E-mail/u, 'personne');
    await type(/^Téléphone/u, '12345');
    await type(/^Soir, à/u, '17:00');
    save();
    const refused = await screen.findAllByRole('button', { name: /^(?!Coller une liste).+\s: /u });
    expect(refused.map(({ textContent }) => textContent?.split(/\s:/u)[0])).toEqual([
      'Nom',
      'E-mail',
      'Téléphone',
      'Soir, à',
    ]);
    expect(bridge.requests('solidarystructures.create')).toEqual([]);
  });

  it('warns of a name that another structure has, and saves it all the same', async () => {
    await openEdit();
    await type(/^Nom/u, "age d'or");
    expect(await screen.findByText(/s’appelle déjà «\sÂge d’or\s»/u)).toBeDefined();
    save();
    await waitFor(() => expect(changes()).toEqual([{ name: "age d'or" }]));
  });

  it('sends changed keys only, a cleared text as null and a window alone', async () => {
    await openEdit();
    await type(/^E-mail/u, '');
    await type(/^Matin, de/u, '7h');
    fireEvent.click(screen.getByRole('switch', { name: /transport solidaire/u }));
    expect(await screen.findByText('Les demandes déjà créées gardent leurs heures.')).toBeDefined();
    save();
    await waitFor(() =>
      expect(changes()).toEqual([
        { email: null, hasTransport: false, windows: { morning: { from: '07:00', to: '12:00' } } },
      ]),
    );
  });

  it('leads to each of its sections by a link, and goes on from its heading', async () => {
    await openEdit();
    const links = within(await screen.findByRole('navigation', { name: 'Sections du formulaire' }));
    // Whether a section is filled in is told beside its name once the form was read.
    expect(links.getAllByRole('button').map(({ textContent }) => textContent?.replace(/, rempli$/u, ''))).toEqual([
      'Identité et fonctionnement',
      'Créneaux horaires',
      'Motifs du déplacement',
      'Besoins',
      'Justificatifs des bénéficiaires',
      'Justificatifs des bénévoles',
      'Opérateurs',
      'Territoires',
    ]);
    fireEvent.click(links.getByRole('button', { name: /^Opérateurs/u }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Opérateurs', level: 2 }));
  });

  it('tells a person who will not operate a new structure that it cannot be opened again', async () => {
    const { unmount } = await openScreen(<CreatePage />, { rights, selfId: 12 });
    expect(await screen.findByText(/Vous ne pourrez rouvrir cette structure/u)).toBeDefined();
    await addOperator(12);
    expect(screen.queryByText(/Vous ne pourrez rouvrir/u)).toBeNull();
    unmount();
    await openScreen(<CreatePage />, { rights, roles: ['ROLE_ADMIN'] });
    await box(/^Nom/u);
    expect(screen.queryByText(/Vous ne pourrez rouvrir/u)).toBeNull();
  });
});

describe('the operators of a structure', () => {
  it('are added from the search, each once, and sent whole as ids', async () => {
    await openEdit({ selfId: 1 });
    await addOperator(12);
    const list = screen.getByRole('list', { name: 'Opérateurs de la structure' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText(/nina@example.org · sera ajouté/u)).toBeDefined();
    await addOperator(12);
    expect(screen.getByText('Cet opérateur existe déjà')).toBeDefined();
    save();
    await agree();
    await waitFor(() => expect(changes()).toEqual([{ operators: [{ id: 4 }, { id: 9 }, { id: 12 }] }]));
  });

  it('stay in sight with what leaving means until the form is saved, and can be put back', async () => {
    await openEdit({ selfId: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Retirer Omar Opérateur' }));
    expect(screen.getByText(/Sans autre structure, Omar Opérateur perdra le rôle/u)).toBeDefined();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(focused()).toBe('Retirer Sol Idaire');
    fireEvent.click(screen.getByRole('button', { name: 'Remettre Omar Opérateur' }));
    expect(screen.queryByText(/perdra le rôle/u)).toBeNull();
    expect(focused()).toBe('Retirer Omar Opérateur');
    save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDefined());
    expect(changes()).toEqual([]);
  });

  it('lead to the list whoever takes themselves away, after saying so', async () => {
    const { router } = await openEdit();
    fireEvent.click(await screen.findByRole('button', { name: 'Retirer Sol Idaire' }));
    expect(screen.getByText('Vous n’aurez plus accès à cette structure.')).toBeDefined();
    save();
    await agree();
    await waitFor(() => expect(router.state.location.pathname).toBe('/solidarystructures'));
    expect(changes()).toEqual([{ operators: [{ id: 4 }] }]);
    expect(bridge.requests('session.readStructures')).toHaveLength(1);
  });

  it('warn whoever operates no structure yet that they will see fewer', async () => {
    await openEdit({ selfId: 12 });
    await addOperator(12);
    expect(screen.getByText(/Vous ne verrez ensuite que les structures dont vous êtes opérateur/u)).toBeDefined();
  });

  it('are read only without the right to search people', async () => {
    await openEdit({ rights: rights.filter((right) => right !== 'user_list') });
    expect(await screen.findByText(/les opérateurs ne peuvent pas être changés/u)).toBeDefined();
    expect(screen.getByText('Omar Opérateur')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retirer Omar/u })).toBeNull();
  });
});

describe('the territories of a structure', () => {
  it('can be taken away one by one, also where they no longer exist', async () => {
    wire = {
      territories: [
        { id: 1, name: 'Meurthe-et-Moselle' },
        { id: 77, name: 'Disparu' },
      ],
    };
    await openEdit();
    fireEvent.click(await screen.findByRole('button', { name: 'Retirer Disparu' }));
    save();
    await agree();
    await waitFor(() => expect(changes()).toEqual([{ territories: [1] }]));
  });

  it('show their names alone without the right, and do not travel', async () => {
    await openEdit({ rights: rights.filter((right) => right !== 'territory_list') });
    expect(await screen.findByText('Meurthe-et-Moselle')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retirer Meurthe/u })).toBeNull();
    await type(/^Nom/u, 'Autre');
    save();
    await waitFor(() => expect(changes()).toEqual([{ name: 'Autre' }]));
  });
});
