import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import styles from './chart.module.css';

/** One bar of a chart: its label and its value. */
interface ChartBar {
  label: string;
  value: number;
  /** Its period is not over: it is hatched. */
  isRunning?: boolean;
}

export interface ChartProps {
  /** What it draws; a table beside it has the same name and says the same in figures. */
  title: string;
  bars: readonly ChartBar[];
}

/** A bar as a chart places it. */
interface DrawnBar {
  label: string;
  index: number;
  /** The value in figures. */
  figure: string;
  /** Share of the largest value, from 0 to 1. */
  share: number;
  /** Look of the shape that stands for the value. */
  shape: { className: string | undefined; fill?: string; 'data-running'?: '' };
}

interface ChartFrameProps extends ChartProps {
  /** Pixels. */
  height: number;
  children: (bar: DrawnBar) => ReactNode;
}

/** The picture of a chart, with a name: who cannot see it reads its table. Each bar is placed by the chart itself. */
export function ChartFrame({ title, bars, height, children }: ChartFrameProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const hatch = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg role="img" aria-label={t('chart.name', { title })} className={styles.chart} height={height}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="6" className={styles.bar} />
      </pattern>
      {bars.map(({ label, value, isRunning = false }, index) => (
        <g key={label}>
          {children({
            label,
            index,
            figure: number(value),
            share: value / most,
            shape: { className: styles.bar, ...(isRunning && { fill: `url(#${hatch})`, 'data-running': '' }) },
          })}
        </g>
      ))}
    </svg>
  );
}
