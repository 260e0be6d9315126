import { Listeners } from '#renderer/kit/data/store.ts';
import { Debounce } from './drafts/debounce.ts';

/**
 * Milliseconds without typing after which a form is given what its control holds, and those after which it is anyway.
 * Together they are shorter than the pause that ends a step of what can be taken back.
 */
const pause = 250;
const longest = 600;

/** Milliseconds in which the form, once it was given the input, is drawn as changed. */
const settling = 100;

const holders = new Set<HeldInput>();
const listeners = new Listeners();
let isAny = false;
let isTaking = false;

const settle = (): void => {
  if (isAny === holders.size > 0) return;
  isAny = holders.size > 0;
  listeners.notify();
};

/**
 * What a control holds and its form does not know yet. A long text costs more to write than a key may take: it is
 * written after a pause, and at once when somebody reads the form (`takeHeldInput`).
 */
export class HeldInput {
  readonly #give: () => void;
  readonly #giving = new Debounce(() => this.take(), pause, longest);

  /** @param give gives the form what the control holds */
  constructor(give: () => void) {
    this.#give = give;
  }

  /** To be called when something was typed. */
  hold(): void {
    holders.add(this);
    this.#giving.touch();
    settle();
  }

  /** Gives the form what is held, if anything. */
  take(): void {
    if (!holders.delete(this)) return;
    this.#giving.stop();
    const isOuter = !isTaking;
    isTaking = true;
    try {
      this.#give();
    } finally {
      if (isOuter) isTaking = false;
      setTimeout(settle, settling);
    }
  }
}

/** Gives the forms everything that their controls hold. To be called before a form is read, saved or left. */
export function takeHeldInput(): void {
  for (const holder of [...holders]) holder.take();
}

/** Whether held input is being given to its form: no key waits for the result. */
export const isTakingHeldInput = (): boolean => isTaking;

/** Whether something is held, as what guards unsaved work follows it. */
export const isInputHeld = (): boolean => isAny;
export const onInputHeld = listeners.add;
