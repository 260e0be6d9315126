import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useIsSolidaryEdit } from '#renderer/kit/data/solidary-edit.ts';
import { toAppError } from '#shared/failure.ts';
import type { SessionStructure } from '#shared/ipc/session.ts';
import { useSessionActions } from '../providers/session-actions.ts';

interface Structures {
  /** The structures to choose from; none when there is nothing to choose. */
  choices: readonly SessionStructure[];
  currentId: number | null;
  /** A solidary record is being edited: the current structure is locked. */
  isHeld: boolean;
  choose: (structureId: number) => Promise<void>;
}

/** The structures of the user; a change re-evaluates the menu. */
export function useStructures(): Structures {
  const { structures, currentStructureId } = useSignedIn();
  const { applySession } = useSessionActions();
  const notify = useNotify();
  const isHeld = useIsSolidaryEdit();

  const choose = async (structureId: number) => {
    try {
      applySession(await invoke('session.chooseStructure', { structureId }));
      const name = structures.find((structure) => structure.id === structureId)?.name ?? '';
      notify({ context: 'session', name: 'structure', outcome: 'success', values: { name } });
    } catch (thrown) {
      notify({ context: 'session', name: 'structure', outcome: 'error', error: toAppError(thrown) });
    }
  };
  return { choices: structures.length < 2 ? [] : structures, currentId: currentStructureId, isHeld, choose };
}
