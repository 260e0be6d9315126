import type { BulkWork, Reason, RowEnd } from '#renderer/kit/actions/bulk/work.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RemovalCheck, RemovalEntry } from '#shared/ipc/users.ts';
import { type Ownership, ownsSomething } from '#shared/resources/users/ownership.ts';

/**
 * People per call: the main process deletes fifty at a time and verifies that they are gone before the next batch
 * (docs/platform/a-auth-users.md §6).
 */
const BATCH = 50;

const ownedNames = ({ communities, events }: Ownership) =>
  [...communities, ...events].map(({ name }) => name).join(', ');

/** Why a person has to be skipped; null when there is no obstacle. */
function obstacleReason(obstacle: NonNullable<RemovalCheck['obstacle']>, owned: Ownership): Reason {
  if (obstacle === 'owner' && ownsSomething(owned)) {
    return { text: 'users:actions.removeMany.reasons.owner', values: { owned: ownedNames(owned) } };
  }
  return { text: `users:actions.removeMany.reasons.${obstacle}` };
}

function endOf({ outcome, owned, error }: RemovalEntry): RowEnd {
  switch (outcome) {
    case 'deleted':
      return { outcome: 'done' };
    case 'owner':
    case 'own':
    case 'gone':
      return { outcome: 'skipped', reason: obstacleReason(outcome, owned) };
    case 'unread':
      return error?.kind === 'denied' ? { outcome: 'denied', error } : { outcome: 'failed', error };
    case 'left':
      return { outcome: 'failed', error, reason: { text: 'users:actions.removeMany.reasons.left' } };
    case 'uncertain':
      return { outcome: 'uncertain', error };
    case 'notSent':
      return { outcome: 'notTried' };
  }
}

/**
 * Deletes people by explicit ids: owners of communities or events are skipped before the confirmation
 * (docs/screens/02-users-hitchhikers.md §7).
 */
export const removeWork: BulkWork = {
  confirm: {
    level: 'typeToConfirm',
    title: 'users:actions.removeMany.title',
    text: 'users:actions.removeMany.text',
    button: 'users:actions.removeMany.button',
    expected: ({ count }) => String(count),
  },
  batchSize: BATCH,
  invalidates: ['users'],
  async prepare(ids, { signal, onProgress }) {
    const checks = await invoke(
      'users.checkRemoval',
      { ids: [...ids] },
      { signal, onProgress: ({ done }) => onProgress(done) },
    );
    return {
      names: new Map(checks.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]))),
      setAside: new Map(
        checks.flatMap(({ id, obstacle, owned }) =>
          obstacle === null ? [] : [[id, obstacleReason(obstacle, owned)] as const],
        ),
      ),
    };
  },
  async perform(ids, { signal, onProgress }) {
    const { entries, error } = await invoke(
      'users.removeMany',
      { ids: [...ids] },
      { signal, onProgress: ({ phase, done }) => phase === 'verify' && onProgress(done) },
    );
    return { ends: new Map(entries.map((entry) => [entry.id, endOf(entry)])), stop: error };
  },
};
