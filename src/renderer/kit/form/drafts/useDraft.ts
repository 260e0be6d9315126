import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { type Instant, instantNow } from '#shared/instant.ts';
import type { DraftContent, DraftTarget } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';
import type { FormTarget } from '../target.ts';
import { type DraftText, joined, restorable, typedText } from './content.ts';
import { DraftKeeper, type DraftStorage } from './keeper.ts';

/** An earlier draft that the user may restore. */
export interface DraftOffer<Draft> extends DraftText<Draft> {
  place: DraftTarget;
  savedAt: Instant;
}

export interface FormDraft<Draft> {
  /** The newest one that nobody has decided on. */
  offer: DraftOffer<Draft> | null;
  /** The number of those after it: drafts of other new records. */
  further: number;
  /** Where the current input is stored. */
  storedIn: DraftStorage;
  /**
   * Puts the draft into its fields and returns the names of those that changed. The form of a new record goes on with
   * the draft; what was typed in it until now is a draft of its own, and offered next.
   */
  restore: () => (keyof Draft & string)[];
  discard: () => void;
  /** Runs a save: what is being sent is offered to no other form until its outcome is known. */
  during: <T>(save: () => Promise<T>) => Promise<T>;
  /** To be called after a save: the draft is compared with the new baseline. */
  settle: () => void;
  /** To be called when the form has ended: from now on nothing that is in it is kept. */
  end: () => void;
}

/** Drafts of new records that are being sent, on whichever page: taken up, they would be sent twice. */
const beingSent = new Set<string>();
const keyOf = ({ resource, record, draft }: DraftTarget): string => `${resource}/${record}/${draft}`;

interface DraftOptions<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Without a target nothing is stored. */
  target: FormTarget<Draft> | undefined;
  /** The values on the platform, as far as the form knows. */
  baseline: RefObject<Draft>;
}

/**
 * Stores the input of a form after each pause until it is saved, and offers what is stored when the form is opened
 * again (docs/screens/01-shell-home.md §6). Two drafts of one record become one: one that was neither restored nor
 * discarded is stored along with the new input. Drafts of new records are never joined: each is of a record of its own.
 */
export function useDraft<Draft extends FieldValues, Values>({
  form,
  target,
  baseline,
}: DraftOptions<Draft, Values>): FormDraft<Draft> {
  const [offers, setOffers] = useState<readonly DraftOffer<Draft>[]>([]);
  const [storedIn, setStoredIn] = useState<DraftStorage>(null);
  const waiting = useRef<readonly DraftOffer<Draft>[]>([]);
  const keeper = useRef<DraftKeeper>(null);
  const isOver = useRef(false);
  const { resource, id = null } = target ?? {};
  const isNew = id === null;
  const [first] = offers;

  const decide = useCallback((next: readonly DraftOffer<Draft>[]) => {
    waiting.current = next;
    setOffers(next);
  }, []);
  const typedNow = () =>
    typedText(baseline.current, isOver.current ? baseline.current : structuredClone(form.getValues()));
  const textNow = useEffectEvent((): DraftContent => {
    const [offered = null] = isNew ? [] : waiting.current;
    // The fields of a form hold texts, numbers, flags, lists and plain objects: what JSON holds.
    return joined(offered, typedNow()) as DraftContent;
  });
  const keep = useCallback((place: DraftTarget) => {
    const mine = new DraftKeeper(
      place,
      () => textNow(),
      (now) => keeper.current === mine && setStoredIn(now),
    );
    keeper.current = mine;
    return mine;
  }, []);

  useEffect(() => {
    if (resource === undefined) return;
    let isGone = false;
    const offersOf = async (mine: DraftKeeper, own: DraftTarget) => {
      if (isNew) {
        mine.start();
        const all = await invoke('drafts.ofNew', { resource }).catch(() => []);
        return all.filter(({ place }) => !beingSent.has(keyOf(place)));
      }
      const kept = await mine.open();
      return kept === null ? [] : [{ place: own, ...kept }];
    };
    const open = async (mine: DraftKeeper, own: DraftTarget) => {
      const found = await offersOf(mine, own);
      if (isGone) return;
      const restored = found.flatMap(({ place, content, savedAt }) => {
        const text = restorable(content, baseline.current);
        if (text === null) void (isNew ? forget(place) : mine.flush());
        return text === null ? [] : [{ ...text, place, savedAt }];
      });
      if (restored.length > 0) decide(restored);
    };
    const own: DraftTarget = { resource, record: id, ...(isNew && { draft: crypto.randomUUID() }) };
    void open(keep(own), own);
    const stopListening = form.subscribe({ formState: { values: true }, callback: () => keeper.current?.touch() });
    return () => {
      stopListening();
      keeper.current?.close();
      isGone = true;
    };
  }, [form, resource, id, isNew, baseline, decide, keep]);

  /** Puts the values of a draft into the fields that the person has not typed in. */
  const fill = ({ values }: DraftOffer<Draft>) => {
    const current = form.getValues();
    const names = (Object.keys(values) as (keyof Draft & string)[]).filter((name) =>
      isSame(current[name], baseline.current[name]),
    );
    for (const name of names) {
      // The values of a draft are those of its fields.
      const value = values[name] as Draft[typeof name];
      form.setValue(name as unknown as FieldPath<Draft>, value, { shouldDirty: true, shouldTouch: true });
    }
    return names;
  };

  /** Goes on with the draft of another new record, and puts aside what was typed of this one. */
  const takeUp = (offer: DraftOffer<Draft>) => {
    const typed = typedNow();
    const before = keeper.current;
    before?.close();
    decide([
      ...(before === null || isSame(typed.values, {})
        ? []
        : [{ ...typed, place: before.place, savedAt: instantNow() }]),
      ...waiting.current.filter((one) => one !== offer),
    ]);
    // First: what changes in the fields from now on is of this draft, no longer of the one before.
    const after = keep(offer.place);
    after.start();
    for (const name of Object.keys(typed.values) as (keyof Draft & string)[]) {
      form.setValue(name as unknown as FieldPath<Draft>, baseline.current[name], { shouldDirty: true });
    }
    setStoredIn(null);
    const names = fill(offer);
    void after.flush();
    return names;
  };

  const restore = () => {
    if (first === undefined) return [];
    if (isNew) return takeUp(first);
    // What was typed since the form was opened is the newest value of its field.
    const names = fill(first);
    // Where the platform changed since, saving asks the user: the draft began before that change.
    if (target?.read !== undefined) baseline.current = { ...baseline.current, ...first.base };
    decide([]);
    void keeper.current?.flush();
    return names;
  };

  const discard = () => {
    if (first === undefined) return;
    decide(waiting.current.filter((one) => one !== first));
    if (isNew) void forget(first.place);
    else void keeper.current?.flush();
  };

  const during: FormDraft<Draft>['during'] = async (save) => {
    const key = keeper.current && keyOf(keeper.current.place);
    if (key !== null) beingSent.add(key);
    try {
      return await save();
    } finally {
      if (key !== null) beingSent.delete(key);
    }
  };

  const settle = () => void keeper.current?.flush();
  const end = () => {
    isOver.current = true;
    settle();
  };

  return {
    offer: first ?? null,
    further: Math.max(0, offers.length - 1),
    storedIn,
    restore,
    discard,
    during,
    settle,
    end,
  };
}

/** Removes the draft of another record; one that cannot be removed is offered again. */
const forget = (place: DraftTarget) => invoke('drafts.drop', place).catch(() => undefined);
