import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import styles from './chart.module.css';

/** Pixels of a bar with its label above it, and of the bar alone. */
const ROW = 32;
const THICKNESS = 10;
const BASELINE = 14;

/** Values as bars, each under its label and its figure, in the order given. */
export function BarChart({ title, bars }: ChartProps) {
  return (
    <ChartFrame title={title} bars={bars} height={bars.length * ROW}>
      {({ label, index, figure, share, shape }) => {
        const top = index * ROW;
        const bar = { x: 0, y: top + ROW - THICKNESS - 2, height: THICKNESS, rx: 2 };
        return (
          <>
            <text x={0} y={top + BASELINE} className={styles.label}>
              {label}
            </text>
            <text x="100%" y={top + BASELINE} textAnchor="end" className={styles.value}>
              {figure}
            </text>
            <rect {...bar} width="100%" className={styles.track} />
            <rect {...bar} width={`${100 * share}%`} {...shape} />
          </>
        );
      }}
    </ChartFrame>
  );
}
