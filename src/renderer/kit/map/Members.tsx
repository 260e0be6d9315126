import { Button } from '@fluentui/react-components';
import styles from './Map.module.css';
import type { LookNames } from './MarkLayer.tsx';
import { MarkShape } from './MarkShape.tsx';
import type { MapPoint } from './point.ts';

interface MembersProps {
  points: readonly MapPoint[];
  names: LookNames;
  onOpen?: (point: MapPoint) => void;
}

/** Points that lie on one another, by name. */
export function Members({ points, names, onOpen }: MembersProps) {
  return (
    <ul className={styles.members}>
      {points.map((point) => {
        const sign = (
          <span className={styles.sign}>
            <MarkShape look={point.look} />
          </span>
        );
        const name = names[point.look];
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
