import { expect, it } from 'vitest';
import type { RecordTools } from '#main/resources/services.ts';
import { solidaryBeneficiaries } from '#main/resources/solidarybeneficiaries.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { call } from '../solidary/support.ts';

/** Saves a change of the beneficiary 6, who is the user 16; gives whose session was told of it, and what was read. */
async function told(changes: object) {
  const users: unknown[] = [];
  const reads: number[] = [];
  // Only what the handler takes of the tools.
  const tools = {
    session: { userChanged: async (id: number, changed: object) => void users.push([id, changed]) },
    records: {
      solidarybeneficiaries: {
        get: async (id: number) => {
          reads.push(id);
          return { id, userId: 16 };
        },
      },
    },
    standard: { 'solidarybeneficiaries.update': async ({ id }: { id: number }) => ({ id }) },
  } as unknown as RecordTools;
  const handlers = solidaryBeneficiaries(tools);
  await handlers['solidarybeneficiaries.update']({ id: solidaryUserId.parse(6), changes }, call);
  return { users, reads };
}

it('tells the session of a new e-mail by the id of the user, never by that of the beneficiary', async () => {
  const changes = { email: 'neuve@example.test' };
  expect(await told(changes)).toEqual({ users: [[16, changes]], reads: [6] });
});

it('reads nobody for any other change', async () => {
  expect(await told({ givenName: 'Zoé' })).toEqual({ users: [], reads: [] });
});
