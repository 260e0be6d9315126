import { flushSync } from 'react-dom';
import { focusField } from '#renderer/kit/form/focus.ts';
import { FlexibleBar } from '../flexible/FlexibleBar.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import type { EditFormState } from './useEditForm.ts';

interface EditSideProps {
  form: EditFormState;
}

/** What saving will do, and what a flexible record may come to, beside the form. */
export function EditSide({ form }: EditSideProps) {
  const { element } = form.record;
  const chooseDay = () => {
    flushSync(() => form.record.form.setValue('times.punctual.dateChoice', 1, { shouldDirty: true }));
    if (element.current !== null) focusField(element.current, 'times.punctual.day');
  };
  return (
    <>
      <PlanPanel plan={form.plan} />
      {form.isWarned && (
        <FlexibleBar isAccepted={form.acceptsFlexible} onAccept={() => form.acceptFlexible()} onChooseDay={chooseDay} />
      )}
    </>
  );
}
