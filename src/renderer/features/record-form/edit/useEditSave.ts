import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import type { EditFormState } from './useEditForm.ts';

interface EditSaveOptions {
  /** Reads the record again. */
  read: () => Promise<unknown>;
  /** Called once everything is saved, with the number of the record to show, which may be a new one. */
  onSaved: (id: number) => unknown;
}

/** The save of an edition that leaves its form, from the press to the record that it leads to. */
export function useEditSave(record: RecordItem, form: EditFormState, { read, onSaved }: EditSaveOptions) {
  const client = useQueryClient();
  const { isDirty, isUnsure, phase } = form.record;
  // From its checks to its end: a second press in between would ask and send a second time.
  const saving = useActionMutation();
  const [saved, setSaved] = useState<number | null>(null);
  const [isUnchanged, setUnchanged] = useState(false);

  const trySave = async () => {
    if (isUnsure || phase !== 'open') return;
    setUnchanged(!isDirty);
    if (!isDirty) return;
    if (!(await form.record.save({ closes: true }))) return;
    const shown = form.saved();
    setSaved(shown);
    await onSaved(shown);
  };
  // Whichever way the form is left with a save, the question about unsaved work included. The old record is not read for
  // that, which would have effects; while this page stands, it would lead away to the old record.
  const tellReplaced = useEffectEvent(() => {
    const shown = form.saved();
    if (shown === record.id) return;
    setRecord(client, record.id, { record: { ...record, status: REPLACED, replacedBy: shown } });
  });
  useEffect(() => () => tellReplaced(), []);

  return {
    save: () => saving.run(trySave),
    /** Reads the record again, after which it can be saved again. */
    check: async () => {
      await read();
      form.record.forgetEnd();
    },
    /** Number of the record to show once this form has saved; null before. */
    saved,
    /** Saving was asked for although nothing was changed. */
    isUnchanged,
  };
}
