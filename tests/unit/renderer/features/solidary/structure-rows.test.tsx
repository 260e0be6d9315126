import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { refreshDecided } from '#renderer/features/solidary/decision.ts';
import { StructureRows } from '#renderer/features/solidary/StructureRows.tsx';
import { keys } from '#renderer/kit/data/queries.ts';
import { AppFailure } from '#shared/failure.ts';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import type { Permission } from '#shared/permissions.ts';
import { structureId, userStructureId } from '#shared/resources/solidary/ids.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { readBeneficiary } from './person.ts';

let bridge: FakeBridge;
let outcome: DecisionOutcome | AppFailure;
let answered: Promise<void>;
let links: { structureId: number; userStructureId: number }[] | null;
beforeEach(() => {
  outcome = 'done';
  answered = Promise.resolve();
  links = null;
  bridge = installFakeBridge({
    'solidary.decide': async () => {
      await answered;
      if (outcome instanceof AppFailure) throw outcome;
      return { outcome };
    },
    'solidary.findLinks': () =>
      links?.map((one) => ({
        structureId: structureId.parse(one.structureId),
        userStructureId: userStructureId.parse(one.userStructureId),
      })) ?? null,
  });
});

const rights: readonly Permission[] = [
  'solidary_beneficiary_update',
  'solidary_volunteer_update',
  'solidary_volunteer_list',
  'user_update',
];
const open = async (asRole: SolidaryRole = 'beneficiary', held = rights, wire: Record<string, unknown> = {}) => {
  const opened = await openScreen(<StructureRows asRole={asRole} person={readBeneficiary(wire)} />, { rights: held });
  await screen.findByRole('region', { name: 'Structures' });
  return opened;
};
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name));
  if (found === undefined) throw new Error(`no row of ${name}`);
  return within(found);
};

describe('the structures of a person', () => {
  test('are accepted with the link of a proof, without a question', async () => {
    const { person, notices } = await open();
    await person.click(row('Association').getByRole('button', { name: 'Accepter dans Association' }));
    expect(bridge.requests('solidary.decide')).toEqual([
      { role: 'beneficiary', id: 6, userStructureId: 51, accept: true },
    ]);
    await waitFor(() => expect(notices).toMatchObject([{ context: 'solidary', name: 'accepted', outcome: 'success' }]));
  });

  test('are refused after a question that names the person, the structure and the role', async () => {
    const { person } = await open();
    await person.click(row('Association').getByRole('button', { name: 'Refuser dans Association' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Refuser cette candidature dans la structure Association\u00a0: Béa Martin\u00a0?',
    });
    expect(question.textContent).toContain('Son rôle de bénéficiaire peut lui être retiré.');
    expect(bridge.requests('solidary.decide')).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Refuser' }));
    await waitFor(() => expect(bridge.requests('solidary.decide')).toMatchObject([{ accept: false }]));
  });

  test('offer what the status leaves: nothing to accept where it is accepted', async () => {
    await open('beneficiary', rights, { structures: [{ id: 1, name: 'Association', status: 1 }] });
    expect(row('Association').queryByRole('button', { name: /^Accepter/ })).toBeNull();
    expect(row('Association').getByRole('button', { name: /^Refuser/ })).toBeTruthy();
  });

  test('without a link say why nothing can be decided, and nothing is sent', async () => {
    const { person } = await open();
    const button = row('Secours').getByRole('button', { name: 'Refuser dans Secours' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(row('Secours').getByText(/^Pour cette structure, il manque une information/)).toBeTruthy();
    await person.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bridge.requests('solidary.findLinks')).toEqual([]);
  });

  test('take a link that is looked for among the volunteers, and a refusal then names both roles', async () => {
    links = [{ structureId: 2, userStructureId: 72 }];
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Rechercher cette information' }));
    await person.click(await row('Secours').findByRole('button', { name: 'Refuser dans Secours' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Cette personne est aussi bénévole');
    await person.click(within(question).getByRole('button', { name: 'Refuser' }));
    await waitFor(() => expect(bridge.requests('solidary.decide')).toMatchObject([{ userStructureId: 72 }]));
  });

  test('whose link stands nowhere stay as they are: the person is no volunteer', async () => {
    const { person } = await open();
    await person.click(row('Secours').getByRole('button', { name: 'Rechercher cette information' }));
    const answer = await screen.findByText(/^Rien trouvé\s: cette personne n’est pas non plus bénévole/);
    // The button went with its answer, which has the focus now.
    expect(document.activeElement).toBe(answer.closest('[role="status"]'));
    expect(
      row('Secours')
        .getByRole('button', { name: /Refuser/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test.each([
    [['solidary_volunteer_list'], false, false],
    [['solidary_beneficiary_update'], true, false],
  ] as const)('with the rights %j are decided on: %s, and looked for: %s', async (held, decides, looks) => {
    await open('beneficiary', held);
    expect(row('Association').queryByRole('button', { name: /^Accepter/ }) !== null).toBe(decides);
    expect(screen.queryByRole('button', { name: 'Rechercher cette information' }) !== null).toBe(looks);
  });
});

test('while a decision is on its way, no other one is offered, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<void>();
  answered = answer.promise;
  const { person } = await open();
  const accept = row('Association').getByRole('button', { name: /^Accepter/ });
  await person.click(accept);
  for (const button of screen.getAllByRole('button', { name: /^(?:Accepter|Refuser) dans/ }))
    expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.click(accept);
  answer.resolve();
  await waitFor(() => expect(accept.getAttribute('aria-disabled')).not.toBe('true'));
  expect(bridge.requests('solidary.decide')).toHaveLength(1);
});

test('a decision makes both roles of the person be read again, since they share one status', async () => {
  const client = new QueryClient();
  const shown = [keys.item('solidarybeneficiaries', 6), keys.item('solidaryvolunteers', 6)];
  for (const key of shown) client.setQueryData(key, {});
  await refreshDecided(client);
  expect(shown.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

describe('what became of a decision is told as it is', () => {
  const accept = async (asRole: SolidaryRole = 'beneficiary') => {
    const screenOf = await open(asRole);
    await screenOf.person.click(row('Association').getByRole('button', { name: /^Accepter/ }));
    return screenOf;
  };

  test('an acceptance that did not give the role leads to the user, where it can be given', async () => {
    outcome = 'doneWithoutRole';
    const { notices } = await accept('volunteer');
    expect(await screen.findByText(/mais sans son rôle/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ouvrir la fiche utilisateur' }).getAttribute('href')).toBe('/users/16');
    expect(notices).toMatchObject([{ name: 'withoutRole', outcome: 'error' }]);
  });

  test.each([
    ['notDone', /le statut n’a pas changé/],
    ['unknown', /^Décision non confirmée/],
    [new AppFailure({ kind: 'notFound', isUnsent: true }), /la situation de cette personne a changé/],
  ] as const)('%s stays on the page', async (came, words) => {
    outcome = came;
    await accept();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('one that somebody else made is no error', async () => {
    outcome = 'unchanged';
    const { notices } = await accept();
    await waitFor(() => expect(notices).toMatchObject([{ name: 'unchanged', outcome: 'success' }]));
  });
});
