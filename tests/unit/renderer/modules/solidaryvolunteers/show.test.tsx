import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPlaces } from '#renderer/features/solidary/volunteer-places.ts';
import { VolunteerShowPage } from '#renderer/modules/solidaryvolunteers/VolunteerShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { wireTransporters } from '#shared/resources/solidaryrecords/solutions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeVolunteer } from '#tests/support/fake-volunteers.ts';
import { newCache, openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

let bridge: FakeBridge;
let wire: Record<string, unknown>;

beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'solidaryvolunteers.get': ({ id }) => fakeVolunteer(id, wire),
    'app.copyText': () => undefined,
  });
});

const structures = [
  { id: 1, name: 'Entraide' },
  { id: 2, name: 'Mobilité' },
];
const open = (options: ScreenOptions = {}) =>
  openScreen(<VolunteerShowPage id={9} />, { rights: permissions, structures, ...options });
const without = (...lacking: string[]) => permissions.filter((right) => !lacking.includes(right));
const section = async (name: string) => screen.findByRole('region', { name });

describe('the page of a volunteer', () => {
  it('shows the week to be read, with the window of each part of the day', async () => {
    await open();
    const table = within(await section('Disponibilités')).getByRole('table', { name: 'Disponibilités de la semaine' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^Matin06:00–12:00disponiblenon disponible/);
    expect(rows[3]).toMatch(/^Soirnon renseigné(non disponible){7}$/);
    expect(within(table).queryByRole('checkbox')).toBeNull();
  });

  it('shows the home with the range in kilometres', async () => {
    await open();
    const text = (await section('Domicile et rayon d’action')).textContent;
    expect(text).toContain('3 rue Mirabeau, 88000, Épinal');
    expect(text).toContain('25,5\u00a0km');
  });

  it('draws no circle around the home, and says where the range lies', async () => {
    await open();
    const home = await section('Domicile et rayon d’action');
    expect(home.textContent).toContain('Le rayon part du lieu de départ du bénévole');
    expect(home.querySelector('circle, ellipse')).toBeNull();
  });

  it('shows the place of the volunteer once a record gave it', async () => {
    const client = newCache();
    const centerPoint = { addressLocality: 'Nancy', latitude: '48.690000', longitude: '6.180000' };
    const match = { matchingId: 1, volunteerId: 40, volunteerGivenName: 'Nina', volunteerFamilyName: 'Nomade' };
    const outward = [{ ...match, centerPoint, maxDistance: 25_500, type: 'oneway' }];
    rememberPlaces(client, { transporters: wireTransporters.parse({ outward, return: [] }), drivers: [] });
    await open({ client });
    const home = await section('Domicile et rayon d’action');
    expect(home.textContent).toContain('Lieu de départNancy');
    expect(home.textContent).not.toContain('Le rayon part du lieu de départ');
  });

  it('says that identity is edited with the user, and leads there by the id of the user', async () => {
    await open();
    const identity = within(await section('Identité'));
    const link = identity.getByRole('link', { name: 'L’identité se modifie dans la fiche utilisateur' });
    expect(link.getAttribute('href')).toMatch(/\/users\/40$/);
  });

  it('groups proofs by structure, and has no journal', async () => {
    wire = {
      proofs: [
        { structureId: 1, structure: 'Entraide', label: 'Permis', checkbox: true, value: true },
        { structureId: 2, structure: 'Mobilité', label: 'Motif', input: true, value: 'Envie' },
        { structureId: 1, structure: 'Entraide', label: 'Charte', checkbox: true, value: false },
      ],
    };
    await open();
    expect((await section('Justificatifs de «\u00a0Entraide\u00a0»')).textContent).toMatch(/PermisOuiCharteNon$/);
    expect((await section('Justificatifs de «\u00a0Mobilité\u00a0»')).textContent).toContain('MotifEnvie');
    expect(screen.queryByRole('region', { name: /^Journal/ })).toBeNull();
  });

  it('leads to the form and to the user with their rights only', async () => {
    await open({ rights: without('solidary_volunteer_update', 'user_read', 'user_update') });
    await section('Identité');
    expect(screen.queryByRole('link', { name: 'Modifier les disponibilités' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fiche utilisateur' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Accepter/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^L’identité/ })).toBeNull();
  });

  it('accepts by the id of the row, not by that of the person, and says that the role was not given', async () => {
    bridge.answer('solidary.decide', () => ({ outcome: 'doneWithoutRole' }));
    await open();
    (await screen.findByRole('button', { name: 'Accepter dans Entraide' })).click();
    await screen.findByText(/mais sans son rôle/u);
    expect(bridge.requests('solidary.decide')).toEqual([
      { role: 'volunteer', id: 9, userStructureId: 71, accept: true },
    ]);
  });

  it('prints the week with the signature of a structure that did not refuse the volunteer, the current one first', async () => {
    wire = {
      structures: [
        { id: 2, userStructureId: 72, name: 'Mobilité', status: 1 },
        { id: 1, userStructureId: 71, name: 'Entraide', status: 0 },
        { id: 3, userStructureId: 73, name: 'Refus', status: 2 },
        { id: 4, userStructureId: 74, name: 'Ailleurs', status: 1 },
      ],
    };
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    const signing = [
      { id: 1, name: 'Entraide', telephone: '0383000000', signature: 'À bientôt,\nEntraide' },
      { id: 2, name: 'Mobilité', signature: 'Mobilité pour tous' },
      { id: 3, name: 'Refus', signature: 'Non' },
    ];
    const { person } = await open({ structures: signing, currentStructureId: 1 });
    await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Imprimer la semaine' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Imprimer\s: / }));
    expect(dialog.getByRole('heading', { name: 'Nina Nomade' })).toBeTruthy();
    const table = dialog.getByRole('table', { name: 'Disponibilités de la semaine' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(dialog.getByText('03 83 00 00 00')).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    const paper = document.querySelector('body > [data-paper] > article');
    expect(paper?.textContent).toContain('À bientôt,\nEntraide');
    await person.click(dialog.getByRole('radio', { name: 'Mobilité' }));
    expect(paper?.textContent).toContain('Mobilité pour tous');
    await person.click(dialog.getByRole('button', { name: 'Imprimer' }));
    expect(printed).toHaveBeenCalledOnce();
    // It is made of the copy on screen.
    expect(bridge.requests('solidaryvolunteers.get')).toHaveLength(1);
  });

  it('names, where it may not be read, the right that the platform asks of it, which is that of the list', async () => {
    await open({ rights: ['solidary_volunteer_read'] });
    await screen.findByText(/voir la liste des bénévoles/);
    expect(screen.queryByText(/solidary_volunteer_read/)).toBeNull();
  });

  it('says what a 500 may hide: an unknown person, or one who is no volunteer any more', async () => {
    bridge.answer('solidaryvolunteers.get', () => {
      throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
    });
    await open();
    await screen.findByText('Ce bénévole n’existe pas ou ne peut plus être consulté.');
  });
});
