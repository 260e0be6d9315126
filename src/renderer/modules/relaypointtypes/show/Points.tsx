import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { addressOf } from '#shared/routes.ts';
import { PointsLink, pointsOf } from '../points.tsx';
import styles from './show.module.css';

/** Most relay points that the page of a type names. */
const MAX_NAMED = 5;

/** The relay points of a type: their number, the first ones, and a link to all of them. */
export function Points({ type }: { type: RelayPointType }) {
  const { t } = useTranslation('relaypointtypes');
  const { number } = useFormat();
  const can = useCan();
  const query = useQuery(pointsOf(type.id, MAX_NAMED));
  const total = query.data?.total ?? 0;
  const { show } = relayPoints.permissions;
  const canOpen = show === undefined || can(show);
  return (
    <RelatedList
      title={t('points.title')}
      query={query}
      empty={t('points.none')}
      lineOf={({ id, name, address }) => ({
        name,
        to: canOpen ? addressOf('relaypoints_show', { id }) : null,
        details: [address?.locality],
      })}
      footer={
        <p className={styles.footer}>
          <PointsLink typeId={type.id}>{t('points.all', { count: total, shown: number(total) })}</PointsLink>
        </p>
      }
    />
  );
}
