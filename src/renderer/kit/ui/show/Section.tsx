import { type ReactNode, useId } from 'react';
import styles from './show.module.css';

interface SectionProps {
  title: string;
  /** Anchor, where something leads to the section: its heading can then take the focus. */
  id?: string | undefined;
  children: ReactNode;
}

/** A card with a heading, on a record's page or in a form. */
export function Section({ title, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.sectionTitle} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
