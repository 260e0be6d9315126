import { SearchBox } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActions } from '#renderer/kit/actions/useActions.tsx';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useRefreshOnFocus } from '#renderer/kit/data/useRefreshOnFocus.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { toAppError } from '#shared/failure.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { ModeratedTable } from './ModeratedTable.tsx';
import styles from './moderated.module.css';
import { type ModeratedState, readModerated, shownModerated, writeModerated } from './rows.ts';

const key = [...keys.resource('communities'), 'moderated'] as const;

/** The communities that the person moderates or is the referrer of: the platform answers them all at once. */
export function ModeratedList({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('communities');
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read('communities.moderated', undefined, { signal }),
    staleTime: 60_000,
  });
  useRefreshOnFocus(key);
  const { start, dialog } = useActions<Community>({ resource: 'communities', nameOf: recordName });
  const state = readModerated(search);
  const change = (next: Partial<ModeratedState>) => onSearch(writeModerated({ ...state, ...next }), { replace: true });

  if (data === undefined) {
    return error === null ? <LoadingState /> : <ErrorState error={toAppError(error)} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <EmptyState title={t('list.emptyOwn')} />;
  const shown = shownModerated(data, state);
  return (
    <div className={styles.list}>
      <SearchBox
        className={styles.search}
        aria-label={t('fields.name')}
        placeholder={t('moderated.search')}
        value={state.text}
        onChange={(_, { value }) => change({ text: value })}
      />
      <p role="status" className={styles.quiet}>
        {t('moderated.shown', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <NoResultState onClear={() => change({ text: '' })} />
      ) : (
        <ModeratedTable
          rows={shown}
          state={state}
          onSort={change}
          onAction={(action, record) => start(action, { kind: 'record', record })}
        />
      )}
      {dialog}
    </div>
  );
}
