import { useRouter } from '@tanstack/react-router';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useIsStructureLocked } from '#renderer/kit/data/structure-lock.ts';
import { useConfirmLeave } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { toAppError } from '#shared/failure.ts';
import type { SessionStructure } from '#shared/ipc/session.ts';
import { addressOf, routeNamed } from '#shared/routes.ts';
import { useSessionActions } from '../providers/session-actions.ts';
import { useRouteName } from '../router/useRouteName.ts';

/** From how many structures on the selector searches (docs/screens/09-solidary-structures.md §1). */
export const hasSearch = (choices: readonly unknown[]): boolean => choices.length > 15;

interface Structures {
  /** The structures to choose from; none when there is nothing to choose. */
  choices: readonly SessionStructure[];
  currentId: number | null;
  /** A solidary record is being edited: the current structure is locked. */
  isHeld: boolean;
  /** Whether the choice of a structure leaves the page, which needs transport. */
  leavesPage: (structure: SessionStructure) => boolean;
  choose: (structureId: number) => Promise<void>;
}

/**
 * The structures of the user; a change re-evaluates the menu. Where the page needs transport and the chosen structure
 * offers none, it is left for home first, after the question about unsaved work: nothing typed is lost by a choice
 * (docs/screens/08-solidary-people.md §5).
 */
export function useStructures(): Structures {
  const { structures, currentStructureId } = useSignedIn();
  const { applySession } = useSessionActions();
  const notify = useNotify();
  const router = useRouter();
  const name = useRouteName();
  const confirmLeave = useConfirmLeave();
  const isHeld = useIsStructureLocked();

  const needsTransport = name !== 'default' && routeNamed(name).needsTransport === true;
  const leavesPage = ({ hasTransport }: SessionStructure) => needsTransport && !hasTransport;

  const choose = async (structureId: number) => {
    const chosen = structures.find(({ id }) => id === structureId);
    const mustLeave = chosen !== undefined && leavesPage(chosen);
    if (mustLeave && !(await confirmLeave())) return;
    try {
      const session = await invoke('session.chooseStructure', { structureId });
      if (mustLeave) {
        await router.navigate({ to: addressOf('home'), ignoreBlocker: true });
        notify({ context: 'session', name: 'transport', outcome: 'error' });
      } else {
        notify({ context: 'session', name: 'structure', outcome: 'success', values: { name: chosen?.name ?? '' } });
      }
      applySession(session);
    } catch (thrown) {
      notify({ context: 'session', name: 'structure', outcome: 'error', error: toAppError(thrown) });
    }
  };
  return {
    choices: structures.length < 2 ? [] : structures,
    currentId: currentStructureId,
    isHeld,
    leavesPage,
    choose,
  };
}
