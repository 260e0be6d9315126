import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLeave } from '../useLeave.ts';
import type { EditedRows } from './store.ts';

type Rows = Pick<EditedRows<unknown, { readonly key: string }>, 'keys' | 'moveTo' | 'remove' | 'undo' | 'redo'>;

export interface RowCommands {
  move: (key: string, by: 1 | -1) => void;
  remove: (key: string) => void;
  /**
   * Adds rows, and focuses a part of one.
   * @param add gives the key of the row to focus
   * @param said tells that they were added
   */
  add: (add: () => string | null, said: string, part: RowPart) => void;
  undo: () => void;
  redo: () => void;
  /** Tells a screen reader something of the rows. */
  say: (text: string) => void;
  dragStart: (key: string, name: string, event: DragEvent) => void;
  /** Over a row; null between two, where the last one stays what is dropped on. */
  dragOver: (key: string | null, event: DragEvent) => void;
  drop: (key: string | null, event: DragEvent) => void;
  dragEnd: () => void;
}

/** The first field of a row, or its header. */
type RowPart = 'fields' | 'head';

/** What is being dragged, and the row that it is over. */
export interface Dragging {
  key: string;
  over: string | null;
}

const fieldsOfRow = '[role="textbox"], input, textarea, [data-first]';

/** Focuses a row below an element: its first field, or its header (`data-head`); what adds one where there is none. */
export function focusRow(root: Element | null, key: string | null, part: RowPart): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === key);
  const field = part === 'fields' ? row?.querySelector<HTMLElement>(fieldsOfRow) : null;
  const target =
    field ?? row?.querySelector<HTMLElement>('[data-head]') ?? root?.querySelector<HTMLElement>('[data-add]');
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** The key of the row below an element that has the focus; null where none has. */
export function focusedRow(root: Element | null): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  return row !== null && root?.contains(row) === true ? (row.dataset.row ?? null) : null;
}

interface EditorOptions {
  rows: Rows;
  /** The name of a row, for what is announced. The same function as long as the names are. */
  nameOf: (key: string) => string;
  isReadOnly: boolean;
  /** Called when the focus leaves the editor. */
  onLeave: () => void;
}

/**
 * Edits rows that are kept outside React: moving, removing, dragging, undo and redo. Each command says what it did
 * (`said`), and leaves the focus where the person works. The commands stay the same as long as the rows and their names
 * do, so that no row is drawn because of them. `props` are those of the element around the rows.
 */
export function useRowsEditor<E extends HTMLElement>({ rows, nameOf, isReadOnly, onLeave }: EditorOptions) {
  const { t } = useTranslation('form');
  const root = useRef<E>(null);
  const [said, say] = useState('');
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const commands = useMemo((): RowCommands => {
    let dragged: string | null = null;
    let lastOver: string | null = null;

    const endDrag = () => {
      dragged = null;
      lastOver = null;
      setDragging(null);
    };
    const focus = (key: string | null, part: RowPart) => focusRow(root.current, key, part);
    const sayMoved = (key: string) =>
      say(t('rows.said.moved', { name: nameOf(key), rank: rows.keys().indexOf(key) + 1, count: rows.keys().length }));
    const go = (step: 'undo' | 'redo') => {
      const key = focusedRow(root.current);
      let isDone = false;
      flushSync(() => {
        isDone = rows[step]();
      });
      say(t(stepSaid(step, isDone)));
      if (!isDone) return;
      // The row with the focus may be gone, or its fields made anew with what they held before.
      if (key !== null && rows.keys().includes(key)) {
        if (focusedRow(root.current) !== key) focus(key, 'fields');
      } else if (isFocusLost()) focus(rows.keys()[0] ?? null, 'head');
    };

    return {
      say,
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
      add: (add, text, part) => {
        let key: string | null = null;
        flushSync(() => {
          key = add();
        });
        say(text);
        focus(key, part);
      },
      undo: () => go('undo'),
      redo: () => go('redo'),
      dragStart: (key, name, event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        dragged = key;
        setDragging({ key, over: null });
      },
      dragOver: (key, event) => {
        if (dragged === null) return;
        // Before a field or an editor of texts in the row takes it for a text.
        event.preventDefault();
        event.stopPropagation();
        const over = key ?? lastOver;
        const current = dragged;
        lastOver = over;
        setDragging((now) => (now?.over === over ? now : { key: current, over }));
      },
      drop: (key, event) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        const onto = key ?? lastOver;
        if (onto !== null && rows.moveTo(dragged, rows.keys().indexOf(onto)) !== null) sayMoved(dragged);
        endDrag();
      },
      dragEnd: endDrag,
    };
  }, [rows, nameOf, t]);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === null || isReadOnly) return;
    // Before a field takes it: each has a history of its own, which knows nothing of the rows.
    event.preventDefault();
    event.stopPropagation();
    commands[step]();
  };
  const between = {
    onDragOver: (event: DragEvent) => commands.dragOver(null, event),
    onDrop: (event: DragEvent) => commands.drop(null, event),
  };
  return { root, commands, dragging, said, props: { ref: root, onKeyDownCapture, ...between, ...useLeave(onLeave) } };
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Runs a change that puts the focused element elsewhere in the page, where it would lose the focus. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus();
}

/** On which side of a row the dragged one lands; undefined where it does not. */
export function landingOf(
  rows: Pick<Rows, 'keys'>,
  dragging: Dragging | null,
  key: string,
): 'before' | 'after' | undefined {
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
