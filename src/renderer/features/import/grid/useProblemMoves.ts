import { useEffect, useEffectEvent, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { ImportRow } from '#shared/ipc/import-rows.ts';
import { openColumns } from './cell-state.ts';
import type { RowFinder, RowList } from './row-pages.ts';

interface Place {
  row: number;
  column: number;
}

interface ProblemMoves {
  list: RowList;
  rows: RowFinder;
  columns: readonly string[];
  active: Place;
  focus: (place: Place) => void;
}

/** Where a move enters a line: at its first cell with a problem, or at its last one. */
const entryOf = (row: ImportRow | undefined, columns: readonly string[], isBackward: boolean): number =>
  (row && openColumns(row, columns).at(isBackward ? -1 : 0)) ?? 1;

/**
 * Moves from one cell that somebody has to correct, or to look at, to the next: by F8 and Shift+F8 wherever the focus is
 * (docs/screens/01-shell-home.md §8), over the whole list, and from its end to its start.
 */
export function useProblemMoves({ list, rows, columns, active, focus }: ProblemMoves) {
  const [place, setPlace] = useState<{ rank: number; total: number } | null>(null);

  const find = async (from: number, isBackward: boolean) => {
    const { checkId, filter, search } = list;
    return invoke('import.nextProblem', { checkId, filter, search, from, isBackward });
  };

  async function move(isBackward: boolean): Promise<void> {
    const row = rows.known(active.row);
    const here = row === undefined ? [] : openColumns(row, columns);
    const next = isBackward
      ? here.findLast((column) => column < active.column)
      : here.find((column) => column > active.column);
    if (next !== undefined) {
      focus({ row: active.row, column: next });
    }
    let found = await find(next === undefined ? active.row : active.row - 1, next !== undefined ? false : isBackward);
    if (found.index === null && found.total > 0) {
      found = await find(isBackward ? Number.MAX_SAFE_INTEGER : -1, isBackward);
    }
    if (found.index === null) {
      setPlace(null);
      return;
    }
    setPlace({ rank: found.rank, total: found.total });
    if (next !== undefined) return;
    focus({ row: found.index, column: entryOf(await rows.read(found.index), columns, isBackward) });
  }

  /** A check that is replaced meanwhile ends a move; the next press starts from the new one. */
  const start = (isBackward: boolean) => void move(isBackward).catch(() => undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    start(event.shiftKey);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { place, move: start };
}
