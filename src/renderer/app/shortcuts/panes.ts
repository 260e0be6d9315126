/** Parts of the window that F6 goes through, in the order of the page. */
const PANES = '[data-pane]';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.closest('[hidden], [inert]') === null;

/** Moves the focus to the next part of the window (1) or the one before (-1): to where the focus last was in it, else its first stop. */
export function focusPane(step: 1 | -1, lastIn: ReadonlyMap<Element, HTMLElement>): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(isShown);
  // The innermost part that holds the focus: a part may lie inside another.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(here + step + panes.length) % panes.length] ?? panes[0];
  if (next === undefined) return;
  const last = lastIn.get(next);
  const target = last?.isConnected ? last : (next.querySelector<HTMLElement>(stops) ?? next);
  target.focus();
}
