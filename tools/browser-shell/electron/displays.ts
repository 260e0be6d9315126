import { EventEmitter } from 'node:events';
import type { Display, Rectangle, Screen } from 'electron';

/** A single screen at first, large enough for any stored window position. */
const first = { x: 0, y: 0, width: 10_000, height: 10_000 };

// Adapters use only the work area.
const displayOf = (workArea: Rectangle) => ({ workArea }) as Display;

const events = new EventEmitter();
let displays = [displayOf(first)];

export const screen = Object.assign(events, {
  getAllDisplays: () => displays,
} satisfies Pick<Screen, 'getAllDisplays'>);

/**
 * Plugs screens in and out. Electron tells each in a task of its own, after it answers anew, and moves no window: that
 * is the system's part (shell/browser/api/electron_api_screen.cc 148-170).
 */
export function plugDisplays(workAreas: readonly Rectangle[]): void {
  const before = displays;
  displays = workAreas.map(displayOf);
  const added = displays.slice(before.length);
  const removed = before.slice(displays.length);
  setImmediate(() => {
    for (const display of added) events.emit('display-added', {}, display);
    for (const display of removed) events.emit('display-removed', {}, display);
  });
}
