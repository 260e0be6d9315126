import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Store } from '#renderer/kit/data/store.ts';
import { DraftKeeper } from '#renderer/kit/form/drafts/keeper.ts';
import type { FormDraft } from '#renderer/kit/form/drafts/useDraft.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { timeNow } from '#renderer/kit/form/fields/time.ts';
import { instantNow } from '#shared/instant.ts';
import { callDraft } from '#shared/record-drafts.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { callsOf, contentOf, type KeptCall } from './stored.ts';

/** Milliseconds after the last key (docs/screens/07-solidary-records.md §9). */
const PAUSE = 2000;

/** What of a call the form gives; its time is noted here. */
export type TypedCall = Omit<KeptCall, 'day' | 'time' | 'elapsed'>;

export interface CallDraft {
  /** Earlier calls that may be taken up, the newest first. */
  offers: readonly KeptCall[];
  /** Where the current call is kept, and since when. */
  storage: Pick<FormDraft, 'storedIn' | 'storedAt'>;
  /** To be called when something was typed. */
  touch: () => void;
  /** Takes an earlier call away from the offers: it is the current one now, or nobody wants it. */
  decide: (call: KeptCall, isTaken: boolean) => void;
  /** Erases the current call, once its record is created; earlier ones stay. */
  finish: () => Promise<void>;
}

/**
 * Keeps what a form of a new record holds while somebody talks, one draft per account and structure. Earlier calls that
 * were neither taken up nor discarded are kept along with the current one.
 *
 * @param callNow gives the call as it is now; null while nothing was typed
 * @param elapsed whole seconds since the call began, kept with what is typed
 */
export function useCallDraft(
  structure: StructureId,
  callNow: () => TypedCall | null,
  elapsed: Pick<Store<number>, 'get'>,
): CallDraft {
  const [offers, setOffers] = useState<readonly KeptCall[]>([]);
  const [storage, setStorage] = useState<CallDraft['storage']>({ storedIn: null, storedAt: null });
  const waiting = useRef<readonly KeptCall[]>([]);
  const began = useRef<{ day: string; time: string }>(null);
  const isOver = useRef(false);
  const keeper = useRef<DraftKeeper>(null);

  const offer = useCallback((next: readonly KeptCall[]) => {
    waiting.current = next;
    setOffers(next);
  }, []);
  const contentNow = useEffectEvent(() => {
    const call = isOver.current ? null : callNow();
    const current = call === null ? [] : [{ ...(began.current ?? now()), ...call, elapsed: elapsed.get() }];
    return contentOf([...current, ...waiting.current]);
  });

  useEffect(() => {
    began.current ??= now();
    const mine = new DraftKeeper(
      { resource: callDraft, record: structure },
      contentNow,
      (storedIn) => setStorage({ storedIn, storedAt: storedIn === null ? null : instantNow() }),
      PAUSE,
    );
    keeper.current = mine;
    void mine.open().then((kept) => {
      if (keeper.current === mine && kept !== null) offer(callsOf(kept.content));
    });
    return () => {
      mine.close();
      keeper.current = null;
    };
  }, [structure, offer]);

  return {
    offers,
    storage,
    touch: () => {
      if (callNow() !== null) keeper.current?.touch();
    },
    decide: (decided, isTaken) => {
      if (isTaken) began.current = { day: decided.day, time: decided.time };
      offer(waiting.current.filter((one) => one !== decided));
      void keeper.current?.flush();
    },
    finish: async () => {
      isOver.current = true;
      await keeper.current?.flush();
    },
  };
}

const now = () => ({ day: today(), time: timeNow() });
