import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';

export type ReminderDraft = RequestOf<'reminders.save'>;

/** Sets the reminder of a record and replaces the former one. @throws AppFailure */
export const saveReminder = (reminder: ReminderDraft): Promise<{ isOnDisk: boolean }> =>
  invoke('reminders.save', reminder);

/** Removes the reminder of a record. @throws AppFailure */
export const dropReminder = (recordId: number): Promise<void> => invoke('reminders.drop', { recordId });
