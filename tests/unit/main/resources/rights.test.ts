import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecords } from '#main/resources/records.ts';
import { checkedRight, listPathOf } from '#shared/resources/define.ts';
import { resources } from '#shared/resources/index.ts';
import type { StandardCall } from '#shared/resources/manifest.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { hydraError } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
});
afterAll(() => house.close());

const query = { page: 1, perPage: 25, sort: [], filters: {} };
/** What the path of a list takes: that of the members is below their community. */
const within = { community: 9 };
/** A change of the name, whatever a resource calls it; of a volunteer, whose name is another record's, of the week. */
const changes = { name: 'Gare', title: 'Gare', givenName: 'Gare', slots: { morning: { mon: true } } };

/** The records of any resource: what is written is not looked at, as the platform refuses everything. */
interface AnyRecords {
  list(asked: object): Promise<unknown>;
  get(id: number): Promise<unknown>;
  create(values: object): Promise<unknown>;
  update(id: number, values: object): Promise<unknown>;
  remove(id: number): Promise<unknown>;
}

const asked: Readonly<
  Record<StandardCall, (records: AnyRecords, resource: { listPath?: string | undefined }) => Promise<unknown>>
> = {
  list: (records, { listPath }) => records.list(listPath === undefined ? query : { ...query, filters: within }),
  get: (records) => records.get(77),
  create: (records) => records.create(changes),
  update: (records) => records.update(77, changes),
  remove: (records) => records.remove(77),
};

const cases = Object.values(resources).flatMap((resource) =>
  resource.calls.map((call) => ({ resource, call, name: `${resource.name}.${call}` })),
);

it.each(cases)('a refusal of $name names the right that the platform checks', async ({ resource, call }) => {
  const refusal = hydraError(400, 'Access Denied.');
  house.stub.on(`GET /${listPathOf(resource, within)}`, refusal);
  house.stub.on(`POST /${resource.path}`, refusal);
  for (const method of ['GET', 'PATCH', 'DELETE']) house.stub.on(`${method} /${resource.path}/77`, refusal);
  const records: Readonly<Record<string, AnyRecords>> = openRecords({
    client: house.client,
    log: listeningLog().log,
  });
  const right = checkedRight(resource, call);
  expect(right).toBeDefined();
  const one = records[resource.name];
  if (one === undefined) throw new Error(`no records of ${resource.name}`);
  expect(await errorOf(asked[call](one, resource))).toMatchObject({ kind: 'denied', right });
});
