import type { z } from 'zod';
import type { StructureId } from '../../solidary/ids.ts';
import type { RecordItem } from '../item.ts';
import type { RecordCreate } from './create.ts';
import type { RecordEdit } from './edit.ts';
import type { journeyWrite, timesWrite } from './schema.ts';

/** A purpose or a need as it was sent; without words where it is known by its id alone. */
interface SentChoice {
  id: number | null;
  label: string | null;
}

/**
 * What was sent of a record that the platform stored and may never show (docs/platform/c-solidary.md §3): the last copy
 * of it that there is.
 */
export interface SentRecord {
  /** Null where the record that it replaces did not say. */
  structureId: StructureId | null;
  subject: SentChoice;
  needs: readonly SentChoice[];
  journey: z.infer<typeof journeyWrite>;
  times: z.infer<typeof timesWrite>;
}

const own = (label: string | null): SentChoice[] => (label === null ? [] : [{ id: null, label }]);
const subjectOf = (subject: RecordCreate['subject']): SentChoice =>
  'id' in subject ? { id: subject.id, label: null } : { id: null, label: subject.text };

/** What a creation sent. */
export const sentByCreation = ({
  structure,
  subject,
  needs,
  additionalNeed,
  journey,
  times,
}: RecordCreate): SentRecord => ({
  structureId: structure,
  subject: subjectOf(subject),
  needs: [...needs.map((id) => ({ id, label: null })), ...own(additionalNeed)],
  journey,
  times,
});

/**
 * What an edition sent that replaces a record, with what it keeps of it.
 * @param former null where no copy of the replaced record is known
 * @returns null for an edition without its journey, which replaces nothing
 */
export function sentByEdition(edit: RecordEdit, former: RecordItem | null): SentRecord | null {
  if (edit.journey === undefined) return null;
  const kept = former?.needs ?? [];
  const listed = edit.needs?.map((id) => ({ id, label: kept.find((need) => need.id === id)?.label ?? null })) ?? kept;
  return {
    structureId: former?.structureId ?? null,
    subject: edit.subject === undefined ? (former?.subject ?? { id: null, label: null }) : subjectOf(edit.subject),
    needs: [...listed, ...own(edit.additionalNeed ?? null)],
    journey: edit.journey.ends,
    times: edit.journey.times,
  };
}
