import { ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactNode, use, useEffect, useId } from 'react';
import fields from '../fields/fields.module.css';
import styles from './sections.module.css';
import { FormSectionsContext } from './store.ts';

/** A section that takes one line until somebody opens it. */
export interface FoldedSection {
  /** What is in it, on its line. */
  summary?: ReactNode;
  /** Something in it has to be seen. */
  isOpen: boolean;
}

interface FormSectionProps {
  title: string;
  /** Anchor, where something beside the index leads to the section. */
  id?: string | undefined;
  notes?: ReactNode;
  /** Whether something is in the section, where none of its fields can tell. */
  isGiven?: boolean | undefined;
  fold?: FoldedSection | undefined;
  children: ReactNode;
}

/** A part of a form with its heading, on a grid of twelve columns; the index of the form leads to it. */
export function FormSection({ title, id, notes, isGiven, fold, children }: FormSectionProps) {
  const own = useId();
  const anchor = id ?? own;
  const label = useId();
  const sections = use(FormSectionsContext);
  useEffect(() => sections?.add({ id: anchor, title, isGiven }), [sections, anchor, title, isGiven]);
  const heading = (
    <h2 id={label} className={styles.title} tabIndex={-1}>
      {title}
    </h2>
  );
  const body = (
    <>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div className={fields.grid}>{children}</div>
    </>
  );
  return (
    <section id={anchor} className={styles.section} aria-labelledby={label} data-form-section="">
      {fold === undefined ? (
        <>
          {heading}
          {body}
        </>
      ) : (
        <details className={styles.fold} open={fold.isOpen || undefined}>
          <summary>
            {heading}
            <span className={styles.folded}>{fold.summary}</span>
            <ChevronDownRegular aria-hidden />
          </summary>
          {body}
        </details>
      )}
    </section>
  );
}
