import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface StateLayoutProps {
  icon: ReactNode;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** `alert` is announced at once, for errors. */
  role?: 'alert' | 'status';
  isError?: boolean;
  children?: ReactNode;
}

/** The common layout of the states that replace a page's content. */
export function StateLayout({
  icon,
  title,
  text,
  actions,
  role = 'status',
  isError = false,
  children,
}: StateLayoutProps) {
  return (
    <section className={styles.state} role={role}>
      <span className={mergeClasses(styles.icon, isError && styles.errorIcon)} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
