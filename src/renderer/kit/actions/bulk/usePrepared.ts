import { useEffect, useEffectEvent, useState } from 'react';
import { maxNamedRows } from '#shared/bulk/limits.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { maxBulkIds } from '#shared/max-items.ts';
import type { SelectionSnapshot } from '../define.ts';
import { useActionTools } from '../useActionTools.ts';
import { countOf } from './ceiling.ts';
import type { BulkWork, SetAside } from './work.ts';

export interface PreparedRow {
  id: number;
  name: string;
  /** Why it is left alone. */
  setAside?: SetAside | undefined;
}

/** State of the preparation, before the confirmation. */
export type Preparation =
  | { step: 'preparing'; done: number; total: number | null }
  | { step: 'tooMany' }
  | { step: 'failed'; error: AppError }
  /** `rows`: those that are known one by one; of a query, those on screen. `count`: how many are touched. */
  | { step: 'ready'; rows: readonly PreparedRow[]; count: number };

interface PreparationOptions<R extends { id: number }> {
  chosen: SelectionSnapshot<R>;
  nameOf: (row: R) => string;
  prepare: BulkWork['prepare'];
}

/** The rows of a selection with their names: of a query, those on screen. */
export function namedRows<R extends { id: number }>(
  chosen: SelectionSnapshot<R>,
  nameOf: (row: R) => string,
): PreparedRow[] {
  const { records } = chosen;
  if (chosen.kind === 'query') {
    const left = new Set(chosen.except);
    return [...records.values()].flatMap((row) => (left.has(row.id) ? [] : [{ id: row.id, name: nameOf(row) }]));
  }
  return chosen.ids.map((id) => {
    const record = records.get(id);
    return { id, name: record === undefined ? `#${id}` : nameOf(record) };
  });
}

/**
 * Names the rows of a selection, and finds those to skip where they are few and known one by one: the rows of a query
 * are looked for by main, once it was confirmed. Reads only; unmounting cancels.
 */
export function usePrepared<R extends { id: number }>({ chosen, nameOf, prepare }: PreparationOptions<R>) {
  const tools = useActionTools();
  const count = countOf(chosen);
  const isRead = prepare !== undefined && chosen.kind === 'ids' && count <= maxBulkIds;
  const [state, setState] = useState<Preparation>(() => {
    const named = chosen.kind === 'ids' ? chosen.ids : chosen.except;
    if (named.length > maxNamedRows) return { step: 'tooMany' };
    return isRead
      ? { step: 'preparing', done: 0, total: null }
      : { step: 'ready', rows: namedRows(chosen, nameOf), count };
  });
  const [attempt, setAttempt] = useState(0);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    if (!isRead) return;
    const rows = namedRows(chosen, nameOf);
    const total = rows.length;
    setState({ step: 'preparing', done: 0, total });
    const onProgress = (done: number) => setState({ step: 'preparing', done, total });
    const { setAside, names } = await prepare(
      rows.map(({ id }) => id),
      { signal, onProgress },
      tools,
    );
    if (signal.aborted) return;
    setState({
      step: 'ready',
      count: total - setAside.size,
      rows: rows.map(({ id, name }) => ({ id, name: names.get(id) ?? name, setAside: setAside.get(id) })),
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` restarts it.
  useEffect(() => {
    const controller = new AbortController();
    run(controller.signal).catch((thrown: unknown) => {
      if (!controller.signal.aborted) setState({ step: 'failed', error: toAppError(thrown) });
    });
    return () => controller.abort();
  }, [attempt]);

  return { state, retry: () => setAttempt((former) => former + 1) };
}
