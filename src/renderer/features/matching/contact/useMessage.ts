import { useEffect, useEffectEvent, useState } from 'react';
import { questionOf } from '#renderer/features/record-actions/guards.ts';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { mayBeDone } from '#shared/failure.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { FREE_NOTE, knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { longestText } from '#shared/resources/solidaryrecords/text-length.ts';
import { actionToLog, contactStateOf } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { type DriverGroup, driverGroups } from '../driver-groups.ts';
import { isWritten, timesIn, withSignature } from './message-text.ts';

/** The messages after sending: that it arrived, and the outcome of its note in the diary. */
type SentStatus = 'sent' | 'sentNotLogged' | 'logUnknown';

/** Why a message cannot be sent. */
type Problem = 'required' | 'tooLong';

/**
 * Writes to a selected driver in the name of the beneficiary, once (docs/screens/07-solidary-records.md §3.2). After an
 * unknown outcome nothing is sent before the record was read again; the thread then tells whether it arrived.
 */
export function useMessage(group: DriverGroup) {
  const { record, subject, writes } = useSolutions();
  const labelOf = useActionLabel();
  const signature = useRecordStructure(record.structureId).structure?.signature ?? null;
  const { draft, change, clear } = useMessageDraft(record.id, group.userId);
  const [isLogged, setLogged] = useState(true);
  const [showErrors, setShowErrors] = useState(false);
  const [status, setStatus] = useState<SentStatus | null>(null);

  const text = draft.text ?? withSignature('', signature);
  const action = knownAction(actionToLog('message', contactStateOf(record.diary, group.userId)));
  const asNote = questionOf(subject, action) !== null;
  const { last } = writes;
  const isFailureOpen = last?.kind === 'message' && 'error' in last && mayBeDone(last.error);
  const isDoubtful = isFailureOpen || draft.doubt?.record === record;
  const isTooLong = text.trim().length > longestText;
  const problem: Problem | null = isWritten(text, signature) ? (isTooLong ? 'tooLong' : null) : 'required';

  const settle = useEffectEvent((read: RecordItem) => {
    const { doubt } = draft;
    if (doubt === null || doubt.record === read) return;
    const before = driverGroups(doubt.record).find(({ userId }) => userId === group.userId)?.thread ?? [];
    if (timesIn(group.thread, doubt.text) > timesIn(before, doubt.text)) {
      clear();
      setStatus('sent');
    } else change({ doubt: null });
  });
  useEffect(() => settle(record), [record]);

  const log = async (): Promise<SentStatus> => {
    const comment = asNote ? labelOf(action.name) : null;
    const logged = { action: asNote ? FREE_NOTE : action.id, user: group.userId, comment, progression: null };
    const outcome = (await writes.act(logged))?.outcome;
    return outcome === 'done' ? 'sent' : outcome === 'unknown' ? 'logUnknown' : 'sentNotLogged';
  };
  const send = async (): Promise<void> => {
    setShowErrors(true);
    if (isDoubtful || problem !== null) return;
    setStatus(null);
    const sent = text.trim();
    const result = await writes.message({ solution: group.messageTo, text: sent });
    if (result?.outcome === 'unknown') change({ text, doubt: { record, text: sent } });
    if (result?.outcome !== 'done') return;
    clear();
    setShowErrors(false);
    setStatus('sent');
    if (isLogged) setStatus(await log());
  };
  return {
    text,
    setText: (typed: string) => {
      setStatus(null);
      change({ text: typed });
    },
    signature,
    /** Missing input is reported after the first attempt to send. */
    problem: showErrors || problem === 'tooLong' ? problem : null,
    isDoubtful,
    status,
    isLogged,
    setLogged,
    logTexts: { label: labelOf(action.name), asNote },
    send,
  };
}

/** A message that was sent without a sure answer. */
export interface Doubt {
  /** The record as it was then: until another reading takes its place, nothing is sent again. */
  record: RecordItem;
  /** As it was sent. */
  text: string;
}

/** A message that is being written; it outlives its dialog, until it is known to be sent or the session ends. */
interface MessageDraft {
  /** Null while nothing was typed. */
  text: string | null;
  /** Null without a doubt. */
  doubt: Doubt | null;
}

const empty: MessageDraft = { text: null, doubt: null };

/** The message that is being written to a driver of a record. */
function useMessageDraft(id: number, driver: UserId) {
  const store = useKeptStore(['record-message', id, driver], empty);
  return {
    draft: useStore(store),
    change: (change: Partial<MessageDraft>) => store.set({ ...store.get(), ...change }),
    clear: () => store.set(empty),
  };
}
