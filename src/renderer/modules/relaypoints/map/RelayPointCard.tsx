import { Badge, Button, Link } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useIsSelected } from '#renderer/kit/list/selection/hooks.ts';
import type { Selection } from '#renderer/kit/list/selection/selection.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { statusColors } from '../labels.ts';
import styles from './map.module.css';

interface RelayPointCardProps {
  point: RelayPoint;
  selection: Selection<RelayPoint> | null;
  /** Address of its page; undefined without the right. */
  href: string | undefined;
  onOpen: () => void;
  /** Undefined without the right. */
  onEdit: (() => void) | undefined;
}

/** The card of a point on the map: its facts and its actions. */
export function RelayPointCard({ point, selection, href, onOpen, onEdit }: RelayPointCardProps) {
  const { t } = useTranslation(['relaypoints', 'map']);
  const format = useFormat();
  const isSelected = useIsSelected(selection, point.id);
  const { status, typeName, address, places, isOfficial } = point;
  const lines = address?.lines ?? [];
  return (
    <>
      <div className={flow.row}>
        {status !== null && (
          <Badge appearance="tint" color={statusColors[status]}>
            {t(`values.status.${status}`)}
          </Badge>
        )}
        {isOfficial === true && <Badge appearance="outline">{t('fields.isOfficial')}</Badge>}
      </div>
      <dl className={styles.facts}>
        {typeName !== null && (
          <div>
            <dt>{t('fields.type')}</dt>
            <dd>{typeName}</dd>
          </div>
        )}
        {lines.length > 0 && (
          <div>
            <dt>{t('fields.address')}</dt>
            <dd>{lines.join(', ')}</dd>
          </div>
        )}
        {places !== null && (
          <div>
            <dt>{t('fields.places')}</dt>
            <dd>{format.number(places)}</dd>
          </div>
        )}
      </dl>
      <div className={flow.row}>
        {href !== undefined && (
          <Link
            href={href}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {t('map.open')}
          </Link>
        )}
        {onEdit !== undefined && (
          <Button size="small" onClick={onEdit}>
            {t('map.edit')}
          </Button>
        )}
        {selection !== null && (
          <Button size="small" aria-pressed={isSelected} onClick={() => selection.toggle(point)}>
            {t(isSelected ? 'map.letGo' : 'map.choose')}
          </Button>
        )}
      </div>
    </>
  );
}
