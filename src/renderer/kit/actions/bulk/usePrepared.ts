import { useEffect, useEffectEvent, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { SelectionSnapshot } from '../define.ts';
import { useActionTools } from '../useActionTools.ts';
import { resolveQuery } from './resolve.ts';
import type { BulkWork, RowEnd } from './work.ts';

export interface PreparedRow {
  id: number;
  name: string;
  end?: RowEnd;
}

/** State of the preparation, before the confirmation. */
export type Preparation =
  | { step: 'resolving' | 'preparing'; done: number; total: number | null }
  | { step: 'tooMany' }
  | { step: 'failed'; error: AppError }
  | { step: 'ready'; rows: readonly PreparedRow[] };

interface PreparationOptions<R extends { id: number }> {
  resource: ResourceName;
  chosen: SelectionSnapshot<R>;
  upTo: number;
  nameOf: (row: R) => string;
  prepare: BulkWork['prepare'];
}

const countOf = (chosen: SelectionSnapshot<{ id: number }>): number =>
  chosen.kind === 'ids' ? chosen.ids.length : chosen.total - chosen.except.length;

const namedRows = <R extends { id: number }>(
  { ids, records }: Extract<SelectionSnapshot<R>, { kind: 'ids' }>,
  nameOf: (row: R) => string,
): PreparedRow[] =>
  ids.map((id) => {
    const record = records.get(id);
    return { id, name: record === undefined ? `#${id}` : nameOf(record) };
  });

/** Resolves a selection to explicit rows and finds those to skip. Reads only; unmounting cancels. */
export function usePrepared<R extends { id: number }>({
  resource,
  chosen,
  upTo,
  nameOf,
  prepare,
}: PreparationOptions<R>) {
  const tools = useActionTools();
  const [state, setState] = useState<Preparation>(() => {
    if (countOf(chosen) > upTo) return { step: 'tooMany' };
    // Nothing to read: no loading state.
    if (chosen.kind === 'ids' && prepare === undefined) return { step: 'ready', rows: namedRows(chosen, nameOf) };
    return { step: 'preparing', done: 0, total: null };
  });
  const [attempt, setAttempt] = useState(0);

  const rowsOf = async (signal: AbortSignal): Promise<PreparedRow[] | null> => {
    if (chosen.kind === 'ids') return namedRows(chosen, nameOf);
    const onProgress = (done: number, total: number | null) => setState({ step: 'resolving', done, total });
    const { except, query } = chosen;
    const { rows, isTooMany } = await resolveQuery<R>(resource, query, { except, upTo, nameOf, signal, onProgress });
    return isTooMany ? null : rows;
  };

  const run = useEffectEvent(async (signal: AbortSignal) => {
    // Do not read hundreds of pages only to refuse at the end.
    if (state.step === 'tooMany' || state.step === 'ready') return;
    const rows = await rowsOf(signal);
    if (rows === null) return setState({ step: 'tooMany' });
    if (prepare === undefined || rows.length === 0) return setState({ step: 'ready', rows });
    const total = rows.length;
    setState({ step: 'preparing', done: 0, total });
    const onProgress = (done: number) => setState({ step: 'preparing', done, total });
    const ids = rows.map(({ id }) => id);
    const { setAside, names } = await prepare(ids, { signal, onProgress }, tools);
    if (signal.aborted) return;
    setState({
      step: 'ready',
      rows: rows.map(({ id, name }) => {
        const reason = setAside.get(id);
        const end = reason === undefined ? undefined : ({ outcome: 'skipped', reason } as const);
        return { id, name: names.get(id) ?? name, end };
      }),
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

  return { state, retry: () => setAttempt((count) => count + 1) };
}
