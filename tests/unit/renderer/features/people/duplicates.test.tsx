import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompareDialog } from '#renderer/features/people/duplicates/CompareDialog.tsx';
import { FindDialog } from '#renderer/features/people/duplicates/FindDialog.tsx';
import { facts, markOf } from '#renderer/features/people/duplicates/facts.ts';
import { GroupsDialog } from '#renderer/features/people/duplicates/GroupsDialog.tsx';
import { writeOf } from '#renderer/features/people/duplicates/take.ts';
import type { DuplicateAccount, DuplicateGroup } from '#shared/ipc/duplicates.ts';
import type { Permission } from '#shared/permissions.ts';
import { users } from '#shared/resources/users/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openScreen } from '#tests/support/screen.tsx';

const config = { modules: { community: true, hitchhiking: true } };
const everything: readonly Permission[] = [
  'user_list',
  'user_read',
  'user_update',
  'user_delete',
  'community_list',
  'community_membership',
  'community_update',
];

let people: Map<number, User>;
let bridge: FakeBridge;
beforeEach(() => {
  people = new Map(
    [
      fakeUser(10, { givenName: 'Marie', familyName: 'Dupont', telephone: '0612345678', email: 'marie@example.org' }),
      fakeUser(11, {
        givenName: 'Marie',
        familyName: 'DUPONT',
        telephone: '0698765432',
        email: 'marie.d@example.org',
        birthDate: '1980-05-04T00:00:00+00:00',
        lastActivityDate: '2026-05-04T08:00:00+00:00',
      }),
      fakeUser(12, { givenName: 'Luc', familyName: 'Dupont', telephone: '0612345678' }),
    ].map((user) => [user.id, user]),
  );
  bridge = installFakeBridge({
    'users.get': ({ id }) => people.get(id) ?? fakeUser(id),
    'users.update': ({ id, changes }) => {
      people.set(id, { ...(people.get(id) ?? fakeUser(id)), ...(changes as Partial<User>) });
      return { id };
    },
    'communities.list': ({ filters }) => {
      const rows = filters.member === 10 ? [{ id: 5, name: 'Vélo' }] : [];
      return { rows: rows as never, unreadable: [], total: rows.length, page: 1, perPage: 100 };
    },
    'communitymembers.add': () => ({ outcome: 'added', id: 77 }),
    'communitymembers.delete': ({ id }) => ({ userId: id, before: 1 }),
    'duplicates.judge': () => ({ isOnDisk: true }),
    'users.checkRemoval': ({ ids }) =>
      ids.map((id) => ({ id, name: 'Marie', obstacle: null, owned: { events: [], communities: [] } })),
  });
});

const account = (id: number): DuplicateAccount => {
  const { givenName = null, familyName = null, telephone = null, email = null } = people.get(id) ?? fakeUser(id);
  return { id, givenName, familyName, telephone, email, birthDate: null };
};
const group = (ids: number[], more: Partial<DuplicateGroup> = {}): DuplicateGroup => ({
  people: ids.map(account),
  level: 'sure',
  reasons: ['names'],
  doubts: [],
  ...more,
});
const query = { page: 1, perPage: 50, sort: [], filters: {} };
const list = { resource: users, query, total: 3, columns: [] };

/** A dialog that can be closed and opened again. */
function Opened({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    children(() => setOpen(false))
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}
const compare = (ids: readonly number[], rights = everything) =>
  openScreen(
    <Opened>
      {(close) => <CompareDialog {...list} chosen={{ kind: 'ids', ids, records: new Map() }} onClose={close} />}
    </Opened>,
    { rights, config },
  );
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the facts that are compared', () => {
  it.each([
    [['a', 'a'], ['a', 'a'], 'same'],
    [[null, null], [null, null], 'same'],
    [['A', 'a'], ['a', 'a'], 'written'],
    [['a', null], ['a', null], 'lacking'],
    [['a', 'b'], ['a', 'b'], 'different'],
    [['a', null, 'b'], ['a', null, 'b'], 'different'],
  ] as const)('are marked: %s', (texts, keys, mark) => {
    expect(markOf(texts, keys)).toBe(mark);
  });

  it('are written as the platform takes them, or not at all', () => {
    expect(writeOf('telephone', fakeUser(1, { telephone: '06 12 34 56 78' }))).toEqual({ telephone: '06 12 34 56 78' });
    expect(writeOf('telephone', fakeUser(1, { telephone: 'néant' }))).toBeNull();
    expect(writeOf('telephone', fakeUser(1))).toEqual({ telephone: null });
    expect(writeOf('homeAddress', fakeUser(1))).toBeNull();
    expect(writeOf('familyName', fakeUser(1, { familyName: null }))).toBeNull();
  });

  it('have one row each, and never an e-mail address to take over', () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(facts.find(({ id }) => id === 'email')?.taken).toBeUndefined();
  });
});

describe('accounts side by side', () => {
  it('are shown with what is equal and what is not, in words, and equal facts are folded away', async () => {
    const { person } = await compare([10, 11]);
    (await row(/^Téléphone Différent/)).getByText('06 98 76 54 32');
    (await row(/^Nom Identique, écrit autrement/)).getByText('DUPONT');
    (await row(/^Date de naissance Manque à l’un/)).getByText('Non renseigné');
    await row(/^Prénom Identique/);
    await person.click(screen.getByRole('switch', { name: /Masquer les \d+ données identiques/ }));
    expect(screen.queryByRole('row', { name: /^Prénom/ })).toBeNull();
    await row(/^Téléphone/);
  });

  it('let the account to keep take over one field, after it was shown, with undo', async () => {
    const { person, notices } = await compare([10, 11]);
    // The one that was used last is to be kept.
    expect(
      (await screen.findAllByRole('radio', { name: /^Compte à garder/ })).map(
        (one) => (one as HTMLInputElement).checked,
      ),
    ).toEqual([false, true]);
    await person.click((await row(/^Téléphone/)).getByRole('button', { name: /^Reprendre.*Téléphone.*n°.10/ }));
    const question = await screen.findByRole('alertdialog');
    within(question).getByText(/« 06 98 76 54 32 » sera remplacé par « 06 12 34 56 78 »/);
    within(question).getByText(/perd sa validation/);
    await person.click(within(question).getByRole('button', { name: 'Reprendre' }));
    await waitFor(() => expect(notices.at(-1)?.name).toBe('factTaken'));
    expect(bridge.requests('users.update')).toEqual([{ id: 11, changes: { telephone: '0612345678' } }]);
    await row(/^Téléphone Identique/);
    await notices.at(-1)?.undo?.();
    expect(bridge.requests('users.update').at(-1)).toEqual({ id: 11, changes: { telephone: '0698765432' } });
  });

  it('send nothing where the fact changed meanwhile', async () => {
    const { person } = await compare([10, 11]);
    await person.click((await row(/^Téléphone/)).getByRole('button', { name: /^Reprendre/ }));
    people.set(11, fakeUser(11, { telephone: '0700000000' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reprendre' }));
    await screen.findByText(/a changé entre-temps/);
    expect(bridge.requests('users.update')).toEqual([]);
  });

  it('say why an e-mail address cannot be taken over', async () => {
    await compare([10, 11]);
    const email = await row(/^E-mail/);
    email.getByText(/qu’à un compte à la fois/);
    expect(email.queryByRole('button')).toBeNull();
  });

  it('add the account to keep to the communities of the other one, with undo', async () => {
    const { person, notices } = await compare([10, 11]);
    await person.click(await screen.findByRole('button', { name: /communautés de l’autre compte/ }));
    const question = await screen.findByRole('alertdialog');
    within(question).getByText('Vélo');
    await person.click(within(question).getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(notices.at(-1)?.name).toBe('joined'));
    expect(bridge.requests('communitymembers.add')).toEqual([{ communityId: 5, userId: 11 }]);
    await notices.at(-1)?.undo?.();
    expect(bridge.requests('communitymembers.delete')).toEqual([{ id: 77, communityId: 5 }]);
  });

  it('disable an account, with undo, and delete it by the dialog of any deletion', async () => {
    const { person, notices } = await compare([10, 11]);
    await person.click(await screen.findByRole('button', { name: /Actions sur .*n°.10/ }));
    await person.click(await screen.findByRole('menuitem', { name: /Désactiver le compte/ }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Désactiver' }));
    await waitFor(() => expect(notices.at(-1)?.name).toBe('disabled'));
    expect(bridge.requests('users.update')).toEqual([{ id: 10, changes: { status: 2 } }]);
    await notices.at(-1)?.undo?.();
    expect(bridge.requests('users.update').at(-1)).toEqual({ id: 10, changes: { status: 1 } });
    await person.click(await screen.findByRole('button', { name: /Actions sur .*n°.10/ }));
    await person.click(await screen.findByRole('menuitem', { name: /Supprimer/ }));
    await screen.findByText(/Ses données personnelles seront effacées/);
  });

  it('offer to somebody who may only read nothing but reading', async () => {
    const { person } = await compare([10, 11], ['user_list', 'user_read']);
    await row(/^Téléphone/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
    expect(screen.queryByRole('row', { name: /^Communautés/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: /Actions sur .*n°.10/ }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered.join()).not.toMatch(/Désactiver|Supprimer|Modifier/);
  });

  it('ask for two at least', async () => {
    await compare([10]);
    await screen.findByText('Cochez de 2 à 4 personnes pour les comparer.');
  });
});

describe('the duplicates of a person', () => {
  it('are found, with why, compared, and judged with undo', async () => {
    let judged = 0;
    bridge.answer('duplicates.ofPerson', () => ({
      person: account(10),
      candidates: [
        { person: account(11), level: 'likely' as const, reasons: ['names' as const], doubts: [] },
        {
          person: account(12),
          level: 'possible' as const,
          reasons: ['telephone' as const],
          doubts: ['otherNames' as const],
        },
      ].slice(0, 2 - judged),
      judged,
      isPartial: true,
    }));
    bridge.answer('duplicates.judge', ({ areDifferent }) => {
      judged = areDifferent ? 1 : 0;
      return { isOnDisk: true };
    });
    const user = people.get(10) ?? fakeUser(10);
    const { person, notices } = await openScreen(
      <Opened>{(close) => <FindDialog record={user} resource="users" onClose={close} />}</Opened>,
      { rights: everything },
    );
    await screen.findByText('2 comptes ressemblants');
    screen.getByText('Même téléphone');
    screen.getByText(/peut-être une même famille/);
    screen.getByText(/500 premières/);
    await person.click(screen.getAllByRole('button', { name: 'Comparer' })[1] as HTMLElement);
    await row(/^Prénom Différent/);
    await person.click(screen.getByRole('button', { name: 'Ce ne sont pas les mêmes' }));
    await screen.findByText('Un compte ressemblant');
    screen.getByText(/Un compte que vous avez jugé différent/);
    expect(bridge.requests('duplicates.judge')).toEqual([{ ids: [10, 12], areDifferent: true }]);
    await notices.at(-1)?.undo?.();
    await screen.findByText('2 comptes ressemblants');
  });

  it('say that there is none', async () => {
    bridge.answer('duplicates.ofPerson', () => ({ person: account(10), candidates: [], judged: 0, isPartial: false }));
    await openScreen(
      <Opened>{(close) => <FindDialog record={fakeUser(10)} resource="users" onClose={close} />}</Opened>,
      { rights: everything },
    );
    await screen.findByText('Aucun compte ressemblant');
  });
});

describe('the possible duplicates of a list', () => {
  const open = () =>
    openScreen(<Opened>{(close) => <GroupsDialog {...list} onClose={close} />}</Opened>, { rights: everything });

  it('are worked through, the surest first; one that was judged is gone, and comes back when that is undone', async () => {
    bridge.answer('duplicates.find', () => ({
      groups: [group([10, 11]), group([10, 12], { level: 'possible', reasons: ['telephone'], doubts: ['otherNames'] })],
      found: 2,
      compared: 3,
      unreadable: 1,
      of: 9,
      setAside: 1,
    }));
    const { person, notices } = await open();
    await screen.findByText('2 groupes possibles, sur 3 comptes comparés');
    screen.getByText(/seules les 3 premières ont été comparées/);
    screen.getByText('Une fiche qui ne peut pas s’afficher n’a pas été comparée.');
    screen.getByText('Groupe 1 sur 2');
    await row(/^Téléphone/);
    await person.click(screen.getByRole('button', { name: 'Suivant' }));
    screen.getByText('Groupe 2 sur 2');
    await person.click(screen.getByRole('button', { name: 'Ce ne sont pas les mêmes' }));
    await screen.findByText('Groupe 1 sur 1');
    expect(bridge.requests('duplicates.judge')).toEqual([{ ids: [10, 12], areDifferent: true }]);
    await notices.at(-1)?.undo?.();
    await screen.findByText(/Groupe \d sur 2/);
    // The list was read once.
    await person.click(screen.getByRole('button', { name: 'Fermer' }));
    await person.click(await screen.findByRole('button', { name: 'open' }));
    await screen.findByText('Groupe 1 sur 2');
    expect(bridge.requests('duplicates.find')).toHaveLength(1);
  });

  it('can be stopped while the list is read', async () => {
    let wasStopped = false;
    bridge.answer('duplicates.find', (_, { signal }) => {
      signal.addEventListener('abort', () => {
        wasStopped = true;
      });
      return new Promise(() => {});
    });
    const { person } = await open();
    await screen.findByText('Chargement de la liste…');
    await person.click(screen.getByRole('button', { name: 'Arrêter' }));
    await waitFor(() => expect(wasStopped).toBe(true));
  });

  it('show four of a larger group, which are chosen', async () => {
    for (const id of [13, 14]) people.set(id, fakeUser(id));
    bridge.answer('duplicates.find', () => ({
      groups: [group([10, 11, 12, 13, 14])],
      found: 1,
      compared: 5,
      unreadable: 0,
      of: 5,
      setAside: 0,
    }));
    const { person } = await open();
    const last = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Prénom14 Nom14' });
    expect(last.disabled).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'Luc Dupont' }));
    await person.click(last);
    await screen.findByRole('columnheader', { name: /Prénom14/ });
    expect(screen.queryByRole('columnheader', { name: /Luc/ })).toBeNull();
  });
});
