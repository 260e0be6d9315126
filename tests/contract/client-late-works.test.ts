import { contract } from '#shared/ipc/contract.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { sample as campaign } from './samples/campaigns.ts';
import { sample as user } from './samples/users.ts';
import type { Connected } from './support/connected.ts';
import { aName, ask, type Write, walkLostAnswers } from './support/late-walk.ts';

/** Lost answers of the writes that are no form of a record: members, identities, scammers, associations, decisions. */

const communityId = 4;
const newUser = async (house: Connected) => (await ask(house, 'users.create', user.values(aName()))).id;

/** The membership of a new person. */
async function newMember(house: Connected, status: 0 | 1) {
  const userId = await newUser(house);
  const { id } = await ask(house, 'communitymembers.add', { communityId, userId, status });
  return { id, path: `/admin/community_members/${id}` };
}

const administration: readonly Write[] = [
  {
    name: 'communitymembers.add',
    account: 'administrator',
    prepare: async (house) => {
      const userId = await newUser(house);
      return {
        target: { method: 'POST', path: '/admin/community_members' },
        send: () => ask(house, 'communitymembers.add', { communityId, userId, status: 1 }),
      };
    },
  },
  {
    name: 'communitymembers.changeStatus',
    account: 'administrator',
    prepare: async (house) => {
      const { id, path } = await newMember(house, 0);
      return {
        target: { method: 'PATCH', path },
        send: () => ask(house, 'communitymembers.changeStatus', { id, communityId, status: 1 }),
      };
    },
  },
  {
    name: 'communitymembers.delete',
    account: 'administrator',
    prepare: async (house) => {
      const { id, path } = await newMember(house, 1);
      return {
        target: { method: 'DELETE', path },
        send: () => ask(house, 'communitymembers.delete', { id, communityId }),
      };
    },
  },
  {
    name: 'users.acceptIdentity',
    account: 'administrator',
    prepare: async (house) => {
      const userId = await newUser(house);
      return {
        target: { method: 'POST', path: '/admin/identity_proofs' },
        send: () => ask(house, 'users.acceptIdentity', { userId }),
      };
    },
  },
  {
    name: 'scammers.report',
    account: 'administrator',
    prepare: async (house) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const { id: userId } = await ask(house, 'users.create', { ...user.values(aName()), email });
      const report = { userId, email, telephone: null, givenName: 'Zoé', familyName: null };
      return {
        target: { method: 'POST', path: '/admin/scammers' },
        send: () => ask(house, 'scammers.report', report),
      };
    },
  },
  {
    name: 'campaigns.associateMembers',
    account: 'administrator',
    prepare: async (house) => {
      const { id: campaignId } = await ask(house, 'campaigns.create', campaign.values(aName()));
      const query = { page: 1, perPage: 25, sort: [], filters: { community: 1 } };
      const asked = contract['campaigns.memberRecipients'].request.parse({
        communityId: 1,
        recipients: { kind: 'query', query, except: [] },
      });
      const { batches } = await house.handlers['campaigns.memberRecipients'](asked, house.call);
      const members = batches[0] ?? [];
      const request = { campaignId, communityId: 1, announced: members.length, members };
      return {
        target: { method: 'GET', path: '/admin/community_members/associate-campaign' },
        send: () => ask(house, 'campaigns.associateMembers', request),
      };
    },
  },
];

const solidary: readonly Write[] = [
  {
    name: 'solidary.decide',
    account: 'solidaryOperator',
    prepare: async (house) => {
      const query = contract['solidarybeneficiaries.list'].request.parse({
        page: 1,
        perPage: 50,
        sort: [],
        filters: {},
      });
      const { rows } = await house.handlers['solidarybeneficiaries.list'](query, house.call);
      for (const { id } of rows) {
        const read = await house.handlers['solidarybeneficiaries.get']({ id }, house.call);
        // The handler of any resource answers its item.
        const { proofs, structures } = read as Beneficiary;
        const proof = proofs.find(({ userStructureId }) => userStructureId !== null);
        const link = structures.find(({ structureId }) => structureId === proof?.structureId);
        if (proof === undefined || link === undefined) continue;
        const decision = {
          role: 'beneficiary',
          id,
          userStructureId: proof.userStructureId,
          accept: link.status !== 1,
        };
        return {
          target: { method: 'PATCH', path: `/admin/solidary_beneficiaries/${id}` },
          send: () => ask(house, 'solidary.decide', decision),
        };
      }
      throw new Error('training has no such beneficiary');
    },
  },
];

walkLostAnswers([...administration, ...solidary]);
