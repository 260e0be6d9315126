import { conflict } from '#shared/failure.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { Resource } from '../api/resource.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { deletedStatus } from '../users/people.ts';
import { accountOf, findDuplicates } from './find.ts';
import { JudgedPairs } from './judged.ts';
import { duplicatesOfPerson } from './of-person.ts';

interface DuplicatePorts {
  client: PlatformClient;
  kept: Pick<KeptValues, 'read' | 'change'>;
  log: Log;
  /** Whose judgements these are: the person who is signed in, on the platform of the site. */
  owner(): Owner;
}

/** Handlers of the search for accounts that may be of one person. */
export function duplicateHandlers({ client, kept, log, owner }: DuplicatePorts): HandlersOf<'duplicates'> {
  const people = new Resource(users, { client, log });
  const judged = new JudgedPairs({ values: kept, owner });
  return {
    'duplicates.find': async (request, call) => findDuplicates({ client, log }, request, await judged.all(), call),
    'duplicates.ofPerson': async ({ id }, call) => {
      const person = await people.get(id, call);
      if (person.status === deletedStatus) throw conflict('alreadyDeleted');
      return duplicatesOfPerson({ client, log }, accountOf(person), await judged.all(), call);
    },
    'duplicates.judge': (request) => judged.judge(request),
  };
}
