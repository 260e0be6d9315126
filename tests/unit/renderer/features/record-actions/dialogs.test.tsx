import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CloseDialog } from '#renderer/features/record-actions/dialogs/CloseDialog.tsx';
import { ProgressDialog } from '#renderer/features/record-actions/dialogs/ProgressDialog.tsx';
import { ReopenDialog } from '#renderer/features/record-actions/dialogs/ReopenDialog.tsx';
import { type RecordSubject, subjectOf } from '#renderer/features/record-actions/subject.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { actions, done, recordAt } from './harness.tsx';

const subjectAt = (...at: Parameters<typeof recordAt>): RecordSubject => {
  const subject = subjectOf(recordAt(...at), null, true);
  if (subject === null) throw new Error('there is a record');
  return subject;
};

async function open(dialog: ReactNode, answer: () => RecordWriteResult = () => done(recordAt(2))) {
  const bridge = installFakeBridge({
    'solidaryrecords.listActions': () => [...actions],
    'solidaryrecords.act': answer,
  });
  const view = await openScreen(dialog);
  await screen.findByRole('alertdialog');
  const press = (name: string) => view.person.click(screen.getByRole('button', { name }));
  const choose = (name: RegExp) => view.person.click(screen.getByRole('radio', { name }));
  return { ...view, bridge, press, choose, sent: () => bridge.requests('solidaryrecords.act') };
}

test('closing asks for a reason, of which all eleven are there', async () => {
  const onClose = vi.fn();
  const { press, choose, sent } = await open(<CloseDialog subject={subjectAt(2)} onClose={onClose} />);
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.queryByText('Choisissez un motif de clôture.')).toBeNull();
  await press('Clôturer');
  expect(await screen.findByText('Choisissez un motif de clôture.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await choose(/^Aucune solution/);
  expect(screen.queryByText('Choisissez un motif de clôture.')).toBeNull();
  await press('Clôturer');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ action: 62, progression: null }]);
});

test('a closing that was not stored leaves the dialog with what was typed', async () => {
  const onClose = vi.fn();
  const notDone = () => done(null, { outcome: 'notDone' });
  const { press, choose, person } = await open(<CloseDialog subject={subjectAt(2)} onClose={onClose} />, notDone);
  await choose(/^Hors sujet/);
  await person.type(screen.getByLabelText('Commentaire'), 'voir avec la mairie');
  await press('Clôturer');
  expect(await screen.findByText('Non enregistré, vous pouvez réessayer.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Commentaire').value).toBe('voir avec la mairie');
  expect(onClose).not.toHaveBeenCalled();
  await press('Annuler');
  expect(onClose).toHaveBeenCalledWith(null, 'voir avec la mairie');
});

test('the progress by hand is set to a stop, the next one at first', async () => {
  const onClose = vi.fn();
  const { press, sent } = await open(<ProgressDialog subject={subjectAt(0)} onClose={onClose} />);
  await press('Enregistrer');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ action: 39, progression: 25 }]);
});

test('a stop that takes the record back is said before it is saved', async () => {
  const { press, choose, sent } = await open(<ProgressDialog subject={subjectAt(3)} onClose={() => {}} />);
  expect(screen.queryByText('La demande est déjà à cette étape.')).toBeNull();
  await press('Enregistrer');
  expect(screen.getByText('La demande est déjà à cette étape.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await choose(/Prise en compte/);
  expect(screen.getByText(/reviendra à « Prise en compte » \(25 %\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  await press('Enregistrer et revenir à l’étape');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 39, progression: 25 }]));
});

test('100 % is never sent by hand: it opens the closing, with the comment typed so far', async () => {
  const { choose, person, press, sent } = await open(<ProgressDialog subject={subjectAt(3)} onClose={() => {}} />);
  await person.type(screen.getByLabelText('Commentaire'), 'fait');
  await choose(/^100/);
  expect(await screen.findByRole('alertdialog', { name: /^Clôturer la demande n°\s\d+ · \S/u })).toBeTruthy();
  await choose(/^Covoiturage régulier en place/);
  await press('Clôturer');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 57, comment: 'fait', progression: null }]));
});

const Again = ({ onClick }: { onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    Encore
  </button>
);

test.each([
  ['the progress', (onClose: () => void) => <ProgressDialog subject={subjectAt(1)} onClose={onClose} />],
  ['reopening', (onClose: () => void) => <ReopenDialog subject={subjectAt(4)} onClose={onClose} />],
] as const)('a comment that was typed when %s was cancelled is there again, until it is saved', async (_, dialog) => {
  const Twice = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? dialog(() => setOpen(false)) : <Again onClick={() => setOpen(true)} />;
  };
  const { person, press, sent } = await open(<Twice />);
  const typed = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Commentaire')).value;
  await person.type(screen.getByLabelText('Commentaire'), 'rappeler');
  await press('Annuler');
  await press('Encore');
  expect(await typed()).toBe('rappeler');
  await press(screen.queryByRole('button', { name: 'Rouvrir' }) === null ? 'Enregistrer' : 'Rouvrir');
  await waitFor(() => expect(sent()).toMatchObject([{ comment: 'rappeler' }]));
  await press('Encore');
  expect(await typed()).toBe('');
});

test('a closed record is reopened at one of the three stops', async () => {
  const { choose, press, sent } = await open(<ReopenDialog subject={subjectAt(4)} onClose={() => {}} />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await choose(/^75/);
  await press('Rouvrir');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 39, progression: 75, before: { status: 4 } }]));
});
