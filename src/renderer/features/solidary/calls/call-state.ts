import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { type Store, useStore } from '#renderer/kit/data/store.ts';

/** What came of a call. */
export const callAnswers = ['reached', 'notReached', 'yes', 'no'] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** People that are called in one go. */
export const CALLED_AT_ONCE = 8;

export interface CallState<Key extends string | number> {
  /** Whom to call, in order; null before the list was opened. It stays while the session lasts, whatever is read anew. */
  people: readonly Key[] | null;
  /** Who is shown; null for the first one without an answer. */
  shown: Key | null;
  answers: ReadonlyMap<Key, CallAnswer>;
  /** The last answer that was given. */
  last: Key | null;
}

/** Calls that outlive their dialog, until the session ends. */
export interface Calls<Key extends string | number> extends CallState<Key> {
  /** Who is on screen; null where everybody has an answer. */
  current: Key | null;
  show: (key: Key) => void;
  /** Adds people at the end. */
  add: (people: readonly Key[]) => void;
  /** Notes an answer, and shows the next one; at a yes the person stays, for what follows. */
  answer: (key: Key, answer: CallAnswer) => void;
  /** Shows the next one without an answer. */
  next: () => void;
}

/**
 * The calls of a list, kept under a key of the session.
 * @param best whom to call where the list was not opened yet
 * @param isKnown whether somebody can be shown: those of a list may be gone once it is read anew
 */
export function useCalls<Key extends string | number>(
  name: readonly unknown[],
  best: readonly Key[],
  isKnown: (key: Key) => boolean,
): Calls<Key> {
  const begun: CallState<Key> = { people: null, shown: null, answers: new Map(), last: null };
  const store: Store<CallState<Key>> = useKeptStore(['call-list', ...name], begun);
  const state = useStore(store);
  // An answer is noted before it is kept: people may have been added meanwhile.
  const peopleNow = () => store.get().people ?? best;
  const change = (changes: Partial<CallState<Key>>) => store.set({ ...store.get(), people: peopleNow(), ...changes });
  const people = state.people ?? best;
  const waits = (key: Key) => isKnown(key) && !state.answers.has(key);
  const shown = state.shown !== null && isKnown(state.shown) ? state.shown : null;
  return {
    ...state,
    people,
    current: shown ?? people.find(waits) ?? null,
    show: (key) => change({ shown: key }),
    add: (more) => {
      const before = peopleNow();
      change({ people: [...before, ...more.filter((key) => !before.includes(key))], shown: null });
    },
    answer: (key, answer) =>
      change({
        answers: new Map(store.get().answers).set(key, answer),
        last: key,
        shown: answer === 'yes' ? key : null,
      }),
    next: () => change({ shown: null }),
  };
}
