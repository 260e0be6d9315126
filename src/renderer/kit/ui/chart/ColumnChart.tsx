import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { ChartBar } from './BarChart.tsx';
import styles from './chart.module.css';

interface ColumnChartProps {
  /** What it draws; a table beside it has the same name and says the same in figures. */
  title: string;
  bars: readonly ChartBar[];
}

/** Pixels of the whole drawing, of the figures above the columns, and of the labels below them. */
const HEIGHT = 180;
const ABOVE = 20;
const BELOW = 20;
/** Share of its place that a column takes. */
const SHARE = 0.86;

/**
 * Values of periods as columns, each under its figure and above its label, the oldest first. It is a picture with a
 * name: who cannot see it reads its table.
 */
export function ColumnChart({ title, bars }: ColumnChartProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const hatch = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const place = 100 / Math.max(1, bars.length);
  return (
    <svg role="img" aria-label={t('chart.name', { title })} className={styles.chart} height={HEIGHT}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="6" className={styles.bar} />
      </pattern>
      {bars.map(({ label, value, isRunning = false }, index) => {
        const height = ((HEIGHT - ABOVE - BELOW) * value) / most;
        const top = HEIGHT - BELOW - height;
        const middle = `${(index + 0.5) * place}%`;
        return (
          <g key={label}>
            <text x={middle} y={top - 6} textAnchor="middle" className={styles.value}>
              {number(value)}
            </text>
            <rect
              x={`${(index + (1 - SHARE) / 2) * place}%`}
              y={top}
              width={`${SHARE * place}%`}
              height={height}
              rx={2}
              className={styles.bar}
              {...(isRunning && { fill: `url(#${hatch})`, 'data-running': '' })}
            />
            <text x={middle} y={HEIGHT - 4} textAnchor="middle" className={styles.label}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
