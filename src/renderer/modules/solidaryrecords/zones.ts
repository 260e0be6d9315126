import type { ActionType } from '#shared/resources/solidaryrecords/actions.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** What zones B and C of a record's page are given (docs/screens/07-solidary-records.md §2). */
export interface ZoneProps {
  id: number;
  /** The last good copy; null where there is none. */
  record: RecordItem | null;
  /** What the list says of it; it stands for the record where that cannot be read. */
  row: SolidaryRecordRow | null;
  /** False where the platform cannot read the record: solutions and messages are then read-only (§5.4). */
  isReadable: boolean;
  /** The record was never read and could not be: its row is all that there will be, unless it is read again. */
  isRowAll?: boolean;
}

/** The composer is asked for: it takes the focus with this group open. Each asking is an object of its own. */
export interface ComposerAsked {
  /** Type of the actions whose group opens; null for the composer as it is. */
  group: ActionType | null;
}

/** Zone B is asked for: its tabs, or the message to the driver who has the focus, else to the first one. */
export interface SolutionsAsked {
  what: 'tabs' | 'message';
}
