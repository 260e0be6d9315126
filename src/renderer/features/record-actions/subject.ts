import { personNameOf } from '#shared/full-name.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type KnownState, knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { newestOf } from '#shared/resources/solidaryrecords/newer.ts';

/** Somebody that an action may concern. */
export interface Concerned {
  userId: UserId;
  name: string;
}

/** The data that actions on a record need, from the record itself or from its row. */
export interface RecordSubject extends KnownState {
  id: number;
  /** Null where the platform does not say whose record it is. */
  beneficiary: Concerned | null;
  /** The selected drivers, each once. */
  drivers: readonly Concerned[];
  /** False for a record that the platform cannot read: writes on it are verified by its row. */
  isReadable: boolean;
}

/**
 * Combines the record and its row. If the record cannot be read, its row is used (docs/screens/07-solidary-records.md
 * §5.4).
 * @returns null while neither is there
 */
export function subjectOf(
  record: RecordItem | null,
  row: SolidaryRecordRow | null,
  isReadable: boolean,
): RecordSubject | null {
  const newest = isReadable ? newestOf(record, row) : (row ?? record);
  if (newest === null) return null;
  const { id, userId, givenName, familyName } = newest;
  return {
    id,
    ...knownStateOf(newest),
    beneficiary: userId === null ? null : { userId, name: personNameOf({ id: userId, givenName, familyName }) },
    drivers: driversOf(record),
    isReadable,
  };
}

/** How the title of a dialog names a record: its number, and its person where the platform says who that is. */
export const namesOf = ({ id, beneficiary }: RecordSubject): { record: string } => ({
  record: [id, beneficiary?.name].filter(Boolean).join(' · '),
});

/** The selected drivers of a record, each once: somebody may be there for both ways. */
function driversOf(record: RecordItem | null): Concerned[] {
  const byId = new Map<UserId, Concerned>();
  for (const { userId, givenName, familyName } of record?.drivers ?? []) {
    if (userId !== null) byId.set(userId, { userId, name: personNameOf({ id: userId, givenName, familyName }) });
  }
  return [...byId.values()];
}
