import { flushSync } from 'react-dom';

/** The element of the field that shows a path, or of the nearest one around it (`roles` for `roles.1.roleId`). */
export function fieldElement(form: HTMLElement, path: string): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = fields.find(({ dataset }) => dataset.field === path);
  if (found !== undefined || !path.includes('.')) return found ?? null;
  return fieldElement(form, path.slice(0, path.lastIndexOf('.')));
}

const focusable =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

const richText = '[role="textbox"][tabindex="0"]';

/** Puts the focus into the field of a path and brings it into sight. */
export function focusField(form: HTMLElement, path: string): void {
  const field = fieldElement(form, path);
  // A text with a toolbar: the text comes first.
  const control = field?.querySelector<HTMLElement>(richText) ?? field?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

/** Runs a change of the whole form; a field that is made anew by it (a line of a list) has the focus again if it had it. */
export function keepFocus(form: HTMLElement | null, change: () => void): void {
  const path = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
  flushSync(change);
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (form !== null && path !== undefined && isLost) focusField(form, path);
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
