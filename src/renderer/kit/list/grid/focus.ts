/** Puts the focus back among the rows, on the cell that Tab reaches: for a control that goes away under the keyboard. */
export function focusRows(area: ParentNode = document): void {
  area.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
