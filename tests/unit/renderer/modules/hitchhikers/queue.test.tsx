import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { HitchhikerQueuePage } from '#renderer/modules/hitchhikers/queue/HitchhikerQueuePage.tsx';
import type { HitchhikerCall } from '#shared/ipc/hitchhiking.ts';
import type { Permission } from '#shared/permissions.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { denied, fakeUser, unreachable } from '#tests/support/fake-users.ts';
import { openScreen } from '#tests/support/screen.tsx';

const watcher: readonly Permission[] = ['access_admin', 'user_list', 'user_read', 'hitchhiking_watcher'];
const administrator: readonly Permission[] = [...watcher, 'user_update', 'hitchhiking_administrator'];

let people: Map<number, User>;
let calls: HitchhikerCall[];
let bridge: FakeBridge;

beforeEach(() => {
  people = new Map([1, 2, 3].map((id) => [id, fakeUser(id, { cardLetter: id === 3 })]));
  calls = [];
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'hitchhikers.list': ({ page, perPage }) => ({
      rows: [...people.values()],
      unreadable: [],
      total: people.size,
      page,
      perPage,
    }),
    'hitchhiking.waiting': () => [...people.values()].filter(({ isLetterPrinted }) => isLetterPrinted !== true).length,
    'hitchhiking.calls': () => ({ calls, isRead: true }),
    'hitchhiking.noteCall': () => ({ isOnDisk: true }),
    'users.get': ({ id }) => people.get(id) ?? fakeUser(id),
    'users.update': ({ id, changes }) => {
      const next = { ...fakeUser(id), ...people.get(id), ...changes } as User;
      people.set(id, next);
      return next;
    },
  });
});

function Keys() {
  useShortcutKeys();
  return null;
}
const open = (of: string, rights = administrator) =>
  openScreen(
    <>
      <Keys />
      <HitchhikerQueuePage search={{ of }} onSearch={() => {}} />
    </>,
    { rights, config: { modules: { hitchhiking: true } } },
  );
const shown = () => screen.findByRole('heading', { level: 2 });
const list = () => within(screen.getByRole('navigation', { name: 'Personnes de la file' }));
const statuses = () =>
  list()
    .getAllByRole('button')
    .map(({ dataset }) => dataset.reviewStatus);

describe('a queue of what is to be noted', () => {
  test('leaves out those for whom it is noted, notes by A, goes on, and takes it back by R', async () => {
    const { person } = await open('lettersToPrint');
    const first = (await shown()).textContent;
    expect(statuses()).toEqual(['waiting', 'waiting']);
    await person.keyboard('a');
    await waitFor(async () => expect((await shown()).textContent).not.toBe(first));
    expect(bridge.requests('users.update')).toEqual([{ id: 1, changes: { isLetterPrinted: true } }]);
    expect(statuses()).toEqual(['accepted', 'waiting']);
    await person.keyboard('k');
    await screen.findByText('C’est noté.');
    await person.keyboard('r');
    await waitFor(() => expect(statuses()[0]).toBe('waiting'));
    expect(bridge.requests('users.update').at(-1)?.changes).toEqual({ isLetterPrinted: false });
  });

  test('says what somebody else has noted meanwhile, and writes nothing', async () => {
    const { person } = await open('lettersToPrint');
    await shown();
    people.set(1, fakeUser(1, { cardLetter: true }));
    await person.keyboard('a');
    await screen.findByText('Quelqu’un d’autre l’a déjà noté.');
    expect(bridge.requests('users.update')).toEqual([]);
  });

  test('tells a refusal from a lost answer', async () => {
    const { person } = await open('lettersToPrint');
    await shown();
    bridge.answer('users.update', () => {
      throw denied();
    });
    await person.keyboard('a');
    await screen.findByText('Rien n’a été noté. Réessayez.');
    expect(statuses()[0]).toBe('failed');
  });

  test('without the right offers neither button nor key, and says beforehand what to ask for', async () => {
    const { person } = await open('lettersToPrint', watcher);
    await shown();
    expect(screen.queryByRole('button', { name: /Noter comme imprimé/u })).toBeNull();
    expect(
      screen.getByText(/pas d’y noter ce qui est fait.*administrer l’autostop et modifier les utilisateurs/u),
    ).toBeDefined();
    await person.keyboard('a');
    expect(bridge.requests('users.update')).toEqual([]);
    await person.keyboard('j');
    await waitFor(() => expect(statuses()).toEqual(['skipped', 'waiting']));
  });

  test('says when it is empty, and why it could not be read', async () => {
    people.clear();
    await open('kits');
    expect(await screen.findByText('Aucun kit à remettre pour l’instant')).toBeDefined();
    bridge.answer('hitchhikers.list', () => {
      throw unreachable();
    });
    cleanup();
    await open('lettersToPost');
    expect((await screen.findAllByRole('button', { name: 'Réessayer' })).length).toBeGreaterThan(0);
  });
});

describe('the people to call', () => {
  test('are noted as reached or not on this computer, and nothing is sent', async () => {
    const { person } = await open('calls', watcher);
    await shown();
    await person.keyboard('a');
    await waitFor(() => expect(statuses()).toEqual(['accepted', 'waiting', 'waiting']));
    await person.keyboard('r');
    await waitFor(() => expect(statuses()).toEqual(['accepted', 'refused', 'waiting']));
    expect(list().getByText('Jointe')).toBeDefined();
    expect(list().getByText('Pas jointe')).toBeDefined();
    expect(bridge.requests('hitchhiking.noteCall')).toEqual([
      { userId: 1, isReached: true },
      { userId: 2, isReached: false },
    ]);
    expect(bridge.requests('users.update')).toEqual([]);
  });

  test('who were reached lately do not come again; who were not do', async () => {
    const DAY = 86_400_000;
    calls = [
      { userId: 1, at: Date.now() - DAY, isReached: true },
      { userId: 2, at: Date.now() - DAY, isReached: false },
      { userId: 3, at: Date.now() - 40 * DAY, isReached: true },
    ];
    await open('calls', watcher);
    await shown();
    expect(statuses()).toEqual(['accepted', 'waiting', 'waiting']);
    expect(screen.getByText(/Dernier appel/u)).toBeDefined();
  });
});
