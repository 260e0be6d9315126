import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { type Instant, instantNow } from '#shared/instant.ts';
import type { DraftContent, DraftTarget } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';
import { takeHeldInput } from '../held-input.ts';
import { nested, replaced, valueAt } from '../paths.ts';
import type { FormTarget } from '../target.ts';
import { fillFields } from '../values.ts';
import { type DraftText, joined, restorable, typedText } from './content.ts';
import { DraftKeeper, type DraftStorage } from './keeper.ts';

/** An earlier draft that the user may restore. */
export interface DraftOffer extends DraftText {
  place: DraftTarget;
  savedAt: Instant;
}

export interface FormDraft {
  /** The newest one that nobody has decided on. */
  offer: DraftOffer | null;
  /** The number of those after it: drafts of other new records. */
  further: number;
  /** Where the current input is stored. */
  storedIn: DraftStorage;
  /** When it was stored last; null while it is nowhere. */
  storedAt: Instant | null;
  /**
   * Puts the draft into its fields and returns the paths of those that changed. The form of a new record goes on with
   * the draft; what was typed in it until now is a draft of its own, and offered next.
   */
  restore: () => string[];
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

const nowhere: Pick<FormDraft, 'storedIn' | 'storedAt'> = { storedIn: null, storedAt: null };

interface DraftOptions<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Without a target nothing is stored. */
  target: FormTarget<Draft> | undefined;
  /** Paths of the fields. */
  fields: readonly string[];
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
  fields,
  baseline,
}: DraftOptions<Draft, Values>): FormDraft {
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  const [storage, setStorage] = useState(nowhere);
  const waiting = useRef<readonly DraftOffer[]>([]);
  const keeper = useRef<DraftKeeper>(null);
  const isOver = useRef(false);
  const { resource, id = null } = target ?? {};
  const isNew = id === null;
  const [first] = offers;

  const decide = useCallback((next: readonly DraftOffer[]) => {
    waiting.current = next;
    setOffers(next);
  }, []);
  const typedNow = () => {
    takeHeldInput();
    return typedText(fields, baseline.current, isOver.current ? baseline.current : structuredClone(form.getValues()));
  };
  const textNow = useEffectEvent((): DraftContent => {
    const [offered = null] = isNew ? [] : waiting.current;
    // The fields of a form hold texts, numbers, flags, lists and plain objects: what JSON holds.
    return joined(offered, typedNow()) as DraftContent;
  });
  const restorableNow = useEffectEvent((content: DraftContent) =>
    restorable(content, baseline.current, target?.fields ?? {}),
  );
  const keep = useCallback((place: DraftTarget) => {
    const mine = new DraftKeeper(
      place,
      () => textNow(),
      (now) => keeper.current === mine && setStorage({ storedIn: now, storedAt: now === null ? null : instantNow() }),
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
        const text = restorableNow(content);
        if (text === null) void (isNew ? forget(place) : mine.flush());
        return text === null ? [] : [{ ...text, place, savedAt }];
      });
      if (restored.length > 0) decide(restored);
    };
    const own: DraftTarget = { resource, record: id, ...(isNew && { draft: crypto.randomUUID() }) };
    void open(keep(own), own);
    const stopListening = form.subscribe({ formState: { values: true }, callback: () => keeper.current?.touch() });
    return () => {
      takeHeldInput();
      stopListening();
      keeper.current?.close();
      isGone = true;
    };
  }, [form, resource, id, isNew, decide, keep]);

  /** Puts the values of a draft into the fields that the person has not typed in. */
  const fill = ({ values }: DraftOffer) => {
    takeHeldInput();
    const current = form.getValues();
    const paths = Object.keys(values).filter((path) => isSame(valueAt(current, path), valueAt(baseline.current, path)));
    fillFields(form, nested(Object.entries(values)), paths, { shouldTouch: true });
    return paths;
  };

  /** Goes on with the draft of another new record, and puts aside what was typed of this one. */
  const takeUp = (offer: DraftOffer) => {
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
    fillFields(form, baseline.current, Object.keys(typed.values));
    setStorage(nowhere);
    const paths = fill(offer);
    void after.flush();
    return paths;
  };

  const restore = () => {
    if (first === undefined) return [];
    if (isNew) return takeUp(first);
    // What was typed since the form was opened is the newest value of its field.
    const paths = fill(first);
    // Where the platform changed since, saving asks the user: the draft began before that change.
    if (target?.read !== undefined) baseline.current = replaced(baseline.current, Object.entries(first.base));
    decide([]);
    void keeper.current?.flush();
    return paths;
  };

  const discard = () => {
    if (first === undefined) return;
    decide(waiting.current.filter((one) => one !== first));
    if (isNew) void forget(first.place);
    else void keeper.current?.flush();
  };

  const during: FormDraft['during'] = async (save) => {
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
    ...storage,
    restore,
    discard,
    during,
    settle,
    end,
  };
}

/** Removes the draft of another record; one that cannot be removed is offered again. */
const forget = (place: DraftTarget) => invoke('drafts.drop', place).catch(() => undefined);
