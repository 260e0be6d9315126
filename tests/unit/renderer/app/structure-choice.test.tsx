import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionActionsContext } from '#renderer/app/providers/session-actions.ts';
import { useStructures } from '#renderer/app/shell/useStructures.ts';
import { NotifyContext } from '#renderer/kit/data/notify.ts';
import { SessionContext } from '#renderer/kit/data/session.ts';
import { UnsavedRegistry } from '#renderer/kit/form/unsaved/registry.ts';
import { UnsavedContext } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { AppFailure } from '#shared/failure.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { camille } from '#tests/support/shell-app.tsx';

/** Chooses a structure without transport on the form of a volunteer; `mayLeave` answers the question about it. */
async function chooseOnForm({ mayLeave, hasFailed = false }: { mayLeave: boolean; hasFailed?: boolean }) {
  const bridge = installFakeBridge({
    'session.chooseStructure': () => {
      if (hasFailed) throw new AppFailure({ kind: 'internal' });
      return { ...camille, currentStructureId: 2 };
    },
  });
  function Chooser() {
    const { choices, leavesPage, choose } = useStructures();
    return (
      <>
        <button type="button" onClick={() => void choose(2)}>
          Nancy
        </button>
        <output>{choices.filter(leavesPage).map(({ id }) => id)}</output>
      </>
    );
  }
  const root = createRootRoute();
  const form = createRoute({
    getParentRoute: () => root,
    path: '/solidaryvolunteers/$id',
    staticData: { name: 'solidaryvolunteers_edit' },
    component: Chooser,
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', staticData: { name: 'home' } });
  const history = createMemoryHistory({ initialEntries: ['/solidaryvolunteers/4'] });
  const router = createRouter({ routeTree: root.addChildren([form, home]), history });
  const confirmLeave = vi.fn(async () => mayLeave);
  const notify = vi.fn();
  render(
    <SessionContext value={camille}>
      <SessionActionsContext value={{ applySession: () => {} }}>
        <NotifyContext value={notify}>
          <UnsavedContext value={{ registry: new UnsavedRegistry(), confirmLeave }}>
            {/* A router of its own kind: the routes are those of this test. */}
            <RouterProvider router={router as never} />
          </UnsavedContext>
        </NotifyContext>
      </SessionActionsContext>
    </SessionContext>,
  );
  const button = await screen.findByRole('button', { name: 'Nancy' });
  // The choice says before it is made that it leaves the page.
  expect(screen.getByRole('status').textContent).toBe('2');
  button.click();
  await waitFor(() => expect(confirmLeave).toHaveBeenCalledTimes(1));
  const path = () => router.state.location.pathname;
  return { path, notify, chosen: () => bridge.requests('session.chooseStructure') };
}

test('who stays with what was typed about a volunteer keeps page and structure', async () => {
  const { path, notify, chosen } = await chooseOnForm({ mayLeave: false });
  expect(chosen()).toEqual([]);
  expect(path()).toBe('/solidaryvolunteers/4');
  expect(notify).not.toHaveBeenCalled();
});

test('who leaves it is led home with the reason', async () => {
  const { path, notify, chosen } = await chooseOnForm({ mayLeave: true });
  await waitFor(() => expect(path()).toBe('/'));
  expect(chosen()).toEqual([{ structureId: 2 }]);
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'transport' })));
});

test('a choice that fails keeps the page', async () => {
  const { path, notify } = await chooseOnForm({ mayLeave: true, hasFailed: true });
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'structure', outcome: 'error' })),
  );
  expect(path()).toBe('/solidaryvolunteers/4');
});
