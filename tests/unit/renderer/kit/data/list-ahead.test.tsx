import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useList } from '#renderer/kit/data/useList.ts';
import { relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

function List({ page }: { page: number }) {
  const { data } = useList('relaypointtypes', { page, perPage: 2, sort: [], filters: {} });
  return <output>{data?.rows.map(({ name }) => name).join(', ')}</output>;
}

/** Opens a page of a list of four, and gives the pages that were asked for. */
async function open(page: number) {
  const bridge = installFakeBridge({
    'relaypointtypes.list': ({ page: asked, perPage }) => ({
      rows: [1, 2].map((at) => relayPointTypes.row.parse({ id: asked * 10 + at, name: `T${asked}.${at}`, iconId: 1 })),
      unreadable: [],
      total: 4,
      page: asked,
      perPage,
    }),
  });
  await openScreen(<List page={page} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`T${page}.1, T${page}.2`));
  return () => bridge.requests('relaypointtypes.list').map(({ page: asked }) => asked);
}

test('the page after the one on screen is read ahead', async () => {
  const asked = await open(1);
  await waitFor(() => expect(asked()).toEqual([1, 2]));
});

test('none is after the last one', async () => {
  const asked = await open(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toEqual([2]);
});
