import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PageHeaderContext } from '#renderer/kit/ui/page/context.ts';
import { MembersTab } from '#renderer/modules/communities/members/MembersTab.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import type { FakeBridge } from '#tests/support/fake-bridge.ts';
import { openListMenu, openListPage } from '#tests/support/list-page.tsx';
import { community, installMembers, member, openMembers } from './support.tsx';

let members: Map<number, CommunityMember>;
let bridge: FakeBridge;
beforeEach(() => {
  const all = [member(1, 0), member(2, 1), member(3, 2), member(4, 3), member(5, 0)];
  members = new Map(all.map((one) => [one.id, one]));
  bridge = installMembers(members);
});

type Person = Awaited<ReturnType<typeof openMembers>>['person'];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
async function choose(person: Person, name: string, action: string | RegExp) {
  await person.pointer({ keys: '[MouseRight]', target: within(row(name)).getByText(familyName(name)) });
  await person.click(await screen.findByRole('menuitem', { name: action }));
}
const changes = () => bridge.requests('communitymembers.changeStatus');
/** The family name of a row, which has a text of its own. */
const familyName = (name: string) => name.split(' ').at(-1) ?? '';
/** Opens the filter of the status. */
async function openStatuses(person: Person) {
  const chip = document.querySelector('[data-filter="status"]');
  if (chip === null) throw new Error('no filter of the status');
  await person.click(chip);
  return within(await screen.findByRole('radiogroup', { name: 'Statut' }));
}

describe('the list of members', () => {
  test('asks for this community alone, and keeps its tab in the address', async () => {
    const { person, address } = await openMembers();
    expect(bridge.requests('communitymembers.list').every(({ filters }) => filters.community === 4)).toBe(true);
    await person.click(await (await openStatuses(person)).findByRole('radio', { name: 'En attente (2)' }));
    await waitFor(() => expect(address()).toBe('/users?tab=members&status=0'));
    await waitFor(() => expect(screen.queryByText('Nom2')).toBeNull());
  });

  test('leads each row to the person, not to the membership', async () => {
    await openMembers();
    expect(within(row('Prénom2 Nom2')).getByRole('link').getAttribute('href')).toBe('/users/show/102');
  });

  test('has its own actions among the tools of its tab, not beside the title of the page', async () => {
    const title = document.createElement('div');
    await openListPage(
      (props) => (
        <PageHeaderContext
          value={{
            setLabel: () => {},
            slots: { picture: null, status: null, line: null, actions: title, footer: null },
          }}
        >
          <MembersTab community={community} {...props} />
        </PageHeaderContext>
      ),
      { at: '/users?tab=members' },
    );
    await screen.findByRole('grid');
    expect((await openListMenu()).getByText(/^Exporter/u)).toBeDefined();
    expect(title.textContent).toBe('');
  });

  test('says that nothing waits, rather than that nothing was found', async () => {
    members.delete(1);
    members.delete(5);
    await openMembers({ at: '/users?tab=members&status=0' });
    expect(screen.getByText('Rien à traiter')).toBeDefined();
  });

  test('says what is asked in place of a text with signs that break the query', async () => {
    await openMembers({ at: "/users?tab=members&familyName=d'Arc" });
    expect(screen.getByText(/^recherche faite sur «.Arc.»/u)).toBeDefined();
  });
});

describe('the status of a member', () => {
  test('is changed at once by accepting, and the counts are read again', async () => {
    const { person, notify } = await openMembers();
    await choose(person, 'Prénom1 Nom1', 'Accepter');
    await (await openStatuses(person)).findByRole('radio', { name: 'Membres (2)' });
    expect(changes()).toEqual([{ id: 1, communityId: 4, status: 1, from: [0, 3] }]);
    expect(notify.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'updated', outcome: 'success' });
  });

  test('offers each change only from where it leads somewhere', async () => {
    const { person } = await openMembers();
    await person.pointer({ keys: '[MouseRight]', target: within(row('Prénom3 Nom3')).getByText('Nom3') });
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names.join()).toContain('Remettre comme membre…');
    expect(names.join()).not.toMatch(/Accepter|Refuser|Donner le rôle/);
  });

  test('of a moderator who is made a member again leaves the role, and leads to it', async () => {
    const { person } = await openMembers();
    await choose(person, 'Prénom3 Nom3', 'Remettre comme membre…');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/Elle gardera le rôle de modérateur de communauté/)).toBeDefined();
    await person.click(within(question).getByRole('button', { name: 'Remettre comme membre' }));
    expect((await screen.findByRole('link', { name: 'Voir ses rôles' })).getAttribute('href')).toBe('/users/103');
  });

  test('that somebody changed meanwhile is not sent, and said so', async () => {
    const { person, notify } = await openMembers();
    members.set(1, member(1, 2));
    await choose(person, 'Prénom1 Nom1', 'Accepter');
    await waitFor(() => expect(notify.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'changedMeanwhile' }));
  });

  test('of many is changed one by one; nobody who is so already is told to be done', async () => {
    const { person } = await openMembers();
    members.set(5, member(5, 1));
    let calls = 0;
    bridge.answer('communitymembers.changeStatus', ({ id, status }) => {
      calls += 1;
      if (id === 4) throw new AppFailure({ kind: 'denied', right: 'community_update' });
      const now = members.get(id);
      const userId = now?.userId ?? 0;
      if (now?.status === status) return { outcome: 'unchanged', userId, before: status };
      return { outcome: 'changed', userId, before: now?.status ?? null };
    });
    for (const name of ['Prénom1 Nom1', 'Prénom4 Nom4', 'Prénom5 Nom5']) {
      await person.click(within(row(name)).getByRole('checkbox'));
    }
    const bar = await screen.findByRole('toolbar', { name: /sélection/i });
    await person.click(within(bar).getByRole('button', { name: 'Accepter' }));
    const ask = await screen.findByRole('alertdialog');
    await person.click(within(ask).getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText('1 fait')).toBeDefined();
    expect([screen.getByText('1 laissé de côté'), screen.getByText('1 refusé')]).toHaveLength(2);
    expect(calls).toBe(3);
  });
});

describe('the end of a membership', () => {
  test('is undone by a new one with the status that was read', async () => {
    const { person, notify } = await openMembers();
    await choose(person, 'Prénom3 Nom3', /^Retirer…/);
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    await notify.mock.calls.at(-1)?.[0].undo?.();
    expect(bridge.requests('communitymembers.add')).toEqual([{ communityId: 4, userId: 103, status: 2 }]);
  });

  const remove = async (person: Person, name: string) => {
    await choose(person, name, /^Retirer…/);
    return within(await screen.findByRole('alertdialog'));
  };

  test('is not undone by who may add nobody, and says so before', async () => {
    const { person, notify } = await openMembers({ roles: ['ROLE_COMMUNITY_MANAGER_PUBLIC'] });
    const ask = await remove(person, 'Prénom3 Nom3');
    expect(ask.getByText(/seul un administrateur peut ajouter un membre/)).toBeDefined();
    await person.click(ask.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(notify.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'deleted', outcome: 'success' });
    expect(notify.mock.calls.at(-1)?.[0].undo).toBeUndefined();
  });

  test('is undone by an administrator who is also a manager', async () => {
    const { person, notify } = await openMembers({ roles: ['ROLE_ADMIN', 'ROLE_COMMUNITY_MANAGER_PUBLIC'] });
    await person.click((await remove(person, 'Prénom2 Nom2')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(notify.mock.calls.at(-1)?.[0].undo).toBeDefined());
  });

  test('is not undone again once the platform refused the undoing', async () => {
    const { person, notify } = await openMembers();
    bridge.answer('communitymembers.add', () => {
      throw new AppFailure({ kind: 'denied', right: 'community_membership' });
    });
    await person.click((await remove(person, 'Prénom2 Nom2')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(notify.mock.calls.at(-1)?.[0].undo).toBeDefined());
    await expect(notify.mock.calls.at(-1)?.[0].undo?.()).rejects.toThrow();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ajouter un membre…' }).getAttribute('aria-disabled')).toBe('true'),
    );
    const told = notify.mock.calls.length;
    await person.click((await remove(person, 'Prénom3 Nom3')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(notify.mock.calls.length).toBeGreaterThan(told));
    expect(notify.mock.calls.at(-1)?.[0].undo).toBeUndefined();
  });

  test('warns of the referrer', async () => {
    const { person } = await openMembers();
    await choose(person, 'Prénom1 Nom1', /^Retirer…/);
    expect(within(await screen.findByRole('alertdialog')).getByText(/restera le référent/)).toBeDefined();
  });
});

describe('adding a member', () => {
  const pick = async (person: Person) => {
    bridge.answer('users.list', ({ page, perPage }) => ({
      // What the picker reads of a person.
      rows: [{ id: 7, givenName: 'Zoé', familyName: 'Arc', email: null }] as never,
      unreadable: [],
      total: 1,
      page,
      perPage,
    }));
    await person.click(screen.getByRole('button', { name: 'Ajouter un membre…' }));
    const ask = within(await screen.findByRole('dialog'));
    await person.type(ask.getByRole('combobox', { name: /Personne/ }), 'Zoé');
    const option = await screen.findByRole('option', { name: /Zoé Arc/ });
    await waitFor(() => expect(option.getAttribute('aria-disabled')).not.toBe('true'));
    await person.click(option);
    return ask;
  };

  test('tells of an existing membership on the field', async () => {
    const { person } = await openMembers();
    bridge.answer('communitymembers.add', () => ({ outcome: 'alreadyMember' }));
    const ask = await pick(person);
    await person.click(ask.getByRole('button', { name: 'Ajouter' }));
    expect(await ask.findByText('Cette personne est déjà membre')).toBeDefined();
  });

  test('once refused is not offered again, and says whom to ask', async () => {
    const { person } = await openMembers();
    bridge.answer('communitymembers.add', () => {
      throw new AppFailure({ kind: 'denied', right: 'community_membership' });
    });
    const ask = await pick(person);
    await person.click(ask.getByRole('button', { name: 'Ajouter' }));
    const words =
      'Les modérateurs de communauté ne peuvent pas faire cette action\u00a0: demandez-la à un administrateur';
    expect(await ask.findByText(/demandez-la à un administrateur/)).toBeDefined();
    await person.click(ask.getByRole('button', { name: 'Annuler' }));
    const button = screen.getByRole('button', { name: 'Ajouter un membre…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  });
});
