import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import styles from './chart.module.css';

/** One bar of a chart: its label and its value. */
export interface ChartBar {
  label: string;
  value: number;
  /** Its period is not over: it is hatched. */
  isRunning?: boolean;
}

interface BarChartProps {
  /** What it draws; a table beside it has the same name and says the same in figures. */
  title: string;
  bars: readonly ChartBar[];
}

/** Pixels of a bar with its label above it, and of the bar alone. */
const ROW = 32;
const THICKNESS = 10;
const BASELINE = 14;

/**
 * Values as bars, each under its label and its figure, in the order given. It is a picture with a name: who cannot see
 * it reads its table.
 */
export function BarChart({ title, bars }: BarChartProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const hatch = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg role="img" aria-label={t('chart.name', { title })} className={styles.chart} height={bars.length * ROW}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="6" className={styles.bar} />
      </pattern>
      {bars.map(({ label, value, isRunning = false }, index) => {
        const top = index * ROW;
        const bar = { x: 0, y: top + ROW - THICKNESS - 2, height: THICKNESS, rx: 2 };
        return (
          <g key={label}>
            <text x={0} y={top + BASELINE} className={styles.label}>
              {label}
            </text>
            <text x="100%" y={top + BASELINE} textAnchor="end" className={styles.value}>
              {number(value)}
            </text>
            <rect {...bar} width="100%" className={styles.track} />
            <rect
              {...bar}
              width={`${(100 * value) / most}%`}
              className={styles.bar}
              {...(isRunning && { fill: `url(#${hatch})`, 'data-running': '' })}
            />
          </g>
        );
      })}
    </svg>
  );
}
