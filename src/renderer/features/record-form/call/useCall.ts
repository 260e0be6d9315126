import { flushSync } from 'react-dom';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { KeptCall } from './stored.ts';
import { type TypedCall, useCallDraft } from './useCallDraft.ts';
import { useElapsed } from './useElapsed.ts';

interface CallOptions {
  structure: StructureId;
  /** Gives the call as it is now; null while nothing was typed. */
  callNow: () => TypedCall | null;
  /** Puts an earlier call into the form. */
  onTake: (call: KeptCall) => void;
}

/** The call during which a record is typed: its time, where it is kept, and the earlier calls that can be taken up. */
export function useCall({ structure, callNow, onTake }: CallOptions) {
  const { seconds, resume } = useElapsed();
  const draft = useCallDraft(structure, callNow, seconds);
  return {
    ...draft,
    seconds,
    decide: (kept: KeptCall, isTaken: boolean) => {
      draft.decide(kept, isTaken);
      if (!isTaken) return;
      resume(kept.elapsed);
      flushSync(() => onTake(kept));
    },
  };
}
