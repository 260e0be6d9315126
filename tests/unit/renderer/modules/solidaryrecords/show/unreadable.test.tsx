import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { solidaryUserId, structureId } from '#shared/resources/solidary/ids.ts';
import { solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { timesWrite } from '#shared/resources/solidaryrecords/write/schema.ts';
import { wireEntry } from '#tests/support/fake-solutions.ts';
import { newCache } from '#tests/support/screen.tsx';
import { broken, id, openPage, openPlatform, type Platform, recordOf, rights, rowOf, title } from './page-harness.tsx';

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
});
afterEach(() => vi.unstubAllGlobals());

describe('a record that the platform cannot read', () => {
  test('says so where nothing is known of it, and looks for its row', async () => {
    platform.refusal = broken;
    const { notices } = await openPage();
    expect(await screen.findByText('Cette demande n’existe pas ou ne peut pas s’afficher.')).toBeTruthy();
    expect(notices).toMatchObject([
      { context: 'solidaryrecords', name: 'loaded', causes: expect.arrayContaining(['ce numéro n’existe pas']) },
    ]);
    expect(platform.bridge.requests('solidaryrecords.list')).toMatchObject([
      { page: 1, sort: [{ field: 'id', direction: 'desc' }] },
    ]);
  });

  test('shows what the list says of it, keeps actions and closing, and withholds the edition', async () => {
    platform.refusal = broken;
    platform.bridge.answer('solidaryrecords.list', ({ page, perPage }) => ({
      rows: [rowOf({ status: 2 })],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }));
    const { person } = await openPage();
    await title();
    expect(await screen.findByText(/ajouter des actions, clôturer et rouvrir/i)).toBeTruthy();
    expect(screen.getByText(/^Voici ce qu’indique la liste\./)).toBeTruthy();
    expect(screen.getByText('Médecin')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    const edit = screen.getByRole('button', { name: 'Modifier' });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    const write = await screen.findByRole('menuitem', { name: /^Écrire/ });
    expect(within(write).getByText('Cette demande ne peut plus s’afficher')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Clôturer' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  test('offers external journeys from its row, and says what is missing', async () => {
    platform.refusal = broken;
    const client = newCache();
    setRecord(client, id, { row: rowOf() });
    const modules = { solidary: true, solidaryTransport: true, externalJourneys: true };
    await openPage({ client, rights: [...rights, 'external_journey_list'], config: { modules } });
    expect(await screen.findByText(/il manque ses conducteurs retenus, ses covoiturages/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Externes' })).toBeTruthy();
    expect(await screen.findByRole('radiogroup', { name: 'Sens' })).toBeTruthy();
  });

  const listed = (wire: Readonly<Record<string, unknown>>) =>
    platform.bridge.answer('solidaryrecords.list', ({ page, perPage }) => ({
      rows: [rowOf(wire)],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }));

  test('shows what was sent of it, marked as that: its row has no range, part of day, return or needs', async () => {
    platform.refusal = broken;
    listed({ status: 0 });
    const place = (label: string) => ({ label, town: label, latitude: 48.69, longitude: 6.18, keys: {} });
    const start = emptyTimes('2026-03-06');
    const sent = {
      structureId: structureId.parse(1),
      subject: { id: null, label: 'Kinésithérapeute' },
      needs: [{ id: null, label: 'Un chien' }],
      journey: { origin: place('Nancy'), destination: place('Toul'), goesAnywhere: false },
      times: timesWrite.parse({
        ...start,
        punctual: { ...start.punctual, dateChoice: 2, timeChoice: 2, returnChoice: 4 },
      }),
    };
    platform.copy = { record: null, readAt: null, unconfirmed: [], sent };
    const { notices } = await openPage();
    const facts = within(await screen.findByRole('region', { name: 'Demande telle qu’elle a été envoyée' }));
    for (const text of [
      'Kinésithérapeute',
      'Un chien',
      'Nancy',
      'Toul',
      /entre le vendredi 6 mars 2026 et le vendredi 13/,
      /le matin/,
      /3 h/,
    ]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/^Cette demande est enregistrée/)).toBeTruthy();
    expect(screen.queryByText(/n’existe pas/)).toBeNull();
    expect(notices).toMatchObject([{ name: 'loaded', shown: 'list' }]);
    expect(notices[0]).not.toHaveProperty('causes');
  });

  test('shows the notes that its beneficiary’s page has, also those saved since', async () => {
    platform.refusal = broken;
    listed({ status: 1, progression: 25 });
    let diaries = [wireEntry('create', 11, '2026-03-06')];
    platform.bridge.answer('solidary.resolveUser', () => solidaryUserId.parse(5));
    platform.bridge.answer('solidarybeneficiaries.get', () =>
      solidaryBeneficiaries.item.parse({
        id: 5,
        structures: [],
        proofs: [],
        diaries: [
          ...diaries.map((entry) => ({ ...entry, solidary: id })),
          { ...wireEntry('link', 11, '2026-03-07'), solidary: id + 1 },
        ],
      }),
    );
    platform.bridge.answer('solidaryrecords.act', () => {
      diaries = [{ ...wireEntry('free', 11, '2026-03-09'), comment: 'A rappelé' }, ...diaries];
      return { outcome: 'done', isSent: true, record: null, row: rowOf({ status: 1 }), newest: null, meanwhile: [] };
    });
    const { person } = await openPage({ rights: [...rights, 'solidary_beneficiary_list'] });
    expect(await screen.findByText('Demande créée')).toBeTruthy();
    expect(screen.getByText(/^Journal de la fiche du bénéficiaire/)).toBeTruthy();
    // Of another record of the same person.
    expect(screen.queryByText('Mise en relation (coordonnées échangées)')).toBeNull();
    await person.type(screen.getByRole('combobox', { name: /^Action/ }), 'Note libre{Enter}');
    await person.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'A rappelé');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('A rappelé', { selector: 'p' })).toBeTruthy();
    // Nothing red stands beside what was saved.
    expect(document.querySelector('[data-intent="error"]')).toBeNull();
  });

  test('shows its last copy, from which it can be made again', async () => {
    platform.refusal = broken;
    platform.copy = { record: recordOf(), readAt: 0, unconfirmed: [], sent: null };
    const { person, router } = await openPage();
    expect(await screen.findByRole('heading', { name: 'Trajet' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Refaire cette demande' }));
    await waitFor(() => expect(router.state.location.href).toBe(`/solidaryrecords/create?copy=${id}`));
    expect(platform.bridge.requests('solidaryrecords.read').length).toBe(1);
  });
});
