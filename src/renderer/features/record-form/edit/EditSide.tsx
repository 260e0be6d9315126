import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#renderer/kit/form/focus.ts';
import { FlexibleBar } from '../create/FlexibleBar.tsx';
import page from '../record-form.module.css';
import styles from './edit.module.css';
import { PlanPanel } from './PlanPanel.tsx';
import type { EditFormState } from './useEditForm.ts';

interface EditSideProps {
  form: EditFormState;
  element: RefObject<HTMLFormElement | null>;
}

/** What saving will do, and what a flexible record may come to, beside the form. */
export function EditSide({ form, element }: EditSideProps) {
  const chooseDay = () => {
    const { times } = form.draft;
    flushSync(() => form.set('times', { ...times, punctual: { ...times.punctual, dateChoice: 1 } }));
    if (element.current !== null) focusField(element.current, 'times.day');
  };
  return (
    <aside className={`${page.side} ${styles.side}`}>
      <PlanPanel plan={form.plan} />
      {form.isWarned && (
        <FlexibleBar isAccepted={form.acceptsFlexible} onAccept={() => form.acceptFlexible()} onChooseDay={chooseDay} />
      )}
    </aside>
  );
}
