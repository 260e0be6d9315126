import { beforeEach, describe, expect, it } from 'vitest';
import { RecipientStore } from '#main/campaigns/campaign-memory.ts';
import { doubtOf, type KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { FakeStore } from '#tests/support/fakes.ts';
import { hydraError } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { type OpenCampaign, openCampaign, query } from './support.ts';

let house: OpenCampaign;
beforeEach(async () => {
  house = await openCampaign();
  house.accept(1, 2, 3);
  house.answer(3);
});
const known = () => house.recipients.get(4);
const doubt = () => doubtOf(house.state.campaign as never, known());

describe('what is remembered of an association', () => {
  it('is the ids of a selection and its number', async () => {
    await house.associate({ kind: 'ids', ids: [1, 2, 3] }, 3);
    expect(known()).toMatchObject({ list: 'users', filterType: 1, people: [1, 2, 3], count: 3, announced: 3 });
    expect(doubt()).toBeNull();
  });

  it('is nobody’s id for a filter', async () => {
    await house.associate({ kind: 'query', query: query({ givenName: 'a' }), except: [] }, 3);
    expect(known()).toMatchObject({ filterType: 2, people: [], count: 3 });
    expect(doubt()).toBeNull();
  });

  it('is the users of the memberships of a community', async () => {
    house.answer(2, 2, 'community_members');
    await house.associateMembers([
      { id: 71, userId: 1 },
      { id: 72, userId: 2 },
    ]);
    expect(known()).toMatchObject({ list: 'communitymembers', people: [1, 2], count: 2 });
  });

  it('is kept by platform and for the last hundred campaigns', () => {
    const store = new FakeStore();
    const [one, other] = [new RecipientStore(store, 'https://a'), new RecipientStore(store, 'https://b')];
    const remembered: KnownRecipients = {
      list: 'users',
      filterType: 1,
      count: 1,
      announced: 1,
      people: [1],
      isAccepted: false,
      at: 0,
    };
    for (let id = 1; id <= 101; id += 1) one.set(id, remembered);
    expect(one.get(1)).toBeNull();
    expect(one.get(2)).toEqual(remembered);
    expect(other.get(2)).toBeNull();
  });
});

describe('recipients nothing may be sent to', () => {
  it('are those whose number is another than announced, until the person keeps them', async () => {
    house.answer(2);
    await house.associate({ kind: 'ids', ids: [1, 2, 3] }, 3);
    expect(doubt()).toBe('different');
    await house.keep(2);
    expect(doubt()).toBeNull();
  });

  it('are those with former ones among them, which nobody can keep', async () => {
    house.answer(3, 19);
    await house.associate({ kind: 'ids', ids: [1, 2, 3] }, 3);
    expect(doubt()).toBe('uncertain');
    expect(await errorOf(house.keep(19))).toMatchObject({ reason: 'campaignHasRecipients' });
    expect(doubt()).toBe('uncertain');
  });

  it('are those of an association that was not confirmed, until the person keeps what was read', async () => {
    house.stub.on('GET /admin/users/associate-campaign', () => {
      Object.assign(house.state.campaign, { filterType: 1, deliveryCount: 2 });
      return hydraError(500, 'Internal Server Error');
    });
    await house.associate({ kind: 'ids', ids: [1, 2, 3] }, 3);
    expect(doubt()).toBe('unconfirmed');
    expect(await errorOf(house.keep(3))).toMatchObject({ reason: 'recipientsChanged', count: 2 });
    await house.keep(2);
    expect(doubt()).toBeNull();
    expect(known()?.people).toEqual([1, 2, 3]);
  });

  it('are those that were associated again elsewhere', async () => {
    await house.associate({ kind: 'ids', ids: [1, 2, 3] }, 3);
    Object.assign(house.state.campaign, { filterType: 2, deliveryCount: 40 });
    expect(doubt()).toBe('changed');
    await house.keep(40);
    expect(doubt()).toBeNull();
    expect(known()?.people).toEqual([]);
  });
});
