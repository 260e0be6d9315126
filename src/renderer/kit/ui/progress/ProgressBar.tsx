import type { ComponentProps } from 'react';
import styles from './progress.module.css';

/** How far something is, beside the figures that say the same: as wide as its place, 160 pixels at most. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress {...props} className={styles.progress} />
);
