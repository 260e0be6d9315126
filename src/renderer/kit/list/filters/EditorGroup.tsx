import { Caption1, Label, useId } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import flow from '#renderer/kit/ui/layout/layout.module.css';

interface EditorGroupProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** Several controls under one label. No Fluent field: it would give its label to each of them. */
export function EditorGroup({ label, hint, children }: EditorGroupProps) {
  const id = useId('editor-');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the other editors.
    <div
      role="group"
      className={flow.stackXS}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <Label id={id} weight="semibold">
        {label}
      </Label>
      {children}
      {hint !== undefined && <Caption1 id={`${id}-hint`}>{hint}</Caption1>}
    </div>
  );
}
