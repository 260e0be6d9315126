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

/** The element of the field that shows a path, or of the nearest one around it (`roles` for `roles.1.roleId`). */
export function fieldElement(form: HTMLElement, path: string): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = fields.find(({ dataset }) => dataset.field === path);
  if (found !== undefined || !path.includes('.')) return found ?? null;
  return fieldElement(form, path.slice(0, path.lastIndexOf('.')));
}

const focusable =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Puts the focus into the field of a path and brings it into sight. */
export function focusField(form: HTMLElement, path: string): void {
  const control = fieldElement(form, path)?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

/** Puts the focus into the refused control after (1) or before (-1) the one that has it, and round again. */
export function focusNextError(form: HTMLElement, step: 1 | -1): void {
  const refused = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((control) =>
    control.matches(focusable) ? control : control.querySelector<HTMLElement>(focusable),
  );
  const controls = refused.filter((control) => control !== null);
  const { activeElement } = document;
  const here = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  const start = here < 0 && step < 0 ? 0 : here;
  controls.at((start + step) % controls.length)?.focus();
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
