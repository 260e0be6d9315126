import type { ReactNode } from 'react';
import styles from './PageFocusAfter.module.css';

/**
 * Around something that disappears with the control that was pressed in it, such as a bar with a retry: the focus then
 * goes to the page, and the next Tab begins at its content. An element that took the focus in the meantime keeps it.
 */
export function PageFocusAfter({ children }: { children: ReactNode }) {
  return (
    <div ref={focusPageAfter} className={styles.around}>
      {children}
    </div>
  );
}

/** A ref whose cleanup runs while the element is still in the page. */
const focusPageAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement) !== true) return;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) document.getElementById('page')?.focus();
  });
};
