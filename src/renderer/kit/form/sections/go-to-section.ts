/** Brings a section to the top of what scrolls it; what is typed next goes on from its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const scroller = scrollerOf(section);
  openFolds(section.querySelector('h2'));
  // `scrollIntoView` would scroll the frame of the window as well, where the section is the last of its page.
  if (scroller !== null)
    scroller.scrollTop += section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Opens what is folded around an element: nothing in it could take the focus. */
export function openFolds(element: Element | null): void {
  for (let fold = foldAround(element); fold !== null; fold = foldAround(fold.parentElement)) fold.open = true;
}

const foldAround = (element: Element | null | undefined) => element?.closest<HTMLDetailsElement>('details') ?? null;

/** The nearest element around another one that scrolls. */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
