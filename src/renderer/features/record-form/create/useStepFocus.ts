import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#renderer/kit/form/focus.ts';
import type { Step } from './steps.ts';
import type { CreateFormState } from './useCreateForm.ts';

export interface StepFocus {
  /** Shows a step; what is wrong with it, else its first field, takes the focus. */
  goTo: (step: Step) => void;
  /** Shows what is wrong with the first of these steps that is not met; false where there is none. */
  stopAt: (checked: readonly Step[]) => boolean;
  /** Changes the form and shows one field of it, such as `times.day`. */
  showField: (step: Step, path: string, change: () => void) => void;
  /** Focuses the first field of what is shown; the summary has none, and leads to its button. */
  focusStart: () => void;
}

/** Leads between the steps of a new record, by hand and to what is wrong, and takes the focus along. */
export function useStepFocus(form: CreateFormState, element: RefObject<HTMLFormElement | null>): StepFocus {
  const focus = (path: string) => {
    if (element.current !== null) focusField(element.current, path);
  };
  // The button that chose the person goes with the step: what is typed next takes the focus.
  const chosen = form.state.person === 'new' ? 'new' : (form.known?.userId ?? null);
  const formerChosen = useRef(chosen);
  useEffect(() => {
    if (formerChosen.current === chosen) return;
    formerChosen.current = chosen;
    if (chosen !== null && element.current !== null) focusField(element.current, 'identity.gender');
  }, [chosen, element]);

  const focusStart = () => {
    const first = element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (first !== undefined) focus(first);
    else element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const focusFirst = (step: Step) => {
    const path = form.problems[step][0]?.field;
    if (path === undefined) focusStart();
    else focus(`${step}.${path}`);
  };
  return {
    goTo: (step) => {
      flushSync(() => form.goTo(step));
      focusFirst(step);
    },
    stopAt: (checked) => {
      const first = checked.find((step) => form.hasProblems(step));
      if (first === undefined) return false;
      flushSync(() => {
        form.judge(...checked);
        form.goTo(first);
      });
      focusFirst(first);
      return true;
    },
    showField: (step, path, change) => {
      flushSync(() => {
        change();
        form.goTo(step);
      });
      focus(path);
    },
    focusStart,
  };
}
