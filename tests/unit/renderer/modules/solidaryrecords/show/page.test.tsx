import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { setRecord } from '#renderer/modules/solidaryrecords/record.ts';
import { RecordShowPage } from '#renderer/modules/solidaryrecords/show/RecordShowPage.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { LastCopy } from '#shared/ipc/solidary-records.ts';
import type { Permission } from '#shared/permissions.ts';
import { knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { wireDriver, wireTransporter } from '#tests/support/fake-solutions.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { newCache, openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const wire = { ...recordedBody('getSolidary', 'punctual'), adminfamilyName: 'Martin', admingivenName: 'Béa' };
const recordOf = (changes: Readonly<Record<string, unknown>> = {}): RecordItem =>
  recordItem.parse({ ...wire, ...changes });
const rowOf = (changes: Readonly<Record<string, unknown>> = {}) =>
  solidaryRecords.row.parse({ ...wire, adminsubject: 'Médecin', ...changes });
const id = recordOf().id;

let bridge: FakeBridge;
let record: RecordItem;
let refusal: AppError | null;
let copy: LastCopy | null;
beforeEach(() => {
  // A wide window: three columns.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  record = recordOf();
  refusal = null;
  copy = null;
  bridge = installFakeBridge({
    'solidaryrecords.read': () => {
      if (refusal !== null) throw new AppFailure(refusal);
      return { record };
    },
    'solidaryrecords.lastCopy': () => copy,
    'solidaryrecords.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'solidaryrecords.listActions': () => [knownAction('contact_call'), knownAction('free')],
    'solidarystructures.get': () => fakeStructure(1),
    'solidary.resolveUser': () => null,
    'drafts.get': () => null,
    'templates.list': () => ({ templates: [], isRead: true }),
  });
});

afterEach(() => vi.unstubAllGlobals());

const rights: readonly Permission[] = ['solidary_list', 'solidary_read', 'solidary_update', 'solidary_create'];
const open = (options: ScreenOptions = {}) => openScreen(<RecordShowPage id={id} />, { rights, ...options });
const reads = () => bridge.requests('solidaryrecords.read').length;
const title = () => screen.findByText(`Demande n° ${id} · Béa Martin`);
const broken: AppError = { kind: 'server', status: 500, isUnreadable: false };

describe('reading a record', () => {
  test('happens on opening and on demand, and never by the focus, the connection or refreshed lists', async () => {
    const { person, client } = await open();
    await title();
    await screen.findByRole('heading', { name: 'Trajet' });
    expect(reads()).toBe(1);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await client.invalidateQueries();
    await client.refetchQueries();
    await person.hover(await title());
    await person.keyboard('jk');
    expect(reads()).toBe(1);
    expect(screen.queryByRole('navigation', { name: /liste d’origine|précédent/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('on demand closes the band of an action of unknown outcome, once the record was read', async () => {
    record = recordOf({ status: 0, progression: 0 });
    bridge.answer('solidaryrecords.act', () => ({
      outcome: 'unknown',
      isSent: true,
      record: null,
      row: null,
      newest: null,
      meanwhile: [],
    }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Prendre en compte' }));
    await screen.findByText(/^Issue inconnue/);
    refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText(/^Dernière lecture réussie/);
    expect(screen.getByText(/^Issue inconnue/)).toBeTruthy();
    refusal = null;
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.queryByText(/^Issue inconnue/)).toBeNull());
  });

  test('happens no more by Back and Forward, which show it as it was read', async () => {
    const { router } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    const away = async () => {
      await act(() => router.navigate({ to: '/elsewhere' }));
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Trajet' })).toBeNull());
    };
    await away();
    act(() => router.history.back());
    await screen.findByText(/^Demande telle qu’elle a été lue/);
    expect(reads()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.queryByText(/^Demande telle qu’elle a été lue/)).toBeNull());
    expect(reads()).toBe(2);
    // A link opens it anew.
    await away();
    await act(() => router.navigate({ to: '/under-test' }));
    await waitFor(() => expect(reads()).toBe(3));
  });

  test('happens by Back where the last one failed', async () => {
    const { router, person } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText(/^Dernière lecture réussie/);
    await act(() => router.navigate({ to: '/elsewhere' }));
    refusal = null;
    act(() => router.history.back());
    await waitFor(() => expect(reads()).toBe(3));
    await waitFor(() => expect(screen.queryByText(/^Dernière lecture réussie/)).toBeNull());
  });

  test('happens by Back where a list tells of a later action', async () => {
    const { router, client } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    await act(() => router.navigate({ to: '/elsewhere' }));
    setRecord(client, id, { row: rowOf({ adminlastActionDate: '2027-01-01T10:00:00+01:00' }) });
    act(() => router.history.back());
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('shows the header of the row at once, while the record is not there', async () => {
    const client = newCache();
    setRecord(client, id, { row: rowOf() });
    let answer: () => void = () => {};
    bridge.answer('solidaryrecords.read', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { record };
    });
    await open({ client });
    await title();
    expect(screen.queryByRole('heading', { name: 'Trajet' })).toBeNull();
    await waitFor(() => expect(reads()).toBe(1));
    await act(async () => answer());
    expect(await screen.findByRole('heading', { name: 'Trajet' })).toBeTruthy();
  });

  test('keeps the last good copy with its time when it fails again, and says so', async () => {
    const { person } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText(/^Dernière lecture réussie : \d\d\/\d\d\/\d{4}/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Trajet' })).toBeTruthy();
    refusal = null;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/^Dernière lecture réussie/)).toBeNull());
  });

  test('says of a record it has read that it cannot be read any more, not that there may be none', async () => {
    const { person, notices } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    refusal = broken;
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText(/^La plateforme ne parvient plus à lire cette demande\. Le suivi/)).toBeTruthy();
    expect(screen.queryByText(/n’existe pas/)).toBeNull();
    expect(notices).toMatchObject([{ context: 'solidaryrecords', name: 'loaded' }]);
    expect(notices[0]).not.toHaveProperty('causes');
  });

  test('is refused by the name of its right', async () => {
    refusal = { kind: 'denied' };
    await open();
    expect(await screen.findByText(/solidary_read/)).toBeTruthy();
  });
});

describe('a record that the platform cannot read', () => {
  test('says so where nothing is known of it, and looks for its row', async () => {
    refusal = broken;
    const { notices } = await open();
    expect(
      await screen.findByText('Cette demande n’existe pas ou la plateforme ne parvient pas à la lire.'),
    ).toBeTruthy();
    expect(notices).toMatchObject([
      { context: 'solidaryrecords', name: 'loaded', causes: expect.arrayContaining(['ce numéro n’existe pas']) },
    ]);
    expect(bridge.requests('solidaryrecords.list')).toMatchObject([
      { page: 1, sort: [{ field: 'id', direction: 'desc' }] },
    ]);
  });

  test('shows what the list says of it, keeps actions and closing, and withholds the edition', async () => {
    refusal = broken;
    bridge.answer('solidaryrecords.list', ({ page, perPage }) => ({
      rows: [rowOf({ status: 2 })],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }));
    const { person } = await open();
    await title();
    expect(await screen.findByText(/le suivi, la clôture et la réouverture/i)).toBeTruthy();
    expect(screen.getByText(/^Voici ce que la liste en dit\./)).toBeTruthy();
    expect(screen.getByText('Médecin')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    const edit = await screen.findByRole('menuitem', { name: /^Modifier/ });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    expect(within(edit).getByText('La plateforme ne parvient plus à lire cette demande')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Clôturer' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  test('offers external journeys from its row, and says what is missing', async () => {
    refusal = broken;
    const client = newCache();
    setRecord(client, id, { row: rowOf() });
    const modules = { solidary: true, solidaryTransport: true, externalJourneys: true };
    await open({ client, rights: [...rights, 'external_journey_list'], config: { modules } });
    expect(await screen.findByText(/ses conducteurs retenus, ses covoiturages.* manquent ici/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Trajets externes' })).toBeTruthy();
    expect(await screen.findByRole('radiogroup', { name: 'Sens' })).toBeTruthy();
  });

  test('shows its last copy, from which it can be made again', async () => {
    refusal = broken;
    copy = { record, readAt: 0, unconfirmed: [] };
    const { person, router } = await open();
    expect(await screen.findByRole('heading', { name: 'Trajet' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Refaire cette demande' }));
    await waitFor(() => expect(router.state.location.href).toBe(`/solidaryrecords/create?copy=${id}`));
    expect(reads()).toBe(1);
  });
});

test('a record whose person has no name is headed by its number alone', async () => {
  record = recordOf({ adminfamilyName: null, admingivenName: null });
  await open();
  expect(await screen.findByText(`Demande n° ${id}`)).toBeTruthy();
});

test('a replaced record leads to the one that replaced it, and to nothing else', async () => {
  record = recordOf({ status: 6, adminsolidaryChildId: 99 });
  const { person, router } = await open();
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  const items = await screen.findAllByRole('menuitem');
  const withheld = items.filter((item) => item.textContent?.includes('Cette demande a été remplacée'));
  expect(withheld).toHaveLength(6);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: /^Ouvrir la demande n°.99$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/solidaryrecords/show/99'));
});

test('taking a record into account sends one action, for its person', async () => {
  record = recordOf({ status: 0, progression: 0 });
  bridge.answer('solidaryrecords.act', () => ({
    outcome: 'done',
    isSent: true,
    record: recordOf({ status: 1, progression: 25 }),
    row: null,
    newest: null,
    meanwhile: [],
  }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Prendre en compte' }));
  expect(await screen.findByRole('button', { name: 'Chercher une solution' })).toBeTruthy();
  expect(bridge.requests('solidaryrecords.act')).toMatchObject([
    { id, action: 39, user: record.userId, progression: 25, comment: null, before: { status: 0 } },
  ]);
  // The answer is the record: it is not read for it.
  expect(reads()).toBe(1);
});

test('the call sheet is made of what is on screen', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Imprimer la fiche d’appel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fiche d’appel' }));
  expect(dialog.getByRole('heading', { name: 'Conducteurs retenus' })).toBeTruthy();
  expect(reads()).toBe(1);
});

describe('the keys of a record', () => {
  function Keyed() {
    useShortcutKeys();
    return <RecordShowPage id={id} />;
  }
  const openKeyed = async () => {
    const opened = await openScreen(<Keyed />, { rights });
    await screen.findByRole('heading', { name: 'Trajet' });
    return opened;
  };

  test('A takes the focus to the composer, F5 reads again, E edits', async () => {
    const { person, router } = await openKeyed();
    await screen.findByRole('combobox', { name: /^Action/ });
    await person.keyboard('a');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Action/ })));
    // In a field the letters are letters.
    await person.keyboard('e');
    expect(router.state.location.pathname).toBe('/under-test');
    act(() => screen.getByRole('button', { name: 'Actualiser' }).focus());
    await person.keyboard('{F5}');
    await waitFor(() => expect(reads()).toBe(2));
    await person.keyboard('e');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/solidaryrecords/${id}`));
  });

  test('F5 waits for a reading that is under way', async () => {
    const { person } = await openKeyed();
    act(() => screen.getByRole('button', { name: 'Actualiser' }).focus());
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.answer('solidaryrecords.read', async () => {
      await promise;
      return { record };
    });
    await person.keyboard('{F5}{F5}{F5}');
    resolve();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualiser' }).hasAttribute('disabled')).toBe(false),
    );
    expect(reads()).toBe(2);
  });

  test('E does nothing on a closed record', async () => {
    record = recordOf({ status: 4, progression: 100 });
    const { person, router } = await openKeyed();
    await person.keyboard('e');
    expect(router.state.location.pathname).toBe('/under-test');
  });
});

test('what was typed stays when another zone is looked at in a narrow window', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('959'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { person } = await open();
  await person.click(await screen.findByRole('tab', { name: /^Suivi/ }));
  await person.type(await screen.findByLabelText('Commentaire'), 'Il rappelle');
  await person.click(screen.getByRole('tab', { name: /^La demande/ }));
  expect(screen.getByRole('heading', { name: 'Trajet' })).toBeTruthy();
  expect(screen.getByLabelText('Commentaire').closest('[hidden]')).not.toBeNull();
  await person.click(screen.getByRole('tab', { name: /^Suivi/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Commentaire').value).toBe('Il rappelle');
  expect(screen.getByLabelText('Commentaire').closest('[hidden]')).toBeNull();
});

test('a choice leaves a line in the diary of the screen: the platform logs none', async () => {
  const volunteers = { admintransporters: { outward: [wireTransporter(1)], return: [] } };
  record = recordOf({ ...volunteers, status: 2, progression: 50, adminstructureSolidaryTransport: false });
  const chosen = recordOf({ ...volunteers, status: 2, adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] } });
  bridge.answer('solidaryrecords.choose', () => ({
    outcome: 'done',
    isSent: true,
    record: chosen,
    row: null,
    newest: null,
    meanwhile: [],
  }));
  const modules = { solidary: true, solidaryTransport: true, externalJourneys: false };
  const { person } = await open({ config: { modules } });
  await person.click(await screen.findByRole('button', { name: 'Retenir Nina Nomade1' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retenir' }));
  const line = (await screen.findByText('Conducteur retenu')).closest('li');
  expect(line?.textContent).toMatch(/concerne Nina Nomade1 · visible sur cet écran seulement$/);
});
