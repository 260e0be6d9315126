import { toAppError } from '#shared/failure.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

/** The platform ignores the structure of a creation (docs/platform/b-communities-content.md §6): an update sends it. */
export const relayPoints = ({ records }: RecordTools): Pick<Handlers, 'relaypoints.create'> => ({
  'relaypoints.create': async ({ structureId, ...values }, call) => {
    const created = await records.relaypoints.create(values, call);
    if (structureId === undefined || structureId === null) return created;
    // From here the save must not be cut off.
    call.commit();
    try {
      await records.relaypoints.update(created.id, { structureId }, call);
      return created;
    } catch (thrown) {
      // The point was created: failing now would make the person create it twice.
      return { ...created, notStored: { fields: ['structureId'], error: toAppError(thrown) } };
    }
  },
});
