import { fitsIn, lineLimit } from '../../../text-limits.ts';
import type { RecordItem } from '../item.ts';
import { sameText } from '../stored-text.ts';
import { type FormProblem, type FormStructure, type NeedsDraft, OTHER_SUBJECT } from './draft.ts';

/** Purpose and needs in a form (docs/screens/07-solidary-records.md §6.1). */

export type NeedsField = 'subjectId' | 'additionalSubject' | 'additionalNeed';
export type NeedsProblem = FormProblem<NeedsField, 'required' | 'tooLong'>;

const isEmpty = (text: string | null): boolean => (text ?? '').trim() === '';

/** Finds what is wrong with purpose and needs. */
export function needsProblems({ subjectId, additionalSubject, additionalNeed }: NeedsDraft): NeedsProblem[] {
  const isTooLong = (text: string | null) => !fitsIn(lineLimit, text);
  return [
    ...(subjectId === null ? [{ field: 'subjectId', problem: 'required' } as const] : []),
    ...(subjectId === OTHER_SUBJECT && isEmpty(additionalSubject)
      ? [{ field: 'additionalSubject', problem: 'required' } as const]
      : []),
    ...(subjectId === OTHER_SUBJECT && isTooLong(additionalSubject)
      ? [{ field: 'additionalSubject', problem: 'tooLong' } as const]
      : []),
    ...(isTooLong(additionalNeed) ? [{ field: 'additionalNeed', problem: 'tooLong' } as const] : []),
  ];
}

/** A purpose of the structure, or one as free text; null while none is chosen. */
export type Subject = { id: number } | { text: string };

/** The purpose that is sent: its id or its text, never both. */
export const subjectOf = ({ subjectId, additionalSubject }: NeedsDraft): Subject | null => {
  if (subjectId === OTHER_SUBJECT) return isEmpty(additionalSubject) ? null : { text: additionalSubject?.trim() ?? '' };
  return subjectId === null ? null : { id: subjectId };
};

/** Needs of a record that its structure does not offer: its private one, or one that the structure lost. */
export function ownNeeds(
  { needs }: Pick<RecordItem, 'needs'>,
  structure: FormStructure,
): { id: number; label: string }[] {
  const offered = new Set(structure?.needs.map(({ id }) => id));
  const labels = new Set<string>();
  return needs.filter(({ id, label }) => {
    // A replacement can leave the private need twice.
    if (offered.has(id) || labels.has(label)) return false;
    labels.add(label);
    return true;
  });
}

/**
 * Purpose and needs of a record as a form holds them. Words that the structure does not offer are the record's own
 * (docs/platform/c-solidary.md §6).
 */
export function needsOfRecord(record: Pick<RecordItem, 'subject' | 'needs'>, structure: FormStructure): NeedsDraft {
  const { id, label } = record.subject;
  const isOffered = structure?.subjects.some((subject) => subject.id === id) === true;
  const own = ownNeeds(record, structure);
  return {
    subjectId: isOffered ? id : label === null ? null : OTHER_SUBJECT,
    additionalSubject: isOffered ? null : label,
    needs: record.needs
      .filter((need) => structure?.needs.some((offered) => offered.id === need.id))
      .map((need) => need.id),
    additionalNeed: own.length === 0 ? null : own.map((need) => need.label).join(', '),
  };
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export interface NeedsEdit {
  subject?: Subject;
  needs?: number[];
  additionalNeed?: string | null;
}

/**
 * What changed of purpose and needs: the list of needs is whole, without the private one; a private need that was not
 * touched is left out, which keeps it, and one that was emptied is null (docs/platform/c-solidary.md §4).
 */
export function changedNeeds(before: NeedsDraft, now: NeedsDraft): NeedsEdit {
  const isSubjectSame =
    before.subjectId === now.subjectId &&
    (now.subjectId !== OTHER_SUBJECT || sameText(before.additionalSubject, now.additionalSubject));
  const subject = subjectOf(now);
  return {
    ...(!isSubjectSame && subject !== null && { subject }),
    ...(!sameIds(before.needs, now.needs) && { needs: [...now.needs] }),
    ...(!sameText(before.additionalNeed, now.additionalNeed) && {
      additionalNeed: now.additionalNeed?.trim() || null,
    }),
  };
}
