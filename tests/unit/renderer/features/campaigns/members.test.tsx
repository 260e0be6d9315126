import { Menu, MenuList, MenuPopover } from '@fluentui/react-components';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { associateCommunity } from '#renderer/features/campaigns/members/actions.ts';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import { useRecordActions } from '#renderer/kit/actions/useRecordActions.tsx';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';

type Found = ResponseOf<'campaigns.memberRecipients'>;
type Outcome = ResponseOf<'campaigns.associate'>;

const draft = readCampaign();
const member = (id: number) => ({ id, userId: id + 1000 });
// The action reads the id alone.
const community = { id: 7, name: 'Covoiturons' } as Community;

let bridge: FakeBridge;
let found: Found;
let answers: Outcome[];
beforeEach(() => {
  found = { chosen: 5, accepting: 2, batches: [[member(71), member(72)]], isFilterExact: false };
  answers = [];
  let made = 90;
  bridge = installFakeBridge({
    'campaigns.list': ({ page, perPage }) => ({ rows: [draft], unreadable: [], total: 1, page, perPage }),
    'campaigns.get': ({ id }) => readCampaign({ id, filterType: 1, deliveryCount: 1 }),
    'campaigns.duplicate': ({ name }) => ({ id: made++, name, images: 0, failedImages: 0, error: null }),
    'campaigns.memberRecipients': () => found,
    'campaigns.associateMembers': ({ announced }) => answers.shift() ?? { outcome: 'associated', count: announced },
    'campaigns.associate': ({ announced }) => answers.shift() ?? { outcome: 'associated', count: announced },
    'campaigns.acceptRecipients': () => {},
  });
});

function Page() {
  const { available, startFor, dialog } = useRecordActions({
    resource: 'communities',
    actions: [associateCommunity],
    record: community,
    nameOf: ({ name }) => name,
  });
  return (
    <>
      <Menu open>
        <MenuPopover>
          <MenuList>
            <ActionMenuItems actions={available} onAction={startFor} />
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog}
    </>
  );
}
const open = async (options: PageOptions = {}) => {
  const view = await openListPage(() => <Page />, { roles: ['ROLE_ADMIN'], ...options });
  return { ...view, person: userEvent.setup() };
};
const item = () => screen.findByRole('menuitem', { name: /Ajouter aux destinataires d’une campagne/ });

async function ask(person: ReturnType<typeof userEvent.setup>) {
  await person.click(await item());
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/membres acceptés qui acceptent/);
  await person.click(dialog.getByRole('combobox'));
  await person.click(await screen.findByRole('option', { name: 'Rentrée' }));
  return dialog;
}

describe('the members of a community', () => {
  test('become recipients by their memberships, those alone who may', async () => {
    const { person, notify } = await open();
    const dialog = await ask(person);
    expect(dialog.getByText(/Sur 5, seuls les 2 membres acceptés/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Ajouter les destinataires' }));
    await waitFor(() =>
      expect(bridge.requests('campaigns.associateMembers')).toEqual([
        { campaignId: 4, communityId: 7, announced: 2, members: [member(71), member(72)] },
      ]),
    );
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'membersAssociated', outcome: 'success' })),
    );
  });

  test.each([[['ROLE_COMMUNITY_MANAGER_PUBLIC']], [[]]])(
    'are not offered to a person with the roles %j, who is told why, and nothing is called',
    async (roles) => {
      const { person } = await open({ roles });
      const entry = await item();
      expect(entry.getAttribute('aria-disabled')).toBe('true');
      expect(entry.textContent).toContain('demandez-la à un administrateur');
      await person.click(entry);
      expect(bridge.calls).toEqual([]);
    },
  );

  test('too many for one address become a filter of the users where these are the same people', async () => {
    found = { ...found, batches: [[member(71)], [member(72)]], isFilterExact: true };
    const { person } = await open();
    const dialog = await ask(person);
    expect(dialog.getByText(/sa source deviendra « Utilisateurs »/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Ajouter les destinataires' }));
    await waitFor(() =>
      expect(bridge.requests('campaigns.associate')).toMatchObject([
        {
          list: 'users',
          announced: 2,
          recipients: { kind: 'query', query: { filters: { community: 7 } }, except: [] },
        },
      ]),
    );
    expect(bridge.requests('campaigns.associateMembers')).toEqual([]);
  });
});

describe('batches of members', () => {
  beforeEach(() => {
    found = { chosen: 5, accepting: 3, batches: [[member(71)], [member(72)], [member(73)]], isFilterExact: true };
  });
  const rights = ['community_read', 'campaign_list', 'campaign_update', 'campaign_create'] as const;
  const sent = () =>
    bridge.requests('campaigns.associateMembers').map(({ campaignId, members }) => [campaignId, members]);

  test('go to a copy each, one after the other, without the right to list users', async () => {
    const { person } = await open({ rights });
    const dialog = await ask(person);
    expect(dialog.getByText(/3 copies du brouillon/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Ajouter les destinataires' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        [90, [member(71)]],
        [91, [member(72)]],
        [92, [member(73)]],
      ]),
    );
    expect(bridge.requests('campaigns.duplicate').map(({ name }) => name)).toEqual([
      'Rentrée (1/3)',
      'Rentrée (2/3)',
      'Rentrée (3/3)',
    ]);
    expect(await screen.findByText('Rentrée (3/3)')).toBeDefined();
  });

  test('without an answer are never sent again: the copy is read when the person asks', async () => {
    answers = [{ outcome: 'unknown', error: { kind: 'network', reason: 'timeout' }, now: null, isGone: false }];
    const { person } = await open({ rights });
    const dialog = await ask(person);
    await person.click(dialog.getByRole('button', { name: 'Ajouter les destinataires' }));
    const again = await screen.findByRole('button', { name: 'Recommencer la ligne non confirmée' });
    expect(sent()).toHaveLength(3);
    await person.click(again);
    await waitFor(() => expect(bridge.requests('campaigns.acceptRecipients')).toEqual([{ id: 90, count: 1 }]));
    expect(sent()).toHaveLength(3);
  });
});
