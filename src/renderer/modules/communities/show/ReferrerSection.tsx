import { Avatar, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { AddModeratorButton } from '../referrer/AddModeratorButton.tsx';
import styles from './show.module.css';
import { useModerators } from './useModerators.ts';

/**
 * The referrer of a community. Whoever became it by a change has the role without being a member, so that the section
 * offers to add them as moderator (docs/screens/03-communities.md §3).
 */
export function ReferrerSection({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const can = useCan();
  const { data } = useModerators(community);
  const { id, referrer, referrerId, referrerAvatar } = community;
  if (referrer === null || referrerId === null) {
    return (
      <Section title={t('fields.referrer')}>
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('show.noReferrer')}</MessageBarBody>
          {can('community_update') && (
            <MessageBarActions>
              <RecordLink to={addressOf('communities_edit', { id })}>{t('show.chooseReferrer')}</RecordLink>
            </MessageBarActions>
          )}
        </MessageBar>
      </Section>
    );
  }
  const name = referrer;
  const isApart =
    data !== undefined && data.total === data.rows.length && data.rows.every(({ userId }) => userId !== referrerId);
  return (
    <Section title={t('fields.referrer')}>
      <div className={styles.person}>
        <Avatar
          aria-hidden
          name={name}
          image={referrerAvatar === null ? undefined : { src: platformImageUrl(referrerAvatar), alt: '' }}
        />
        {can('user_read') ? (
          <RecordLink to={addressOf('users_show', { id: referrerId })}>{name}</RecordLink>
        ) : (
          <span>{name}</span>
        )}
      </div>
      {isApart && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('show.referrerApart', { name })}</MessageBarBody>
          <MessageBarActions>
            <AddModeratorButton communityId={id} userId={referrerId} name={name} />
          </MessageBarActions>
        </MessageBar>
      )}
    </Section>
  );
}
