import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { isSame } from './changes.ts';
import { compareFields } from './comparison.ts';
import type { Choices, ConflictQuestion, ConflictTarget } from './conflicts.ts';
import { takeHeldInput } from './held-input.ts';
import { hasPath, valueAt } from './paths.ts';
import { fillFields } from './values.ts';

/** Number of questions to the user per save before it is abandoned: another user keeps changing the record. */
const maxQuestions = 3;

export interface Merge<Draft> {
  /** Open question when another user changed the same fields. */
  question: ConflictQuestion | null;
  /** Paths of fields that another user changed and that the last save took over. */
  takenOver: readonly string[];
  /** The last save was abandoned because the record changed after every answer. */
  isContested: boolean;
  /** Dismisses the list of taken-over fields. */
  forget: () => void;
  /**
   * Merges the form with the current record: fields that changed on the platform only are taken over, for conflicting
   * ones the user is asked. Resolves to whether the remaining changes may be saved.
   * @param read reads the current record; what it throws passes on
   * @param changesNow validates the form and returns the changes; null when a rule refuses them
   */
  run: (read: () => Promise<Draft>, changesNow: () => Promise<object | null>) => Promise<boolean>;
}

interface MergeOptions<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Paths of the fields. */
  fields: readonly string[];
  /** The values on the platform, as far as the form knows; each read updates it. */
  baseline: RefObject<Draft>;
  /** Changes many fields at once without losing the focus. */
  keepingFocus: (change: () => void) => void;
}

/**
 * Merges the edits of two users of one record, so that neither loses anything without being asked
 * (docs/screens/01-shell-home.md §6).
 */
export function useMerge<Draft extends FieldValues, Values>({
  form,
  fields,
  baseline,
  keepingFocus,
}: MergeOptions<Draft, Values>): Merge<Draft> {
  const { question, ask } = useQuestion<ConflictTarget, Choices | null>(null);
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  const [isContested, setContested] = useState(false);

  const run: Merge<Draft>['run'] = async (read, changesNow) => {
    setTakenOver([]);
    setContested(false);
    let said: readonly string[] = [];
    for (let questions = 0; ; questions += 1) {
      const changes = await changesNow();
      if (changes === null) return false;
      // No remote change can be overwritten.
      if (Object.keys(changes).length === 0) return true;
      const before = structuredClone(form.getValues());
      const theirs = await read();
      takeHeldInput();
      const mine = structuredClone(form.getValues());
      const changed = new Set(fields.filter((path) => hasPath(changes, path)));
      const found = compareFields({ baseline: baseline.current, mine, theirs }, changed, fields);
      const conflicts = found.conflicts.map((path) => ({
        path,
        mine: valueAt(mine, path),
        theirs: valueAt(theirs, path),
      }));
      if (conflicts.length > 0 && questions === maxQuestions) {
        setContested(true);
        return false;
      }
      const choices = conflicts.length === 0 ? null : await ask({ conflicts, isAgain: questions > 0 });
      if (conflicts.length > 0 && choices === null) return false;
      const given = found.conflicts.filter((path) => choices?.[path] === 'theirs');
      // What was typed during the read counts as a change.
      const silent = found.takenOver.filter((path) => isSame(valueAt(before, path), valueAt(mine, path)));
      baseline.current = theirs;
      keepingFocus(() => fillFields(form, theirs, [...silent, ...given]));
      said = [...new Set([...said, ...silent])];
      setTakenOver(said);
      if (conflicts.length === 0) return true;
    }
  };

  return { question, takenOver, isContested, forget: () => setTakenOver([]), run };
}
