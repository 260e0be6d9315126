import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerUsers, fakeUser, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const none = { communities: [], events: [] };
const owner = { communities: [{ id: 4, name: 'Vélo Vosges' }], events: [] };

const ownerEntry = { id: 5, name: null, outcome: 'owner' as const, owned: owner };

let bridge: FakeBridge;
/** The people whom main was asked to delete, call by call. */
const removed: number[][] = [];
const openUsers = async (options?: PageOptions) => {
  const view = await openListPage((props) => <UsersListPage {...props} />, options);
  await screen.findByRole('checkbox', { name: 'Sélectionner Prénom2 Nom2' });
  return { ...view, person: userEvent.setup() };
};
type Person = Awaited<ReturnType<typeof openUsers>>['person'];

const tick = async (person: Person, ...ids: number[]) => {
  for (const id of ids) await person.click(screen.getByRole('checkbox', { name: `Sélectionner Prénom${id} Nom${id}` }));
};
const inBar = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' })).getByRole('button', { name });
const fromRowMenu = async (person: Person, id: number, action: string) => {
  await person.click(screen.getByRole('button', { name: `Actions\u00a0: Prénom${id} Nom${id}` }));
  await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

beforeEach(() => {
  bridge = installFakeBridge({
    'users.list': answerUsers(fakeUsers(60)),
    'users.get': ({ id }) => fakeUser(id),
    'users.checkRemoval': ({ ids }) =>
      ids.map((id) => ({
        id,
        name: `Prénom${id} Nom${id}`,
        obstacle: id === 5 ? ('owner' as const) : null,
        owned: id === 5 ? owner : none,
      })),
    'users.remove': () => undefined,
    'communities.list': ({ page, perPage }) => ({
      rows: [fakeCommunity(4, { name: 'Vélo Vosges', nbMembers: 3 })],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
    'app.copyText': () => undefined,
  });
  removed.length = 0;
  bridge.bulk.removeMany = async (ids) => {
    removed.push([...ids]);
    return { entries: ids.map((id) => (id === 5 ? ownerEntry : { id, name: null, outcome: 'deleted', owned: none })) };
  };
});

describe('deleting several users', () => {
  test('excludes people who moderate a community, asks for the number, and deletes the others by their ids', async () => {
    const { person, notify } = await openUsers();
    await tick(person, 2, 3, 5);
    await person.click(inBar('Supprimer…'));
    const ask = await dialog('Supprimer 2 personnes\u00a0?');
    expect(ask.getByText(/Cette personne est responsable : Vélo Vosges/)).toBeDefined();
    const go = ask.getByRole<HTMLButtonElement>('button', { name: 'Supprimer définitivement' });
    const field = ask.getByRole('textbox');
    expect(document.activeElement).toBe(field);
    await person.type(field, '3');
    expect(go.disabled).toBe(true);
    await person.clear(field);
    await person.type(field, '2{Enter}');

    const report = await dialog('Supprimer');
    expect(await report.findByText('2 faits')).toBeDefined();
    expect(report.getByText('1 laissé de côté')).toBeDefined();
    expect(removed).toEqual([[2, 3]]);
    await person.click(report.getByRole('button', { name: 'Copier le bilan' }));
    expect(bridge.requests('app.copyText')[0]?.text).toContain('5\tPrénom5 Nom5\tlaissé de côté\tCette personne');
    await person.click(report.getByRole('button', { name: 'Fermer' }));
    // Deleted people are no longer selected; excluded ones still are.
    await waitFor(() => expect(screen.getAllByText('1 sélectionnée')).toBeDefined());
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ context: 'bulk', values: expect.objectContaining({ done: 2 }) }),
    );
  });

  test('takes all that match but for the exceptions, without reading them beforehand', async () => {
    bridge.answer('users.list', answerUsers(fakeUsers(300)));
    const { person } = await openUsers();
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 300'));
    await tick(person, 2);
    await person.click(inBar('Supprimer…'));
    const ask = await dialog('Supprimer 299 personnes\u00a0?');
    expect(bridge.requests('users.checkRemoval')).toEqual([]);
    await person.type(ask.getByRole('textbox'), '299{Enter}');
    const report = await dialog('Supprimer');
    expect(await report.findByText('298 faits')).toBeDefined();
    expect(report.getByText('1 laissé de côté')).toBeDefined();
    expect(removed.flat()).not.toContain(2);
    expect(removed.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 49]);
  });

  test('asks before it deletes another number than it announced', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 60'));
    await person.click(inBar('Supprimer…'));
    bridge.answer('users.list', answerUsers(fakeUsers(62)));
    const ask = await dialog('Supprimer 60 personnes\u00a0?');
    await person.type(ask.getByRole('textbox'), '60{Enter}');
    const report = await dialog('Supprimer');
    expect(await report.findByText(/62 lignes correspondent maintenant, au lieu des 60 annoncées/)).toBeDefined();
    expect(removed).toEqual([]);
    await person.click(report.getByRole('button', { name: 'Continuer avec les 62 lignes' }));
    expect(await report.findByText('61 faits')).toBeDefined();
  });

  test('pauses when the network drops, accounts for every row, and continues', async () => {
    const { person } = await openUsers();
    await tick(person, 2, 3);
    bridge.bulk.removeMany = async (ids) => {
      removed.push([...ids]);
      return {
        entries: ids.map((id, index) => ({
          id,
          name: null,
          outcome: index === 0 ? ('uncertain' as const) : ('notSent' as const),
          owned: none,
        })),
        error: { kind: 'network', reason: 'unreachable' },
      };
    };
    await person.click(inBar('Supprimer…'));
    const ask = await dialog('Supprimer 2 personnes\u00a0?');
    await person.type(ask.getByRole('textbox'), '2{Enter}');
    const run = await dialog('Supprimer');
    expect(await run.findByText('1 non confirmé')).toBeDefined();
    expect(run.getByText('1 non essayé')).toBeDefined();
    bridge.bulk.removeMany = async (ids) => {
      removed.push([...ids]);
      return { entries: ids.map((id) => ({ id, name: null, outcome: 'deleted' as const, owned: none })) };
    };
    await person.click(run.getByRole('button', { name: 'Reprendre (une ligne)' }));
    expect(await run.findByText('1 fait')).toBeDefined();
    expect(run.getByText('1 non confirmé')).toBeDefined();
    expect(removed).toEqual([[2, 3], [3]]);
  });
});

describe('deleting one user', () => {
  test('requires the family name, deletes once, and reports it', async () => {
    const { person, notify } = await openUsers();
    await fromRowMenu(person, 2, 'Supprimer');
    const ask = await dialog('Supprimer Prénom2 Nom2\u00a0?');
    const go = ask.getByRole<HTMLButtonElement>('button', { name: 'Supprimer définitivement' });
    await person.type(ask.getByRole('textbox'), 'nom');
    expect(go.disabled).toBe(true);
    await person.type(ask.getByRole('textbox'), '2');
    await waitFor(() => expect(go.disabled).toBe(false));
    await person.click(go);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bridge.requests('users.remove')).toEqual([{ id: 2 }]);
    expect(notify).toHaveBeenCalledWith({ context: 'users', name: 'deleted', outcome: 'success' });
  });

  test('refuses the referrer of a community, with a link to its form, where another one is chosen', async () => {
    const { person } = await openUsers();
    await fromRowMenu(person, 5, 'Supprimer');
    const link = await screen.findByRole('link', { name: 'Vélo Vosges' });
    expect(link.getAttribute('href')).toBe('/communities/4');
    expect(screen.queryByRole('textbox', { name: /confirmer/ })).toBeNull();
    expect(bridge.requests('users.remove')).toEqual([]);
  });

  test('starts with the Delete key on a row; a failure stays in the dialog with what was typed', async () => {
    const { person } = await openUsers();
    bridge.answer('users.remove', () => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    });
    screen
      .getByRole('checkbox', { name: /Prénom3 Nom3/ })
      .closest<HTMLElement>('[role="gridcell"]')
      ?.focus();
    await person.keyboard('{Delete}');
    const ask = await dialog('Supprimer Prénom3 Nom3\u00a0?');
    await waitFor(() => expect(ask.queryByText(/Vérification/)).toBeNull());
    await person.type(ask.getByRole('textbox'), 'Nom3{Enter}');
    expect(await ask.findByText('La plateforme ne répond pas')).toBeDefined();
    expect(ask.getByRole<HTMLInputElement>('textbox').value).toBe('Nom3');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  });

  test('is not offered for one’s own account, nor without the right', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('button', { name: 'Actions\u00a0: Prénom1 Nom1' }));
    await screen.findByRole('menuitem', { name: 'Ouvrir' });
    expect(screen.queryByRole('menuitem', { name: /^Supprimer/ })).toBeNull();
  });
});

describe('adding people to a community', () => {
  test('chooses it, counts existing members separately, and can be undone once', async () => {
    const removed: number[] = [];
    bridge.answer('communitymembers.add', ({ userId }) =>
      userId === 3 ? { outcome: 'alreadyMember' } : { outcome: 'added', id: 1000 + userId },
    );
    bridge.answer('communitymembers.delete', ({ id }) => {
      removed.push(id);
      return { userId: id - 1000, before: 1 };
    });
    const { person, notify } = await openUsers();
    await tick(person, 2, 3, 4);
    await person.click(inBar('Ajouter à une communauté…'));
    const ask = await dialog('Ajouter 3 personnes à une communauté\u00a0?');
    const go = ask.getByRole<HTMLButtonElement>('button', { name: 'Ajouter à la communauté' });
    expect(go.disabled).toBe(true);
    await person.type(ask.getByRole('combobox'), 'Vélo');
    const option = await screen.findByRole('option', { name: 'Vélo Vosges' });
    // What was found for a former text cannot be chosen while the one that was typed is looked for.
    await waitFor(() => expect(option.getAttribute('aria-disabled')).not.toBe('true'));
    await person.click(option);
    await person.click(go);
    const report = await dialog('Ajouter à une communauté');
    expect(await report.findByText('2 faits')).toBeDefined();
    expect(report.getByText(/déjà membre/)).toBeDefined();
    expect(bridge.requests('communitymembers.add').map(({ userId }) => userId)).toEqual([2, 3, 4]);
    await person.click(report.getByRole('button', { name: 'Fermer' }));
    const undo = notify.mock.calls.at(-1)?.[0].undo;
    await undo?.();
    await expect(undo?.()).rejects.toBeDefined();
    expect(removed).toEqual([1002, 1004]);
  });
});

describe('exporting a selection', () => {
  // Without a layout Fluent's focus engine cannot tell which part is behind the dialog, and may hide the dialog itself.
  const exportDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
  const saved = { fileName: 'x.csv', written: 2, received: 2, listed: 2, leftOut: 0, missing: 0 };

  test('exports these people, and not the list', async () => {
    bridge.answer('users.export', () => saved);
    const { person } = await openUsers();
    await tick(person, 2, 3);
    await person.click(inBar('Exporter'));
    const ask = await exportDialog();
    expect(ask.getByRole<HTMLInputElement>('radio', { name: /2 personnes sélectionnées/, hidden: true }).checked).toBe(
      true,
    );
    await person.click(ask.getByRole('button', { name: 'Exporter…', hidden: true }));
    await waitFor(() => expect(bridge.requests('users.export')[0]?.selection).toEqual([2, 3]));
  });

  test('lists everybody but the exceptions of “all that match”', async () => {
    bridge.answer('users.export', () => saved);
    bridge.answer('users.ids', () => ({ ids: [1, 3], total: 60 }));
    const { person } = await openUsers();
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 60'));
    await tick(person, 2);
    await person.click(inBar('Exporter'));
    const ask = await exportDialog();
    await person.click(ask.getByRole('button', { name: 'Exporter…', hidden: true }));
    await waitFor(() => expect(bridge.requests('users.export')[0]?.selection).toEqual([1, 3]));
    expect(bridge.requests('users.ids')[0]).toMatchObject({ except: [2] });
  });
});

describe('other actions on users', () => {
  test('reports a scammer with the typed e-mail, and what was corrected', async () => {
    bridge.answer('scammers.report', () => undefined);
    const { person } = await openUsers();
    await fromRowMenu(person, 2, 'Signaler un fraudeur');
    const ask = await dialog('Signaler Prénom2 Nom2 comme fraudeur\u00a0?');
    await person.type(ask.getByRole('textbox', { name: 'Téléphone' }), '0601020304');
    await person.type(ask.getByRole('textbox', { name: /Pour confirmer/ }), 'p2@example.org{Enter}');
    await waitFor(() =>
      expect(bridge.requests('scammers.report')).toEqual([
        { userId: 2, email: 'p2@example.org', telephone: '0601020304', givenName: 'Prénom2', familyName: 'Nom2' },
      ]),
    );
  });

  test('says when the e-mail belongs to no account any more, and sends nothing twice', async () => {
    bridge.answer('scammers.report', () => {
      throw new AppFailure({ kind: 'conflict', reason: 'unknownEmail' });
    });
    const { person } = await openUsers();
    await fromRowMenu(person, 2, 'Signaler un fraudeur');
    const ask = await dialog('Signaler Prénom2 Nom2 comme fraudeur\u00a0?');
    await person.type(ask.getByRole('textbox', { name: /Pour confirmer/ }), 'p2@example.org{Enter}');
    expect(await ask.findByText('Aucun compte n’a cette adresse e-mail')).toBeDefined();
    expect(bridge.requests('scammers.report')).toHaveLength(1);
  });

  test('validates an identity only once the sentence is ticked', async () => {
    bridge.answer('users.acceptIdentity', () => undefined);
    const { person, notify } = await openUsers();
    await fromRowMenu(person, 2, 'Accepter l’identité');
    const ask = await dialog('Accepter l’identité sans document\u00a0: Prénom2 Nom2\u00a0?');
    const go = ask.getByRole<HTMLButtonElement>('button', { name: 'Accepter l’identité' });
    expect(go.disabled).toBe(true);
    await person.click(ask.getByRole('checkbox', { name: 'J’ai vérifié l’identité de cette personne' }));
    await person.click(go);
    await waitFor(() => expect(bridge.requests('users.acceptIdentity')).toEqual([{ userId: 2 }]));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ context: 'identity', name: 'created', outcome: 'success' }),
      ),
    );
  });

  test('signing in as somebody is offered only where the site has an address for it', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('button', { name: 'Actions\u00a0: Prénom2 Nom2' }));
    await screen.findByRole('menuitem', { name: 'Ouvrir' });
    expect(screen.queryByRole('menuitem', { name: /Se connecter en tant que/ })).toBeNull();
  });
});
