import type { Bootstrap } from '#shared/ipc/app.ts';
import { isFreeLetter } from '../keys/letters.ts';
import { isForFields, isLetter, type ShortcutId, shortcutIds, shortcutOf } from './catalogue.ts';

type Platform = Bootstrap['platform'];
type Handler = () => void;

export interface ShortcutContext {
  platform: Platform;
  /** The person's choice: letters without Ctrl or ⌘. */
  hasLetters: boolean;
}

/** Milliseconds between the G and the letter that says where. */
const STEP_TIME = 1500;

/** Over an open dialog nothing of the page is started. */
const isBehindDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Whether an event is one step of a shortcut. */
export function isStep(step: string, event: KeyboardEvent, platform: Platform): boolean {
  const keys = step.split('+');
  const name = keys.at(-1) ?? '';
  const key = name === 'Plus' ? '+' : name;
  const [command, other] = platform === 'mac' ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (event.altKey || other || command !== keys.includes('Mod')) return false;
  // Signs and figures need Shift on some keyboards and none on others: the character counts.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  if (!isSign && event.shiftKey !== keys.includes('Shift')) return false;
  return event.key === key || (key.length === 1 && event.key.toLowerCase() === key.toLowerCase());
}

const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/** What the keys of the application do now. The last that took a key has it: a dialog before its page. */
export class ShortcutRegistry {
  private readonly handlers = new Map<ShortcutId, Handler[]>();
  private readonly listeners = new Set<() => void>();
  private active: readonly ShortcutId[] = [];
  private firstStep: { key: string; at: number } | null = null;

  /** Takes a shortcut; the answer gives it back. */
  take(id: ShortcutId, handler: Handler): () => void {
    this.handlers.set(id, [...(this.handlers.get(id) ?? []), handler]);
    this.changed();
    return () => {
      const left = (this.handlers.get(id) ?? []).filter((one) => one !== handler);
      if (left.length > 0) this.handlers.set(id, left);
      else this.handlers.delete(id);
      this.changed();
    };
  }

  /** Shortcuts that do something on the screen as it is, in the catalogue's order. */
  readonly ids = (): readonly ShortcutId[] => this.active;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Does what a key means, if anything; true when it did. */
  press(event: KeyboardEvent, { platform, hasLetters }: ShortcutContext): boolean {
    if (event.defaultPrevented || event.isComposing) return false;
    // When the finger was on it: a busy page comes to it later.
    const now = event.timeStamp;
    const before = this.firstStep !== null && now - this.firstStep.at <= STEP_TIME ? this.firstStep.key : null;
    this.firstStep = null;
    for (const id of this.active) {
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

  private changed(): void {
    this.active = shortcutIds.filter((id) => this.handlers.has(id));
    for (const listener of this.listeners) listener();
  }
}
