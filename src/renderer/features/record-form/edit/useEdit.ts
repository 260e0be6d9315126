import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLists, setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { failureNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import type { RecordEdit } from '#shared/resources/solidaryrecords/write/edit.ts';
import type { FileToSend, UploadProgress } from '../files/upload.ts';
import { useFileSending } from '../files/useFileSending.ts';
import { sendEdit, sendPerson } from './send-edit.ts';

/** Why the last save did not end in a saved record. */
export type EditEnd = { error: AppError } | { result: RecordEditResult; isReplacement: boolean };

/** What is saved: by the record, by the person, or files alone. */
export type EditSave =
  | { route: 'record'; edit: RecordEdit }
  | { route: 'person'; person: SolidaryUserId; edit: RecordEdit }
  | { route: 'files' };

/** The edition of a record. */
export interface Edit {
  isRunning: boolean;
  end: EditEnd | null;
  progress: UploadProgress | null;
  forget: () => void;
  /**
   * Saves once and then sends the files. Resolves to the number of the record to show; null where nothing was saved, or
   * it is not known.
   * @param accepts asked when somebody has added a newer action since the record was read
   */
  save: (
    save: EditSave,
    files: readonly FileToSend[],
    accepts: (result: RecordEditResult) => Promise<boolean>,
  ) => Promise<number | null>;
}

/** Saves an edition of a record, and keeps the truth about how it ended (docs/screens/07-solidary-records.md §6.2). */
export function useEdit(record: RecordItem): Edit {
  const client = useQueryClient();
  const notify = useNotify();
  const running = useActionMutation<number | null>();
  const [end, setEnd] = useState<EditEnd | null>(null);
  const sending = useFileSending();
  const { id } = record;
  const updated = { context: 'solidaryrecords', name: 'updated' } as const;

  const sendRecord = async (edit: RecordEdit, accepts: (result: RecordEditResult) => Promise<boolean>) => {
    const request: RequestOf<'solidaryrecords.edit'> = { id, edit, before: knownStateOf(record), seen: null };
    const first = await sendEdit(request);
    if (first.outcome !== 'newer' || first.row === null || !(await accepts(first))) return first;
    return sendEdit({ ...request, seen: first.row.lastActionDate });
  };

  /** Resolves to the number of the record that was saved; null where it was not, or nobody knows. */
  const write = async (save: EditSave, accepts: (result: RecordEditResult) => Promise<boolean>) => {
    if (save.route === 'files') return id;
    if (save.route === 'person') {
      await sendPerson(save.person, save.edit.identity);
      notify({ ...updated, outcome: 'success', values: { id } });
      return id;
    }
    const result = await sendRecord(save.edit, accepts);
    setRecord(client, result.id, result);
    if (result.outcome === 'changed' || result.outcome === 'replaced') {
      notify(
        result.outcome === 'changed'
          ? { ...updated, outcome: 'success', values: { id } }
          : { context: 'solidaryrecords', name: 'replaced', outcome: 'success', values: { old: id, new: result.id } },
      );
      return result.id;
    }
    setEnd({ result, isReplacement: save.edit.journey !== undefined });
    // What was not sent is said where the form is, and nowhere else.
    if (result.outcome !== 'gone' && result.outcome !== 'newer') {
      notify({ ...updated, outcome: 'error', values: { id }, isOutcomeUnknown: result.outcome === 'unknown' });
    }
    return null;
  };

  const save: Edit['save'] = async (what, files, accepts) => {
    const saved = await running.run(async () => {
      setEnd(null);
      try {
        const shown = await write(what, accepts);
        if (shown === null) return null;
        const left = await sending.send(shown, files);
        if (files.length > 0) sending.report(left);
        return shown;
      } catch (thrown) {
        const error = toAppError(thrown);
        setEnd({ error });
        notify(saidInPlace({ ...failureNotice(updated, error), values: { id } }));
        return null;
      } finally {
        refreshLists(client);
      }
    });
    return saved ?? null;
  };

  return { isRunning: running.isPending, end, progress: sending.progress, forget: () => setEnd(null), save };
}

/** Whether a save may have been stored, so that the record has to be read before it is sent again. */
export const isOpenEnd = (end: EditEnd | null): boolean =>
  end !== null &&
  ('error' in end ? mayBeDone(end.error) : end.result.outcome === 'unknown' || end.result.outcome === 'gone');
