import { expect, it } from 'vitest';
import { SolidaryUsers } from '#main/solidary/resolve-user.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { call, failed } from './support.ts';

type People = Readonly<Record<number, { email: string; name: string; userId: number | null }>>;

/** A platform with these beneficiaries, by their solidary ids. */
function platform(people: People) {
  const lists: string[] = [];
  const reads: string[] = [];
  return {
    lists,
    reads,
    list: async (_: string, params: readonly (readonly [string, string])[] = []) => {
      const asked = new Map(params);
      lists.push([...asked].map(([name, value]) => `${name}=${value}`).join('&'));
      const members = Object.entries(people)
        .filter(([, { email, name }]) =>
          asked.has('email') ? email.includes(asked.get('email') ?? '') : name === asked.get('familyName'),
        )
        .map(([id, { email }]) => ({ id: Number(id), email }));
      return { members, total: members.length };
    },
    get: async (path: string) => {
      reads.push(path);
      const id = Number(path.split('/').at(-1));
      const person = people[id];
      if (person === undefined || person.userId === null) throw failed();
      return { id, userId: person.userId };
    },
  };
}

const who = (email: string | null) => ({ userId: userId.parse(16), email, givenName: 'Béa', familyName: 'Martin' });

it('a beneficiary is found by the exact e-mail and read to be sure', async () => {
  const client = platform({
    6: { email: 'b@example.test', name: 'Martin', userId: 16 },
    7: { email: 'bb@example.test', name: 'Martin', userId: 17 },
  });
  expect(await new SolidaryUsers(client).resolve(who('b@example.test'), call)).toBe(6);
  expect(client.lists).toEqual(['page=1&perPage=5&email=b@example.test']);
});

it('one whose e-mail is not there is found by names, among five at most, by the id of the user', async () => {
  const client = platform({
    6: { email: 'a@example.test', name: 'Martin', userId: null },
    7: { email: 'c@example.test', name: 'Martin', userId: 16 },
  });
  expect(await new SolidaryUsers(client).resolve(who('b@example.test'), call)).toBe(7);
  expect(client.lists.at(-1)).toBe('page=1&perPage=5&givenName=Béa&familyName=Martin');
});

it('the same number is no proof: nobody is found where no item names the user', async () => {
  const client = platform({ 16: { email: 'b@example.test', name: 'Martin', userId: 99 } });
  expect(await new SolidaryUsers(client).resolve(who('b@example.test'), call)).toBeNull();
});

it('who was found is not asked for again until the session ends', async () => {
  const client = platform({ 6: { email: 'b@example.test', name: 'Martin', userId: 16 } });
  const users = new SolidaryUsers(client);
  await users.resolve(who('b@example.test'), call);
  await users.resolve(who(null), call);
  expect(client.reads).toHaveLength(1);
  users.clear();
  await users.resolve(who('b@example.test'), call);
  expect(client.reads).toHaveLength(2);
});

it('nobody is looked for by what is not known of them', async () => {
  const client = platform({ 6: { email: '', name: '', userId: 16 } });
  const users = new SolidaryUsers(client);
  for (const unknown of [null, '']) {
    expect(await users.resolve({ ...who(unknown), givenName: unknown }, call)).toBeNull();
    expect(await users.resolve({ ...who(unknown), familyName: unknown }, call)).toBeNull();
  }
  expect([client.lists, client.reads]).toEqual([[], []]);
});
