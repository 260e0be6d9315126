import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { newCache, type ScreenOptions } from '#tests/support/screen.tsx';
import { filled, installBridge, openForm, vandoeuvre } from './create-harness.tsx';

const known = { solidaryUserId: solidaryUserId.parse(6), userId: null };
const light = () => fakeStructure(3, { mode: 1, solidaryTransport: true });
const emptyTimes = filled().draft.times;
const noTimes = { ...emptyTimes, punctual: { ...emptyTimes.punctual, day: null, time: null } };

/** The light form of somebody who is known, with a destination and nothing else. */
async function openSentence(
  changes: Partial<RecordDraft> = {},
  options: ScreenOptions = {},
  handlers: FakeHandlers = {},
) {
  const bridge = installBridge({ 'solidarystructures.get': light, ...handlers });
  const { draft, ...start } = filled({ needs: { ...filled().draft.needs, subjectId: null }, times: noTimes });
  const opened = await openForm(
    { ...start, person: null, draft: { ...draft, journey: { ...draft.journey, origin: null }, ...changes } },
    { wanted: known, ...options },
  );
  const sentence = await screen.findByRole('group', { name: options.locale === 'en' ? 'The journey' : 'Son trajet' });
  await waitFor(() => expect(sentence.textContent).toContain(options.locale === 'en' ? 'Ms Martin' : 'Mme Martin'));
  return { bridge, sentence, ...opened };
}

const field = (path: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) => dataset.field === path);
const control = (path: string) => {
  const found = field(path)?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  if (found === null || found === undefined) throw new Error(`no ${path}`);
  return found;
};
const here = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
const createdTimes = (bridge: ReturnType<typeof installBridge>) => bridge.requests('solidaryrecords.create')[0]?.times;
const create = () => screen.findByRole('button', { name: 'Créer la demande' });

test('each part of the sentence is one stop of the Tab key, in the order of the words', async () => {
  const { sentence } = await openSentence();
  const stops = [...sentence.querySelectorAll<HTMLElement>('input, select, button, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && element.dataset.tabsterDummy === undefined)
    .map((element) => element.closest<HTMLElement>('[data-field]')?.dataset.field ?? 'person');
  expect(stops).toEqual([
    'person',
    'journey.origin',
    'journey.destination',
    'needs.subjectId',
    'times.punctual.day',
    'times.punctual.time',
    'times.punctual.returnChoice',
    'needs.needs',
  ]);
});

test('a sentence that was typed as somebody says it creates the record', async () => {
  const { bridge, person } = await openSentence();
  await person.selectOptions(control('needs.subjectId'), 'Santé');
  await person.type(control('times.punctual.day'), '10032999');
  await person.type(control('times.punctual.time'), '930');
  await person.tab();
  expect(control('times.punctual.day').value).toBe('dimanche 10 mars 2999');
  expect(control('times.punctual.time').value).toBe('09:30');
  await person.selectOptions(control('times.punctual.returnChoice'), '3');
  await person.click(await create());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
  expect(bridge.requests('solidaryrecords.create')[0]).toMatchObject({ subject: { id: 1 } });
  expect(createdTimes(bridge)).toMatchObject({ punctual: { day: '2999-03-10', time: '09:30', returnChoice: 3 } });
});

test('a home is named as such, and the whole address is its description', async () => {
  await openSentence();
  const origin = control('journey.origin');
  expect(origin.value).toBe('chez elle, Nancy');
  expect(origin.title).toContain('1 rue des Carmes');
  expect(field('journey.origin')?.dataset.suggested).toBe('true');
  expect(field('journey.destination')?.dataset.suggested).toBeUndefined();
});

test('the person of the sentence leads to where they are chosen', async () => {
  const { person } = await openSentence();
  await person.click(screen.getByRole('button', { name: /^Personne\s: Mme Martin$/u }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('what is missing says so in the sentence, and under it once the creation was refused', async () => {
  const { person } = await openSentence();
  const day = control('times.punctual.day') as HTMLInputElement;
  expect(day.placeholder).toMatch(/^quand\s\?$/u);
  await person.click(await create());
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  const told = document.getElementById(day.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Date Ce champ est obligatoire.');
  expect(field('times.punctual.day')?.contains(told)).toBe(false);
});

test('a day within a few has its first day in the sentence, and a given day takes its place again', async () => {
  const { person } = await openSentence();
  const day = control('times.punctual.day');
  day.focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: /^Dans les 7 jours/u }));
  expect(day.value).toBe('dans les 7 jours');
  expect(control('times.base').value).toBe('vendredi 6 mars');
  await person.clear(day);
  await person.type(day, '10032999');
  await person.tab();
  expect(field('times.base')).toBeUndefined();
  expect(day.value).toBe('dimanche 10 mars 2999');
});

test('a part of the day is chosen in the place of an hour, and typing gives one again', async () => {
  const { person, sentence } = await openSentence();
  const time = control('times.punctual.time');
  time.focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: /^Le soir/u }));
  await waitFor(() => expect(time.value).toBe('le soir'));
  expect(time.isConnected).toBe(true);
  expect(document.activeElement).toBe(time);
  // Half past eight, and two hours later.
  expect(within(sentence).getByRole('option', { name: 'revient 2\u00a0h plus tard, à 22:30' })).toBeTruthy();
  await person.clear(time);
  await person.type(time, '9');
  await person.tab();
  expect(time.value).toBe('09:00');
});

test('a return at another time starts on the day of the way out', async () => {
  const { person } = await openSentence({
    times: { ...noTimes, punctual: { ...noTimes.punctual, day: '2999-03-10', time: '09:30' } },
  });
  await person.click(screen.getByRole('button', { name: 'autre heure' }));
  expect(control('times.punctual.returnDay').value).toBe('dimanche 10 mars 2999');
  await person.type(control('times.punctual.returnTime'), '17');
  await person.tab();
  expect(control('times.punctual.returnTime').value).toBe('17:00');
});

test('a destination may be any place, and the one before comes back', async () => {
  const { person } = await openSentence();
  const destination = control('journey.destination');
  destination.focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: 'Quel que soit le lieu' }));
  expect(destination.value).toBe('quel que soit le lieu');
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: vandoeuvre.label }));
  expect(destination.value).toBe('Vandœuvre');
});

test('needs are added from the list of the structure and taken out, and one is said in own words', async () => {
  const { person, sentence } = await openSentence();
  const add = within(sentence).getByRole('button', { name: 'Besoin' });
  await person.click(add);
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Fauteuil' }));
  await person.keyboard('{Escape}');
  await person.click(await within(sentence).findByRole('button', { name: /Retirer le besoin\s: Fauteuil/u }));
  expect(within(sentence).queryByRole('button', { name: /Retirer le besoin/u })).toBeNull();
  expect(document.activeElement).toBe(add);
  await person.click(add);
  await person.click(await screen.findByRole('menuitem', { name: 'Autre besoin' }));
  await waitFor(() => expect(here()).toBe('needs.additionalNeed'));
});

test('several days a week have their lines of days and times below the sentence', async () => {
  const { person, sentence } = await openSentence();
  const weekly = screen.getByRole('button', { name: 'Plusieurs jours par semaine' });
  await person.click(weekly);
  expect(weekly.getAttribute('aria-pressed')).toBe('true');
  expect(sentence.textContent).toContain('plusieurs jours par semaine');
  expect(field('times.punctual.day')).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Ajouter une ligne' })).toBeTruthy();
});

test('the sentence is told in English, in its own order', async () => {
  const { sentence } = await openSentence({}, { locale: 'en' });
  expect(sentence.textContent).toMatch(/^Ms Martin goes from .* to .* for .*, .* at .*, and /u);
  expect(control('journey.origin').value).toBe('her home, Nancy');
  expect(control('times.punctual.day').getAttribute('aria-label')).toBe('Date');
});

test('the last journeys of a person are offered from lists that were read, and asked anew but for their ends', async () => {
  const client = newCache();
  const address = (addressLocality: string, latitude: string, longitude: string) => ({
    addressLocality,
    latitude,
    longitude,
    displayLabel: [addressLocality, ''],
  });
  const row = (id: number, adminuserId: number) =>
    solidaryRecords.row.parse({
      id,
      status: 4,
      progression: 100,
      adminuserId,
      admingivenName: 'Béa',
      adminfamilyName: 'Martin',
      adminfromDate: '2026-02-03T00:00:00+00:00',
      adminorigin: address('Ludres', '48.62', '6.16'),
      admindestination: address('Essey', '48.70', '6.22'),
    });
  client.setQueryData([...keys.lists('solidaryrecords'), 'held'], { rows: [row(8, 16), row(7, 16), row(9, 99)] });
  const { bridge, person } = await openSentence({}, { client });
  const [again, ...more] = screen.getAllByRole('button', { name: /^Ludres → Essey/u });
  expect(more).toEqual([]);
  if (again === undefined) throw new Error('no journey');
  await person.click(again);
  expect([control('journey.origin').value, control('journey.destination').value]).toEqual(['Ludres', 'Essey']);
  expect(here()).toBe('needs.subjectId');
  expect(bridge.requests('solidaryrecords.list')).toEqual([]);
});
