import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';
import { readEvent } from './event.ts';

const EventsListPage = await addressPage('events');

const rows = [readEvent({ id: 1, name: 'Bal' }), readEvent({ id: 2, name: 'Foire', status: 2 })];
let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'events.list': ({ page, perPage }) => ({ rows, unreadable: [], total: rows.length, page, perPage }),
    'events.get': ({ id }) => readEvent({ id, status: id === 2 ? 2 : 0 }),
    'events.update': ({ id }) => ({ id }),
    'events.remove': () => undefined,
  });
});

async function choose() {
  const view = await openListPage((props) => <EventsListPage {...props} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions sur la sélection' }));
  const dialog = async () => within(await screen.findByRole('alertdialog'));
  return { ...view, person, bar, dialog };
}

test('several events are deactivated one by one, inactive ones are skipped, and undo restores each former status', async () => {
  const { person, bar, dialog, notify } = await choose();
  await person.click(bar.getByRole('button', { name: 'Désactiver' }));
  const asked = await dialog();
  expect(asked.getByText(/^Désactiver 2 événements\s\?$/)).toBeDefined();
  await person.click(asked.getByRole('button', { name: 'Désactiver' }));
  await waitFor(() => expect(bridge.requests('events.update')).toEqual([{ id: 1, changes: { status: 2 } }]));
  await person.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(notify.mock.calls.some(([notice]) => notice.undo !== undefined)).toBe(true));
  await notify.mock.calls.find(([notice]) => notice.undo !== undefined)?.[0].undo?.();
  // What was read before it was written: pending, not active.
  await waitFor(() => expect(bridge.requests('events.update').at(-1)).toEqual({ id: 1, changes: { status: 0 } }));
});

test('several events are deleted once their number was typed', async () => {
  const { person, bar, dialog } = await choose();
  await person.click(bar.getByRole('button', { name: 'Supprimer…' }));
  const asked = await dialog();
  const confirm = asked.getByRole('button', { name: 'Supprimer définitivement' });
  await person.click(confirm);
  expect(bridge.requests('events.remove')).toEqual([]);
  await person.type(asked.getByRole('textbox'), '2');
  await person.click(confirm);
  await waitFor(() => expect(bridge.requests('events.remove')).toEqual([{ id: 1 }, { id: 2 }]));
});
