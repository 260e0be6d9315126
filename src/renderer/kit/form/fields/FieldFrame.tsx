import { Field, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldFrameProps {
  /** Path of the value in the form; the error summary and the focus find the field by it. */
  path: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  afterError?: ReactNode;
  isRequired?: boolean;
  isWide?: boolean;
  children: ReactElement;
}

/**
 * Label, required mark, control, hint and error, linked for screen readers (aria-describedby, aria-invalid). The error
 * is no alert: after a refused save several would be announced at once, and the focus goes to the first.
 */
export function FieldFrame({ path, label, hint, error, afterError, isRequired, isWide, children }: FieldFrameProps) {
  return (
    <Field
      className={mergeClasses(styles.field, isWide && styles.wide)}
      data-field={path}
      data-label={label}
      label={label}
      required={isRequired}
      hint={hint === undefined ? undefined : { children: hint }}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={
        error === undefined
          ? undefined
          : {
              role: undefined,
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
