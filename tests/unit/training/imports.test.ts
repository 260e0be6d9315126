import { afterEach, beforeEach, expect, test } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { line } from '#tests/support/imports.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

let server: TrainingServer;
let headers: Record<string, string>;
/** How many lines the platform may take. */
let allowed = Number.POSITIVE_INFINITY;
let taken = 0;
/** How many lines have come up, be they taken or not. */
let come = 0;
let waiting = Promise.withResolvers<void>();

function allow(lines: number): void {
  allowed = lines;
  waiting.resolve();
  waiting = Promise.withResolvers();
}

/** Lets a line begin once the test allows so many. */
async function importPace(): Promise<void> {
  come += 1;
  while (taken >= allowed) await waiting.promise;
  taken += 1;
}

beforeEach(async () => {
  taken = 0;
  come = 0;
  allow(Number.POSITIVE_INFINITY);
  server = await startTrainingServer({ users: 30, importPace });
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'administration@example.org', password: 'administration' }),
  });
  // The shape is the contract's TokenPair.
  const { token } = (await response.json()) as { token: string };
  headers = { accept: 'application/ld+json', authorization: `Bearer ${token}` };
});
afterEach(() => {
  allow(Number.POSITIVE_INFINITY);
  return server.close();
});

const people = (count: number) => Array.from({ length: count }, (_, index) => line({ email: `p${index}@exemple.fr` }));

async function send(rows: readonly string[], signal?: AbortSignal) {
  const form = new FormData();
  form.set('filename', 'a.csv');
  form.set('file', new File([rows.join('\n')], 'a.csv'));
  const response = await fetch(`${server.url}/admin/imports/users`, { method: 'POST', headers, body: form, signal });
  return { status: response.status, body: await response.json() };
}
/** How many people have exactly this e-mail, and how many there are at all. */
const read = async (path: string): Promise<number> => {
  const response = await fetch(`${server.url}${path}`, { headers });
  return (await response.json())['hydra:totalItems'];
};
const total = () => read('/admin/users?perPage=1');

test('a file is imported line by line, to its end even when the client disconnects', async () => {
  allow(2);
  const before = await total();
  const controller = new AbortController();
  const sending = send(people(5), controller.signal).catch((thrown: unknown) => thrown);
  await expect.poll(total, patient).toBe(before + 2);
  controller.abort();
  expect(await sending).toMatchObject({ name: 'AbortError' });
  expect(await total()).toBe(before + 2);
  allow(3);
  await expect.poll(total, patient).toBe(before + 3);
  allow(5);
  await expect.poll(total, patient).toBe(before + 5);
});

test('people sent again during an import are created twice', async () => {
  allow(1);
  const before = await total();
  const first = send(people(3));
  await expect.poll(total, patient).toBe(before + 1);
  const second = send(people(3));
  // The second line of the first sending, and the first one of the second.
  await expect.poll(() => come, patient).toBe(3);
  allow(10);
  expect((await first).body.messages).toEqual(['p0', 'p1', 'p2'].map((name) => `${name}@exemple.fr added`));
  expect((await second).body.messages[0]).toBe('p0@exemple.fr already exists');
  expect(await total()).toBe(before + 5);
});

test('a repeated new e-mail in a file stops the import there and keeps the lines before it', async () => {
  const before = await total();
  const [first = '', second = '', third = ''] = people(3);
  const { status, body } = await send([first, second, first, third]);
  expect([status, body['hydra:description']]).toEqual([500, 'Internal Server Error']);
  expect(await total()).toBe(before + 2);
});
