import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StructureShowPage } from '#renderer/modules/solidarystructures/StructureShowPage.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure, wireStructure } from '#tests/support/fake-structures.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

let bridge: FakeBridge;
let wire: Record<string, unknown>;

beforeEach(() => {
  wire = { name: 'Entraide', removable: true };
  bridge = installFakeBridge({
    'solidarystructures.get': ({ id }) => fakeStructure(id, wire),
    'solidarystructures.remove': () => undefined,
    'session.readStructures': () => ({ status: 'signedOut' }),
    'session.chooseStructure': () => ({ status: 'signedOut' }),
  });
});

const structures = [
  { id: 5, name: 'Entraide' },
  { id: 6, name: 'Mobilité' },
];
const open = (options: ScreenOptions = {}) =>
  openScreen(<StructureShowPage id={5} />, { rights: permissions, structures, ...options });
const section = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
const lines = async (name: RegExp | string) =>
  (await section(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
const without = (...lacking: string[]) => permissions.filter((right) => !lacking.includes(right));

describe('the page of a structure', () => {
  it('says how it works: mode, transport, signature and windows', async () => {
    wire = { ...wire, mode: 1, solidaryTransport: true, signature: 'Nous\nsommes là' };
    await open();
    const key = (await screen.findByRole('region', { name: 'L’essentiel' })).textContent;
    expect(key).toContain('SaisieSimplifiée');
    expect(key).toContain('Transport solidaireNon');
    const text = (await screen.findByRole('region', { name: 'Fonctionnement' })).textContent;
    expect(text).toContain('Matin06:00–12:00Après-midi12:00–18:00Soir18:00–23:00');
    expect(screen.getByText(/Nous\s+sommes là/u).textContent).toBe('Nous\nsommes là');
  });

  it('lists purposes and needs, with the words for volunteers and what is in use', async () => {
    await open();
    expect(await lines('Objets du déplacement 2')).toEqual(['Santé', 'Emploiutilisé']);
    expect(await lines('Besoins 2')).toEqual([
      'FauteuilPour les bénévoles\u00a0: Porter un fauteuil',
      'Coursesutilisé',
    ]);
  });

  it('reads purposes that come as an object, which they do beside private ones', async () => {
    wire = { ...wire, subjects: { 1: { id: 1, label: 'Santé', removable: true }, 3: { id: 3, label: 'Courses' } } };
    await open();
    expect(await lines('Objets du déplacement 2')).toEqual(['Santé', 'Coursesutilisé']);
  });

  it('lists proofs of each audience by their position as a number', async () => {
    const [proof] = wireStructure(5).structureProofs as [object];
    const at = (id: number, position: number, more: object) => ({
      ...proof,
      id,
      label: `n° ${position}`,
      position,
      ...more,
    });
    wire = {
      ...wire,
      structureProofs: [
        at(1, 10, { checkbox: false, radio: true, options: 'Oui;Non', acceptedValues: '1;2', mandatory: true }),
        at(2, 2, { activated: false }),
        at(3, 1, { type: 2, checkbox: false, file: true, removable: false }),
        at(4, 0, { type: 3 }),
      ],
    };
    await open();
    expect(await lines('Justificatifs des demandeurs 2')).toEqual([
      'n° 2InactifCase à cocher',
      'n° 10ObligatoireBoutons radio · Oui · Non',
    ]);
    expect(await lines('Justificatifs des bénévoles 2')).toEqual(['n° 0Case à cocher', 'n° 1utiliséFichier']);
  });

  it('names operators, since when, with a link for who may read users', async () => {
    const { unmount } = await open();
    const operators = await section('Opérateurs 2');
    expect(operators.getByText('Omar Opérateur').closest('a')?.getAttribute('href')).toBe('/users/show/4');
    expect(operators.getAllByRole('listitem')[0]?.textContent).toContain('omar@example.orgdepuis le 2 janv.');
    unmount();
    await open({ rights: without('user_read') });
    const text = (await section('Opérateurs 2')).getByText(/Omar Opérateur/u);
    expect(text.closest('a')).toBeNull();
    expect(await lines('Territoires 1')).toEqual(['Meurthe-et-Moselle']);
  });

  it('is edited with structure_update alone', async () => {
    const { unmount } = await open();
    expect((await screen.findByRole('link', { name: 'Modifier' })).getAttribute('href')).toBe('/solidarystructures/5');
    unmount();
    await open({ rights: without('structure_update') });
    await section('Fonctionnement');
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });

  it('is made current by a button', async () => {
    const { person, notices } = await open();
    await person.click(await screen.findByRole('button', { name: 'Prendre comme structure courante' }));
    expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 5 }]);
    await waitFor(() => expect(notices).toMatchObject([{ name: 'structure', values: { name: 'Entraide' } }]));
  });
});

describe('the deletion of a structure', () => {
  const openMenu = async (options?: ScreenOptions) => {
    const opened = await open(options);
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: /Autres actions|Plus/u }));
    return { ...opened, person };
  };

  it('asks for the name, then reads the structures of the session again', async () => {
    const { person } = await openMenu();
    await person.click(await screen.findByRole('menuitem', { name: /^Supprimer/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Supprimer définitivement' });
    expect(button.getAttribute('aria-disabled') ?? String(button.disabled)).toBe('true');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'entraide' } });
    await person.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(bridge.requests('solidarystructures.remove')).toEqual([{ id: 5 }]));
    await waitFor(() => expect(bridge.requests('session.readStructures')).toHaveLength(1));
  });

  it('is refused with the reason while people are attached', async () => {
    wire = { ...wire, removable: false };
    await openMenu();
    const item = await screen.findByRole('menuitem', { name: /^Supprimer/u });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Des personnes sont rattachées à cette structure.');
  });

  it('is not offered without structure_delete', async () => {
    await openMenu({ rights: without('structure_delete') });
    expect(screen.queryByRole('menuitem', { name: /^Supprimer/u })).toBeNull();
  });
});

describe('a structure that cannot be read', () => {
  const words = 'Cette structure n’existe pas, ou votre compte n’en est pas opérateur.';

  it.each<AppError>([{ kind: 'notFound' }, { kind: 'denied', right: 'structure_read' }])(
    'is said not to exist or not to be operated: $kind',
    async (error) => {
      bridge.answer('solidarystructures.get', () => {
        throw new AppFailure(error);
      });
      await open();
      expect(await screen.findByText(words)).toBeDefined();
    },
  );

  it.each([
    [5, 1],
    [8, 0],
  ])('makes the structures of the session be read again where they name it: %i', async (named, calls) => {
    bridge.answer('solidarystructures.get', () => {
      throw new AppFailure({ kind: 'notFound' });
    });
    await open({ structures: [{ id: named, name: 'Entraide' }] });
    await screen.findByText(words);
    await waitFor(() => expect(bridge.requests('session.readStructures')).toHaveLength(calls));
  });
});
