import type { WriteResult } from '../calls.ts';
import type { RecordSubject } from '../subject.ts';
import { StopDialog } from './StopDialog.tsx';

interface ReopenDialogProps {
  subject: RecordSubject;
  onClose: (result: WriteResult | null) => void;
}

/** Takes a closed record up again at a stop (docs/screens/07-solidary-records.md §4.2). */
export function ReopenDialog({ subject, onClose }: ReopenDialogProps) {
  return <StopDialog subject={subject} initial={50} purpose="reopen" onClose={onClose} />;
}
