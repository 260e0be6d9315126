import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordIdOf } from '#shared/routes.ts';
import type { Item } from '../data/queries.ts';
import { useFreshRecord } from '../form/useFreshRecord.ts';
import { usePageLabel } from '../page/context.ts';
import { LoadingState } from '../states/LoadingState.tsx';
import { RecordUnavailable } from './RecordUnavailable.tsx';
import { contextOf, type RecordResource } from './resources.ts';

interface RecordEditProps<N extends RecordResource> {
  resource: N;
  id: number;
  nameOf: (record: Item<N>) => string;
  children: (stored: Item<N>) => ReactNode;
}

/** Where a record is edited: its form starts from what the platform holds now. */
export function RecordEdit<N extends RecordResource>({ resource, id, nameOf, children }: RecordEditProps<N>) {
  const { data: stored, error, refetch } = useFreshRecord(resource, id);
  usePageLabel(stored && nameOf(stored));
  if (stored !== undefined) return children(stored);
  if (error === null) return <LoadingState />;
  const retry = () => void refetch();
  return <RecordUnavailable thrown={error} list={resource} context={contextOf(resource)} onRetry={retry} />;
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
  return <RecordUnavailable thrown={error} list={resource} context={contextOf(resource)} onRetry={retry} />;
}
