import { type RefObject, useEffect } from 'react';

/** Space taken at the edges of the window, and what they leave to the page. */
type Edge = '--footer-height' | '--menu-width' | '--content-height';

/** Publishes the size of an element as a CSS length on the document while it is mounted. */
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

/** Publishes the height of the page's footer (a pager, the actions of a form). */
export const usePageFooter = (footer: RefObject<HTMLElement | null>): void =>
  useEdge('--footer-height', footer, ({ offsetHeight }) => offsetHeight);

/** Publishes the width of the menu beside the page. */
export const useMenuEdge = (menu: RefObject<HTMLElement | null>): void =>
  useEdge('--menu-width', menu, ({ offsetWidth }) => offsetWidth);

/** Publishes the height in which the page scrolls: what its title, its notices, its line and its footer leave. */
export const useContentEdge = (content: RefObject<HTMLElement | null>): void =>
  useEdge('--content-height', content, ({ clientHeight }) => clientHeight);
