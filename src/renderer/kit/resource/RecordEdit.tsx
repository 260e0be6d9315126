import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item } from '#renderer/kit/data/queries.ts';
import { useFreshRecord } from '#renderer/kit/form/useFreshRecord.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { recordIdOf } from '#shared/routes.ts';
import { RecordUnavailable } from './RecordUnavailable.tsx';
import type { RecordResource } from './resources.ts';
import { useFallbackRecord } from './useFallbackRecord.ts';

interface RecordEditProps<N extends RecordResource> {
  resource: N;
  id: number;
  nameOf: (record: Item<N>) => string;
  /** What a list knew of it: its form opens with that where the record itself cannot be read. */
  known?: Item<N>;
  /** `unread`: the form stands on what a list knew, and must not be saved before it was read. */
  children: (stored: Item<N>, unread: Unread | null) => ReactNode;
}

/** A record, or something of it, that could not be read. */
export interface Unread {
  /** Null while it is tried again. */
  thrown: unknown;
  onRetry: () => void;
}

/** Where a record is edited: its form starts from what the platform holds now. */
export function RecordEdit<N extends RecordResource>({ resource, id, nameOf, known, children }: RecordEditProps<N>) {
  const { data: read, error, refetch } = useFreshRecord(resource, id);
  const fallbackRecord = useFallbackRecord(known, error);
  const stored = read ?? fallbackRecord;
  usePageLabel(stored && nameOf(stored));
  const retry = () => void refetch();
  if (stored !== undefined) return children(stored, read === undefined ? { thrown: error, onRetry: retry } : null);
  if (error === null) return <LoadingState />;
  return <RecordUnavailable thrown={error} list={resource} context={resource} onRetry={retry} />;
}

interface RecordCreateProps<N extends RecordResource> {
  resource: N;
  /** The form of a new record; `source` is the record that it starts as a copy of, when there is one. */
  children: (source: Item<N> | null) => ReactNode;
}

/** Where a record is created, from nothing or, with `?from={id}`, from a copy of another one. */
export function RecordCreate<N extends RecordResource>({ resource, children }: RecordCreateProps<N>) {
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const source = recordIdOf(from === undefined ? undefined : String(from));
  if (source === null) return children(null);
  return <Copied key={source} resource={resource} id={source} form={children} />;
}

function Copied<N extends RecordResource>({
  resource,
  id,
  form,
}: {
  resource: N;
  id: number;
  form: RecordCreateProps<N>['children'];
}) {
  const { data: source, error, refetch } = useFreshRecord(resource, id);
  if (source !== undefined) return form(source);
  if (error === null) return <LoadingState />;
  const retry = () => void refetch();
  return <RecordUnavailable thrown={error} list={resource} context={resource} onRetry={retry} />;
}
