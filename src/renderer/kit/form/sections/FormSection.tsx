import { type ReactNode, use, useEffect, useId } from 'react';
import fields from '../fields/fields.module.css';
import styles from './sections.module.css';
import { FormSectionsContext } from './store.ts';

interface FormSectionProps {
  title: string;
  /** Anchor, where something beside the index leads to the section. */
  id?: string | undefined;
  notes?: ReactNode;
  children: ReactNode;
}

/** A part of a form with its heading, on a grid of twelve columns; the index of the form leads to it. */
export function FormSection({ title, id, notes, children }: FormSectionProps) {
  const own = useId();
  const anchor = id ?? own;
  const heading = useId();
  const sections = use(FormSectionsContext);
  useEffect(() => sections?.add({ id: anchor, title }), [sections, anchor, title]);
  return (
    <section id={anchor} className={styles.section} aria-labelledby={heading} data-form-section="">
      <h2 id={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div className={fields.grid}>{children}</div>
    </section>
  );
}
