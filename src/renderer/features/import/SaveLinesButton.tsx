import { invoke } from '#renderer/kit/data/bridge.ts';
import { maxSavedLines } from '#shared/import/limits.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { SaveButton } from './SaveButton.tsx';

type Saved = RequestOf<'import.saveLines'>;
export type SavedCauses = NonNullable<Saved['causes']>;

interface SaveLinesButtonProps {
  checkId: string;
  /** Reasons of single lines. */
  lines?: Saved['lines'];
  /** Reason of every other line that the platform did not accept. */
  rest?: Saved['rest'];
  /** Reason of each kind of error of the check. */
  causes?: SavedCauses;
}

/** Saves the failed lines of a check, with the reason of each. */
export const SaveLinesButton = ({ checkId, lines = [], rest, causes }: SaveLinesButtonProps) => (
  <SaveButton
    save={(titles) =>
      invoke('import.saveLines', {
        checkId,
        titles,
        // The others get the general reason.
        lines: lines.slice(0, maxSavedLines),
        ...(rest !== undefined && { rest }),
        ...(causes !== undefined && { causes }),
      })
    }
  />
);
