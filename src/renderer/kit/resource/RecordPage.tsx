import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedContext } from '#renderer/kit/data/notify.ts';
import type { Item, ListedName } from '#renderer/kit/data/queries.ts';
import { familyNameOf, recordLabel } from '#renderer/kit/data/record-name.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { isOfPeople } from '#renderer/kit/form/pickers/sources.ts';
import { RecordNeighbours } from '#renderer/kit/list/preview/RecordNeighbours.tsx';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { toAppError } from '#shared/failure.ts';
import { isPermission } from '#shared/permissions.ts';
import { checkedRight } from '#shared/resources/define.ts';
import { type ItemName, manifests } from '#shared/resources/manifests.ts';
import { addressOf } from '#shared/routes.ts';
import { RefusedPictureBar } from './picture/RefusedPictureBar.tsx';
import { RecordUnavailable } from './RecordUnavailable.tsx';
import { hasPicture } from './resources.ts';
import { UnreadBar } from './UnreadBar.tsx';
import { useFallbackRecord } from './useFallbackRecord.ts';

/** Resources that have a page of each record, and a message for one that could not be loaded. */
type LoadedResource = ListedName & LoadedContext & ItemName;

interface RecordPageProps<N extends LoadedResource> {
  resource: N;
  id: number;
  /** The list that the page belongs to, with its neighbours and the way back, where it is not that of its resource. */
  list?: ListedName;
  /**
   * The row of a list, shown when the record itself cannot be read, under a bar that begins with `title`. `isLooking`:
   * the list is still being read. `standsForGone`: also used when the platform answers "not found", because it hides
   * some records from their creators.
   */
  fallbackRecord?: { known: Item<N> | undefined; isLooking?: boolean; title: string; standsForGone?: true };
  /** Why a record may not be there, where the platform does not say it; the default text when absent. */
  unavailable?: string;
  /** Content above the record. */
  notices?: (record: Item<N>) => ReactNode;
  /** The record, as this screen shows it. */
  children: (record: Item<N>) => ReactNode;
}

/** The page of one record with each of its states (docs/screens/01-shell-home.md §7). */
export function RecordPage<N extends LoadedResource>({
  resource,
  id,
  list = resource,
  fallbackRecord,
  unavailable,
  notices,
  children,
}: RecordPageProps<N>) {
  const { data: read, error, refetch } = useRecord(resource, id);
  const known = useFallbackRecord(fallbackRecord?.known, error);
  // Cached data of a deleted record would offer actions that are no longer possible.
  const isGone = error !== null && toAppError(error).kind === 'notFound';
  const standIn = fallbackRecord?.standsForGone ? fallbackRecord.known : undefined;
  const record = isGone ? standIn : (read ?? known);
  usePageLabel(record && recordLabel(record), record && familyNameOf(record));
  const retry = () => void refetch();
  return (
    <>
      <ScreenLine>
        <RecordNeighbours resource={list} id={id} pathOf={(other) => addressOf(`${list}_show`, { id: other })} />
      </ScreenLine>
      {renderRecord()}
    </>
  );

  function renderRecord() {
    if (record === undefined) {
      if (error === null || fallbackRecord?.isLooking === true) return <LoadingState />;
      return <RecordUnavailable thrown={error} list={list} context={resource} text={unavailable} onRetry={retry} />;
    }
    return (
      <>
        <div className={styles.notices}>
          {/* Persons have several rights to be read by, and oneself needs none: their pages say what they lack. */}
          {!isOfPeople(resource) && <MissingReadRight right={checkedRight(manifests[resource], 'get')} />}
          {(read === undefined || isGone) && fallbackRecord !== undefined && (
            <UnreadBar title={fallbackRecord.title} thrown={error} context={resource} onRetry={retry} />
          )}
          {read !== undefined && error !== null && !isGone && (
            <NotRefreshedBand error={toAppError(error)} context={resource} onRetry={retry} />
          )}
          {notices?.(record)}
          {hasPicture(resource) && <RefusedPictureBar owner={{ resource, id }} />}
        </div>
        {children(record)}
      </>
    );
  }
}

function MissingReadRight({ right }: { right: string | undefined }) {
  const { t } = useTranslation('record');
  if (right === undefined || !isPermission(right)) return null;
  return <MissingRightBar right={right} text={t('missingRight', { right })} />;
}
