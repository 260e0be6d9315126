import { useCan } from '#renderer/kit/data/session.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { LinkCell } from '#renderer/kit/list/cells/LinkCell.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './communities.module.css';
import { referrerName } from './labels.ts';

/** The referrer of a community, as a link for whoever may read people: managers may not. */
export function ReferrerCell({ community }: { community: Community }) {
  const can = useCan();
  const { referrerId, referrerAvatar } = community;
  const name = referrerName(community, useTranslate());
  if (name === null) return null;
  return (
    <span className={styles.person}>
      <Avatar name={name} picture={referrerAvatar} />
      {referrerId !== null && can('user_read') ? (
        <LinkCell to={addressOf('users_show', { id: referrerId })}>{name}</LinkCell>
      ) : (
        <span className={styles.text}>{name}</span>
      )}
    </span>
  );
}
