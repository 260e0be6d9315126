import { describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { domainsOf, domainsToWire, isDomain, typedDomain } from '#shared/resources/communities/domains.ts';
import { communities } from '#shared/resources/communities/index.ts';
import { filterParams } from '#shared/resources/define.ts';

const wire = { id: 3, name: 'Nouvelle', validationType: 2, domain: 'a.fr;b.fr', status: 1, freeCarpool: false };
const values = {
  name: 'Nouvelle',
  description: 'Texte court',
  fullDescription: '<p>Texte</p>',
  referrerId: 2,
  validationType: 0,
  domains: [],
  membersHidden: false,
  proposalsHidden: false,
  freeCarpool: false,
};
const creates = (changes: object) =>
  contract['communities.create'].request.safeParse({ ...values, ...changes }).success;
const updates = (changes: object) => contract['communities.update'].request.safeParse({ id: 3, changes }).success;

describe('a community', () => {
  it('is read with its domains one by one and without its status, whose meaning is not known', () => {
    const read = communities.item.parse(wire);
    expect(read).toMatchObject({ domains: ['a.fr', 'b.fr'], securityFiles: [], address: null, nbMembers: null });
    expect(read).not.toHaveProperty('status');
  });

  it('is written under the names of the platform, domains joined by a semicolon without spaces', () => {
    expect(communities.toWire?.({ domains: ['a.fr', 'b.fr'], target: null })).toEqual({
      domain: 'a.fr;b.fr',
      target: null,
    });
    expect(communities.toWire?.({ domains: [] })).toEqual({ domain: null });
  });

  it('is never sent with what only reading has', () => {
    for (const extra of ['status', 'referrer', 'image', 'avatar', 'members', 'newFile', 'newImage', 'resetImage']) {
      expect(updates({ [extra]: 1 })).toBe(false);
    }
    expect(updates({ communitySecurities: [] })).toBe(false);
  });

  it('needs everything whose absence the platform answers with a blind 500', () => {
    expect(creates({})).toBe(true);
    for (const name of ['name', 'description', 'fullDescription', 'referrerId', 'validationType']) {
      expect([name, creates({ [name]: undefined })]).toEqual([name, false]);
    }
    expect(creates({ name: 'a'.repeat(256) })).toBe(false);
    expect(creates({ description: 'a'.repeat(256) })).toBe(false);
  });

  it('has an address as a whole or none at all, never null', () => {
    expect(updates({ address: null })).toBe(false);
    expect(updates({ address: { locality: 'Metz' } })).toBe(false);
    expect(updates({ address: { ...emptyAddress, locality: 'Metz' } })).toBe(true);
  });

  it('has a target that is a whole number from 0 on, or null', () => {
    for (const target of [0, 200, null]) expect(updates({ target })).toBe(true);
    for (const target of [-1, 1.5, '200']) expect(updates({ target })).toBe(false);
  });
});

describe('the filters of communities', () => {
  it('send validation modes and territories in brackets, even a single one', () => {
    expect(filterParams(communities.filters, { validationTypes: [3], territory: [6] })).toEqual([
      [
        ['validationType[]', '3'],
        ['territory[]', '6'],
      ],
    ]);
  });

  it('ask for a referrer and for a member by their ids', () => {
    expect(filterParams(communities.filters, { referrer: 7, member: 8 })).toEqual([
      [
        ['referrer', '7'],
        ['communityUsers.user.id', '8'],
      ],
    ]);
  });
});

describe('the domains of a community', () => {
  it.each(['exemple.fr', 'mairie.exemple.fr', 'a-b.org', 'éco.fr'])('accept %s', (domain) => {
    expect(isDomain(domain)).toBe(true);
  });

  it.each(['exemple', '@exemple.fr', 'exemple.', '.fr', 'a b.fr', 'a;b.fr', '-a.fr', 'jean@exemple.fr', ''])(
    'refuse “%s”',
    (domain) => {
      expect(isDomain(domain)).toBe(false);
    },
  );

  it('lose the @ that was typed before them, and capitals', () => {
    expect(typedDomain(' @Exemple.FR ')).toBe('exemple.fr');
  });

  it('are the same after they went over the wire', () => {
    expect(domainsOf(' a.fr ; ;b.fr')).toEqual(['a.fr', 'b.fr']);
    expect(domainsOf(domainsToWire(['a.fr', 'b.fr']))).toEqual(['a.fr', 'b.fr']);
    expect(domainsOf(null)).toEqual([]);
  });
});
