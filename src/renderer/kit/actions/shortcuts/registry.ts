import { createStore } from '#renderer/kit/data/store.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import { isFreeLetter } from '../keys/letters.ts';
import { isForFields, isLetter, type ShortcutRef, shortcutIds, shortcutOf } from './catalogue.ts';

type Platform = Bootstrap['platform'];
type Handler = () => void;

export interface ShortcutContext {
  platform: Platform;
  /** The user's preference: single letters are active. */
  hasLetters: boolean;
}

/** Milliseconds to press the second key of a shortcut such as G H. */
const STEP_TIME = 1500;

/** Page shortcuts are inactive behind an open dialog. */
const isBehindDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Whether a key event is one step of a shortcut. */
export function isStep(step: string, event: KeyboardEvent, platform: Platform): boolean {
  const keys = step.split('+');
  const name = keys.at(-1) ?? '';
  const key = name === 'Plus' ? '+' : name;
  const [command, other] = platform === 'mac' ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (event.altKey || other || command !== keys.includes('Mod')) return false;
  // Signs and digits need Shift on some keyboards only, so the typed character is compared.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  if (!isSign && event.shiftKey !== keys.includes('Shift')) return false;
  return event.key === key || (key.length === 1 && event.key.toLowerCase() === key.toLowerCase());
}

const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/** Dispatches shortcuts to handlers. The last handler registered for a key wins: a dialog before its page. */
export class ShortcutRegistry {
  private readonly handlers = new Map<ShortcutRef, Handler[]>();
  private readonly active = createStore<readonly ShortcutRef[]>([]);
  /** The shortcuts that have a handler now: in the order of the catalogue, then those of modules. */
  readonly get = this.active.get;
  readonly subscribe = this.active.subscribe;
  private firstStep: { key: string; at: number } | null = null;

  /** Registers a handler and returns the function that removes it. */
  take(id: ShortcutRef, handler: Handler): () => void {
    this.handlers.set(id, [...(this.handlers.get(id) ?? []), handler]);
    this.changed();
    return () => {
      const remaining = (this.handlers.get(id) ?? []).filter((one) => one !== handler);
      if (remaining.length > 0) this.handlers.set(id, remaining);
      else this.handlers.delete(id);
      this.changed();
    };
  }

  /** Handles a key event; returns whether a handler ran. */
  press(event: KeyboardEvent, { platform, hasLetters }: ShortcutContext): boolean {
    if (event.defaultPrevented || event.isComposing) return false;
    // The time of the key press: a busy page handles the event later.
    const now = event.timeStamp;
    const before = this.firstStep !== null && now - this.firstStep.at <= STEP_TIME ? this.firstStep.key : null;
    this.firstStep = null;
    for (const id of this.inOrder(before)) {
      const shortcut = shortcutOf(id);
      const [first = '', second] = shortcut.keys.split(' ');
      if (isLetter(shortcut) && !hasLetters) continue;
      if (isForFields(shortcut) && !isFreeLetter(event)) continue;
      if (shortcut.isTextCommand === true && isRichText(event.target)) continue;
      if (second === undefined ? !isStep(first, event, platform) : before !== first) {
        if (second !== undefined && isStep(first, event, platform)) this.firstStep = { key: first, at: now };
        continue;
      }
      if (second !== undefined && !isStep(second, event, platform)) continue;
      if (isBehindDialog()) return false;
      this.firstStep = null;
      event.preventDefault();
      this.handlers.get(id)?.at(-1)?.();
      return true;
    }
    return false;
  }

  /**
   * The shortcuts in the order in which they are asked: after the first key of a pair, the pairs it begins come before
   * single keys, so that G A does not also accept what is on screen.
   */
  private inOrder(before: string | null): readonly ShortcutRef[] {
    const active = this.active.get();
    if (before === null) return active;
    const isBegun = (id: ShortcutRef) => shortcutOf(id).keys.startsWith(`${before} `);
    return [...active.filter(isBegun), ...active.filter((id) => !isBegun(id))];
  }

  private changed(): void {
    const ofModules = [...this.handlers.keys()].filter((id) => typeof id !== 'string');
    this.active.set([...shortcutIds.filter((id) => this.handlers.has(id)), ...ofModules]);
  }
}
