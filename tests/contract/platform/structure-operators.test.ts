import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { notFound, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 60 });
  call = await as(platform, 'administrator');
});

const url = '/admin/structures';
const unknown = 9_999_999;
const patch = async (id: number, changes: object): Promise<Row> => (await send('PATCH', `${url}/${id}`, changes)).body;
const operatorsOf = async (id: number): Promise<number[]> =>
  (await item(`${url}/${id}`)).operators.map((operator: Row) => operator.id);
const rolesOf = async (user: number): Promise<number[]> =>
  (await item(`/admin/users/${user}`)).rolesTerritory.map(({ role }: { role: number }) => role);

describe('the operators of a structure', () => {
  it('get the role with the first structure, and lose it with the last', async () => {
    await patch(6, { operators: [{ id: 24 }, { id: 12 }] });
    expect(await operatorsOf(6)).toEqual([24, 12]);
    expect([await rolesOf(12), await rolesOf(24)]).toEqual([
      [3, 10],
      [3, 10],
    ]);
    await patch(6, { operators: [] });
    // The second still operates another one.
    expect([await rolesOf(12), await rolesOf(24)]).toEqual([[3], [3, 10]]);
  });

  it('have the rights of the role once they are it, and the structure in their profile', async () => {
    await patch(6, { operators: [{ id: 5 }] });
    call = await as(platform, 'noAdministration');
    const [me] = await rows('/users/me');
    expect(me?.solidaryStructures).toMatchObject([{ id: 6, name: 'Croix verte – antenne d’Épinal' }]);
    const { body } = await call('GET', '/permissions', { isProper: false });
    expect(JSON.stringify(body)).toContain('"solidary_list"');
    expect((await rows(url)).map(({ id }) => id)).toEqual([6]);
  });

  it('are removed before an unknown one is refused', async () => {
    expect(await operatorsOf(1)).toEqual([2, 26, 33]);
    expect(await refusal('PATCH', `${url}/1`, { operators: [{ id: 26 }, { id: unknown }] })).toEqual([
      400,
      'Unknown User',
    ]);
    expect(await operatorsOf(1)).toEqual([26]);
    // This one operates another structure.
    expect(await rolesOf(2)).toContain(10);
    expect(await rolesOf(33)).not.toContain(10);
  });

  it('refuse numbers and deleted people', async () => {
    expect(await refusal('PATCH', `${url}/1`, { operators: [26] })).toEqual(serverError);
    expect(await operatorsOf(1)).toEqual([2, 26, 33]);
    await send('DELETE', '/admin/users/12');
    expect(await refusal('PATCH', `${url}/7`, { operators: [{ id: 53 }, { id: 12 }] })).toEqual([400, 'Unknown User']);
  });

  it('are added once, whose date is that of the addition', async () => {
    const before = await operatorsOf(3);
    platform.clock.time += 60_000;
    const { operators } = await patch(3, { operators: [...before, 12, 12].map((id) => ({ id })) });
    expect(operators.map(({ id }: Row) => id)).toEqual([...before, 12]);
    expect(operators.at(-1).operatorDate).toBe('2026-03-01T09:01:00+00:00');
  });
});

describe('deleting a structure', () => {
  it('has no guard: a structure goes with its people and operators', async () => {
    expect(await item(`${url}/1`)).toMatchObject({ removable: false });
    expect((await send('DELETE', `${url}/1`)).status).toBe(204);
    expect(await refusal('GET', `${url}/1`)).toEqual(notFound);
    call = await as(platform, 'solidaryOperator');
    expect((await rows(url)).map(({ id }) => id)).toEqual([2]);
  });
});
