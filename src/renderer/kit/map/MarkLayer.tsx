import { memo } from 'react';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useText } from '#renderer/kit/ui/text.ts';
import { countLooks, type Mark } from './clusters.ts';
import { lookColors } from './looks.ts';
import { MarkShape } from './MarkShape.tsx';
import styles from './marks.module.css';
import type { PointLook } from './point.ts';
import { type Pixels, project } from './projection.ts';

/** What each look means on a map, in words. */
export type LookNames = Readonly<Partial<Record<PointLook, string>>>;

interface MarkLayerProps {
  marks: readonly Mark[];
  zoom: number;
  /** The point of the flat world that the layer starts at: positions stay small numbers at every zoom. */
  origin: Pixels;
  names: LookNames;
  idOf: (mark: Mark) => string;
  currentKey: string | undefined;
  openKey: string | undefined;
  isChosen: (id: number) => boolean;
  onMark: (mark: Mark) => void;
}

/** The points and clusters in sight. A drag moves the layer as a whole and draws none of them again. */
export const MarkLayer = memo(function MarkLayer(props: MarkLayerProps) {
  const { marks, zoom, origin, names, idOf, currentKey, openKey, isChosen, onMark } = props;
  const words = useText();
  const format = useFormat();
  const describe = ({ points }: Mark): string => {
    const [point] = points;
    const chosen = points.filter(({ id }) => isChosen(id)).length;
    if (points.length === 1 && point !== undefined) {
      const parts = [point.label, names[point.look], chosen > 0 && words('map:chosen')];
      return parts.filter(Boolean).join(', ');
    }
    const looks = countLooks(points).flatMap(({ look, count }) => {
      const name = names[look];
      return name === undefined ? [] : words('map:lookCount', { count: format.number(count), name });
    });
    const total = words('map:points', { count: points.length, shown: format.number(points.length) });
    const all = chosen > 0 ? [...looks, words('map:chosenCount', { count: chosen })] : looks;
    return all.length === 0 ? total : words('map:cluster', { total, parts: all.join(', ') });
  };
  return marks.map((mark) => {
    const at = project(mark, zoom);
    const [point] = mark.points;
    const isOne = mark.points.length === 1;
    const label = describe(mark);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the surface around has the keyboard, and tells this one by aria-activedescendant.
      // biome-ignore lint/a11y/useFocusableInteractive: one tab stop for the whole map.
      // biome-ignore lint/a11y/useSemanticElements: a button would take the focus from the surface.
      <div
        key={mark.key}
        id={idOf(mark)}
        role="button"
        className={isOne ? styles.mark : `${styles.mark} ${styles.cluster}`}
        aria-label={label}
        title={label}
        data-mark={mark.key}
        data-current={mark.key === currentKey ? '' : undefined}
        data-open={mark.key === openKey ? '' : undefined}
        data-chosen={mark.points.every(({ id }) => isChosen(id)) ? '' : undefined}
        style={{
          transform: `translate(${Math.round(at.x - origin.x)}px, ${Math.round(at.y - origin.y)}px)`,
          ...(!isOne && { background: ringOf(mark) }),
        }}
        onClick={(event) => {
          event.stopPropagation();
          onMark(mark);
        }}
      >
        {isOne && point !== undefined ? (
          <MarkShape look={point.look} icon={point.icon} />
        ) : (
          <span>{format.number(mark.points.length)}</span>
        )}
      </div>
    );
  });
});

/** The shares of the looks of a cluster as a ring around its number. */
function ringOf({ points }: Mark): string {
  let from = 0;
  const parts = countLooks(points).map(({ look, count }) => {
    const start = from;
    from += count / points.length;
    return `${lookColors[look]} ${start}turn ${from}turn`;
  });
  return `conic-gradient(${parts.join(', ')})`;
}
