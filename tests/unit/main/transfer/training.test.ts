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
import { workerRunner } from '#main/transfer/import/run-job.ts';
import { importColumns } from '#shared/import/columns.ts';
import { silent } from '#tests/support/fakes.ts';
import { line } from '#tests/support/imports.ts';
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
  const transport = new Transport({ baseUrl: server.url, fetch, log: silent });
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

const clock = { now: Date.now };
const imports = () =>
  importHandlers({ client, clock, dialogs: { chooseSavePath: async () => null }, files, runner, selections });

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
  const { isAccepted, counts, lines } = await send(rows);
  expect({ isAccepted, counts }).toEqual({
    isAccepted: true,
    counts: { added: 1, existing: 1, refused: 1, uncertain: 0 },
  });
  expect(lines.map(({ line: at, label, outcome }) => [at, label, outcome])).toEqual([
    [4, 'administration@example.org', 'existing'],
    [5, 'noe@exemple.fr', 'refused'],
  ]);
  const { members } = await client.list('admin/users/email', [['email', 'zoe@exemple.fr']]);
  expect(members).toMatchObject([{ givenName: 'Zoé', birthDate: expect.stringMatching(/^1984-05-17/) }]);
});

test('a connection that is cut after the sending leaves every line uncertain, and nothing is sent again', async () => {
  server.faults.cut({ method: 'POST', path: '/admin/imports/users', times: 1 });
  const { counts } = await send([row({ email: 'lea@exemple.fr' })]);
  expect(counts).toEqual({ added: 0, existing: 0, refused: 0, uncertain: 1 });
  expect(server.requests.filter(({ request }) => request.url === '/admin/imports/users')).toHaveLength(1);
});

test('relay points go their own way', async () => {
  const point = line({ name: 'Aire du Lac', latitude: '45.1', longitude: '5.1' }, 'relaypoints', ',');
  expect((await send([point], 'relaypoints')).counts).toEqual({ added: 1, existing: 0, refused: 0, uncertain: 0 });
});

test('every user of the list is exported, more than a page of the platform', async () => {
  const target = join(folder, 'export.csv');
  const handlers = exportHandlers({ client, clock, dialogs: { chooseSavePath: async () => target }, files });
  const { total } = await client.list('admin/users', [['perPage', '1']]);
  expect(total).toBeGreaterThan(1000);
  const result = await handlers['users.export']({ query: null, format: 'plain' }, context);
  expect(result).toEqual({ fileName: 'export.csv', received: total, written: total, listed: total, leftOut: 0 });
  expect(new Set(readFileSync(target, 'utf8').match(/^\d+(?=,)/gm)).size).toBe(total);
  const filtered = { page: 1, perPage: 25, sort: [], filters: { gender: [1] } };
  const women = await handlers['users.export']({ query: filtered, format: 'excel' }, context);
  const listed = await client.list('admin/users', [
    ['perPage', '1'],
    ['gender[]', '1'],
  ]);
  expect(women).toMatchObject({ written: listed.total, leftOut: 0 });
});
