import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PlatformClient } from '#main/api/client.ts';
import { Transport } from '#main/api/transport.ts';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { exportHandlers } from '#main/transfer/export/handlers.ts';
import { importHandlers } from '#main/transfer/import/handlers.ts';
import { ImportJournals } from '#main/transfer/import/journal.ts';
import { workerRunner } from '#main/transfer/import/run-job.ts';
import { importColumns } from '#shared/import/columns.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { silent } from '#tests/support/fakes.ts';
import { line } from '#tests/support/imports.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { noHistory } from '#tests/support/no-history.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

// Processes and threads are started, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Imports and exports as the application runs them, against the training platform over real HTTP. */

const folder = mkdtempSync(join(tmpdir(), 'escale-transfer-'));
const files = nodeFiles(folder);
const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const selections = new FileSelections();
const runner = workerRunner(fileURLToPath(import.meta.resolve('#main/transfer/import/worker.ts')));
let server: TrainingServer;
let client: PlatformClient;

beforeAll(async () => {
  server = await startTrainingServer({ users: 1300 });
  const transport = new Transport({ baseUrl: server.url, jsonWorker, fetch, log: silent });
  const account = server.platform.accounts.find(({ key }) => key === 'administrator');
  const body = JSON.stringify({ username: account?.identifier, password: account?.password });
  const answer = await transport.send({
    method: 'post',
    path: 'login',
    kind: 'write',
    body,
    contentType: 'application/json',
  });
  // The contract test of the training platform holds this answer to its schema.
  const { token } = answer as { token: string };
  client = new PlatformClient({ transport, tokens: { current: async () => token, renew: async () => token } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  server.requests.length = 0;
});

const clock = { now: Date.now, after: () => () => {} };
/** What the disk holds of unfinished imports: it outlives the handlers. */
const journalFolder = new FakeFolder(clock);
const imports = () =>
  importHandlers({
    addMember: async () => 'added',
    hold: () => () => {},
    choices: { seal: async () => '', open: async () => ({}), sourceOf: async () => null },
    ...noHistory,
    client,
    clock,
    dialogs: { chooseFile: async () => null, chooseSavePath: async () => null },
    files,
    journals: new ImportJournals({ folder: journalFolder, clock, log: () => {} }),
    owner: () => ({ platform: server.url, person: 1 }),
    runner,
    selections,
    store: { get: () => undefined, set: () => {} },
  });

async function send(rows: string[], type: 'users' | 'relaypoints' = 'users') {
  const path = join(folder, 'choisi.csv');
  writeFileSync(path, Buffer.from([importColumns[type].join(','), ...rows].join('\r\n'), 'latin1'));
  const { selectionId } = selections.add({ path, name: 'choisi.csv', size: 1 });
  const handlers = imports();
  const report = await handlers['import.check']({ selectionId, type, options: {} }, context);
  expect(report.groups.filter(({ severity }) => severity === 'error')).toEqual([]);
  return handlers['import.send']({ checkId: report.checkId }, context);
}
const row = (values: Record<string, string>) => line(values, 'users', ',');

test('people of a windows-1252 file with commas arrive as they were written', async () => {
  const rows = [
    row({
      email: 'zoe@exemple.fr',
      givenName: 'Zoé',
      birthDate: '17/05/1984',
      streetAddress: '"rue ""A"", fond\r\nbât. B"',
    }),
    row({ email: 'administration@example.org' }),
    row({ email: 'noe@exemple.fr', communityId: '99999' }),
  ];
  const { counts, lines } = await send(rows);
  expect(counts).toEqual({ added: 1, existing: 1, updated: 0, refused: 1, uncertain: 0, notSent: 0 });
  expect(lines.map(({ line: at, label, outcome }) => [at, label, outcome])).toEqual([
    [4, 'administration@example.org', 'existing'],
    [5, 'noe@exemple.fr', 'refused'],
  ]);
  const { members } = await client.list('admin/users/email', [['email', 'zoe@exemple.fr']]);
  expect(members).toMatchObject([{ givenName: 'Zoé', birthDate: expect.stringMatching(/^1984-05-17/) }]);
});

test('people whose answer is lost are found on the platform, and nothing is sent again', async () => {
  server.faults.cut({ method: 'POST', path: '/admin/imports/users', times: 1 });
  const { counts } = await send([row({ email: 'lea@exemple.fr' })]);
  expect(counts).toEqual({ added: 0, existing: 1, updated: 0, refused: 0, uncertain: 0, notSent: 0 });
  expect(server.requests.filter(({ request }) => request.url === '/admin/imports/users')).toHaveLength(1);
});

/** The texts of the files that were sent so far. */
const sentTexts = () =>
  Promise.all(
    server.requests.flatMap(({ request }) => {
      const file = request.form?.get('file');
      return file instanceof File ? [file.text()] : [];
    }),
  );
const people = (name: string) =>
  Array.from({ length: 450 }, (_, index) => row({ email: `${name}${index}@exemple.fr` }));

test('450 people are sent in three batches, each once', async () => {
  const { counts, batches } = await send(people('trois'));
  expect([counts.added, counts.notSent, batches]).toEqual([450, 0, 3]);
  const records = (await sentTexts()).map((text) => text.split('\n').slice(1));
  expect(records.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(records.flat().map((text) => text.split(';')[0])).toEqual(
    Array.from({ length: 450 }, (_, index) => `trois${index}@exemple.fr`),
  );
});

test('a batch that never arrives stays uncertain and stops the import', async () => {
  server.faults.drop({ method: 'POST', path: '/admin/imports/users', times: 1 });
  const { counts, stopped, notSentFrom } = await send(people('coupe'));
  expect(counts).toEqual({ added: 0, existing: 0, updated: 0, refused: 0, uncertain: 200, notSent: 250 });
  expect([stopped?.kind, notSentFrom]).toEqual(['network', 202]);
  expect(server.requests.filter(({ request }) => request.url === '/admin/imports/users')).toHaveLength(1);
});

test.each([
  ['', '45.2'],
  ['X7', '45.3'],
])(
  'a relay point with the external id "%s" whose answer is lost is found as its line says',
  async (externalId, latitude) => {
    server.faults.cut({ method: 'POST', path: '/admin/imports/relaypoints', times: 1 });
    const port = line({ name: 'Aire du Port', latitude, longitude: '5.2', externalId }, 'relaypoints', ',');
    expect((await send([port], 'relaypoints')).counts).toMatchObject({ existing: 1, uncertain: 0 });
  },
);

test('a relay point with an external id that differs from its line stays uncertain when the answer is lost', async () => {
  const port = (name: string) =>
    line({ name, latitude: '45.4', longitude: '5.2', externalId: 'X8' }, 'relaypoints', ',');
  await send([port('Avant')], 'relaypoints');
  server.faults.drop({ method: 'POST', path: '/admin/imports/relaypoints', times: 1 });
  expect((await send([port('Après')], 'relaypoints')).counts).toMatchObject({ existing: 0, uncertain: 1 });
});

test('relay points are imported through their own operation', async () => {
  const lake = line({ name: 'Aire du Lac', latitude: '45.1', longitude: '5.1' }, 'relaypoints', ',');
  expect((await send([lake], 'relaypoints')).counts).toEqual({
    added: 1,
    existing: 0,
    updated: 0,
    refused: 0,
    uncertain: 0,
    notSent: 0,
  });
});

test('every user of the list is exported, beyond one page of the platform', async () => {
  const target = join(folder, 'export.csv');
  const handlers = exportHandlers({
    client,
    clock,
    dialogs: { chooseSavePath: async () => target },
    files,
  });
  const { total } = await client.list('admin/users', [['perPage', '1']]);
  expect(total).toBeGreaterThan(1000);
  const result = await handlers['users.export']({ query: null, format: 'plain' }, context);
  expect(result).toEqual({
    fileName: 'export.csv',
    received: total,
    written: total,
    listed: total,
    leftOut: 0,
    missing: 0,
  });
  expect(new Set(readFileSync(target, 'utf8').match(/^\d+(?=,)/gm)).size).toBe(total);
  const filtered = { page: 1, perPage: 25, sort: [], filters: { gender: [1] } };
  const women = await handlers['users.export']({ query: filtered, format: 'excel' }, context);
  const listed = await client.list('admin/users', [
    ['perPage', '1'],
    ['gender[]', '1'],
  ]);
  expect(women).toMatchObject({ written: listed.total, leftOut: 0 });
});

const point = (values: Record<string, string>) => line(values, 'relaypoints', ',');
const chosen = (rows: string[]) => {
  const path = join(folder, 'points.csv');
  writeFileSync(path, [importColumns.relaypoints.join(','), ...rows].join('\n'));
  return selections.add({ path, name: 'points.csv', size: 1 }).selectionId;
};

test('names of types and words for yes are converted to the values of the platform', async () => {
  const selectionId = chosen([
    point({
      name: 'A',
      relayPointTypeId: 'Parking relais',
      latitude: '41.1',
      longitude: '7.1',
      secured: 'Oui',
      free: 'x',
    }),
    point({ name: 'B', relayPointTypeId: ' parking RELAIS', latitude: '41.2', longitude: '7.2', official: 'NON' }),
    point({ name: 'C', relayPointTypeId: '3', latitude: '41.3', longitude: '7.3' }),
  ]);
  const handlers = imports();
  const request = { selectionId, type: 'relaypoints' as const };
  expect(await handlers['import.values']({ ...request, options: {}, column: 'relayPointTypeId' }, context)).toEqual({
    values: [
      { value: 'Parking relais', count: 1, examples: ['A'] },
      { value: 'parking RELAIS', count: 1, examples: ['B'] },
      { value: '3', count: 1, examples: ['C'] },
    ],
    isComplete: true,
  });
  const refused = await handlers['import.check']({ ...request, options: {} }, context);
  expect(refused.groups).toMatchObject([{ cause: 'integer', column: 'relayPointTypeId', count: 2 }, {}]);
  const options = { values: { relayPointTypeId: { 'Parking relais': '2' } } };
  const { checkId, valid } = await handlers['import.check']({ ...request, options }, context);
  expect(valid).toBe(3);
  expect((await handlers['import.send']({ checkId }, context)).counts.added).toBe(3);
  const { members } = await client.list('admin/relaypoints', [['bounds', '7.05,41.35,7.35,41.05']]);
  expect(members).toMatchObject(
    [
      { name: 'A', relayPointTypeId: 2, secured: true, free: true, official: false },
      { name: 'B', relayPointTypeId: 2, official: false },
      { name: 'C', relayPointTypeId: 3 },
    ].map((row) => expect.objectContaining(row)),
  );
});

test('the points of a file are located and compared with each other and with those of the platform', async () => {
  const { members } = await client.list('admin/relaypoints', [
    ['perPage', '1'],
    ['name', 'aire de covoiturage de'],
  ]);
  const [known] = members as { id: number; name: string; address: { latitude: string; longitude: string } }[];
  const { latitude = '', longitude = '' } = known?.address ?? {};
  const selectionId = chosen(
    [
      point({ name: 'A', latitude: '47.5000001', longitude: '3.5', externalId: 'X' }),
      point({ name: 'B', latitude: '47,5', longitude: '3.5' }),
      point({ name: 'C', latitude: '47.6', longitude: '3.6', externalId: 'X' }),
      point({ name: 'D', latitude, longitude, externalId: '' }),
      point({ name: 'E', latitude: '91' }),
    ].map((text, index) => (index === 1 ? text.replace('47,5', '"47,5"') : text)),
  );
  const handlers = imports();
  const { checkId } = await handlers['import.check']({ selectionId, type: 'relaypoints', options: {} }, context);
  expect(await handlers['import.places']({ checkId }, context)).toEqual({
    total: 4,
    duplicates: 2,
    places: [
      { line: 2, name: 'A', latitude: 47.5000001, longitude: 3.5 },
      { line: 3, name: 'B', latitude: 47.5, longitude: 3.5, duplicate: { line: 2, by: 'place' } },
      { line: 4, name: 'C', latitude: 47.6, longitude: 3.6, duplicate: { line: 2, by: 'externalId' } },
      { line: 5, name: 'D', latitude: Number(known?.address.latitude), longitude: Number(known?.address.longitude) },
    ],
  });
  expect(await handlers['import.existing']({ checkId }, context)).toEqual([
    { line: 5, record: expect.any(String), id: known?.id, name: known?.name },
  ]);
});

test('a relay point with a known external id is reported as updated, with its number', async () => {
  const values = { name: 'Aire du Col', latitude: '45.7', longitude: '6.7', externalId: 'COL-1' };
  await send([point(values)], 'relaypoints');
  const { counts, lines } = await send([point({ ...values, name: 'Aire du Grand Col' })], 'relaypoints');
  expect(counts).toEqual({ added: 0, existing: 0, updated: 1, refused: 0, uncertain: 0, notSent: 0 });
  const [{ recordId = 0 } = {}] = lines;
  expect(await client.get(`admin/relaypoints/${recordId}`)).toMatchObject({ name: 'Aire du Grand Col' });
});
