import { expect, it } from 'vitest';
import type { RecordTools } from '#main/resources/services.ts';
import { solidaryStructures } from '#main/resources/solidarystructures.ts';
import type { Permission } from '#shared/permissions.ts';
import { call } from '../solidary/support.ts';

const OPERATOR = 'ROLE_SOLIDARY_OPERATOR';

interface Person {
  roles?: readonly string[];
  /** Ids of the structures that they operate. */
  operates?: readonly number[];
  permissions?: readonly Permission[];
}

/** Whether person 9, who creates a structure with these operators, is taken to find it in the list. */
async function isListed(operators: readonly number[], { roles = [], operates = [], permissions = [] }: Person) {
  const told: unknown[] = [];
  // Only what the handler takes of the tools, and of the structure.
  const tools = {
    session: { signedIn: { user: { id: 9, roles, operates }, permissions } },
    records: {
      solidarystructures: {
        create: async (_values: unknown, options: { isListed: boolean }) => void told.push(options.isListed),
      },
    },
  } as unknown as RecordTools;
  const create = solidaryStructures(tools)['solidarystructures.create'];
  await create({ operators: operators.map((id) => ({ id })) } as unknown as Parameters<typeof create>[0], call);
  return told;
}

it.each<[string, readonly number[], Person, boolean]>([
  ['whoever manages all', [], { permissions: ['structure_manage'] }, true],
  ['nobody without that right', [9], {}, false],
  [
    'an operator by role, of those they operate alone',
    [4],
    { roles: [OPERATOR], permissions: ['structure_manage'] },
    false,
  ],
  [
    'an operator by a structure, of those they operate alone',
    [4],
    { operates: [2], permissions: ['structure_manage'] },
    false,
  ],
  ['an operator who will operate the new one', [4, 9], { operates: [2] }, true],
])('a created structure is looked for in the list of %s', async (_who, operators, person, expected) => {
  expect(await isListed(operators, person)).toEqual([expected]);
});
