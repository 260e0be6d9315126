import { createContext, use } from 'react';
import type { Concerned, RecordSubject } from '#renderer/features/record-actions/subject.ts';
import type { RecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { ChoiceDisabledReason, DisabledReason } from './access.ts';
import type { ContactLog } from './contact-state.ts';
import type { DriverGroup } from './driver-groups.ts';

/** A match whose choice is being confirmed. */
export interface PendingChoice {
  matchingId: number;
  role: 'carpooler' | 'transporter';
  driver: Concerned;
  /** The direction as displayed. */
  way: string;
  when: readonly string[];
}

/** An action on a driver whose dialog is open; one that the list of calls opened goes back to it. */
export type Task =
  | { kind: 'choose'; choice: PendingChoice; isFromCalls?: boolean }
  | { kind: 'log'; log: ContactLog; driver: Concerned; isFromCalls?: boolean }
  | { kind: 'write'; userId: DriverGroup['userId'] }
  | { kind: 'calls' };

/**
 * A request to show the tabs, the message to the driver who has the focus, else to the first one, or the list of those to
 * call, which is the tabs where there is nobody.
 */
export interface SolutionsRequest {
  what: 'tabs' | 'message' | 'calls';
}

/** Where the map of the solutions is drawn. */
export interface MapPlace {
  /** Null until it is there. */
  mapPlace: HTMLElement | null;
}

/** Context shared by the tabs and dialogs of the solutions. */
export interface SolutionsState {
  record: RecordItem;
  subject: RecordSubject;
  writes: RecordWrites;
  /** Matchings whose choice may be stored: never offered again. */
  unconfirmed: readonly number[];
  /** Why nothing can be chosen or written; null where it can. */
  disabledReason: DisabledReason | null;
  /** Why no driver can be chosen; null where one can. */
  choiceDisabledReason: ChoiceDisabledReason | null;
  open: (task: Task) => void;
}

export const SolutionsContext = createContext<SolutionsState | null>(null);

/** Returns the context shared by the tabs and dialogs of the solutions. @throws Error outside its provider */
export function useSolutions(): SolutionsState {
  const state = use(SolutionsContext);
  if (state === null) throw new Error('useSolutions is used outside its provider');
  return state;
}
