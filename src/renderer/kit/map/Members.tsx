import { Button } from '@fluentui/react-components';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './Map.module.css';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import { MarkerShape } from './MarkerShape.tsx';
import type { MapPoint } from './point.ts';

interface MembersProps {
  points: readonly MapPoint[];
  names: MarkerStyleNames;
  onOpen?: (point: MapPoint) => void;
}

/** Lists the points of a cluster that have the same position, by name. */
export function Members({ points, names, onOpen }: MembersProps) {
  return (
    <ul className={flow.list}>
      {points.map((point) => {
        const sign = (
          <span className={styles.sign}>
            <MarkerShape markerStyle={point.markerStyle} />
          </span>
        );
        const name = names[point.markerStyle];
        const text = name === undefined ? point.label : `${point.label} (${name})`;
        return (
          <li key={point.id}>
            {onOpen === undefined ? (
              <span className={styles.plainMember}>
                {sign} {text}
              </span>
            ) : (
              <Button
                size="small"
                appearance="subtle"
                icon={sign}
                className={styles.member}
                onClick={() => onOpen(point)}
              >
                {text}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
