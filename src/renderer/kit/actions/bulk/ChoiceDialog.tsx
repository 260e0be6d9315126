import { useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import type { PickableName } from '#renderer/kit/form/pickers/sources.ts';
import type { BulkDialogProps } from '../define.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkWork } from './work.ts';

interface ChoiceDialogProps<R extends BaseRow> extends BulkDialogProps<R> {
  /** The resource to choose from, and the label of the field. */
  from: PickableName;
  label: string;
  /** Returns the work to do with the chosen record. */
  workWith: (id: number) => BulkWork;
}

/** A bulk action that asks for another record first. */
export function ChoiceDialog<R extends BaseRow>({ from, label, workWith, ...props }: ChoiceDialogProps<R>) {
  const [id, setId] = useState<number | null>(null);
  return (
    // Cannot start before the choice: this 0 is never used.
    <BulkDialog {...props} work={workWith(id ?? 0)} canConfirm={id !== null}>
      <RecordPicker resource={from} label={label} isRequired value={id} onChange={setId} />
    </BulkDialog>
  );
}
