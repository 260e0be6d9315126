import { useState } from 'react';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { CREATED, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
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

const nextStop = ({ status }: RecordSubject): StopByHand => (status === CREATED ? 25 : status === TAKEN ? 50 : 75);

/** Sets the progress of an open record by hand; 100 % goes on to the dialog that closes it. */
export function ProgressDialog({ subject, initial = nextStop(subject), onClose }: ProgressDialogProps) {
  const [isClosing, setClosing] = useState(false);
  return (
    <DialogSequence>
      {isClosing ? (
        <CloseDialog subject={subject} onClose={(result) => onClose(result)} />
      ) : (
        <StopDialog
          subject={subject}
          initial={initial}
          purpose="progress"
          onClosing={() => setClosing(true)}
          onClose={onClose}
        />
      )}
    </DialogSequence>
  );
}
