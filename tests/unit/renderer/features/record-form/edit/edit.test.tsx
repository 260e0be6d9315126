import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { ended, NEW_ID, openEdit, recorded } from './edit-harness.tsx';

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
const SAVE = /^Enregistrer/;

type Person = Awaited<ReturnType<typeof openEdit>>['person'];

/** Changes the other need, which is content. */
async function need(person: Person) {
  await person.click(await box(/Autre besoin/));
  await person.paste('Un chien');
}

/** Changes the other need and presses the button of the form. */
async function needThenSave(person: Person) {
  await need(person);
  await person.click(button(SAVE));
}

describe('The page that edits a record', () => {
  it('reads neither the record again nor sends anything that was not changed', async () => {
    const { bridge, person } = await openEdit(recorded('regular'));
    await screen.findByText('Rien n’est modifié.');
    await person.click(button(SAVE));
    expect(bridge.requests('solidaryrecords.edit')).toEqual([]);
    expect(bridge.requests('solidaryrecords.read')).toEqual([]);
  });

  it.each([
    {
      structure: 'may not be read',
      read: () => {
        throw new AppFailure({ kind: 'notFound' });
      },
    },
    { structure: 'asks for no proof', read: () => ({ ...fakeStructure(1), proofs: { requester: [], volunteer: [] } }) },
  ])('changes a record whose structure $structure', async ({ read }) => {
    const { bridge, person } = await openEdit(recorded('regular', { needs: [] }), { 'solidarystructures.get': read });
    await needThenSave(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1));
  });

  it('offers the usual places of the structure of the record', async () => {
    const record = recorded('regular', { adminstructureId: 7 });
    const { bridge } = await openEdit(record, { 'favouritePlaces.list': () => [] });
    await waitFor(() => expect(bridge.requests('favouritePlaces.list')).toEqual([{ structureId: 7 }]));
  });

  it('changes a regular record in place, without its journey, and goes to its page', async () => {
    const record = recorded('regular', { needs: [] });
    const { bridge, person, notices } = await openEdit(record);
    await need(person);
    screen.getByText('Modifie cette demande.');
    await person.click(button(SAVE));
    await screen.findByText(`Address: /solidaryrecords/show/${record.id}`);
    expect(bridge.requests('solidaryrecords.edit').map(({ edit, seen }) => ({ edit, seen }))).toEqual([
      // The purpose of the recorded record is one of the structure's.
      { edit: { identity: {}, proofs: [], additionalNeed: 'Un chien' }, seen: null },
    ]);
    expect(notices).toMatchObject([{ name: 'updated', outcome: 'success', values: { id: record.id } }]);
  });

  it('asks before it replaces a punctual record, with the focus on the way back, and leads to the new one', async () => {
    const record = recorded('punctual', { needs: [] });
    const { bridge, person, notices, client, router } = await openEdit(record, {
      'solidaryrecords.edit': () => ended('replaced', { id: NEW_ID }),
    });
    await needThenSave(person);
    screen.getByText('Crée une nouvelle demande qui remplace celle-ci.');
    const dialog = await screen.findByRole('alertdialog', { name: /Remplacer la demande/ });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Revenir'));
    expect(bridge.requests('solidaryrecords.edit')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Remplacer' }));
    await screen.findByText(`Address: /solidaryrecords/show/${NEW_ID}`);
    expect(bridge.requests('solidaryrecords.edit')).toMatchObject([
      { edit: { additionalNeed: 'Un chien', journey: { times: { kind: 'punctual' } } } },
    ]);
    expect(notices).toMatchObject([{ name: 'replaced', values: { old: record.id, new: NEW_ID } }]);
    // The way back leads to no form of a record that is over, and the old one is known to be replaced unread.
    expect(router.history.length).toBe(1);
    const former = () => client.getQueryData(['solidaryrecord', record.id, 'item']);
    await waitFor(() => expect(former()).toMatchObject({ status: 6, replacedBy: NEW_ID }));
    expect(bridge.requests('solidaryrecords.read')).toEqual([]);
  });

  it('knows the old record as replaced where it is saved by the question about unsaved work', async () => {
    const record = recorded('punctual', { needs: [] });
    const { bridge, person, client, router } = await openEdit(record, {
      'solidaryrecords.edit': () => ended('replaced', { id: NEW_ID }),
    });
    await need(person);
    void router.navigate({ to: '/users' });
    await person.click(await screen.findByRole('button', { name: 'Enregistrer et quitter' }));
    await person.click(await screen.findByRole('button', { name: 'Remplacer' }));
    await screen.findByText('Address: /users');
    const former = () => client.getQueryData(['solidaryrecord', record.id, 'item']);
    await waitFor(() => expect(former()).toMatchObject({ status: 6, replacedBy: NEW_ID }));
    expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1);
  });

  it('changes the person of a punctual record by the beneficiary, which replaces nothing', async () => {
    const rights: readonly Permission[] = [
      'solidary_read',
      'solidary_update',
      'structure_read',
      'solidary_beneficiary_list',
      'solidary_beneficiary_update',
    ];
    const handlers = {
      'solidary.resolveUser': () => solidaryUserId.parse(7),
      'solidarybeneficiaries.update': ({ id }: { id: number }) => ({ id }),
    };
    const { bridge, person } = await openEdit(recorded('punctual'), handlers, { rights });
    const name = await box(/^Prénom/);
    await person.clear(name);
    await person.paste('Zoé');
    await screen.findByText('Modifie la fiche du bénéficiaire, pas la demande.');
    await person.click(button(SAVE));
    await screen.findByText(/Address: \/solidaryrecords\/show/);
    expect(bridge.requests('solidarybeneficiaries.update')).toEqual([{ id: 7, changes: { givenName: 'Zoé' } }]);
    expect(bridge.requests('solidaryrecords.edit')).toEqual([]);
  });

  it('refuses an emptied field of the person, which the platform cannot empty', async () => {
    const { bridge, person } = await openEdit(recorded('regular'));
    await person.clear(await box(/^Prénom/));
    await person.click(button(SAVE));
    // Under the field, and in the summary that leads to it.
    await screen.findByRole('button', { name: /^Prénom\s: .*ne peut pas être vidé/u });
    expect(screen.getAllByText(/ne peut pas être vidé/)).toHaveLength(2);
    expect(bridge.requests('solidaryrecords.edit')).toEqual([]);
  });

  it('offers what was typed before the application ended, and keeps what is typed now', async () => {
    const value = { 'needs.additionalNeed': 'Un chien' };
    const { bridge, person } = await openEdit(recorded('regular', { needs: [] }), {
      'drafts.get': () => ({
        content: { values: value, base: { 'needs.additionalNeed': null } },
        savedAt: '2026-06-01T10:00:00Z' as never,
      }),
      'drafts.hold': () => undefined,
      'drafts.save': () => ({ isOnDisk: true }),
      'drafts.drop': () => undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'Reprendre ma saisie' }));
    screen.getByDisplayValue('Un chien');
    screen.getByText('Modifie cette demande.');
    await person.type(await box(/Autre besoin/), ' guide');
    const held = { values: { 'needs.additionalNeed': 'Un chien guide' } };
    await waitFor(() => expect(bridge.requests('drafts.hold')).toMatchObject([{ content: held }]));
    await person.click(button(SAVE));
    await screen.findByText(/Address: \/solidaryrecords\/show/);
    await waitFor(() => expect(bridge.requests('drafts.drop')).toHaveLength(1));
  });

  it('marks the fields that will be sent, and says them', async () => {
    const { person, container } = await openEdit(recorded('regular', { needs: [] }));
    await need(person);
    const marked = [...container.querySelectorAll<HTMLElement>('[data-changed]')].map(({ dataset }) => dataset.field);
    expect(marked).toEqual(['needs.additionalNeed']);
    screen.getByText(/^Modifié : motif et besoins/);
  });

  it.each([
    [4, 'editClosed'],
    [6, 'editReplaced'],
  ])('leads from a record of status %s to its page, with the reason', async (status, name) => {
    const record = recorded('regular', { status });
    const { notices } = await openEdit(record);
    await screen.findByText(`Address: /solidaryrecords/show/${record.id}`);
    expect(notices).toMatchObject([{ context: 'solidaryrecords', name }]);
  });
});

describe('An edition that is not simply saved', () => {
  const record = recorded('regular', { needs: [] });

  it('tells a newer action of somebody else, and goes over it only once it was accepted', async () => {
    const moment = '2099-01-02T10:00:00+00:00';
    const { bridge, person } = await openEdit(record, {
      'solidaryrecords.edit': ({ seen }) =>
        seen === null
          ? // The row of the list, as far as the question needs it.
            ended('newer', { row: { lastAction: 'solidary_contact_call', lastActionDate: moment } as never })
          : ended('changed', { id: record.id }),
    });
    await needThenSave(person);
    const dialog = await screen.findByRole('alertdialog', { name: /Enregistrer malgré une nouvelle action/ });
    within(dialog).getByText(/Conducteur contacté par téléphone/);
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }));
    await screen.findByText(/Address:/);
    expect(bridge.requests('solidaryrecords.edit').map(({ seen }) => seen)).toEqual([null, moment]);
  });

  it('keeps what was typed, and may be sent again, where nothing was stored', async () => {
    const { bridge, person } = await openEdit(record, {
      'solidaryrecords.edit': () => ended('notDone', { id: record.id, record }),
    });
    await needThenSave(person);
    await screen.findByText('Non enregistré, vous pouvez réessayer.');
    screen.getByDisplayValue('Un chien');
    await person.click(button(SAVE));
    await waitFor(() => expect(bridge.requests('solidaryrecords.edit')).toHaveLength(2));
  });

  it('is sent again only after the record was read, where nobody knows what became of it', async () => {
    const { bridge, person } = await openEdit(record, {
      'solidaryrecords.edit': () => {
        throw new AppFailure({ kind: 'network', reason: 'timeout' });
      },
    });
    await needThenSave(person);
    const check = await screen.findByRole('button', { name: 'Actualiser la demande' });
    await person.click(button(SAVE));
    expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1);
    await person.click(check);
    await waitFor(() => expect(bridge.requests('solidaryrecords.read')).toHaveLength(1));
    screen.getByDisplayValue('Un chien');
    await person.click(button(SAVE));
    await waitFor(() => expect(bridge.requests('solidaryrecords.edit')).toHaveLength(2));
  });

  it('offers a new record where content was saved and no new record was made', async () => {
    const punctual = recorded('punctual', { needs: [] });
    const stored = recorded('punctual', { needs: [{ id: 9, label: 'Un chien' }] });
    const { person } = await openEdit(punctual, {
      'solidaryrecords.edit': () => ended('halfDone', { id: punctual.id, record: stored }),
    });
    await needThenSave(person);
    await person.click(await screen.findByRole('button', { name: 'Remplacer' }));
    await screen.findByText('Enregistré en partie.');
    // What was stored is no change any more.
    await screen.findByText('Rien n’est modifié.');
    await person.click(button(/Créer une nouvelle demande à partir de celle-ci/));
    await screen.findByText(/Address: \/solidaryrecords\/create/);
  });

  it('says that the record was replaced meanwhile, and by which', async () => {
    const { bridge, person } = await openEdit(
      record,
      { 'solidaryrecords.edit': () => ended('gone', { id: record.id, newest: { id: NEW_ID } as never }) },
      { config: { supportContact: 'Aïcha' } },
    );
    await needThenSave(person);
    await screen.findByText('Cette demande a été remplacée ou n’est plus dans la liste.');
    screen.getByRole('link', { name: /Ouvrir la demande n°\s40/ });
    // Nothing failed.
    expect(screen.queryByText(/^Besoin d’aide/u)).toBeNull();
    expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1);
  });
});
