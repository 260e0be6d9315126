import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { PageHeaderContext } from '#renderer/kit/ui/page/context.ts';
import { RecordShowPage } from '#renderer/modules/solidaryrecords/show/RecordShowPage.tsx';
import type { Permission } from '#shared/permissions.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { FakeBridge } from '#tests/support/fake-bridge.ts';
import { wireCarpool, wireDriver, wireTransporter } from '#tests/support/fake-solutions.ts';
import { askToChoose } from '#tests/support/open-solutions.tsx';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { readBeneficiary } from '../../../features/solidary/person.ts';
import { broken, id, openPage, openPlatform, type Platform, recordOf, rights, rowOf, title } from './page-harness.tsx';

let platform: Platform;
let bridge: FakeBridge;
beforeEach(() => {
  platform = openPlatform();
  bridge = platform.bridge;
});
afterEach(() => vi.unstubAllGlobals());

const open = openPage;
const reads = () => bridge.requests('solidaryrecords.read').length;

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
    platform.record = recordOf({ status: 0, progression: 0 });
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
    await screen.findByText(/^Enregistrement non confirmé/);
    platform.refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText(/^Dernier chargement réussi/);
    expect(screen.getByText(/^Enregistrement non confirmé/)).toBeTruthy();
    platform.refusal = null;
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.queryByText(/^Enregistrement non confirmé/)).toBeNull());
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
    await screen.findByText(/^Demande chargée à/);
    expect(reads()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.queryByText(/^Demande chargée à/)).toBeNull());
    expect(reads()).toBe(2);
    // A link opens it anew.
    await away();
    await act(() => router.navigate({ to: '/under-test' }));
    await waitFor(() => expect(reads()).toBe(3));
  });

  test('happens by Back where the last one failed', async () => {
    const { router, person } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    platform.refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText(/^Dernier chargement réussi/);
    await act(() => router.navigate({ to: '/elsewhere' }));
    platform.refusal = null;
    act(() => router.history.back());
    await waitFor(() => expect(reads()).toBe(3));
    await waitFor(() => expect(screen.queryByText(/^Dernier chargement réussi/)).toBeNull());
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
      return { record: platform.record };
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
    platform.refusal = { kind: 'network', reason: 'unreachable' };
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText(/^Dernier chargement réussi : \d+ \S+(?: \d{4})? à \d\d:\d\d/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Trajet' })).toBeTruthy();
    platform.refusal = null;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/^Dernier chargement réussi/)).toBeNull());
  });

  test('says of a record it has read that it cannot be read any more, not that there may be none', async () => {
    const { person, notices } = await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    platform.refusal = broken;
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(
      await screen.findByText(/^Cette demande ne peut plus s’afficher\. Vous pouvez encore ajouter des actions/),
    ).toBeTruthy();
    expect(screen.queryByText(/n’existe pas/)).toBeNull();
    expect(notices).toMatchObject([{ context: 'solidaryrecords', name: 'loaded' }]);
    expect(notices[0]).not.toHaveProperty('causes');
  });

  test('is refused by the name of its right', async () => {
    platform.refusal = { kind: 'denied' };
    await open();
    expect(await screen.findByText(/consulter les demandes solidaires/)).toBeTruthy();
  });
});

describe('the page of its beneficiary', () => {
  const held: readonly Permission[] = [...rights, 'solidary_beneficiary_list', 'solidary_beneficiary_read'];

  test('is found by the id of the user, and led to', async () => {
    bridge.answer('solidary.resolveUser', () => solidaryUserId.parse(5));
    bridge.answer('solidarybeneficiaries.get', () => readBeneficiary({ id: 5 }));
    await open({ rights: held });
    const link = await screen.findByRole('link', { name: 'Fiche bénéficiaire' });
    expect(link.getAttribute('href')).toBe('/solidarybeneficiaries/show/5');
    const { userId, email, givenName, familyName } = platform.record;
    expect(bridge.requests('solidary.resolveUser')).toEqual([{ userId, email, givenName, familyName }]);
    expect(bridge.requests('solidarybeneficiaries.get')).toEqual([{ id: 5 }]);
  });

  test('is not looked for without the right to list them', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Trajet' });
    expect(bridge.requests('solidary.resolveUser')).toEqual([]);
    expect(bridge.requests('solidarybeneficiaries.get')).toEqual([]);
  });
});

describe('the name of a record', () => {
  const labelOf = async () => {
    const labels: (string | null)[] = [];
    const slots = { picture: null, status: null, line: null, actions: null, footer: null };
    await openScreen(
      <PageHeaderContext value={{ setLabel: (label) => labels.push(label?.text ?? null), slots }}>
        <RecordShowPage id={id} />
      </PageHeaderContext>,
      { rights },
    );
    await screen.findByRole('heading', { name: 'Trajet' });
    return labels.at(-1);
  };

  test('is that of its person, once on the page besides the journal', async () => {
    expect(await labelOf()).toBe('Martin Béa');
    await screen.findByLabelText(/^À propos de/);
    const named = [...document.querySelectorAll('body *')].filter(
      ({ children, textContent }) => children.length === 0 && /Béa Martin|Martin Béa/u.test(textContent ?? ''),
    );
    expect(named.filter((element) => element.closest('[data-zone="followUp"]') === null)).toEqual([]);
  });

  test('is its number where the person has none', async () => {
    platform.record = recordOf({ adminfamilyName: null, admingivenName: null });
    expect(await labelOf()).toBe(`Demande n°\u00a0${id}`);
  });
});

test('a replaced record leads to the one that replaced it, and to nothing else', async () => {
  platform.record = recordOf({ status: 6, adminsolidaryChildId: 99 });
  const { person, router } = await open();
  const edit = await screen.findByRole('button', { name: 'Modifier' });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  await person.click(edit);
  expect(router.state.location.pathname).toBe('/under-test');
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  const items = await screen.findAllByRole('menuitem');
  const withheld = items.filter((item) => item.textContent?.includes('Cette demande a été remplacée'));
  expect(withheld).toHaveLength(5);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: /^Ouvrir la demande n°.99$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/solidaryrecords/show/99'));
});

describe('the steps of a record', () => {
  const step = (name: string) => screen.findByRole('button', { name, exact: true } as { name: string });

  test('tell where it is, and each opens its action', async () => {
    platform.record = recordOf({ status: 2, progression: 50 });
    const { person } = await open();
    expect(await screen.findByRole('group', { name: /^Avancement\s: Recherche de solution, 50\s%$/u })).toBeTruthy();
    expect((await step('Recherche de solution')).getAttribute('aria-current')).toBe('step');
    await person.click(await step('En suivi'));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Changer l’avancement/ }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^75/ }).checked).toBe(true);
    await person.click(dialog.getByRole('button', { name: 'Annuler' }));
    await person.click(await step('Prise en compte'));
    expect(await screen.findByText(/La demande reviendra à « Prise en compte »/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Annuler' }));
    await person.click(await step('Clôturée'));
    expect(await screen.findByRole('alertdialog', { name: /^Clôturer/ })).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  test('say why they do nothing: no action leads back to the first, and without the right none is taken', async () => {
    platform.record = recordOf({ status: 2, progression: 50 });
    await open({ rights: ['solidary_list', 'solidary_read'] });
    const steps = within(await screen.findByRole('group', { name: /^Avancement/u }));
    expect(steps.getByText('Créée').getAttribute('title')).toMatch(/pas la faire avancer$/u);
    expect(steps.getByText('Recherche de solution').getAttribute('aria-current')).toBe('step');
    expect(steps.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Passer au suivi' })).toBeNull();
  });
});

test('taking a record into account sends one action, for its person', async () => {
  platform.record = recordOf({ status: 0, progression: 0 });
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
  expect(await screen.findByRole('button', { name: 'Rechercher une solution' })).toBeTruthy();
  expect(bridge.requests('solidaryrecords.act')).toMatchObject([
    { id, action: 39, user: platform.record.userId, progression: 25, comment: null, before: { status: 0 } },
  ]);
  // The answer is the record: it is not read for it.
  expect(reads()).toBe(1);
});

test('to look for a solution moves the record and opens the list of calls, in one press', async () => {
  const found = { admincarpools: { outward: [wireCarpool(6)], return: [] }, status: 1, progression: 25 };
  platform.record = recordOf(found);
  bridge.answer('solidaryrecords.act', () => ({
    outcome: 'done',
    isSent: true,
    record: recordOf({ ...found, status: 2, progression: 50 }),
    row: null,
    newest: null,
    meanwhile: [],
  }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Rechercher une solution' }));
  expect(await screen.findByRole('dialog', { name: /^Liste d’appel/u })).toBeTruthy();
  expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 39, progression: 50, comment: null }]);
  expect(reads()).toBe(1);
});

test('the document of a record is made of what is on screen', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Imprimer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Imprimer\s: / }));
  for (const name of ['Bénéficiaire', 'Conducteurs retenus', 'Notes']) {
    expect(dialog.getByRole('heading', { name })).toBeTruthy();
  }
  expect(document.querySelector('body > [data-paper] > article')?.getAttribute('lang')).toBe('fr');
  // How far it is: one disc for each status, filled up to the one that it has.
  expect(document.querySelectorAll('[data-paper] header li')).toHaveLength(5);
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
      return { record: platform.record };
    });
    await person.keyboard('{F5}{F5}{F5}');
    resolve();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualiser' }).hasAttribute('disabled')).toBe(false),
    );
    expect(reads()).toBe(2);
  });

  test('E does nothing on a closed record', async () => {
    platform.record = recordOf({ status: 4, progression: 100 });
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
  await person.click(await screen.findByRole('tab', { name: /^Journal/ }));
  await person.type(await screen.findByLabelText('Commentaire'), 'Il rappelle');
  await person.click(screen.getByRole('tab', { name: /^La demande/ }));
  expect(screen.getByRole('heading', { name: 'Trajet' })).toBeTruthy();
  expect(screen.getByLabelText('Commentaire').closest('[hidden]')).not.toBeNull();
  await person.click(screen.getByRole('tab', { name: /^Journal/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Commentaire').value).toBe('Il rappelle');
  expect(screen.getByLabelText('Commentaire').closest('[hidden]')).toBeNull();
});

test('a choice leaves a line in the diary of the screen: the platform logs none', async () => {
  const volunteers = { admintransporters: { outward: [wireTransporter(1)], return: [] } };
  platform.record = recordOf({ ...volunteers, status: 2, progression: 50, adminstructureSolidaryTransport: false });
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
  await askToChoose(person, 'Nina Nomade1');
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retenir' }));
  const line = (await screen.findByText('Conducteur retenu')).closest('li');
  expect(line?.textContent).toMatch(/au sujet de\s: Nina Nomade1 · visible sur cet écran seulement$/);
});
