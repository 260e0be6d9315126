/** Focuses the active cell: for a focused control that is about to disappear. */
export function focusRows(area: ParentNode = document): void {
  area.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
