import { useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import type { PickableName } from '#renderer/kit/form/pickers/sources.ts';
import type { BulkDialogProps } from '../define.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkWork } from './work.ts';

interface ChoiceDialogProps<R extends BaseRow> extends BulkDialogProps<R> {
  /** What is chosen from, and how the choice is called. */
  from: PickableName;
  label: string;
  /** What is done with the record of this id. */
  workWith: (id: number) => BulkWork;
}

/** A bulk action that asks for another record first. */
export function ChoiceDialog<R extends BaseRow>({ from, label, workWith, ...props }: ChoiceDialogProps<R>) {
  const [id, setId] = useState<number | null>(null);
  return (
    // Nothing begins before the choice: no work is ever done with this 0.
    <BulkDialog {...props} work={workWith(id ?? 0)} canConfirm={id !== null}>
      <RecordPicker resource={from} label={label} isRequired value={id} onChange={setId} />
    </BulkDialog>
  );
}
