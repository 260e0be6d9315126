import { useQueryClient } from '@tanstack/react-query';
import { refreshLists, setRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { type Notice, useNotify } from '#renderer/kit/data/notify.ts';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type KnownState, knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { isNewer } from '#shared/resources/solidaryrecords/newer.ts';
import { type ActRequest, type ChooseRequest, sendAction, sendChoice, sendMessage, type WriteResult } from './calls.ts';
import { choiceEntry } from './choice-entry.ts';
import type { Concerned } from './subject.ts';

export type WriteKind = 'act' | 'choose' | 'message';

/** The outcome of the last write of a record, if it has to be shown. */
export type WriteEnd = {
  kind: WriteKind;
  /** An earlier part of the same write was saved. */
  isHalf: boolean;
} & ({ result: WriteResult } | { error: AppError });

interface Writes {
  isBusy: boolean;
  last: WriteEnd | null;
  /** Matchings whose choice may be stored. */
  unconfirmed: readonly number[];
  /** The copy of the record over which a carpooler was chosen with an unknown outcome. */
  doubtful: RecordItem | null;
  choices: readonly DiaryEntry[];
}

const idle: Writes = { isBusy: false, last: null, unconfirmed: [], doubtful: null, choices: [] };
/** Choices of one record that are remembered at most. */
const MAX_CHOICES = 50;
const keyOf = (id: number) => ['record-writes', id] as const;

/** A record, or a row of the list: what is on screen when its person acts. */
export type WriteTarget = KnownState & { id: number };
export interface Act extends Pick<ActRequest, 'action' | 'user' | 'comment' | 'progression'> {
  /** Called once this action is stored, even if a following action fails. */
  onStored?: () => void;
}

export interface RecordWrites {
  /** A write of this record is running, started from any part of the screen: every button is disabled. */
  isBusy: boolean;
  last: WriteEnd | null;
  /** The same at once, after a write that was waited for. */
  lastNow: () => WriteEnd | null;
  /** Matchings whose choice may be stored: `retenu, non confirmé`, never offered again. */
  unconfirmed: readonly number[];
  /**
   * A carpooler may have been chosen and the record was not read since: the platform may no longer be able to read it.
   */
  isInDoubt: boolean;
  /** The drivers chosen on this computer since the session began, as lines of the diary: the platform logs no choice. */
  choices: readonly DiaryEntry[];
  /** Hides the outcome of the last write. */
  dismiss: () => void;
  /**
   * To be called when the record was read on demand: the diary then shows the outcome of an action whose outcome was
   * unknown (docs/screens/07-solidary-records.md §5.4). Notes about choices and messages are kept.
   */
  settle: () => void;
  /**
   * Sends one action, or several in turn: each after the former one succeeded.
   * @returns the outcome of the last action sent; null where it failed or another write was running
   */
  act: (...actions: readonly [Act, ...Act[]]) => Promise<WriteResult | null>;
  /** Chooses a driver. A choice whose outcome is unknown is remembered, and never offered again. */
  choose: (choice: Pick<ChooseRequest, 'matching' | 'role'> & { driver: Concerned }) => Promise<WriteResult | null>;
  /** Writes to a driver in the name of the beneficiary. */
  message: (message: { solution: number; text: string }) => Promise<WriteResult | null>;
}

/**
 * Sends what is written on one record, one write at a time for all of the screen (docs/screens/07-solidary-records.md
 * §0 and §5.4). Nothing is repeated; the answer of a write becomes the record on screen, and the lists are read again.
 * The outcome to show is kept in `last`, which `OutcomeBand` displays.
 */
export function useRecordWrites(target: WriteTarget): RecordWrites {
  const client = useQueryClient();
  const notify = useNotify();
  const { id } = target;
  const { record, row } = useSolidaryRecord(id);
  const { isBusy, last, unconfirmed, doubtful, choices } = useRemembered(keyOf(id), idle);
  // The cache is the lock: it is set at once, where the state of a component would be one render late.
  const now = () => client.getQueryData<Writes>(keyOf(id)) ?? idle;
  const set = (change: Partial<Writes>) => client.setQueryData<Writes>(keyOf(id), { ...now(), ...change });
  const forget = (matching: number) => set({ unconfirmed: now().unconfirmed.filter((one) => one !== matching) });

  /** Runs the sendings of one write in turn; each uses the latest known state of the record. */
  const run = async (kind: WriteKind, sendings: readonly ((before: KnownState) => Promise<WriteResult>)[]) => {
    if (now().isBusy) return null;
    set({ isBusy: true, last: null });
    let result: WriteResult | null = null;
    let isHalf = false;
    try {
      // The row may be newer, e.g. after a write that was not sent because somebody else had changed the record.
      let before = knownStateOf(row !== null && isNewer(row, target) ? row : target);
      for (const send of sendings) {
        isHalf = result !== null;
        result = await send(before);
        setRecord(client, id, result);
        if (result.outcome !== 'done') break;
        before = knownStateOf(result.record ?? result.row ?? target);
      }
      if (result === null) return null;
      const isQuiet = result.outcome === 'done' && result.meanwhile.length === 0;
      set({ last: isQuiet ? null : { kind, isHalf: isHalf && result.outcome !== 'done', result } });
      notify(noticeOfWrite(kind, result.outcome));
      return result;
    } catch (thrown) {
      const error = toAppError(thrown);
      set({ last: { kind, isHalf, error } });
      notify({ ...(mayBeDone(error) ? unknown : failures[kind]), error });
      return null;
    } finally {
      set({ isBusy: false });
      refreshLists(client);
    }
  };

  return {
    isBusy,
    last,
    lastNow: () => now().last,
    unconfirmed,
    choices,
    isInDoubt: doubtful !== null && doubtful === record,
    dismiss: () => set({ last: null }),
    settle: () => {
      const { last: end } = now();
      if (end !== null && end.kind === 'act' && isUnknown(end)) set({ last: null });
    },
    act: (...actions) =>
      run(
        'act',
        actions.map(({ onStored, ...action }) => async (before) => {
          const result = await sendAction({ id, ...action, before });
          if (result.outcome === 'done') onStored?.();
          return result;
        }),
      ),
    choose: async (choice) => {
      const { matching, role, driver } = choice;
      // A second choice in the same press is ignored: the outcome of the first decides whether it is offered again.
      if (now().isBusy) return null;
      // Set before sending: the choice is not offered again unless it is certain that it was not stored.
      set({ unconfirmed: [...now().unconfirmed, matching] });
      const result = await run('choose', [
        (before) => sendChoice({ id, matching, role, roleId: driver.userId, before }),
      ]);
      const { last: end } = now();
      const isUndone = end !== null && 'error' in end ? !mayBeDone(end.error) : result?.outcome !== 'unknown';
      if (isUndone) forget(matching);
      else if (role === 'carpooler') set({ doubtful: record });
      if (!isUndone || result?.outcome === 'done') {
        set({ choices: [choiceEntry(driver, isUndone), ...now().choices].slice(0, MAX_CHOICES) });
      }
      return result;
    },
    message: (message) => run('message', [(before) => sendMessage({ id, ...message, before })]),
  };
}

/** Whether nothing proves what came of a write. */
export const isUnknown = (end: WriteEnd): boolean =>
  'error' in end ? mayBeDone(end.error) : end.result.outcome === 'unknown';

const context = 'solidaryrecords';
const failures = {
  act: { context, name: 'action', outcome: 'error' },
  choose: { context, name: 'solution', outcome: 'error' },
  message: { context, name: 'driverContacted', outcome: 'error' },
} as const satisfies Record<WriteKind, Notice>;

const unknown = { context, name: 'outcomeUnknown', outcome: 'error' } as const satisfies Notice;

function noticeOfWrite(kind: WriteKind, outcome: WriteResult['outcome']): Notice {
  if (outcome === 'done') return { ...failures[kind], outcome: 'success' };
  return outcome === 'unknown' ? unknown : failures[kind];
}
