import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { keepZone } from '#renderer/modules/solidaryrecords/show/dates-changed.ts';
import { asDay, asTimeOfDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { newCache } from '#tests/support/screen.tsx';
import { openPage, openPlatform, type Platform, recordOf, rights } from './page-harness.tsx';

const NEW_ID = 4711;
const OPEN = 'Changer la date';
const future = { adminfromDate: '2099-03-02T00:00:00+00:00', admintoDate: '2099-03-02T00:00:00+00:00', status: 1 };

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
  platform.record = recordOf(future);
  platform.bridge.answer('solidaryvolunteers.list', () => ({
    rows: [],
    unreadable: [],
    total: 0,
    page: 1,
    perPage: 500,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const replacedBy = (id: number): RecordEditResult => ({
  outcome: 'replaced',
  id,
  record: null,
  row: null,
  newest: null,
});
const edits = () => platform.bridge.requests('solidaryrecords.edit');

/** Opens the change of the dates of the record on screen. */
async function openDates(options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage({ rights: [...rights, 'structure_read'], ...options });
  const opener = await screen.findByRole('button', { name: OPEN });
  await opened.person.click(opener);
  const panel = within(await screen.findByRole('region', { name: OPEN }));
  return { ...opened, opener, panel, save: () => panel.getByRole('button', { name: /^Enregistrer/ }) };
}

describe('changing the date of a record on its page', () => {
  test('takes a day and an hour in short, beside the journal and the solutions, and replaces after a question', async () => {
    platform.bridge.answer('solidaryrecords.edit', () => replacedBy(NEW_ID));
    const { person, panel, save } = await openDates();
    const day = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Date' });
    await waitFor(() => expect(document.activeElement).toBe(day));
    await person.clear(day);
    await person.type(day, '05122099');
    const hour = panel.getByRole('textbox', { name: 'Heure' });
    await person.clear(hour);
    await person.type(hour, '930');
    // What saving does is said before, and nothing stands over the rest of the page.
    panel.getByText('Crée une nouvelle demande qui remplace celle-ci.');
    await person.click(save());
    await panel.findByText(/^Remplacer la demande n° /);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    screen.getByRole('heading', { name: 'Journal' });
    expect(document.activeElement?.textContent).toBe('Revenir');
    expect(edits()).toEqual([]);
    // The safe answer leads back to what was typed, with the focus where it was.
    await person.click(panel.getByRole('button', { name: 'Revenir' }));
    await waitFor(() => expect(document.activeElement).toBe(save()));
    expect(hour).toHaveProperty('value', '09:30');
    await person.click(save());
    await person.click(await panel.findByRole('button', { name: 'Remplacer' }));
    await screen.findByText(`Address: /solidaryrecords/show/${NEW_ID}`);
    expect(edits()).toMatchObject([
      { edit: { journey: { times: { kind: 'punctual', punctual: { day: '2099-12-05', time: '09:30' } } } } },
    ]);
  });

  test('moves the day of the return with that of the outward way, until it is set', async () => {
    const record = recordOf(future);
    platform.record = {
      ...record,
      choices: { ...record.choices, returnDate: 5 },
      back: { date: asDay('2099-03-04'), time: asTimeOfDay('17:00'), minTime: null, maxTime: null },
    };
    const { person, panel } = await openDates();
    const day = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Date' });
    const back = panel.getByRole<HTMLInputElement>('textbox', { name: 'Date du retour' });
    await person.clear(day);
    await person.type(day, '10032099');
    await waitFor(() => expect(back.value).toMatch(/^12.03.2099$/));
    await person.clear(back);
    await person.type(back, '20032099');
    await person.clear(day);
    await person.type(day, '11032099');
    expect(back.value).toMatch(/^20.?03.?2099$/);
  });

  test('sends nothing where nothing is changed, and closes by Escape with the focus where it came from', async () => {
    const { person, panel, save, opener } = await openDates();
    await person.click(await panel.findByRole('textbox', { name: 'Date' }));
    await person.click(save());
    await panel.findByText(/^Rien n’est modifié : rien/);
    await person.click(panel.getByRole('textbox', { name: 'Date' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: OPEN })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(edits()).toEqual([]);
  });

  test('says how a save ended that is not confirmed, and sends nothing before the record is read', async () => {
    platform.bridge.answer('solidaryrecords.edit', () => ({ ...replacedBy(1), outcome: 'unknown' }));
    const { person, panel, save } = await openDates();
    const day = await panel.findByRole('textbox', { name: 'Date' });
    await person.clear(day);
    await person.type(day, '05122099');
    await person.click(save());
    await person.click(await panel.findByRole('button', { name: 'Remplacer' }));
    await panel.findByText(/^Enregistrement non confirmé/);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    const reads = platform.bridge.requests('solidaryrecords.read').length;
    await person.click(panel.getByRole('button', { name: 'Actualiser la demande' }));
    await waitFor(() => expect(platform.bridge.requests('solidaryrecords.read')).toHaveLength(reads + 1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    expect(edits()).toHaveLength(1);
  });

  test('of a regular record offers its period, and leads to the form for its week', async () => {
    platform.record = recordItem.parse({
      ...recordedBody('getSolidary', 'regular'),
      id: platform.record.id,
      adminfromDate: '2099-03-02T00:00:00+00:00',
      admintoDate: '2099-06-01T00:00:00+00:00',
    });
    const { panel } = await openDates();
    await panel.findByRole('textbox', { name: 'À partir du' });
    panel.getByText(/se changent dans le formulaire/);
    expect(panel.getByRole('link', { name: /formulaire/ }).getAttribute('href')).toBe(
      `/solidaryrecords/${platform.record.id}`,
    );
  });

  test('of a record within some days offers its first day, and says the rest in words', async () => {
    platform.record = recordItem.parse({
      ...recordedBody('getSolidary', 'flexible'),
      id: platform.record.id,
      adminfromDate: '2099-03-02T00:00:00+00:00',
      admintoDate: '2099-03-09T00:00:00+00:00',
    });
    const { panel } = await openDates();
    await panel.findByRole('textbox', { name: 'À partir du' });
    panel.getByText(/Dans les \d+ jours, du .+ au /);
  });

  test.each([
    { why: 'the right is missing', change: {}, held: ['solidary_read'] as const },
    { why: 'the record is closed', change: { status: 4 }, held: rights },
  ])('is not offered where $why', async ({ change, held }) => {
    platform.record = recordOf({ ...future, ...change });
    await openPage({ rights: held });
    await screen.findByRole('heading', { name: 'Trajet' });
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });
});

describe('the page of the record that a change of dates made', () => {
  test('has the journal of the former record before its own, and the focus where the change began', async () => {
    const client = newCache();
    const [entry] = recordOf().diary;
    if (entry === undefined) throw new Error('the recorded diary is empty');
    const FORMER = 77;
    const former: RecordItem = {
      ...recordOf(),
      id: FORMER,
      status: REPLACED,
      replacedBy: platform.record.id,
      diary: [{ ...entry, comment: 'dit avant' }],
    };
    setRecord(client, FORMER, { record: former });
    platform.record = { ...recordOf(future), replaces: FORMER, diary: [{ ...entry, comment: 'dit depuis' }] };
    keepZone(client, platform.record.id, 'followUp');
    platform.bridge.answer('drafts.get', ({ record }) =>
      record === FORMER
        ? { content: { values: { comment: 'à finir' }, base: {} }, savedAt: asInstant('2026-11-22T10:42:00.000Z') }
        : null,
    );
    platform.bridge.answer('drafts.save', () => ({ isOnDisk: true }));
    platform.bridge.answer('drafts.drop', () => undefined);
    await openPage({ client });
    await screen.findByText('dit depuis');
    screen.getByText('dit avant');
    screen.getByText(`Avec le journal de la demande remplacée : n° ${FORMER}.`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(OPEN));
    // What was being written goes on here, and is kept here alone.
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Commentaire').value).toBe('à finir'));
    await waitFor(() => expect(platform.bridge.requests('drafts.drop')).toMatchObject([{ record: FORMER }]));
    expect(platform.bridge.requests('drafts.save')).toMatchObject([{ record: platform.record.id }]);
  });
});
