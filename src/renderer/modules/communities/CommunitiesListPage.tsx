import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { PageTabs } from '#renderer/kit/ui/page/PageTabs.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import { communityList, moderatedList } from './list.tsx';

/** `/communities`: all of them, or those that the person moderates (docs/screens/03-communities.md §2). */
export function CommunitiesListPage({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('communities');
  const { user } = useSignedIn();
  const isModerated = search.tab === 'moderated';
  // Everybody else gets their own communities alone from the platform.
  const seesAll = isAdministrator(user);
  const definition = useMemo(
    () => (seesAll ? communityList : { ...communityList, empty: 'communities:list.emptyOwn' as const }),
    [seesAll],
  );
  return (
    <>
      <PageTabs
        label={t('moderated.tabs')}
        tabs={[
          { route: 'communities', label: t('moderated.all'), search: {}, isCurrent: !isModerated },
          { route: 'communities', label: t('moderated.mine'), search: { tab: 'moderated' }, isCurrent: isModerated },
        ]}
      />
      {isModerated ? (
        <ResourceList key="moderated" definition={moderatedList} search={search} onSearch={onSearch} />
      ) : (
        <ResourceList key="all" definition={definition} search={search} onSearch={onSearch} />
      )}
    </>
  );
}
