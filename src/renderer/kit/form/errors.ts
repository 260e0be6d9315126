import { fieldElement } from './focus.ts';
import type { FieldMessage } from './messages.ts';

/** One field that is refused, by its path. */
export interface RefusedField extends FieldMessage {
  path: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Every refused field of a form's error tree. A leaf is what has a text as its message; `ref` is the form library's own
 * link to the control.
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

/** The refused fields in the order of the screen; those without a field of their own come last. */
export function inScreenOrder(form: HTMLElement, refused: readonly RefusedField[]): RefusedField[] {
  const placed = refused.map((field) => ({ field, element: fieldElement(form, field.path) }));
  return placed
    .sort(({ element: left }, { element: right }) => {
      if (left === right) return 0;
      if (left === null || right === null) return left === null ? 1 : -1;
      return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ field }) => field);
}
