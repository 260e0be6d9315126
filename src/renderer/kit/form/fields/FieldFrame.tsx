import { Field, type FieldProps, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { useMarkedLabel } from './marks.tsx';

/** How wide a field is, in columns of twelve: as wide as what it holds. */
export type FieldSize = 'number' | 'short' | 'half' | 'long' | 'whole';

interface FieldFrameProps {
  /** Path of the value in the form; the error summary and the focus find the field by it. */
  path: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  afterError?: ReactNode;
  isRequired?: boolean | undefined;
  /** False for what cannot be left out, such as a switch. */
  hasMark?: boolean;
  isWide?: boolean;
  size?: FieldSize;
  /** The control; a function of the props that bind it, where it is not the only one. */
  children: FieldProps['children'];
}

/**
 * Label, control, and one line under it for its hint or its error, which is there before either comes: nothing moves.
 * They are linked for screen readers (aria-describedby, aria-invalid). The error is no alert: after a refused save
 * several would be announced at once, and the focus goes to the first.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { path, label, hint, error, afterError, isRequired, hasMark, isWide = false, size = 'half', children } = props;
  return (
    <Field
      className={mergeClasses(styles.field, styles[isWide ? 'whole' : size])}
      data-field={path}
      data-label={label}
      label={useMarkedLabel(label, { isRequired, hasMark })}
      required={isRequired}
      hint={fieldHint(hint, error !== undefined)}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={
        error === undefined
          ? undefined
          : {
              role: undefined,
              className: styles.message,
              children: (
                <>
                  {error} {afterError}
                </>
              ),
            }
      }
    >
      {children}
    </Field>
  );
}

/** The hint of a field; its error stands in its place. */
export const fieldHint = (hint: ReactNode, isWrong: boolean) =>
  hint === undefined || hint === null || hint === false
    ? undefined
    : { children: hint, className: mergeClasses(styles.message, isWrong && styles.covered) };
