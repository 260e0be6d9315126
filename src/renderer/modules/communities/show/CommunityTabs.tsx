import { Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';

import { Overview } from './Overview.tsx';
import { Related } from './Related.tsx';
import styles from './show.module.css';

/** The tabs of a community's page, as its address names them (docs/screens/03-communities.md §3). */
const communityTabs = ['overview', 'members', 'security', 'related'] as const;
type CommunityTab = (typeof communityTabs)[number];

/** The tabs of a community: that of its login files where it has some, or needs one. */
export const tabsOf = ({ validationType, securityFiles }: Pick<Community, 'validationType' | 'securityFiles'>) =>
  communityTabs.filter((tab) => tab !== 'security' || validationType === byLoginFile || securityFiles.length > 0);

/** The tab that an address names; the first one where it names none of those that are there. */
export const tabOf = (named: unknown, tabs: readonly CommunityTab[]): CommunityTab =>
  tabs.find((tab) => tab === named) ?? 'overview';

const SecurityTab = lazily(async () => (await import('../security/SecurityTab.tsx')).SecurityTab);
const MembersTab = lazily(async () => (await import('../members/MembersTab.tsx')).MembersTab);

interface CommunityTabsProps extends AddressPageProps {
  community: Community;
}

/** The tabs of a community's page. The one that is open is in the address, with what its own list keeps there. */
export function CommunityTabs({ community, search, onSearch }: CommunityTabsProps) {
  const { t } = useTranslation('communities');
  const { number } = useFormat();
  const id = useId();
  const tabs = tabsOf(community);
  const open = tabOf(search.tab, tabs);
  const label = (tab: CommunityTab) =>
    tab === 'members' && community.nbMembers !== null
      ? t('tabs.membersCount', { count: number(community.nbMembers) })
      : t(`tabs.${tab}`);
  // Each tab has its own state in the address; that of another tab is dropped.
  const onOpen = (tab: CommunityTab) => onSearch(tab === 'overview' ? {} : { tab });

  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={t('tabs.label')}
        selectedValue={open}
        // The values of the tabs below.
        onTabSelect={(_, { value }) => onOpen(value as CommunityTab)}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} id={`${id}${tab}`} aria-controls={`${id}panel`}>
            {label(tab)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`}>
        <Suspense fallback={<LoadingState />}>{panelOf(open)}</Suspense>
      </div>
    </>
  );

  function panelOf(tab: CommunityTab): ReactNode {
    switch (tab) {
      case 'overview':
        return <Overview community={community} />;
      case 'members':
        return <MembersTab community={community} search={search} onSearch={onSearch} />;
      case 'security':
        return <SecurityTab community={community} />;
      case 'related':
        return <Related community={community} />;
    }
  }
}
