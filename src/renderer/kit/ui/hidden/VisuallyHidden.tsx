import type { HTMLAttributes } from 'react';
import styles from './hidden.module.css';

type VisuallyHiddenProps = Pick<HTMLAttributes<HTMLElement>, 'children' | 'id' | 'role'>;

/** Text for screen readers alone: a description, a heading of buttons, or what is announced (`role="status"`). */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.hidden} />;
}
