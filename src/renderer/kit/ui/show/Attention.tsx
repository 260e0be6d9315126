import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import styles from './show.module.css';

interface AttentionProps {
  icon: FluentIcon;
  /** The button or link that deals with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** What waits for somebody's decision, on top of a record. */
export const Attention = ({ icon: Icon, action, children }: AttentionProps) => (
  <div className={styles.attention}>
    <Icon aria-hidden className={styles.attentionIcon} />
    <p>{children}</p>
    {action}
  </div>
);
