import type { BulkWork, SetAside } from '#renderer/kit/actions/bulk/work.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RemovalCheck } from '#shared/ipc/users.ts';
import { type Ownership, ownsSomething } from '#shared/resources/users/ownership.ts';

const ownedNames = ({ communities, events }: Ownership) =>
  [...communities, ...events].map(({ name }) => name).join(', ');

/** Why a person has to be skipped. */
const setAsideFor = (reason: NonNullable<RemovalCheck['obstacle']>, owned: Ownership): SetAside =>
  reason === 'owner' && ownsSomething(owned) ? { reason, detail: ownedNames(owned) } : { reason };

/**
 * Deletes people. Owners of communities or events are skipped: of a small selection before the confirmation, of any
 * other while it runs (docs/screens/02-users-hitchhikers.md §7).
 */
export const removeWork: BulkWork = {
  confirm: {
    level: 'typeToConfirm',
    title: 'users:actions.removeMany.title',
    text: 'users:actions.removeMany.text',
    button: 'users:actions.removeMany.button',
    expected: ({ count }) => String(count),
  },
  operation: { name: 'removePeople' },
  isForGood: true,
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
          obstacle === null ? [] : [[id, setAsideFor(obstacle, owned)] as const],
        ),
      ),
    };
  },
};
