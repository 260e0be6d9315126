import { Spinner } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moderatedQuery, pendingQuery } from '#renderer/features/waiting/queries.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { addressOf } from '#shared/routes.ts';
import { maxModerated } from '#shared/waiting.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import own from './communities.module.css';
import { useCommunityAccess } from './useCommunityAccess.ts';

type Community = ResponseOf<'communities.moderated'>[number];

/** The communities that the person moderates, each in a row. */
export function ModeratedBlock({ isShownEmpty }: { isShownEmpty: boolean }) {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuery(moderatedQuery);
  if (data?.length === 0 && !isShownEmpty) return null;
  const title = t('moderated.title');
  return (
    <Block title={title} isBusy={data === undefined && error === null}>
      {error !== null && <BlockError error={error} subject={title} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Spinner size="tiny" label={title} />}
      {data?.length === 0 && <p className={styles.text}>{t('moderated.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((community, index) => (
            <CommunityRow key={community.id} community={community} isCounted={index < maxModerated} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function CommunityRow({ community, isCounted }: { community: Community; isCounted: boolean }) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { canOpenDashboard, canPrepareLetter } = useCommunityAccess();
  const { id, name, nbMembers, target, avatar } = community;
  const pending = useQuery({ ...pendingQuery(id), enabled: isCounted });
  const count = nbMembers ?? 0;
  const members =
    target === null
      ? t('moderated.members', { count, number: number(count) })
      : t('moderated.membersOf', { count, number: number(count), target: number(target) });
  return (
    <li className={own.community}>
      <Avatar name={name} picture={avatar} />
      <div className={own.facts}>
        <div className={own.head}>
          <h3 className={own.name}>
            <RecordLink to={addressOf('communities_show', { id })}>{name}</RecordLink>
          </h3>
          {pending.data !== undefined && pending.data > 0 && (
            <span className={styles.nextWhy}>
              <ClockRegular aria-hidden />
              {t('moderated.pending', { count: pending.data, number: number(pending.data) })}
            </span>
          )}
        </div>
        <div className={own.counts}>
          <span className={styles.detail}>{members}</span>
          {target !== null && target > 0 && (
            <ProgressBar value={Math.min(count, target)} max={target} aria-label={members} />
          )}
        </div>
        <ul className={own.links}>
          <li>
            <RecordLink
              to={addressOf('communities_show', { id })}
              search={{ tab: 'members' }}
              aria-label={t('moderated.toMembers', { name })}
            >
              {t('moderated.links.members')}
            </RecordLink>
          </li>
          {canPrepareLetter && (
            <li>
              <RecordLink
                to={addressOf('campaigns_letter', { communityId: id })}
                aria-label={t('moderated.toLetter', { name })}
              >
                {t('moderated.links.letter')}
              </RecordLink>
            </li>
          )}
          {canOpenDashboard && (
            <li>
              <RecordLink
                to={addressOf('communities_dashboard', { communityId: id })}
                aria-label={t('moderated.toDashboard', { name })}
              >
                {t('moderated.links.dashboard')}
              </RecordLink>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
