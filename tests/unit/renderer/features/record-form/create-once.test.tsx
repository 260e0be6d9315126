import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { fakeStructure, wireStructure } from '#tests/support/fake-structures.ts';
import { filled, installBridge, openForm } from './create-harness.tsx';

const createButton = () => screen.findByRole('button', { name: 'Créer la demande' });
const CTRL_ENTER = '{Control>}{Enter}{/Control}';

test('a record that is asked for again while its e-mail is looked for is created once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bridge = installBridge({
    'users.findByEmail': async () => {
      await promise;
      return null;
    },
  });
  const { person } = await openForm();
  await person.dblClick(await createButton());
  await person.keyboard(CTRL_ENTER + CTRL_ENTER);
  resolve();
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
});

test('a record that is asked for again while it is on its way, and after the window was resumed, is created once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bridge = installBridge({
    'solidaryrecords.create': async () => {
      await promise;
      return { outcome: 'created', id: 12, isConfirmed: true };
    },
  });
  const { person } = await openForm();
  await person.click(await createButton());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await person.keyboard(CTRL_ENTER + CTRL_ENTER);
  resolve();
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
});

test('a second press whose checks are faster than those of the first creates no second record', async () => {
  const slow = Promise.withResolvers<void>();
  const answers = [slow.promise, Promise.resolve()];
  const bridge = installBridge({
    'users.findByEmail': async () => {
      await answers.shift();
      return null;
    },
  });
  const { person } = await openForm();
  const button = await createButton();
  await person.click(button);
  await person.click(button);
  slow.resolve();
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
});

test('a press while the notes of the call follow their record creates no second one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bridge = installBridge({
    'solidaryrecords.list': async () => {
      await promise;
      return { page: 1, perPage: 20, total: 0, unreadable: [], rows: [] };
    },
  });
  const { person } = await openForm({ ...filled(), notes: 'Préfère le matin', sendsNotes: true });
  const button = await createButton();
  await person.click(button);
  await waitFor(() => expect(bridge.requests('solidaryrecords.list')).toHaveLength(1));
  await person.click(button);
  await person.keyboard(CTRL_ENTER);
  resolve();
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
});

test('the notes of a call wait in the composer of a record without any action, where a note would be lost', async () => {
  const row = solidaryRecords.row.parse({ id: 12, status: 0, progression: 0, adminuserId: 16, adminlastAction: null });
  const bridge = installBridge({
    'solidaryrecords.list': () => ({ page: 1, perPage: 20, total: 1, unreadable: [], rows: [row] }),
  });
  const { person } = await openForm({ ...filled(), notes: 'Préfère le matin', sendsNotes: true });
  await person.click(await createButton());
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  const kept = bridge.requests('drafts.save').filter(({ resource }) => resource === 'recordComposer');
  expect(kept).toMatchObject([{ record: 12, content: { values: { comment: 'Préfère le matin' } } }]);
});

test('a record that lacks something is not sent, and its first step says what, with all that was typed', async () => {
  const bridge = installBridge();
  const { needs } = filled().draft;
  const { person } = await openForm(filled({ needs: { ...needs, subjectId: null, additionalNeed: 'Un chien' } }));
  await person.click(await createButton());
  expect(await screen.findByDisplayValue('Un chien')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
});

test('a file that is refused after its record was made stays chosen for it, and the record is made once', async () => {
  const file = { selectionId: 'chosen', name: 'carte.pdf', size: 10 };
  const [proof] = wireStructure(3).structureProofs as object[];
  const structureProofs = [{ ...proof, checkbox: false, file: true }];
  const bridge = installBridge({
    'files.choose': () => file,
    'solidarystructures.get': () => fakeStructure(3, { structureProofs }),
    'solidaryrecords.uploadProof': () => ({ outcome: 'refused' }),
  });
  const { person, client, notices } = await openForm({ ...filled(), step: 'proofs' });
  await person.click(await screen.findByRole('button', { name: /Justificatif 1/u }));
  await person.click(await screen.findByRole('button', { name: 'Récapitulatif' }));
  await person.click(await createButton());
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(client.getQueryData(['record-files', 12])).toMatchObject([{ file, isRefused: true }]);
  expect(notices).toMatchObject([{ name: 'created' }, { name: 'proof', outcome: 'error', isOutcomeUnknown: false }]);
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
});

test('a form takes no input from the press that creates its record on, and again once that has failed', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let tries = 0;
  const bridge = installBridge({
    'solidaryrecords.create': async () => {
      const isFirst = tries === 0;
      tries += 1;
      await answers[isFirst ? 0 : 1]?.promise;
      return isFirst
        ? { outcome: 'notCreated', error: { kind: 'server', status: 500, isUnreadable: false } }
        : { outcome: 'created', id: 12, isConfirmed: true };
    },
  });
  const { person } = await openForm();
  await person.click(await createButton());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Bloc-notes/u });
  await person.type(notes, 'Suivante');
  expect([notes.matches(':disabled'), notes.value]).toEqual([true, '']);
  answers[0]?.resolve();
  await waitFor(() => expect(notes.matches(':disabled')).toBe(false));
  await person.type(notes, 'Le matin');
  expect(notes.value).toBe('Le matin');
  await person.click(await createButton());
  answers[1]?.resolve();
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(2);
});
