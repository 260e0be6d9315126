import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { RelayPointShowPage } from '#renderer/modules/relaypoints/RelayPointShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { readPoint } from './point.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'relaypoints.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'relaypoints.get': ({ id }) => readPoint({ id }),
  });
});

test('a point that somebody deletes disappears; one that cannot be read for now stays', async () => {
  const { client } = await openScreen(<RelayPointShowPage id={12} />, { rights: permissions });
  expect(await screen.findByRole('region', { name: 'Emplacement' })).toBeDefined();
  const list = keys.list('relaypoints', { page: 1, perPage: 25, sort: [], filters: {} });
  client.setQueryData(list, { rows: [readPoint()], unreadable: [], total: 1, page: 1, perPage: 25 });
  bridge.answer('relaypoints.get', () => {
    throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
  });
  await act(() => client.invalidateQueries({ queryKey: keys.item('relaypoints', 12) }));
  expect(await screen.findByText(/^Non actualisé/u)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Emplacement' })).toBeDefined();

  bridge.answer('relaypoints.get', () => {
    throw new AppFailure({ kind: 'notFound' });
  });
  await act(() => client.invalidateQueries({ queryKey: keys.item('relaypoints', 12) }));
  expect(await screen.findByText('Introuvable')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Emplacement' })).toBeNull();
  // Nor by the list, once one goes back to it.
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});
