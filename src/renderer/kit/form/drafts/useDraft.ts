import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Instant } from '#shared/instant.ts';
import type { DraftContent } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';
import type { FormTarget } from '../target.ts';
import { type DraftText, joined, restorable, typedText } from './content.ts';
import { DraftKeeper, type DraftStorage } from './keeper.ts';

/** An earlier draft that the user may restore. */
export interface DraftOffer<Draft> extends DraftText<Draft> {
  /** ISO date and time. */
  savedAt: Instant;
}

export interface FormDraft<Draft> {
  offer: DraftOffer<Draft> | null;
  /** Where the current input is stored. */
  storedIn: DraftStorage;
  /** Puts the draft into its fields and returns the names of those that changed. */
  restore: () => (keyof Draft & string)[];
  discard: () => void;
  /** To be called after a save: the draft is compared with the new baseline. */
  settle: () => void;
  /** To be called when the form has ended: from now on nothing that is in it is kept. */
  end: () => void;
}

interface DraftOptions<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Without a target nothing is stored. */
  target: FormTarget<Draft> | undefined;
  /** The values on the platform, as far as the form knows. */
  baseline: RefObject<Draft>;
}

/**
 * Stores the input of a form after each pause until it is saved, and offers the stored draft when the form is opened
 * again (docs/screens/01-shell-home.md §6). A draft that was neither restored nor discarded is stored along with the
 * new input.
 */
export function useDraft<Draft extends FieldValues, Values>({
  form,
  target,
  baseline,
}: DraftOptions<Draft, Values>): FormDraft<Draft> {
  const [offer, setOffer] = useState<DraftOffer<Draft> | null>(null);
  const [storedIn, setStoredIn] = useState<DraftStorage>(null);
  const waiting = useRef<DraftOffer<Draft>>(null);
  const keeper = useRef<DraftKeeper>(null);
  const isOver = useRef(false);
  const { resource, id = null } = target ?? {};

  const decide = useCallback((next: DraftOffer<Draft> | null) => {
    waiting.current = next;
    setOffer(next);
  }, []);
  const textNow = useEffectEvent((): DraftContent => {
    const current = isOver.current ? baseline.current : structuredClone(form.getValues());
    const text = joined(waiting.current, typedText(baseline.current, current));
    // The fields of a form hold texts, numbers, flags, lists and plain objects: what JSON holds.
    return text as DraftContent;
  });

  useEffect(() => {
    if (resource === undefined) return;
    let isGone = false;
    const mine = new DraftKeeper({ resource, record: id }, textNow, (now) => isGone || setStoredIn(now));
    keeper.current = mine;
    const open = async () => {
      const kept = await mine.open();
      if (isGone || kept === null) return;
      const text = restorable(kept.content, baseline.current);
      if (text === null) return void mine.flush();
      decide({ ...text, savedAt: kept.savedAt });
    };
    void open();
    const stopListening = form.subscribe({ formState: { values: true }, callback: () => mine.touch() });
    return () => {
      stopListening();
      mine.close();
      isGone = true;
    };
  }, [form, resource, id, baseline, decide]);

  const restore = () => {
    if (offer === null) return [];
    const current = form.getValues();
    // What was typed since the form was opened is the newest value of its field.
    const names = (Object.keys(offer.values) as (keyof Draft & string)[]).filter((name) =>
      isSame(current[name], baseline.current[name]),
    );
    // Where the platform changed since, saving asks the user: the draft began before that change.
    if (target?.read !== undefined) baseline.current = { ...baseline.current, ...offer.base };
    for (const name of names) {
      // The values of a draft are those of its fields.
      const value = offer.values[name] as Draft[typeof name];
      form.setValue(name as unknown as FieldPath<Draft>, value, { shouldDirty: true, shouldTouch: true });
    }
    decide(null);
    void keeper.current?.flush();
    return names;
  };

  const discard = () => {
    decide(null);
    void keeper.current?.flush();
  };

  const settle = () => void keeper.current?.flush();
  const end = () => {
    isOver.current = true;
    settle();
  };

  return { offer, storedIn, restore, discard, settle, end };
}
