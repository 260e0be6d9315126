import { useTranslation } from 'react-i18next';
import { isUnknown } from '#renderer/features/record-actions/useRecordWrites.ts';
import type { CallAnswer } from '#renderer/features/solidary/calls/call-state.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { storedText, useTranslate } from '#renderer/kit/ui/translate.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { contactStateOf } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { callLogOf } from './call-log.ts';

/** Answers whose note may be stored, with the record as it was then: nothing more is noted of them until it is read again. */
type Doubts = ReadonlyMap<UserId, RecordItem>;
const noDoubts: Doubts = new Map();

/** Notes the answers of calls in the diary of the record, one at a time and each once. */
export function useCallNotes(): {
  /** Whether the note of somebody may be stored, though nothing proves it. */
  isDoubtful: (userId: UserId) => boolean;
  /** Whether the answers are noted as notes, so that the record stays in follow-up. */
  isAsNotes: boolean;
  /** @returns whether it was stored */
  note: (userId: UserId, answer: CallAnswer) => Promise<boolean>;
} {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const labelOf = useActionLabel();
  const { record, subject, writes } = useSolutions();
  const store = useKeptStore(['call-doubts', record.id], noDoubts);
  const doubts = useStore(store);
  const isDoubtful = (userId: UserId) => doubts.get(userId) === record;
  return {
    isDoubtful,
    isAsNotes: callLogOf(subject, {}, 'reached').named !== null,
    note: async (userId, answer) => {
      if (writes.isBusy || isDoubtful(userId)) return false;
      const { id, named } = callLogOf(subject, contactStateOf(record.diary, userId), answer);
      const said = t(`calls.notes.${answer}`);
      const comment =
        named === null
          ? said
          : storedText(translate, 'recordActions:goBack.note', { label: labelOf(named.name), comment: said });
      const result = await writes.act({ action: id, user: userId, comment, progression: null });
      if (result?.outcome === 'done') return true;
      const end = writes.lastNow();
      if (end !== null && isUnknown(end)) store.set(new Map(store.get()).set(userId, record));
      return false;
    },
  };
}
