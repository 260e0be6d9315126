import { FlexibleBar } from './FlexibleBar.tsx';
import type { CreateFormState } from './useCreateForm.ts';
import type { StepFocus } from './useStepFocus.ts';

interface FormFlexibleBarProps {
  form: CreateFormState;
  showField: StepFocus['showField'];
}

/** What a flexible record may come to, in the form of a new one. */
export function FormFlexibleBar({ form, showField }: FormFlexibleBarProps) {
  const { acceptsFlexible, draft } = form.state;
  const { times } = draft;
  return (
    <FlexibleBar
      isAccepted={acceptsFlexible}
      onAccept={() => form.setState((before) => ({ ...before, acceptsFlexible: true }))}
      onChooseDay={() =>
        showField('times', 'times.day', () =>
          form.set('times', { ...times, punctual: { ...times.punctual, dateChoice: 1 } }),
        )
      }
    />
  );
}
