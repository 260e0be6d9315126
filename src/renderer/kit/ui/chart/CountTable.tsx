import type { ComponentProps } from 'react';
import styles from './chart.module.css';

/** A small table of figures: names in its first column, numbers at the end of the others. */
export const CountTable = (props: Omit<ComponentProps<'table'>, 'className'>) => (
  <table {...props} className={styles.table} />
);
