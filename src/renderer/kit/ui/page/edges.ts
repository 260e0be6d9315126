import { type RefObject, useEffect } from 'react';

/** What the edges of the window hold: messages stand clear of them, in the middle of the page. */
type Edge = '--footer-height' | '--menu-width';

/** Publishes the size of an edge as a length on the document while the element stands. */
function useEdge(edge: Edge, element: RefObject<HTMLElement | null>, sizeOf: (element: HTMLElement) => number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edge is measured in one way.
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(edge, `${sizeOf(current)}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(current);
    publish();
    return () => {
      observer.disconnect();
      style.removeProperty(edge);
    };
  }, [edge, element]);
}

/** Says how much of the page's bottom its footer takes (a pager, the actions of a form). */
export const usePageFooter = (footer: RefObject<HTMLElement | null>): void =>
  useEdge('--footer-height', footer, ({ offsetHeight }) => offsetHeight);

/** Says how much of the window the menu takes beside the page. */
export const useMenuEdge = (menu: RefObject<HTMLElement | null>): void =>
  useEdge('--menu-width', menu, ({ offsetWidth }) => offsetWidth);
