import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
      // Those with the flag come last, as the queues of letters ask.
      rows: [...people.values()]
        .toSorted((one, other) => Number(one.isLetterPrinted ?? 0) - Number(other.isLetterPrinted ?? 0))
        .slice((page - 1) * perPage, page * perPage),
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

describe('the letters of a queue', () => {
  const fill = (count: number, ready = 3) => {
    people = new Map(
      Array.from({ length: count + ready }, (_, at) => [at + 1, fakeUser(at + 1, { cardLetter: at >= count })]),
    );
    bridge.answer('users.get', ({ id }) => fakeUser(id, { postalAddress: '1 rue Haute\n54200 Toul' }));
    bridge.answer('hitchhiking.letter', () => ({ text: null, isRead: true }));
    vi.spyOn(window, 'print').mockImplementation(() => {});
  };
  const letters = () => document.querySelectorAll('[data-paper] article');
  const button = (count: string) =>
    screen.findByRole('button', {
      name: new RegExp(`^Courriers et étiquettes \\(${count.replaceAll(' ', '\\s')}\\)$`, 'u'),
    });

  test('are for all who wait, also for those whose rows are not loaded, and noting them settles them', async () => {
    fill(230);
    const { person } = await open('lettersToPrint');
    await shown();
    expect(statuses()).toHaveLength(100);
    await person.click(await button('230 personnes'));
    await screen.findByRole('radio', { name: 'Courriers' });
    expect(letters()).toHaveLength(230);
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    await person.click(screen.getByRole('button', { name: 'Noter 230 courriers comme imprimés' }));
    await screen.findByRole('button', { name: 'Copier le bilan' });
    await person.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    await screen.findByRole('button', { name: 'Tous notés comme imprimés' });
    await person.click(screen.getByRole('button', { name: 'Fermer' }));
    await button('0 personne');
    expect(new Set(statuses())).toEqual(new Set(['accepted']));
  });

  test('leave out those who were settled in the queue meanwhile', async () => {
    fill(3);
    const { person } = await open('lettersToPrint');
    await shown();
    await person.keyboard('a');
    await waitFor(() => expect(statuses()).toEqual(['accepted', 'waiting', 'waiting']));
    await person.click(await button('2 personnes'));
    await screen.findByRole('radio', { name: 'Courriers' });
    expect(letters()).toHaveLength(2);
  });

  test('are for a thousand at once, which is said before and after; whoever cannot be read is counted', async () => {
    fill(1005);
    const { person } = await open('lettersToPrint');
    await shown();
    const answered = bridge.requests('hitchhikers.list').length;
    bridge.answer('hitchhikers.list', ({ page, perPage }) => ({
      rows: [...people.values()].slice((page - 1) * perPage, page * perPage),
      unreadable: page === 2 ? [{ position: 0, id: 5000 }] : [],
      total: people.size,
      page,
      perPage,
    }));
    await person.click(await button('les 1 000 premières personnes'));
    await screen.findByRole('radio', { name: 'Courriers' }, { timeout: 15_000 });
    expect(letters()).toHaveLength(1000);
    expect(screen.getByText('Pour les 1 000 premières personnes seulement')).toBeDefined();
    expect(screen.getByText(/^Une personne n’a pas pu être chargée/u)).toBeDefined();
    expect(
      bridge
        .requests('hitchhikers.list')
        .slice(answered)
        .map(({ page }) => page),
    ).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  });

  test('can be stopped while they are looked for and read, and then be begun anew', async () => {
    fill(30);
    const { person } = await open('lettersToPrint');
    await shown();
    const held = Promise.withResolvers<void>();
    bridge.answer('users.get', async ({ id }) => {
      if (id === 12) await held.promise;
      return fakeUser(id, { postalAddress: '1 rue Haute\n54200 Toul' });
    });
    await person.click(await button('30 personnes'));
    await screen.findByText('11 sur 30');
    await person.click(screen.getByRole('button', { name: 'Arrêter' }));
    held.resolve();
    await screen.findByText('Le chargement des adresses a été arrêté.');
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('radio', { name: 'Courriers' });
    expect(letters()).toHaveLength(30);
  });

  test('are for nobody where somebody else has noted all of them meanwhile', async () => {
    fill(2);
    const { person } = await open('lettersToPrint');
    await shown();
    fill(0);
    await person.click(await button('2 personnes'));
    await screen.findByText('Plus personne n’attend de courrier.');
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
