import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { answeredMoments } from '#renderer/features/record-form/script/done.ts';
import { spoken } from '#renderer/features/record-form/script/sentences.ts';
import { scriptMoments } from '#shared/ipc/call-scripts.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { emptyRecord } from '#shared/resources/solidaryrecords/form/draft.ts';
import { filled, installBridge, openForm, openPage } from './create-harness.tsx';

it('fills what is known, and leaves a pause for the rest', () => {
  const values = { opérateur: 'Inès', structure: 'Secours', personne: '', quand: null, départ: null, arrivée: 'Toul' };
  expect(spoken('{structure}, { Opérateur } : {personne}, {quand}, {arrivée} {autre}', values)).toBe(
    'Secours, Inès : …, …, Toul {autre}',
  );
});

it('asks for nothing that the form holds', () => {
  expect(answeredMoments(emptyRecord('2026-03-06'))).toEqual([]);
  expect(answeredMoments(filled().draft)).toEqual(['greeting', 'person', 'journey', 'times', 'purpose']);
});

test('says one sentence at a time, goes on by a press, and sums up what was typed', async () => {
  installBridge();
  const { person } = await openPage();
  const script = within(await screen.findByRole('region', { name: 'À dire' }));
  expect(script.getByText(/^Bonjour, Structure 3, \S+ à l’appareil/)).toBeTruthy();
  await person.click(script.getByRole('button', { name: 'Dit, suivant' }));
  expect(script.getByText(/^Puis-je avoir votre nom/)).toBeTruthy();
  expect(script.getByRole('button', { name: 'Accueil, fait' })).toBeTruthy();
});

test('what was answered is passed over, and the last sentence has it in words', async () => {
  installBridge();
  const { person } = await openForm();
  const script = within(await screen.findByRole('region', { name: 'À dire' }));
  expect(script.getByText(/^Je note vos coordonnées/)).toBeTruthy();
  await person.click(script.getByRole('button', { name: 'Dit, suivant' }));
  expect(script.getByText(/^Je récapitule\s: Ada Neuve, .*09:30.*départ Nancy, arrivée Vandœuvre/)).toBeTruthy();
  expect(script.queryByRole('button', { name: 'Dit, suivant' })).toBeNull();
});

test('a structure has sentences of its own, and an emptied one is that of the application again', async () => {
  let sentences: Record<string, string> = { greeting: 'Secours de Nancy, bonjour.', closing: 'À bientôt.' };
  const bridge = installBridge({
    'callScripts.list': () => ({ scripts: [{ structureId: structureId.parse(3), sentences }], isRead: true }),
    'callScripts.save': (saved) => {
      sentences = { ...saved.sentences };
      return { isOnDisk: true };
    },
  });
  const { person } = await openPage();
  const script = within(await screen.findByRole('region', { name: 'À dire' }));
  expect(await script.findByText('Secours de Nancy, bonjour.')).toBeTruthy();
  await person.click(script.getByRole('button', { name: /^Adapter les phrases\s: Structure 3$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('textbox')).toHaveLength(scriptMoments.length);
  await person.clear(dialog.getByRole('textbox', { name: 'Accueil' }));
  await person.type(dialog.getByRole('textbox', { name: 'D’où à où' }), 'Vous allez où ?');
  await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.requests('callScripts.save')).toEqual([
    { structureId: 3, sentences: { closing: 'À bientôt.', journey: 'Vous allez où ?' } },
  ]);
  expect(await script.findByText(/^Bonjour, Structure 3/)).toBeTruthy();
});
