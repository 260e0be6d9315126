import { flushSync } from 'react-dom';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { KeptCall } from '../call/stored.ts';
import { useCallDraft } from '../call/useCallDraft.ts';
import { useElapsed } from '../call/useElapsed.ts';
import { callOf, withCall } from './call-of.ts';
import type { CreateFormState } from './useCreateForm.ts';

/**
 * The call during which a record is typed: its time, where it is kept, and the earlier calls that can be taken up.
 * @param focusStart focuses the first field of what is shown
 */
export function useCall(structure: StructureId, form: CreateFormState, focusStart: () => void) {
  const { seconds, resume } = useElapsed();
  const call = useCallDraft(structure, form.isDirty ? callOf(form.state, form.known) : null, seconds);

  const decide = (kept: KeptCall, isTaken: boolean) => {
    call.decide(kept, isTaken);
    if (isTaken) {
      resume(kept.elapsed);
      flushSync(() => form.setState((before) => withCall(before, kept)));
    }
    // The button that was pressed goes with the offer.
    focusStart();
    if (!isTaken) return;
    if (kept.person !== null && kept.person !== 'new') void form.choose(kept.person, { keepsTyped: true });
  };
  return { ...call, seconds, decide };
}
