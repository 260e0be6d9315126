import type { ReactNode } from 'react';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from './form.module.css';

/** A card of fields with a heading. */
export function FormSection({ title, notes, children }: { title: string; notes?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div className={styles.fields}>{children}</div>
    </Section>
  );
}
