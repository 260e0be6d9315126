import { conflict } from '#shared/failure.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

type Channels = 'solidarystructures.create' | 'solidarystructures.remove';

/** The role whose list holds the operated structures alone (docs/platform/c-solidary.md §9). */
const OPERATOR = 'ROLE_SOLIDARY_OPERATOR';

/** Deletes what nobody is attached to, and creates what the list may not show. */
export const solidaryStructures = ({ records, session, standard }: RecordTools): Pick<Handlers, Channels> => ({
  /**
   * Creates a structure. Whoever neither operates it nor lists all does not find it in the list: after a lost answer
   * the outcome stays unknown, and the person decides about a second try.
   */
  'solidarystructures.create': (values, call) => {
    const { user, permissions } = session.signedIn;
    const isOperator = user.operates.length > 0 || user.roles.includes(OPERATOR);
    const isListed = isOperator
      ? values.operators.some(({ id }) => id === user.id)
      : permissions.includes('structure_manage');
    return records.solidarystructures.create(values, { signal: call.signal, isListed });
  },
  /**
   * Deletes a structure. The platform deletes whatever depends on it and refuses nothing (docs/platform/c-solidary.md
   * §9): it is read once more, since somebody may have been attached meanwhile.
   */
  'solidarystructures.remove': async ({ id }, call) => {
    const { isRemovable } = await records.solidarystructures.get(id, call);
    if (!isRemovable) throw conflict('attached');
    await standard['solidarystructures.remove']({ id }, call);
  },
});
