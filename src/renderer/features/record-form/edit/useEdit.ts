import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshLists, setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { failureNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { type NotSaved, type Saved, type SaveStrategy, withFiles } from '#renderer/kit/form/save.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { editOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import type { EditContext, EditPlan } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import type { RecordEdit } from '#shared/resources/solidaryrecords/write/edit.ts';
import type { RecordFormDraft, RecordFormValues } from '../fields.ts';
import type { FileToSend, UploadProgress } from '../files/upload.ts';
import { useFileSending } from '../files/useFileSending.ts';

/** Why the last save did not end in a saved record. */
export type EditEnd = { error: AppError } | { result: RecordEditResult; isReplacement: boolean };

interface EditOptions {
  record: RecordItem;
  context: Pick<EditContext, 'structure' | 'today'>;
  planOf: (draft: RecordFormDraft) => EditPlan;
  /** The person as a beneficiary; null where they cannot be changed as one. */
  beneficiary: SolidaryUserId | null;
  files: readonly FileToSend[];
  /** Asked when somebody has added a newer action since the record was read. */
  accepts: (result: RecordEditResult) => Promise<boolean>;
}

/** How the edition of a record is saved. */
export interface Edit {
  strategy: SaveStrategy<RecordFormDraft, RecordFormValues, EditEnd>;
  /** Where the sending of files is; null while none is sent. */
  progress: UploadProgress | null;
  /** Number of the record to show, which may be a new one. */
  saved: () => number;
}

const isStored = { isSaved: true, now: null, ends: true } as const satisfies Saved<RecordFormDraft>;

/**
 * Saves an edition of a record, by the record, by its person, or by files alone, and keeps the truth about how it ended
 * (docs/screens/07-solidary-records.md §6.2).
 */
export function useEdit({ record, context, planOf, beneficiary, files, accepts }: EditOptions): Edit {
  const client = useQueryClient();
  const notify = useNotify();
  const sending = useFileSending();
  const { id } = record;
  const saved = useRef(id);
  const updated = { context: 'solidaryrecords', name: 'updated' } as const;

  /** Changes the record, once. */
  const sendRecord = async (edit: RecordEdit): Promise<RecordEditResult> => {
    const request: RequestOf<'solidaryrecords.edit'> = { id, edit, before: knownStateOf(record), seen: null };
    const first = await invoke('solidaryrecords.edit', request);
    if (first.outcome !== 'newer' || first.row === null || !(await accepts(first))) return first;
    return invoke('solidaryrecords.edit', { ...request, seen: first.row.lastActionDate });
  };

  /** Changes the person of the record by their own number, which replaces nothing. */
  const sendPerson = async (person: SolidaryUserId, { newsSubscription, ...same }: RecordEdit['identity']) => {
    const changes = { ...same, ...(newsSubscription !== undefined && { acceptsNews: newsSubscription }) };
    await invoke('solidarybeneficiaries.update', { id: person, changes });
  };

  const write = async (draft: RecordFormDraft): Promise<Saved<RecordFormDraft> | NotSaved<EditEnd>> => {
    const plan = planOf(draft);
    saved.current = id;
    if (plan.route === 'files') return isStored;
    const edit = editOf(record, draft, plan, context);
    if (plan.route === 'beneficiary' && beneficiary !== null) {
      await sendPerson(beneficiary, edit.identity);
      notify({ ...updated, outcome: 'success', values: { id } });
      return isStored;
    }
    const result = await sendRecord(edit);
    setRecord(client, result.id, result);
    const { outcome } = result;
    if (outcome === 'changed' || outcome === 'replaced') {
      notify(
        outcome === 'changed'
          ? { ...updated, outcome: 'success', values: { id } }
          : { context: 'solidaryrecords', name: 'replaced', outcome: 'success', values: { old: id, new: result.id } },
      );
      saved.current = result.id;
      return isStored;
    }
    // What was not sent is said where the form is, and nowhere else.
    if (outcome !== 'gone' && outcome !== 'newer') {
      notify({ ...updated, outcome: 'error', values: { id }, isOutcomeUnknown: outcome === 'unknown' });
    }
    const end = { result, isReplacement: edit.journey !== undefined };
    return { isSaved: false, end, isUnsure: outcome === 'unknown' || outcome === 'gone' };
  };

  const strategy: Edit['strategy'] = {
    send: async ({ draft }) => {
      try {
        return await write(draft);
      } catch (thrown) {
        const error = toAppError(thrown);
        notify(saidInPlace({ ...failureNotice(updated, error), values: { id } }));
        return { isSaved: false, end: { error }, isUnsure: mayBeDone(error) };
      } finally {
        refreshLists(client);
      }
    },
  };
  const sendFiles = async (): Promise<undefined> => {
    if (files.length === 0) return;
    sending.report(await sending.send(saved.current, files));
    refreshLists(client);
  };

  return { strategy: withFiles(strategy, sendFiles), progress: sending.progress, saved: () => saved.current };
}
