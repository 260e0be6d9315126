import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldElement, focusField } from '#renderer/kit/form/focus.ts';
import type { Step } from '../steps.ts';
import type { CreateFormState } from './useCreateForm.ts';

export interface StepFocus {
  /** Shows a step; what is wrong with it, else its first field, takes the focus. */
  goTo: (step: Step) => void;
  /** Shows what is wrong with the first of these steps that has something wrong; false where none has. */
  stopAt: (checked: readonly Step[]) => boolean;
  /** Puts the journey on a day, which is then chosen. */
  chooseDay: () => void;
  /** Focuses the first field of what is shown; the summary has none, and leads to its button. */
  focusStart: () => void;
}

/** Leads between the steps of a new record, by hand and to what is wrong, and takes the focus along. */
export function useStepFocus({ record, checks, setStep, person }: CreateFormState): StepFocus {
  const { element, form } = record;
  const focus = (path: string) => {
    if (element.current !== null) focusField(element.current, path);
  };
  // What is known of a person is folded on the form of one page: the journey comes next.
  const focusFirst = useEffectEvent((root: HTMLElement) => {
    const isFolded = fieldElement(root, 'identity.gender')?.closest('details:not([open])');
    const end = form.getValues('journey.origin') === null ? 'journey.origin' : 'journey.destination';
    focusField(root, isFolded ? end : 'identity.gender');
  });
  // The button that chose the person goes with the step: what is typed next takes the focus.
  const chosen = person.known?.userId ?? person.person;
  const formerChosen = useRef(chosen);
  useEffect(() => {
    if (formerChosen.current === chosen) return;
    formerChosen.current = chosen;
    if (chosen !== null && element.current !== null) focusFirst(element.current);
  }, [chosen, element]);

  const focusStart = () => {
    const first = element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (first !== undefined) focus(first);
    else element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  /** One trip on a given day is what nearly every call is for: its day is asked first, its kind stands before it. */
  const firstOfTimes = () => {
    const { kind, punctual } = form.getValues('times');
    if (kind === 'punctual' && punctual.dateChoice === 1) focus('times.punctual.day');
    else focusStart();
  };
  const goTo = (step: Step) => {
    flushSync(() => setStep(step));
    const [problem] = checks.problemsOf(step);
    if (problem !== undefined) focus(problem.path);
    else if (step === 'times') firstOfTimes();
    else focusStart();
  };
  return {
    goTo,
    stopAt: (checked) => {
      const first = checks.check(...checked);
      if (first !== null) goTo(first);
      return first !== null;
    },
    chooseDay: () => {
      flushSync(() => {
        form.setValue('times.punctual.dateChoice', 1, { shouldDirty: true });
        setStep('times');
      });
      focus('times.punctual.day');
    },
    focusStart,
  };
}
