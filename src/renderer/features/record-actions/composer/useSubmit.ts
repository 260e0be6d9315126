import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { storedText, useTranslate } from '#renderer/kit/ui/translate.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { FREE_NOTE, PROGRESS_BY_HAND, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import type { WriteResult } from '../calls.ts';
import { progressionOf } from '../guards.ts';
import type { RecordSubject } from '../subject.ts';
import { useRecordWrites } from '../useRecordWrites.ts';

interface Composed {
  action: RecordAction | null;
  person: UserId | null;
  /** A second call takes the record into account. */
  isTakingToo: boolean;
  /** @param isStored whether the composed action is stored, even if a second call failed afterwards */
  finish: (result: WriteResult | null, isStored: boolean) => void;
}

/** Sends the composed action, or instead a free note that does not change the record. */
export function useSubmit(subject: RecordSubject, { action, person, isTakingToo, finish }: Composed) {
  const labelOf = useActionLabel();
  const translate = useTranslate();
  const { isBusy, act } = useRecordWrites(subject);

  const save = async (comment: string | null) => {
    if (action === null || person === null) return;
    let isStored = false;
    const onStored = () => {
      isStored = true;
    };
    const first = { action: action.id, user: person, comment, progression: progressionOf(subject, action), onStored };
    const beneficiary = subject.beneficiary?.userId ?? person;
    const second = { action: PROGRESS_BY_HAND, user: beneficiary, comment: null, progression: stopOf[TAKEN] };
    const result = await (isTakingToo ? act(first, second) : act(first));
    finish(result, isStored);
  };

  /** The label of the action and the comment, as a note has them. */
  const noteOf = (typed: string): string => {
    const label = action === null ? '' : labelOf(action.name);
    return typed.trim() === ''
      ? label
      : storedText(translate, 'recordActions:goBack.note', { label, comment: typed.trim() });
  };

  const saveAsNote = async (typed: string) => {
    if (person === null) return;
    const result = await act({ action: FREE_NOTE, user: person, comment: noteOf(typed), progression: null });
    finish(result, result?.outcome === 'done');
  };

  return { isBusy, save, saveAsNote, noteOf };
}
