import { useId } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMarkedLabel } from '#renderer/kit/form/fields/marks.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './field-group.module.css';

interface FieldGroupProps {
  /** Path of the value in the form, by which the focus finds it. */
  path: string;
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  isWide?: boolean;
  /** Side by side instead of one below the other. */
  isInline?: boolean;
  children: ReactNode;
}

/**
 * Several controls under one label. They are not in a `Field` of the library, which would give each of them its own
 * label.
 */
export function FieldGroup({ path, label, isRequired, hint, error, isWide, isInline, children }: FieldGroupProps) {
  const note = useId('group-');
  const hasNote = hint !== undefined || error !== undefined;
  return (
    <fieldset
      className={isWide ? flow.whole : undefined}
      data-field={path}
      data-label={label}
      aria-describedby={hasNote ? note : undefined}
      aria-invalid={error !== undefined || undefined}
    >
      <legend className={styles.label}>{useMarkedLabel(label, { isRequired })}</legend>
      <div className={isInline ? styles.inline : styles.column}>{children}</div>
      {hasNote && (
        <div id={note} className={`${styles.message} ${error === undefined ? flow.faint : flow.danger}`}>
          {error ?? hint}
        </div>
      )}
    </fieldset>
  );
}
