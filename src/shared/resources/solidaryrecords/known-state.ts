import type { Instant } from '../../instant.ts';
import type { UserId } from '../solidary/ids.ts';
import type { RecordStatus } from './status.ts';

/** What the screen showed of a record when its person acted: main compares it with the list before it sends. */
export interface KnownState {
  status: RecordStatus | null;
  progression: number;
  lastAction: string | null;
  lastActionDate: Instant | null;
  /** The beneficiary and the names by which the list finds the record. */
  userId: UserId | null;
  givenName: string | null;
  familyName: string | null;
}

/** Takes from a record, or a row of the list, what a write has to name. */
export const knownStateOf = (record: KnownState): KnownState => ({
  status: record.status,
  progression: record.progression,
  lastAction: record.lastAction,
  lastActionDate: record.lastActionDate,
  userId: record.userId,
  givenName: record.givenName,
  familyName: record.familyName,
});
