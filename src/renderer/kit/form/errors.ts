import { fieldElement } from './focus.ts';
import type { FieldMessage } from './messages.ts';

/** A field in error, by its path. */
export interface RefusedField extends FieldMessage {
  path: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Collects the fields in error from a form's error tree. A leaf has a text as its message; `ref` is the form library's
 * own link to the control.
 */
export function refusedFields(errors: unknown, prefix = ''): RefusedField[] {
  if (!isObject(errors)) return [];
  const { message, type } = errors;
  const own: RefusedField[] =
    prefix !== '' && typeof message === 'string' ? [{ path: prefix, message, type: String(type) }] : [];
  const nested = Object.entries(errors)
    .filter(([key, value]) => key !== 'ref' && isObject(value))
    .flatMap(([key, value]) =>
      refusedFields(value, prefix === '' || key === 'root' ? prefix || key : `${prefix}.${key}`),
    );
  return [...own, ...nested];
}

/** Sorts fields in error by the order of the screen; those without a field on it come last. */
export function inScreenOrder<Field extends { path: string }>(form: HTMLElement, refused: readonly Field[]): Field[] {
  const placed = refused.map((field) => ({ field, element: fieldElement(form, field.path) }));
  return placed
    .sort(({ element: left }, { element: right }) => {
      if (left === right) return 0;
      if (left === null || right === null) return left === null ? 1 : -1;
      return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ field }) => field);
}
