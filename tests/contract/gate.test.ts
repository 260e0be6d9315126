import { describe, expect, it } from 'vitest';
import { refusalOfRequest } from '#main/ipc/access.ts';
import { toAppError } from '#shared/failure.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { manifests, type ResourceName } from '#shared/resources/manifests.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { startTrainingServer } from '#tests/support/training-server.ts';
import { clientOver } from './support/connected.ts';

const accounts = [
  'administrator',
  'solidaryOperator',
  'communityManager',
  'hitchhikingWatcher',
] as const satisfies TrainingAccount['key'][];

/** Every list and every item, asked without the gate of the bridge. */
const reads = Object.values(manifests).flatMap(({ name, calls }): [ResourceName, 'list' | 'get'][] =>
  (['list', 'get'] as const).filter((call) => calls.some((one) => one === call)).map((call) => [name, call]),
);
const requests = {
  list: (name: ResourceName) => ({
    page: 1,
    perPage: 5,
    sort: [],
    filters: name === 'communitymembers' ? { community: 1 } : {},
  }),
  get: () => ({ id: 2 }),
};

describe('what the gate of the bridge refuses to an account, the platform refuses too', () => {
  it.each(accounts)('%s', async (account) => {
    const clock = new FakeClock();
    const server = await startTrainingServer({ users: 300, clock });
    try {
      const { handlers, session, call } = clientOver(server.url, clock, server.platform.accounts);
      await session.signInTraining({ account });
      const wrong: string[] = [];
      for (const [name, kind] of reads) {
        // A resource that names a call has it in the contract.
        const channel = `${name}.${kind}` as Channel & keyof typeof handlers;
        const request = requests[kind](name);
        if (refusalOfRequest(contract[channel], session.state, request) === null) continue;
        const handler = handlers[channel] as (request: unknown, context: unknown) => unknown;
        const outcome = await Promise.try(() => handler(request, call)).then(
          () => 'answered',
          (thrown) => toAppError(thrown).kind,
        );
        // Some records are looked for before the right is checked.
        if (outcome !== 'denied' && outcome !== 'notFound') wrong.push(`${channel}: ${outcome}`);
      }
      expect(wrong).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
