import { flushSync } from 'react-dom';
import { openFolds } from './sections/go-to-section.ts';

/** Finds the field of a path, or of the nearest parent path (`roles` for `roles.1.roleId`). */
export function fieldElement(form: HTMLElement, path: string): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = fields.find(({ dataset }) => dataset.field === path);
  if (found !== undefined || !path.includes('.')) return found ?? null;
  return fieldElement(form, path.slice(0, path.lastIndexOf('.')));
}

const focusable =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

const richText = '[role="textbox"][tabindex="0"]';

/** The one of a group that Tab comes to. */
const chosen = 'input[type="radio"]:checked:not([disabled])';

/** Focuses the field of a path and scrolls it into view. */
export function focusField(form: HTMLElement, path: string): void {
  const field = fieldElement(form, path);
  // A text with a toolbar: the text comes first.
  const control = [richText, chosen, focusable].reduce<HTMLElement | null>(
    (found, one) => found ?? field?.querySelector<HTMLElement>(one) ?? null,
    null,
  );
  openFolds(control);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

/** Runs a change of the whole form and restores the focus of a field that was mounted anew by it (a line of a list). */
export function keepFocus(form: HTMLElement | null, change: () => void): void {
  const path = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
  flushSync(change);
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (form !== null && path !== undefined && isLost) focusField(form, path);
}

/** Focuses the next (1) or previous (-1) control in error, wrapping around. */
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
