import { isSame } from '#renderer/kit/form/changes.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';

/** Takes the new values of those names that nobody has changed in the form; what was typed stays. */
function takeUntouched<Part extends object>(typed: Part, before: Part, now: Part): Part {
  // Proofs may have other names than before, so that those of both are looked at.
  const names = [...new Set([...Object.keys(typed), ...Object.keys(now)])] as (keyof Part)[];
  const entries = names.map((name) => [name, isSame(typed[name], before[name]) ? now[name] : typed[name]]);
  // The same names, with values of the same part.
  return Object.fromEntries(entries) as Part;
}

/**
 * Moves what a form holds onto a record that was read anew: what somebody else changed meanwhile is taken over, what was
 * typed here stays.
 */
export const rebased = (typed: RecordDraft, before: RecordDraft, now: RecordDraft): RecordDraft => ({
  identity: takeUntouched(typed.identity, before.identity, now.identity),
  proofs: takeUntouched(typed.proofs, before.proofs, now.proofs),
  needs: takeUntouched(typed.needs, before.needs, now.needs),
  journey: takeUntouched(typed.journey, before.journey, now.journey),
  times: {
    ...takeUntouched(typed.times, before.times, now.times),
    punctual: takeUntouched(typed.times.punctual, before.times.punctual, now.times.punctual),
    regular: takeUntouched(typed.times.regular, before.times.regular, now.times.regular),
  },
});
