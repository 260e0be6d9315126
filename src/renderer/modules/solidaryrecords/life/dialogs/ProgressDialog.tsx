import { useState } from 'react';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import type { WriteResult } from '../calls.ts';
import type { StopByHand } from '../guards.ts';
import type { RecordSubject } from '../subject.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { StopDialog } from './StopDialog.tsx';

interface ProgressDialogProps {
  subject: RecordSubject;
  /** The stop that is chosen at first: the next one of the record where none is given. */
  initial?: StopByHand;
  onClose: (result: WriteResult | null) => void;
}

const nextStop = ({ status }: RecordSubject): StopByHand => (status === 0 ? 25 : status === 1 ? 50 : 75);

/** Sets the progress of an open record by hand; 100 % goes on to the dialog that closes it. */
export function ProgressDialog({ subject, initial = nextStop(subject), onClose }: ProgressDialogProps) {
  const [closing, setClosing] = useState<string | null>(null);
  return (
    <DialogSequence>
      {closing === null ? (
        <StopDialog subject={subject} initial={initial} purpose="progress" onClosing={setClosing} onClose={onClose} />
      ) : (
        <CloseDialog subject={subject} initial={{ comment: closing }} onClose={(result) => onClose(result)} />
      )}
    </DialogSequence>
  );
}
