import { PlatformClient } from '#main/api/client.ts';
import { Transport } from '#main/api/transport.ts';
import { bounded } from '#main/network/answers.ts';
import { jsonWorker } from './json-worker.ts';
import type { TrainingServer } from './training-server.ts';

/** A person of the training platform, over HTTP. Knows nothing of tests, for processes of their own. */
export async function signedInClient(
  url: string,
  { identifier, password }: { identifier: string; password: string },
): Promise<PlatformClient> {
  const transport = new Transport({ baseUrl: url, fetch: bounded(fetch), jsonWorker, log: () => {} });
  const body = JSON.stringify({ username: identifier, password });
  const request = { method: 'post', path: 'login', kind: 'write', body, contentType: 'application/json' } as const;
  // The contract test of the training platform holds this answer to its schema.
  const { token } = (await transport.send(request)) as { token: string };
  return new PlatformClient({ transport, tokens: { current: async () => token, renew: async () => token } });
}

/** The account of the training platform that may import. */
export function administratorOf({ platform }: Pick<TrainingServer, 'platform'>) {
  const account = platform.accounts.find(({ key }) => key === 'administrator');
  if (account === undefined) throw new Error('the training platform has no administrator');
  return account;
}
