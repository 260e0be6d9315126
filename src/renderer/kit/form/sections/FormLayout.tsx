import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { FormBody } from '../FormBody.tsx';
import { type FieldMarks, FieldMarksContext } from '../fields/marks.tsx';
import { useFocusInSight } from '../useFocusInSight.ts';
import type { RecordForm } from '../useRecordForm.ts';
import { FormIndex } from './FormIndex.tsx';
import styles from './sections.module.css';
import { FormSections, FormSectionsContext, inOrder } from './store.ts';
import { useFormSurvey } from './survey.ts';

/**
 * How the parts of a form stand: `sheet` has its index beside its fields; `beside` has it in the screen's line, and
 * beside its fields what is typed along with them; `whole` is a form with a layout of its own; `page` is one
 * whose parts take the height of the page and scroll by themselves, where the window is large enough.
 */
export type FormLayoutKind = 'sheet' | 'beside' | 'whole' | 'page';

/** Follows the sections of a form that are on the screen, and how they stand. */
export function useFormOutline<Draft extends FieldValues, Values, End>(
  record: Pick<RecordForm<Draft, Values, End>, 'form' | 'element' | 'onChange' | 'problems' | 'stored'>,
  layout: FormLayoutKind = 'sheet',
) {
  useFocusInSight(record.element);
  const [store] = useState(() => new FormSections());
  const all = useStore(store);
  const sections = useMemo(() => inOrder(all), [all]);
  const survey = useFormSurvey(record, sections, layout !== 'whole' && layout !== 'page');
  return { store, sections, survey };
}

/** Says once, above the fields, which of them have to be filled in. */
export function MarksNote({ marks }: { marks: FieldMarks }) {
  const { t } = useTranslation('form');
  return marks !== 'none' && <p className={styles.rule}>{t(`marks.note.${marks}`)}</p>;
}

interface FormLayoutProps {
  outline: ReturnType<typeof useFormOutline>;
  isOpen: boolean;
  /** What is said above the fields. */
  notes?: ReactNode;
  /** What the fields come to, such as a preview: beside them in a wide window, else below them. */
  aside?: ReactNode;
  /** What is seen while one types, such as a map: between the fields and what is beside them, in a wide window. */
  between?: ReactNode;
  /** Above the fields where it is not beside them: it has to be known before the form is saved. */
  isAsideFirst?: boolean;
  layout?: FormLayoutKind;
  /** In the screen's line instead of the index, where the form is filled by steps. */
  steps?: ReactNode;
  marks?: FieldMarks;
  children: ReactNode;
}

/** The index of a form, its fields in one sheet, and what they come to. */
export function FormLayout({
  outline: { store, sections, survey },
  isOpen,
  notes,
  aside,
  between,
  isAsideFirst = false,
  layout = 'sheet',
  steps,
  marks = 'optional',
  children,
}: FormLayoutProps) {
  return (
    <FormSectionsContext value={store}>
      <FieldMarksContext value={marks}>
        <div className={styles.layout} data-layout={layout}>
          {layout === 'sheet' && <FormIndex sections={sections} survey={survey} />}
          {layout === 'beside' && (
            <ScreenLine>{steps ?? <FormIndex sections={sections} survey={survey} isLine />}</ScreenLine>
          )}
          <div className={styles.column}>
            {notes}
            <MarksNote marks={marks} />
            <FormBody isOpen={isOpen} className={layout === 'sheet' ? styles.sheet : styles.cards}>
              {children}
            </FormBody>
          </div>
          {between && <div className={styles.between}>{between}</div>}
          {aside !== undefined && (
            <aside className={styles.aside} data-first={isAsideFirst || undefined}>
              {aside}
            </aside>
          )}
        </div>
      </FieldMarksContext>
    </FormSectionsContext>
  );
}
