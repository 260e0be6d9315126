import { createContext, type ReactElement, use } from 'react';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import styles from './fields.module.css';

/**
 * Which fields of a form are marked beside their labels: the `optional` ones, as most are required; the `required`
 * ones, where most are optional; none outside a form.
 */
export type FieldMarks = 'optional' | 'required' | 'none';

export const FieldMarksContext = createContext<FieldMarks>('none');

interface LabelOptions {
  isRequired?: boolean | undefined;
  /** False for what cannot be left out, such as a switch. */
  hasMark?: boolean | undefined;
}

/**
 * The label of a field with its mark in words. Screen readers hear from the control itself whether it is required;
 * the star of the library is hidden everywhere (`global.css`).
 */
export function useMarkedLabel(
  label: string,
  { isRequired = false, hasMark = true }: LabelOptions = {},
): ReactElement | string {
  const marks = use(FieldMarksContext);
  const translate = useTranslate();
  if (!hasMark || marks === 'none' || isRequired !== (marks === 'required')) return label;
  return (
    <>
      {label}{' '}
      <span aria-hidden className={styles.mark}>
        {translate(`form:marks.${marks}`)}
      </span>
    </>
  );
}
