import type { FormStructure, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { draftOfRecord } from '#shared/resources/solidaryrecords/form/plan.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { RecordCopy } from './copy.ts';

/**
 * What a form starts with of a copy. Answers to proofs are left out: those that the structure has would be added up
 * (docs/platform/c-solidary.md §5), and the person brings theirs along.
 */
export function draftOfCopy(
  { draft, isWithoutDates }: RecordCopy,
  structure: FormStructure,
  today: string,
): RecordDraft {
  const copied = 'identity' in draft ? draft : draftOfRecord(draft, { structure, today });
  const times = isWithoutDates ? { ...emptyTimes(today), kind: copied.times.kind } : copied.times;
  return { ...copied, proofs: {}, times };
}
