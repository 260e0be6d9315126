import type { ComponentProps } from 'react';
import styles from './progress.module.css';

/** How far something is, beside the figures that say the same or under them. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress {...props} className={styles.progress} />
);
