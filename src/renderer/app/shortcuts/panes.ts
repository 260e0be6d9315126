/** Panes of the window that F6 cycles through, in the order of the page. */
const PANES = '[data-pane]';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.closest('[hidden], [inert]') === null;

/**
 * Moves the focus to the next (1) or previous (-1) pane: to the element that last had it there, else its first tab
 * stop.
 */
export function focusPane(step: 1 | -1, lastIn: ReadonlyMap<Element, HTMLElement>): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(isShown);
  // The innermost pane that holds the focus: panes may be nested.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(here + step + panes.length) % panes.length] ?? panes[0];
  if (next === undefined) return;
  const last = lastIn.get(next);
  const target = last?.isConnected ? last : (next.querySelector<HTMLElement>(stops) ?? next);
  target.focus();
}
