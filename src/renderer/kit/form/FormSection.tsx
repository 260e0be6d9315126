import type { ReactNode } from 'react';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from './form.module.css';

interface FormSectionProps {
  title: string;
  /** Anchor of the section, for `SectionLinks`. */
  id?: string | undefined;
  notes?: ReactNode;
  children: ReactNode;
}

/** A card of fields with a heading. */
export function FormSection({ title, id, notes, children }: FormSectionProps) {
  return (
    <Section title={title} id={id}>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div className={styles.fields}>{children}</div>
    </Section>
  );
}
