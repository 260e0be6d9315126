import type { WriteResult } from '#renderer/features/record-actions/calls.ts';
import { CloseDialog } from '#renderer/features/record-actions/dialogs/CloseDialog.tsx';
import { ProgressDialog } from '#renderer/features/record-actions/dialogs/ProgressDialog.tsx';
import { stopByHandOf } from '#renderer/features/record-actions/guards.ts';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { Target } from './columns.ts';

/** A card that is being moved to another column. */
export interface Move {
  row: SolidaryRecordRow;
  to: Target;
  /** Receives the focus afterwards. */
  opener: Element | null;
}

interface MoveDialogProps {
  move: Move;
  onClose: (result: WriteResult | null) => void;
}

/**
 * Moves a card by the dialogs of the record itself: nothing is sent by dropping alone
 * (docs/screens/07-solidary-records.md §9).
 */
export function MoveDialog({ move: { row, to, opener }, onClose }: MoveDialogProps) {
  const subject = subjectOf(null, row, true);
  if (subject === null) return null;
  return (
    <DialogSequence opener={opener}>
      {to === 4 ? (
        <CloseDialog subject={subject} onClose={(result) => onClose(result)} />
      ) : (
        <ProgressDialog subject={subject} initial={stopByHandOf[to]} onClose={onClose} />
      )}
    </DialogSequence>
  );
}
