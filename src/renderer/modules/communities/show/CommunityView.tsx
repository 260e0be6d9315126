import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { associateCommunity, prepareLetter } from '#renderer/features/campaigns/members/actions.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isAdministrator } from '#shared/administrators.ts';
import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { communityActions, dashboardId } from '../actions.ts';
import { referrerName, validationColors, validationLabel } from '../labels.ts';
import { PENDING } from '../members/labels.ts';
import { useStatusCounts } from '../members/useStatusCounts.ts';

/** The page of a community: how one joins it and what can be done to it around the record. */
export function CommunityView({ community, children }: { community: Community; children: ReactNode }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const { user } = useSignedIn();
  const pictureUrl = usePictureUrl({ resource: 'communities', id: community.id });
  const { validationType, securityFiles, avatar, image } = community;
  return (
    <RecordView
      record={community}
      resource="communities"
      actions={communityActions}
      // Whoever may not write to the members prepares a letter for somebody who may.
      buttons={[dashboardId, (isAdministrator(user) ? associateCommunity : prepareLetter).id]}
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
        </>
      }
    >
      {children}
    </RecordView>
  );
}

/** How many it has, how many wait to be decided on, who answers for it, and where it is. */
export function CommunityKeyFacts({ community }: { community: Community }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const { number } = useFormat();
  const { [PENDING]: pending } = useStatusCounts(community.id);
  return (
    <KeyStrip
      facts={[
        { label: t('fields.members'), value: community.nbMembers !== null && <MemberCount community={community} /> },
        {
          label: t('show.pending'),
          value: pending !== undefined && (
            <RecordLink
              to={addressOf('communities_show', { id: community.id })}
              search={{ tab: 'members', status: PENDING }}
            >
              {number(pending)}
            </RecordLink>
          ),
        },
        { label: t('fields.referrer'), value: referrerName(community, translate) },
        { label: t('fields.town'), value: community.address?.locality },
      ]}
    />
  );
}

/** The number of members of a community, and its progress towards the target. */
function MemberCount({ community: { nbMembers, target } }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { number } = useFormat();
  if (nbMembers === null) return null;
  const shown = { count: nbMembers, number: number(nbMembers) };
  const text = target === null ? shown.number : t('show.membersOf', { ...shown, target: number(target) });
  return (
    <span className={flow.inlineS}>
      {text}
      {target !== null && target > 0 && (
        <ProgressBar aria-label={text} value={Math.min(nbMembers, target)} max={target} />
      )}
    </span>
  );
}
