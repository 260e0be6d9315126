import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { toAppError } from '#shared/failure.ts';
import type { ImportRow } from '#shared/ipc/import-rows.ts';
import { openColumns } from './cell-state.ts';
import type { RowFinder, RowList } from './row-pages.ts';

interface Place {
  row: number;
  column: number;
}

/** Milliseconds after which a move that did not arrive is given up. */
const LONGEST_MOVE = 5000;

/** A move that has not arrived yet. */
interface Move {
  /** What was typed meanwhile. */
  typed: string;
  isBackward: boolean;
  /** Whether it waits for the next check. */
  isWaiting: boolean;
}

interface ProblemMoves {
  list: RowList;
  rows: RowFinder;
  columns: readonly string[];
  active: Place;
  focus: (place: Place) => void;
  /** Called with what was typed while a move to a cell was on its way. */
  onTyped: (place: Place, text: string) => void;
}

/** Where a move enters a line: at its first cell with a problem, or at its last one. */
const entryOf = (row: ImportRow | undefined, columns: readonly string[], isBackward: boolean): number =>
  (row && openColumns(row, columns).at(isBackward ? -1 : 0)) ?? 1;

/**
 * Moves from one cell that somebody has to correct, or to look at, to the next: by F8 and Shift+F8 wherever the focus is
 * (docs/screens/01-shell-home.md §8), over the whole list, and from its end to its start.
 */
export function useProblemMoves({ list, rows, columns, active, focus, onTyped }: ProblemMoves) {
  const [place, setPlace] = useState<{ rank: number; total: number } | null>(null);

  /** What is typed until a move arrives: it belongs to the cell that was asked for. */
  const moving = useRef<Move | null>(null);

  /** Finds a line with a problem, and shows its number among all of them; from the end of the list on at its start. */
  async function find(from: number, isBackward: boolean): Promise<number | null> {
    const { checkId, filter, search } = list;
    const wanted = { checkId, filter, search, isBackward };
    let found = await invoke('import.nextProblem', { ...wanted, from });
    if (found.index === null && found.total > 0) {
      found = await invoke('import.nextProblem', { ...wanted, from: isBackward ? Number.MAX_SAFE_INTEGER : -1 });
    }
    setPlace(found.index === null ? null : { rank: found.rank, total: found.total });
    return found.index;
  }

  async function moveToLine(isBackward: boolean): Promise<Place | null> {
    const index = await find(active.row, isBackward);
    if (index === null) return null;
    return { row: index, column: entryOf(await rows.read(index), columns, isBackward) };
  }

  function move(isBackward: boolean): void {
    const row = rows.known(active.row);
    const here = row === undefined ? [] : openColumns(row, columns);
    const next = isBackward
      ? here.findLast((column) => column < active.column)
      : here.find((column) => column > active.column);
    if (next !== undefined) {
      focus({ row: active.row, column: next });
      void find(active.row - 1, false).catch(() => undefined);
      return;
    }
    const own = { typed: '', isBackward, isWaiting: false };
    moving.current = own;
    // Where no check follows, the keys go to the cell again.
    setTimeout(() => {
      if (moving.current === own) moving.current = null;
    }, LONGEST_MOVE);
    void start(own);
  }

  /** Goes to the line of a move. Where the check was replaced meanwhile, the move goes on in the next one. */
  async function start(own: Move): Promise<void> {
    let place: Place | null = null;
    own.isWaiting = false;
    try {
      place = await moveToLine(own.isBackward);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'file' && error.reason === 'expired' && moving.current === own) {
        if (latestCheck.current !== list.checkId) return latestStart.current(own);
        own.isWaiting = true;
        return;
      }
    }
    if (moving.current !== own) return;
    moving.current = null;
    if (place === null) return;
    const arrived = place;
    // At once: a key between the two would reach neither.
    flushSync(() => {
      focus(arrived);
      if (own.typed !== '') onTyped(arrived, own.typed);
    });
  }

  const latestCheck = useRef(list.checkId);
  const latestStart = useRef(start);
  useEffect(() => {
    latestCheck.current = list.checkId;
    latestStart.current = start;
  });
  const goOn = useEffectEvent(() => {
    if (moving.current?.isWaiting === true) void start(moving.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check is another one to go on in.
  useEffect(() => goOn(), [list.checkId]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(event.shiftKey);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return {
    place,
    move,
    /** Takes a key that is pressed in the grid while a move is on its way. Returns whether one is. */
    takeKey: (key: string): boolean => {
      if (moving.current === null) return false;
      if (key.length === 1) moving.current.typed += key;
      return true;
    },
  };
}
