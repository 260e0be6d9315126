import { useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focus.ts';

/** Focuses the field that the address names (`?field=nationality`), once the form stands; the record leads there. */
export function useNamedField(form: RefObject<HTMLFormElement | null>): void {
  const { field }: { field?: unknown } = useSearch({ strict: false });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || typeof field !== 'string' || form.current === null) return;
    isDone.current = true;
    focusField(form.current, field);
  });
}
