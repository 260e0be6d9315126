import { useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { Item } from '#renderer/kit/data/queries.ts';
import { familyNameOf, recordLabel } from '#renderer/kit/data/record-name.ts';
import { useFreshRecord } from '#renderer/kit/form/useFreshRecord.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { recordIdOf } from '#shared/routes.ts';
import type { AddressPageProps } from './ListPage.tsx';
import { RecordUnavailable } from './RecordUnavailable.tsx';
import type { EditedResource } from './resources.ts';
import { useFallbackRecord } from './useFallbackRecord.ts';
import { useKnownRow } from './useKnownRow.ts';

interface RecordEditProps<N extends EditedResource> {
  resource: N;
  id: number;
  /** The form opens with the row of a list when the record itself cannot be read. */
  opensFromList?: boolean;
  /** `unread`: the form shows the row of a list, and must not be saved before the record was read. */
  children: (stored: Item<N>, unread: Unread | null) => ReactNode;
}

/** The failed reading of a record or of a part of it. */
export interface Unread {
  /** Null while it is tried again. */
  thrown: unknown;
  onRetry: () => void;
}

/** The page that edits a record: the form starts from the record as the platform has it now. */
export function RecordEdit<N extends EditedResource>({
  resource,
  id,
  opensFromList = false,
  children,
}: RecordEditProps<N>) {
  const { data: read, error, refetch } = useFreshRecord(resource, id);
  const known = useKnownRow(resource, id, opensFromList ? error : null);
  // The rows of a list that opens a form hold what their records hold.
  const fallbackRecord = useFallbackRecord(opensFromList ? (known.row as Item<N> | undefined) : undefined, error);
  const stored = read ?? fallbackRecord;
  usePageLabel(stored && recordLabel(stored), stored && familyNameOf(stored));
  const retry = () => void refetch();
  if (stored !== undefined) {
    // Another record mounts another form.
    return (
      <Fragment key={id}>{children(stored, read === undefined ? { thrown: error, onRetry: retry } : null)}</Fragment>
    );
  }
  if (error === null || known.isLooking) return <LoadingState />;
  return <RecordUnavailable thrown={error} list={resource} context={resource} onRetry={retry} />;
}

/** Props of the page of one record; its address may hold more than its id, such as the tab that is open. */
export interface RecordPageProps extends AddressPageProps {
  id: number;
}

/** Props of the form of a record on the pages that create and edit one. */
interface RecordFormProps<Record> {
  /** Null creates. */
  stored: Record | null;
  /** The record that a new one starts as a copy of. */
  source?: Record | null;
  /** Set while `stored` is the row of a list: it must not be saved before the record was read. */
  unread?: Unread | null;
}

export type RecordForm<Record> = (props: RecordFormProps<Record>) => ReactNode;

interface RecordCreateProps<N extends EditedResource> {
  resource: N;
  /** The form of a new record; `source` is the record that it starts as a copy of, when there is one. */
  children: (source: Item<N> | null) => ReactNode;
}

/** The page that creates a record: empty or, with `?from={id}`, as a copy of another one. */
export function RecordCreate<N extends EditedResource>({ resource, children }: RecordCreateProps<N>) {
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const source = recordIdOf(from === undefined ? undefined : String(from));
  if (source === null) return children(null);
  return <Copied key={source} resource={resource} id={source} form={children} />;
}

function Copied<N extends EditedResource>({
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

/** Builds the page that creates a record with the form of its resource, empty or as a copy. */
export const createPage = <N extends EditedResource>(resource: N, Form: RecordForm<Item<N>>): (() => ReactNode) =>
  function CreatePage() {
    return <RecordCreate resource={resource}>{(source) => <Form stored={null} source={source} />}</RecordCreate>;
  };

/**
 * Builds the page that edits a record with the form of its resource.
 *
 * @param opensFromList whether the form opens with the row of a list when the record cannot be read
 */
export const editPage = <N extends EditedResource>(
  resource: N,
  Form: RecordForm<Item<N>>,
  opensFromList: boolean,
): ((props: Pick<RecordPageProps, 'id'>) => ReactNode) =>
  function EditPage({ id }) {
    return (
      <RecordEdit resource={resource} id={id} opensFromList={opensFromList}>
        {(stored, unread) => <Form stored={stored} unread={unread} />}
      </RecordEdit>
    );
  };
