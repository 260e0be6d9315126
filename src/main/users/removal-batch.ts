import { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { mayStillCome, toAppError } from '#shared/failure.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { everyRow } from '../api/read-rows.ts';
import { lookAgain } from '../api/verify-outcome.ts';
import { deletedStatus, type People } from './people.ts';
import { type Ids, selected } from './selection.ts';

/**
 * `deleted`: the platform was asked to delete, and the person no longer exists. `left`: sent, and still exists.
 * `uncertain`: sent, and the answer or its verification did not arrive. `notSent`: an earlier batch failed.
 */
export type BatchOutcome = 'deleted' | 'left' | 'uncertain' | 'notSent';

export interface BatchReport {
  outcomes: ReadonlyMap<number, BatchOutcome>;
  /** Why it was not carried out, or its outcome is unknown; nothing more should be sent. */
  error?: AppError;
}

interface BatchServices {
  client: Pick<PlatformClient, 'list' | 'getWithEffect'>;
  people: People;
}

const listedRow = z.object({ id: z.int() });

/**
 * Returns which of some people the list shows.
 * @throws AppFailure; `server` with `isUnreadable` for a response that proves nothing: announced rows are missing, or
 * it holds somebody else
 */
async function listed({ client }: BatchServices, ids: Ids): Promise<ReadonlySet<number>> {
  const params = [...selected(ids), ['perPage', String(ids.length)] as const];
  const { members, total } = await client.list('admin/users', params, { right: 'user_list' });
  const found = new Set(everyRow(members, listedRow).map(({ id }) => id));
  const requested = new Set(ids);
  if (found.size < total || [...found].some((id) => !requested.has(id))) throw unreadable(200);
  return found;
}

/**
 * Returns which of some people still exist. The list proves it for people it showed before. Others (the platform limits
 * lists, not deletions: docs/platform/a-auth-users.md §5) are read one by one.
 */
async function remaining(services: BatchServices, ids: Ids, before: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const left = new Set(await listed(services, ids));
  for (const id of ids) {
    if (before.has(id) || left.has(id)) continue;
    const { status } = await services.people.get(id);
    if (status !== deletedStatus) left.add(id);
  }
  return left;
}

const all = (ids: Ids, outcome: BatchOutcome) => new Map(ids.map((id) => [id, outcome]));

/**
 * Deletes people with one call that is never repeated, and checks who still exists, because the response says nothing
 * (docs/platform/a-auth-users.md §6). Cannot be cancelled once sent.
 * @param onSent called before the check
 */
export async function removeBatch(
  services: BatchServices,
  ids: Ids,
  { signal, onSent }: { signal?: AbortSignal; onSent: () => void },
): Promise<BatchReport> {
  let before: ReadonlySet<number>;
  try {
    before = await listed(services, ids);
  } catch (thrown) {
    return { outcomes: all(ids, 'notSent'), error: toAppError(thrown) };
  }
  const error = await services.client
    .getWithEffect('admin/users/delete', selected(ids), { right: 'user_delete' })
    .then(() => undefined, toAppError);
  onSent();
  const look = async () => {
    const found = await remaining(services, ids, before);
    return { found, isOver: found.size === 0 };
  };
  let left: ReadonlySet<number> | null;
  try {
    left = error === undefined ? (await look()).found : await lookAgain(error, look, { signal });
  } catch (thrown) {
    return { outcomes: all(ids, 'uncertain'), error: toAppError(thrown) };
  }
  if (left === null) return { outcomes: all(ids, 'uncertain'), ...(error !== undefined && { error }) };
  // Without a response of its own the platform may even now be deleting them.
  const there: BatchOutcome = error !== undefined && mayStillCome(error) ? 'uncertain' : 'left';
  return {
    outcomes: new Map(ids.map((id) => [id, left.has(id) ? there : 'deleted'])),
    ...(error !== undefined && { error }),
  };
}
