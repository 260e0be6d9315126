import { type RefObject, useEffect } from 'react';

/** What was given the focus in place of an element that is gone, until the person goes on from there. */
let stand: Element | null = null;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an action took away the element that had the focus, and nothing chosen for it has taken the focus since. */
export const isFocusLost = (): boolean => isNowhere() || document.activeElement === stand;

/** How long whoever took the element away has to give the focus a place of its own, in milliseconds. */
const PAUSE = 300;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

const popups = '[role="dialog"], [role="alertdialog"]';

/** Parts of a page in which the focus stays. Without one around it, what is gone stood for itself. */
const parts = 'section, form, fieldset, aside, nav, li, tr, [role="region"], [role="group"], [role="toolbar"]';

/**
 * Keeps the focus in the page where an action takes away the button that had it, such as the one that closes a bar: it
 * goes to the first control of the part that is left around it, else to its popup or the title of the page. A keyboard would start
 * over from the top of the window, and a screen reader would say nothing.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The element that had the focus last, and those around it. */
    let path: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (element: Element | null) => {
      if (element === stand || element === document.body) return;
      stand = null;
      path = element === null ? [] : around(element);
    };
    const isGone = () => isNowhere() && path[0]?.isConnected === false;
    const keep = () => {
      timer = undefined;
      if (!isGone()) return;
      const left = path.filter((one) => one.isConnected);
      // A popup closes when the focus leaves it, and what was to be told there would not be read.
      const popup = left.find((one) => one.matches(popups));
      const place = popup ?? page.current;
      const part = left.find((one) => one.matches(parts) && place?.contains(one) === true);
      stand = controlOf(part) ?? controlOf(popup) ?? popup ?? page.current?.querySelector('h1') ?? null;
      if (stand instanceof HTMLElement) stand.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isGone()) timer = setTimeout(keep, PAUSE);
    });
    const onFocus = ({ target }: FocusEvent) => follow(target as Element | null);
    // From here the person goes on: what has the focus is where they are.
    const onKey = () => {
      stand = null;
      follow(document.activeElement);
    };
    // A click on nothing leaves the focus nowhere by intent.
    const onPointer = () => {
      stand = null;
      path = [];
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onPointer, { capture: true });
    observer.observe(document.body, { subtree: true, childList: true });
    follow(document.activeElement);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onPointer, { capture: true });
      stand = null;
    };
  }, [page]);
}

function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement) found.push(one);
  return found;
}

const controlOf = (part: Element | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])].find(takesFocus);

const takesFocus = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [inert] *, [tabindex="-1"]') && control.checkVisibility?.() !== false;
