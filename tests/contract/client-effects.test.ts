import { expect, it } from 'vitest';
import { hasEffect } from '#main/api/paths.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { startTrainingServer } from '#tests/support/training-server.ts';
import { clientOver, errorOf } from './support/connected.ts';
import { readDocuments } from './support/contract.ts';

const documents = readDocuments();

/** The GETs that the documents say are never repeated (docs/platform/a-auth-users.md §6), with a record's number. */
const marked = documents.flatMap(({ routes }) =>
  routes
    .filter(({ operation }) => operation['x-never-repeated'] === true)
    .map(({ template }) => template.slice(1).replace('{id}', '1')),
);

it('the client knows every GET that the documents mark as writing, and no other', () => {
  expect(marked).toHaveLength(6);
  const reads = documents.flatMap(({ routes }) =>
    routes.filter(({ method }) => method === 'GET').map(({ template }) => template.slice(1).replace(/\{\w+\}/gu, '1')),
  );
  expect(reads.filter(hasEffect).sort()).toEqual([...marked].sort());
});

it.each(marked)('%s is sent once when the platform refuses its token, which is renewed', async (path) => {
  const clock = new FakeClock();
  const server = await startTrainingServer({ users: 30, clock });
  try {
    // The clock of this computer stands still meanwhile: it takes the token for valid.
    const { client, session } = clientOver(server.url, new FakeClock(), server.platform.accounts);
    await session.signInTraining({ account: 'administrator' });
    clock.advance(20 * 60_000);
    server.requests.length = 0;
    const params = path === 'admin/users/delete' ? ([['selected', '5']] as const) : [];
    expect(await errorOf(client.getWithEffect(path, params))).toMatchObject({
      kind: 'unauthorized',
      key: 'Tokenrenewed',
    });
    const sent = server.requests.map(({ request: { method, url } }) => `${method} /${url.split('?')[0]?.slice(1)}`);
    expect(sent).toEqual([`GET /${path}`, 'POST /token/refresh']);
    expect(session.state.status).toBe('signedIn');
  } finally {
    await server.close();
  }
});
