import { contract } from '#shared/ipc/contract.ts';
import { knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import type { Connected } from './support/connected.ts';
import { aName, ask, type Write, walkLostAnswers } from './support/late-walk.ts';
import type { Sample } from './support/sample.ts';

const samples = Object.values(import.meta.glob<{ sample: Sample }>('./samples/*.ts', { eager: true })).map(
  ({ sample }) => sample,
);

const escaped = (path: string) => path.replaceAll('/', String.raw`\/`);
const selected = (house: Connected) =>
  house.selections.add({ path: '/x/photo.png', name: 'photo.png', size: 64 }).selectionId;

const obstacleOf = async (house: Connected, id: number) =>
  (await house.handlers['users.checkRemoval']({ ids: [id] }, house.call))[0]?.obstacle ?? null;

const resourceWrites = samples.flatMap((sample): Write[] => {
  const { resource } = sample;
  const create = (house: Connected) => ask(house, `${resource}.create`, sample.values(aName()));
  const account = 'administrator';
  const pathOf = async (house: Connected) => {
    house.server.requests.length = 0;
    const { id } = await create(house);
    const post = house.server.requests.find(({ request }) => request.method === 'POST');
    return { id, path: new URL(post?.request.url ?? '', 'http://platform').pathname };
  };
  const writes: Write[] = [
    {
      name: `${resource}.create`,
      account,
      prepare: async (house) => ({
        target: { method: 'POST', path: (await pathOf(house)).path },
        send: () => create(house),
      }),
    },
    {
      name: `${resource}.update`,
      account,
      prepare: async (house) => {
        const { id, path } = await pathOf(house);
        const send = () => ask(house, `${resource}.update`, { id, changes: sample.changes });
        return { target: { method: 'PATCH', path: new RegExp(`^${escaped(path)}/${id}$`) }, send };
      },
    },
  ];
  if (`${resource}.remove` in contract)
    writes.push({
      name: `${resource}.remove`,
      account,
      prepare: async (house) => {
        let { id } = await pathOf(house);
        // Training gives some people something to own, and owners cannot be deleted.
        while (resource === 'users' && (await obstacleOf(house, id)) !== null) id = (await pathOf(house)).id;
        return { target: { method: 'DELETE', path: /./ }, send: () => ask(house, `${resource}.remove`, { id }) };
      },
    });
  if (`${resource}.uploadImage` in contract)
    writes.push({
      name: `${resource}.uploadImage`,
      account,
      ...(resource === 'campaigns' && { untold: 'the id and address of an image are in the answer alone' }),
      prepare: async (house) => {
        const { id } = await pathOf(house);
        const selectionId = selected(house);
        return {
          target: { method: 'POST', path: '/admin/images' },
          send: () => ask(house, `${resource}.uploadImage`, { id, selectionId }),
        };
      },
    });
  return writes;
});

/** A record that can be read, with a volunteer who can be chosen. */
async function openRecord(house: Connected) {
  const query = contract['solidaryrecords.list'].request.parse({ page: 1, perPage: 80, sort: [], filters: {} });
  const { rows } = await house.handlers['solidaryrecords.list'](query, house.call);
  for (const { id, status } of rows) {
    if (status === null || status > 1) continue;
    const read = await ask(house, 'solidaryrecords.read', { id }).catch(() => null);
    const { record } = (read ?? {}) as { record?: Parameters<typeof knownStateOf>[0] & { id: number } };
    // Nobody acts twice in one second.
    house.clock.advance(1000);
    if (record !== undefined) return record;
  }
  throw new Error('training has no such record');
}

let calls = 0;
const recordWrites: readonly Write[] = [
  {
    name: 'solidaryrecords.act',
    account: 'solidaryOperator',
    prepare: async (house) => {
      const record = await openRecord(house);
      const sent = { action: knownActions.free.id, user: record.userId, comment: aName(), progression: null };
      const request = { id: record.id, ...sent, before: knownStateOf(record) };
      return {
        target: { method: 'PATCH', path: `/admin/solidaries/${record.id}` },
        send: () => ask(house, 'solidaryrecords.act', request),
      };
    },
  },
  {
    name: 'external.contact',
    account: 'solidaryOperator',
    untold: 'no call of the platform reads what a provider was handed',
    prepare: async (house) => {
      const request = {
        recordId: ++calls,
        provider: 'Covoit’Est',
        carpoolerId: 'c',
        journeyId: 'j',
        content: 'Bonjour',
      };
      return {
        target: { method: 'POST', path: '/external_connections' },
        send: () => ask(house, 'external.contact', request),
      };
    },
  },
];

walkLostAnswers([...resourceWrites, ...recordWrites]);
