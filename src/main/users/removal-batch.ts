import { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { mayStillCome, toAppError } from '#shared/failure.ts';
import type { RemovalEntry } from '#shared/ipc/users.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { deletedStatus, type People } from './people.ts';
import { type Ids, selected } from './selection.ts';

type Outcome = Extract<RemovalEntry['outcome'], 'deleted' | 'left' | 'uncertain' | 'notSent'>;

export interface BatchReport {
  outcomes: ReadonlyMap<number, Outcome>;
  /** Why it was not carried out, or not known to be: nothing more should be sent. */
  error?: AppError;
}

interface BatchServices {
  client: Pick<PlatformClient, 'list' | 'getWithEffect'>;
  people: People;
}

const listedRow = z.object({ id: z.int() });

/**
 * Those of some people whom the list shows.
 *
 * @throws AppFailure; `server` with `isUnreadable` for an answer that proves nothing about them: it lacks rows that it
 * announces, or holds somebody who was not asked for
 */
async function listed({ client }: BatchServices, ids: Ids): Promise<ReadonlySet<number>> {
  const params = [...selected(ids), ['perPage', String(ids.length)] as const];
  const { members, total } = await client.list('admin/users', params, { right: 'user_list' });
  const rows = z.array(listedRow).safeParse(members);
  if (!rows.success) throw unreadable(200);
  const found = new Set(rows.data.map(({ id }) => id));
  const asked = new Set(ids);
  if (found.size < total || [...found].some((id) => !asked.has(id))) throw unreadable(200);
  return found;
}

/**
 * Those of some people who are still there. The list proves it for whom it showed before; whom it never shows (the
 * platform narrows lists, not deletions: docs/platform/a-auth-users.md §5) is read.
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

const all = (ids: Ids, outcome: Outcome) => new Map(ids.map((id) => [id, outcome]));

/**
 * Deletes these people with one call that is never repeated, and looks who is left. It is not cancelled on the way:
 * what was sent is carried out. Its answer tells nothing (docs/platform/a-auth-users.md §6).
 *
 * @param onSent before the verification
 */
export async function removeBatch(services: BatchServices, ids: Ids, onSent: () => void): Promise<BatchReport> {
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
  let left: ReadonlySet<number>;
  try {
    left = await remaining(services, ids, before);
  } catch (thrown) {
    return { outcomes: all(ids, 'uncertain'), error: error ?? toAppError(thrown) };
  }
  // Without an answer of its own the platform may still be at work on whoever is there.
  const there: Outcome = error !== undefined && mayStillCome(error) ? 'uncertain' : 'left';
  return {
    outcomes: new Map(ids.map((id) => [id, left.has(id) ? there : 'deleted'])),
    ...(error !== undefined && { error }),
  };
}
