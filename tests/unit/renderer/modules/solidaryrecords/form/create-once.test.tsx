import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filled, installDesk, openForm } from './create-desk.tsx';

const createButton = () => screen.findByRole('button', { name: 'Créer la demande' });
const CTRL_ENTER = '{Control>}{Enter}{/Control}';

test('a record that is asked for again while its e-mail is looked for is created once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bridge = installDesk({
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
  const bridge = installDesk({
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
  const bridge = installDesk({
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
  const bridge = installDesk({
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
