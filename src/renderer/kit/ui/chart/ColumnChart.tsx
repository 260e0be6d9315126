import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import styles from './chart.module.css';

/** Pixels of the whole drawing, of the figures above the columns, and of the labels below them. */
const HEIGHT = 180;
const ABOVE = 20;
const BELOW = 20;
/** Share of its place that a column takes. */
const SHARE = 0.86;

/** Values of periods as columns, each under its figure and above its label, the oldest first. */
export function ColumnChart({ title, bars }: ChartProps) {
  const place = 100 / Math.max(1, bars.length);
  return (
    <ChartFrame title={title} bars={bars} height={HEIGHT}>
      {({ label, index, figure, share, shape }) => {
        const height = (HEIGHT - ABOVE - BELOW) * share;
        const top = HEIGHT - BELOW - height;
        const middle = `${(index + 0.5) * place}%`;
        return (
          <>
            <text x={middle} y={top - 6} textAnchor="middle" className={styles.value}>
              {figure}
            </text>
            <rect
              x={`${(index + (1 - SHARE) / 2) * place}%`}
              y={top}
              width={`${SHARE * place}%`}
              height={height}
              rx={2}
              {...shape}
            />
            <text x={middle} y={HEIGHT - 4} textAnchor="middle" className={styles.label}>
              {label}
            </text>
          </>
        );
      }}
    </ChartFrame>
  );
}
