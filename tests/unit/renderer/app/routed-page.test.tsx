import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RoutedPage } from '#renderer/app/router/RoutedPage.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { isFormOfNew } from '#shared/routes.ts';

let opened = 0;

/** A page that knows which opening it is of. */
function Counted() {
  const [number] = useState(() => {
    opened += 1;
    return opened;
  });
  return <p>{`page ${number}`}</p>;
}

async function open(path: string) {
  opened = 0;
  const root = createRootRoute({ component: Outlet });
  const page = { kind: 'address', Page: lazily(async () => Counted) } as const;
  const route = createRoute({
    getParentRoute: () => root,
    path,
    component: () => <RoutedPage page={page as Parameters<typeof RoutedPage>[0]['page']} />,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  render(<RouterProvider router={router} />);
  await screen.findByText(/^page \d+$/);
  return async (search: string) => {
    await act(async () => {
      history.push(path + search);
      await router.load();
    });
    return (await screen.findByText(/^page \d+$/)).textContent;
  };
}

test.each([
  ['/users', false],
  ['/users/create', true],
])('%s with another search is another page of a new record, and the same list', async (path, isNew) => {
  expect(isFormOfNew(path)).toBe(isNew);
  const go = await open(path);
  const first = screen.getByText(/^page \d+$/).textContent;
  const second = await go('?copy=4');
  expect(second === first).toBe(!isNew);
});
