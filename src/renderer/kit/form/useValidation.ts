import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isSame } from './changes.ts';
import { type RefusedField, refusedFields } from './errors.ts';
import type { FormFields } from './fields.tsx';
import { areRelated, isUnder } from './paths.ts';
import { fallbackMessage } from './rules.ts';
import { showErrorsOf, timesShown } from './shown-errors.ts';

interface ValidationOptions<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  schema: z.ZodType<Values, Draft>;
  /** What the rules know beside the draft. */
  context: unknown;
  fields: FormFields | undefined;
}

interface Validation {
  problems: () => RefusedField[];
  onChange: (listener: () => void) => () => void;
  showErrors: (paths: readonly string[]) => void;
}

/**
 * Validates again what depends on something that has changed: fields on a field (`dependsOn`), and all of them on the
 * context of the rules. Only what is told already is looked at, and only a field whose error changes is drawn again.
 */
export function useValidation<Draft extends FieldValues, Values>({
  form,
  schema,
  context,
  fields = {},
}: ValidationOptions<Draft, Values>): Validation {
  const listeners = useRef(new Set<() => void>());
  const onChange = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const { isSubmitted } = form.formState;

  const problems = (): RefusedField[] =>
    (schema.safeParse(form.getValues(), { error: fallbackMessage }).error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
      type: 'custom',
    }));

  const isShown = (path: string) =>
    isSubmitted || form.getFieldState(path as FieldPath<Draft>).isTouched || timesShown(form.control, path) > 0;

  /** Validates some fields again, of which errors are shown. */
  const revalidate = (paths: readonly string[]) => {
    const shown = paths.filter(isShown);
    if (shown.length === 0) return;
    const found = problems();
    for (const path of shown) {
      const [before] = refusedFields(form.getFieldState(path as FieldPath<Draft>).error, path);
      const now = found.find((problem) => isUnder(problem.path, path));
      // One by one: the form library draws every field again where it validates several at once.
      if (now?.message !== before?.message) void form.trigger(path as FieldPath<Draft>);
    }
  };

  const onValues = useEffectEvent((changed: string | undefined) => {
    if (changed !== undefined) {
      const dependents = Object.entries(fields).flatMap(([path, { dependsOn = [] }]) =>
        path !== changed && dependsOn.some((other) => areRelated(changed, other)) ? [path] : [],
      );
      revalidate(dependents);
    }
    for (const listener of listeners.current) listener();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ name }) => onValues(name) }), [form]);

  const former = useRef(context);
  useEffect(() => {
    if (isSame(former.current, context)) return;
    former.current = context;
    revalidate(Object.keys(fields));
    for (const listener of listeners.current) listener();
  });

  return {
    problems,
    onChange,
    showErrors: (paths) => {
      showErrorsOf(form.control, paths);
      void form.trigger([...paths] as FieldPath<Draft>[]);
    },
  };
}
