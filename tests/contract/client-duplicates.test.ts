import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const somebody = {
  givenName: 'Anne-Sœur',
  familyName: "D'Artagnan",
  gender: 1,
  phoneDisplay: 1,
  status: 1,
  roles: [],
  telephone: '0699887766',
} satisfies UserWrite;
const create = async (more: Partial<UserWrite> = {}) => {
  const values = { ...somebody, email: `a.${crypto.randomUUID()}@example.org`, ...more };
  return (await house.handlers['users.create'](values, house.call)).id;
};

describe('accounts of one person', () => {
  it('are found on the platform, and grouped in a list, by reading alone', async () => {
    const { handlers, call } = house;
    const email = `anne.${crypto.randomUUID()}`;
    const one = await create({ email: `${email}@example.org` });
    const sameNames = await create({ givenName: 'ANNE SŒUR', telephone: '+33699887766' });
    const sameMailbox = await create({
      givenName: 'Zoé',
      familyName: 'Petit',
      telephone: null,
      email: `${email}+velo@example.org`,
    });
    house.server.requests.length = 0;
    const found = await handlers['duplicates.ofPerson']({ id: one }, call);
    expect(found.candidates.map(({ person, level }) => [person.id, level])).toEqual([
      [sameNames, 'sure'],
      [sameMailbox, 'possible'],
    ]);
    const query = { page: 1, perPage: 1, sort: [], filters: {} };
    const request = contract['duplicates.find'].request.parse({ query, list: 'users' });
    const { groups, compared, of } = await handlers['duplicates.find'](request, call);
    expect(compared).toBe(of);
    expect(
      groups
        .find(({ level, people }) => level === 'sure' && people.some(({ id }) => id === one))
        ?.people.map(({ id }) => id),
    ).toEqual([one, sameNames]);
    expect(house.server.requests.every(({ request: { method } }) => method === 'GET')).toBe(true);
    expect(departures(house)).toEqual([]);
  });
});
