import { Link, useNavigate } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useConfirmLeave, useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

interface FormProps {
  isDirty?: boolean;
  save?: () => Promise<boolean>;
  kind?: 'changes' | 'running';
  goesOn?: boolean;
}

function Form({ isDirty = true, save, kind, goesOn }: FormProps) {
  const { release } = useUnsavedGuard({ isDirty, save, kind, goesOn });
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  return (
    <>
      <Link to="/elsewhere">go</Link>
      <input aria-label="typed" />
      <button
        type="button"
        onClick={() => {
          release();
          void navigate({ to: '/saved' });
        }}
      >
        saved
      </button>
      <button
        type="button"
        onClick={async () => (await confirmLeave()) && navigate({ to: '/out', ignoreBlocker: true })}
      >
        out
      </button>
    </>
  );
}

async function open(props: FormProps = {}) {
  const bridge = installFakeBridge({ 'app.setUnsaved': () => undefined, 'app.confirmClose': () => undefined });
  const view = await openScreen(<Form {...props} />);
  await screen.findByText('go');
  return { ...view, bridge };
}

const lastUnsaved = (bridge: FakeBridge) => bridge.requests('app.setUnsaved').at(-1)?.isUnsaved;
const question = () => screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/u });

test('unsaved work blocks the navigation until the person decides, and main is told', async () => {
  const { person, bridge, router } = await open();
  expect(lastUnsaved(bridge)).toBe(true);
  await person.click(screen.getByText('go'));
  await question();
  expect(router.state.location.pathname).toBe('/under-test');

  await person.click(screen.getByRole('button', { name: 'Rester' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/under-test');

  await person.click(screen.getByText('go'));
  await person.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByText('Address: /elsewhere')).toBeDefined();
  await waitFor(() => expect(lastUnsaved(bridge)).toBe(false));
});

test('Escape stays on the page, so that nothing is lost by a slip', async () => {
  const { person, router } = await open();
  await person.click(screen.getByText('go'));
  await question();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/under-test');
});

test('staying returns the focus to where it was', async () => {
  const { person, bridge } = await open();
  const field = screen.getByLabelText('typed');
  await person.type(field, 'a');
  bridge.emit('app.closeRequested', {});
  await question();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('save and leave saves, then leaves', async () => {
  const save = vi.fn(async () => true);
  const { person } = await open({ save });
  await person.click(screen.getByText('go'));
  await person.click(await screen.findByRole('button', { name: 'Enregistrer et quitter' }));
  expect(await screen.findByText('Address: /elsewhere')).toBeDefined();
  expect(save).toHaveBeenCalledOnce();
});

test('save and leave stays when saving fails', async () => {
  const { person, router } = await open({ save: async () => false });
  await person.click(screen.getByText('go'));
  await person.click(await screen.findByRole('button', { name: 'Enregistrer et quitter' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/under-test');
});

test('without a way to save, saving is not offered', async () => {
  const { person } = await open();
  await person.click(screen.getByText('go'));
  await question();
  expect(screen.queryByRole('button', { name: 'Enregistrer et quitter' })).toBeNull();
});

test('a running operation is called by its name', async () => {
  const { person } = await open({ kind: 'running' });
  await person.click(screen.getByText('go'));
  expect(await screen.findByRole('alertdialog', { name: 'Quitter pendant l’envoi ?' })).toBeDefined();
});

test('an operation that goes on without its page asks only before the window is closed', async () => {
  const { person, bridge } = await open({ kind: 'running', goesOn: true });
  expect(lastUnsaved(bridge)).toBe(true);
  bridge.emit('app.closeRequested', {});
  await screen.findByRole('alertdialog', { name: 'Quitter pendant l’envoi ?' });
  await person.click(screen.getByRole('button', { name: 'Rester' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bridge.requests('app.confirmClose')).toHaveLength(0);
  await person.click(screen.getByText('go'));
  expect(await screen.findByText('Address: /elsewhere')).toBeDefined();
});

test('without unsaved work no question is asked', async () => {
  const { person } = await open({ isDirty: false });
  await person.click(screen.getByText('go'));
  expect(await screen.findByText('Address: /elsewhere')).toBeDefined();
});

test('a screen that has just saved leaves without a question', async () => {
  const { person } = await open();
  await person.click(screen.getByText('saved'));
  expect(await screen.findByText('Address: /saved')).toBeDefined();
});

test('closing the window asks once, and closes when the person chooses to leave', async () => {
  const { person, bridge } = await open();
  bridge.emit('app.closeRequested', {});
  await question();
  bridge.emit('app.closeRequested', {});
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(bridge.requests('app.confirmClose')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(bridge.requests('app.confirmClose').length).toBeGreaterThan(0));
});

test('closing without unsaved work closes at once', async () => {
  const { bridge } = await open({ isDirty: false });
  bridge.emit('app.closeRequested', {});
  await waitFor(() => expect(bridge.requests('app.confirmClose')).toHaveLength(1));
});

test('when the session ends with unsaved work, main no longer waits for the page', async () => {
  const { bridge, unmount } = await open();
  expect(lastUnsaved(bridge)).toBe(true);
  unmount();
  expect(lastUnsaved(bridge)).toBe(false);
});

test('an action that leaves the page asks the same question', async () => {
  const { person } = await open();
  await person.click(screen.getByText('out'));
  await question();
  await person.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByText('Address: /out')).toBeDefined();
});
