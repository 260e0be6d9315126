import { type DragEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** Rows with an order and a history, kept outside React. */
export interface OrderedRows {
  /** The keys of the rows, in their order. */
  keys: () => readonly string[];
  /** Moves a row to a rank, counted without itself. @returns its rank from 0; null where it did not move */
  moveTo: (key: string, rank: number) => number | null;
  /** @returns the key of the row that takes its place; null where none is left */
  remove: (key: string) => string | null;
  /** @returns whether there was something to undo */
  undo: () => boolean;
  redo: () => boolean;
}

export interface OrderCommands {
  move: (key: string, by: 1 | -1) => void;
  remove: (key: string) => void;
  undo: () => void;
  redo: () => void;
  dragStart: (key: string, name: string, event: DragEvent) => void;
  dragOver: (key: string, event: DragEvent) => void;
  drop: (key: string, event: DragEvent) => void;
  dragEnd: () => void;
}

/** What is being dragged, and the row that it is over. */
export interface Dragging {
  key: string;
  over: string | null;
}

interface OrderOptions {
  rows: OrderedRows;
  /** The name of a row, for what is announced. */
  nameOf: (key: string) => string;
  /** Tells a screen reader what was done. */
  say: (text: string) => void;
  /** Focuses a row: its first field, or its header; the button that adds one where the key is null. */
  focus: (key: string | null, part: 'fields' | 'head') => void;
  /** The key of the row that has the focus; null where none has. */
  current: () => string | null;
}

/**
 * Commands over the rows of an editor: moving, removing, dragging, undo and redo. Each says what it did, and leaves the
 * focus where the person works. They stay the same as long as the options do, so that no row is drawn because of them.
 */
export function useOrderCommands({ rows, nameOf, say, focus, current }: OrderOptions): {
  commands: OrderCommands;
  dragging: Dragging | null;
} {
  const { t } = useTranslation('form');
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const commands = useMemo((): OrderCommands => {
    let dragged: string | null = null;

    const endDrag = () => {
      dragged = null;
      setDragging(null);
    };
    const sayMoved = (key: string) =>
      say(t('rows.said.moved', { name: nameOf(key), rank: rows.keys().indexOf(key) + 1, count: rows.keys().length }));
    const go = (step: 'undo' | 'redo') => {
      const key = current();
      let isDone = false;
      flushSync(() => {
        isDone = rows[step]();
      });
      say(t(stepSaid(step, isDone)));
      if (!isDone) return;
      // The row with the focus may be gone, or its fields made anew with what they held before.
      if (key !== null && rows.keys().includes(key)) {
        if (current() !== key) focus(key, 'fields');
      } else if (isFocusLost()) focus(rows.keys()[0] ?? null, 'head');
    };

    return {
      move: (key, by) => {
        const rank = rows.keys().indexOf(key) + by;
        let isMoved = false;
        keepingFocus(() => {
          isMoved = rows.keys()[rank] !== undefined && rows.moveTo(key, rank) !== null;
        });
        if (isMoved) sayMoved(key);
        else say(t(by < 0 ? 'rows.said.isFirst' : 'rows.said.isLast', { name: nameOf(key) }));
      },
      remove: (key) => {
        const name = nameOf(key);
        let next: string | null = null;
        flushSync(() => {
          next = rows.remove(key);
        });
        say(t('rows.said.removed', { name }));
        focus(next, 'head');
      },
      undo: () => go('undo'),
      redo: () => go('redo'),
      dragStart: (key, name, event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        dragged = key;
        setDragging({ key, over: null });
      },
      dragOver: (over, event) => {
        if (dragged === null) return;
        event.preventDefault();
        const key = dragged;
        setDragging((now) => (now?.over === over ? now : { key, over }));
      },
      drop: (onto, event) => {
        if (dragged === null) return;
        event.preventDefault();
        if (rows.moveTo(dragged, rows.keys().indexOf(onto)) !== null) sayMoved(dragged);
        endDrag();
      },
      dragEnd: endDrag,
    };
  }, [rows, nameOf, say, focus, current, t]);
  return { commands, dragging };
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Runs a change that puts the focused element elsewhere in the page, where it would lose the focus. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus();
}

/** On which side of a row the dragged one lands; undefined where it does not. */
export function landingOf(rows: OrderedRows, dragging: Dragging | null, key: string): 'before' | 'after' | undefined {
  if (dragging === null || dragging.over !== key || dragging.key === key) return undefined;
  return rows.keys().indexOf(key) < rows.keys().indexOf(dragging.key) ? 'before' : 'after';
}

/** The direction of a key that moves a row (Alt with an arrow); null for any other. */
export function moveOfKey(event: KeyboardEvent): 1 | -1 | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
}

/** Whether a key undoes or gives again (Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z); null for any other. */
export function stepOfKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const name = event.key.toLowerCase();
  if (name === 'y' || (name === 'z' && event.shiftKey)) return 'redo';
  return name === 'z' ? 'undo' : null;
}

/**
 * What is announced of a step (a key of the namespace `form`): that it was undone or given again, or that there is
 * none.
 */
export const stepSaid = (step: 'undo' | 'redo', isDone: boolean) =>
  step === 'undo'
    ? isDone
      ? 'rows.said.undone'
      : 'rows.said.nothingToUndo'
    : isDone
      ? 'rows.said.redone'
      : 'rows.said.nothingToRedo';
