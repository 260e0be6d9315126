import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import styles from './show.module.css';

interface SectionProps {
  title: string;
  /** How many it lists, formatted. */
  count?: string | undefined;
  /** Anchor, where something leads to the section: its heading can then take the focus. */
  id?: string | undefined;
  /** Stands at the end of its heading: a pencil, a button. */
  tools?: ReactNode;
  /** Takes both columns of a wide window: a table, a message. */
  isWide?: boolean;
  children: ReactNode;
}

/** A card with a heading, on a record's page or in a form. */
export function Section({ title, count, id, tools, isWide = false, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={mergeClasses(styles.section, isWide && styles.wide)} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading} className={styles.sectionTitle} tabIndex={id === undefined ? undefined : -1}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
