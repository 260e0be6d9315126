import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Attention } from '#renderer/kit/ui/show/Attention.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { CommunityTabs } from './show/CommunityTabs.tsx';
import { CommunityView } from './show/CommunityView.tsx';
import { moderatorsMissing, useModerators } from './show/useModerators.ts';

/** `/communities/show/{id}` (docs/screens/03-communities.md §3). */
export function CommunityShowPage({ id, search, onSearch }: RecordPageProps) {
  return (
    <RecordPage resource="communities" id={id} notices={(community) => <ModeratorsBar community={community} />}>
      {(community) => (
        <CommunityView community={community}>
          <CommunityTabs community={community} search={search} onSearch={onSearch} />
        </CommunityView>
      )}
    </RecordPage>
  );
}

/** Says that a community has no moderator, or none who was active recently (docs/screens/03-communities.md §10). */
function ModeratorsBar({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { data } = useModerators(community);
  // A row that cannot be read may be that of an active moderator.
  if (data === undefined || data.unreadable.length > 0) return null;
  const missing = moderatorsMissing(community, data.rows, new Date());
  if (missing === null) return null;
  return (
    <Attention
      icon={WarningRegular}
      action={
        <RecordLink to={addressOf('communities_show', { id: community.id })} search={{ tab: 'members' }}>
          {t('show.moderators.toMembers')}
        </RecordLink>
      }
    >
      {t(`show.moderators.${missing}`)}
    </Attention>
  );
}
