import { type RefObject, useLayoutEffect } from 'react';

/** Marks the fields of a form whose change will be sent, by `data-changed` beside their `data-field`. */
export function useChangedFields(form: RefObject<HTMLElement | null>, paths: readonly string[]): void {
  // After each drawing: fields come and go with the choices around them.
  useLayoutEffect(() => {
    const changed = new Set(paths);
    for (const field of form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      field.toggleAttribute('data-changed', changed.has(field.dataset.field ?? ''));
    }
  });
}
