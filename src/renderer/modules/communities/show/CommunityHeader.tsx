import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { associateCommunity } from '#renderer/features/campaigns/members/actions.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';
import { communityActions, dashboardId } from '../actions.ts';
import { referrerName, validationColors, validationLabel } from '../labels.ts';
import styles from './show.module.css';

/** Header of a community's page: picture, name, validation mode, hidden parts, members and referrer, actions. */
export function CommunityHeader({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const pictureUrl = usePictureUrl({ resource: 'communities', id: community.id });
  const { validationType, membersHidden, proposalsHidden, securityFiles, avatar, image } = community;
  const referrer = referrerName(community, translate);
  return (
    <ActionHeader
      record={community}
      resource="communities"
      actions={communityActions}
      buttons={[dashboardId, associateCommunity.id]}
      picture={pictureUrl(avatar ?? image)}
      badges={
        <>
          {validationType !== null && (
            <Badge appearance="tint" color={validationColors[validationType]}>
              {translate(validationLabel(validationType))}
            </Badge>
          )}
          {validationType === byLoginFile && securityFiles.length === 0 && (
            <Badge appearance="tint" color="danger">
              {t('show.noSecurityFile')}
            </Badge>
          )}
          {membersHidden === true && (
            <Badge appearance="tint" color="important">
              {t('fields.membersHidden')}
            </Badge>
          )}
          {proposalsHidden === true && (
            <Badge appearance="tint" color="important">
              {t('fields.proposalsHidden')}
            </Badge>
          )}
          <MemberCount community={community} />
        </>
      }
      facts={referrer === null ? [] : [t('show.referredBy', { name: referrer })]}
    />
  );
}

/** The number of members of a community, and its progress towards the target. */
function MemberCount({ community: { nbMembers, target } }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { number } = useFormat();
  if (nbMembers === null) return null;
  const shown = { count: nbMembers, number: number(nbMembers) };
  const text = target === null ? t('show.members', shown) : t('show.membersOf', { ...shown, target: number(target) });
  return (
    <span className={styles.count}>
      {text}
      {target !== null && target > 0 && (
        <progress className={styles.bar} aria-label={text} value={Math.min(nbMembers, target)} max={target} />
      )}
    </span>
  );
}
