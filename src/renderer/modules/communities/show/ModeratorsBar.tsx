import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { moderatorsMissing, useModerators } from './useModerators.ts';

/** Says that nobody moderates a community, or nobody who was there lately (docs/screens/03-communities.md §10). */
export function ModeratorsBar({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { data } = useModerators(community);
  // A row that cannot be read may be the one that is active.
  if (data === undefined || data.unreadable.length > 0) return null;
  const missing = moderatorsMissing(community, data.rows, new Date());
  if (missing === null) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t(`show.moderators.${missing}`)}</MessageBarBody>
      <MessageBarActions>
        <RecordLink to={addressOf('communities_show', { id: community.id })} search={{ tab: 'members' }}>
          {t('show.moderators.toMembers')}
        </RecordLink>
      </MessageBarActions>
    </MessageBar>
  );
}
