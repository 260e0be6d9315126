import { type RefObject, useEffect } from 'react';

/** F8 and Shift+F8 focus the next and previous cause, wherever the focus is (docs/screens/01-shell-home.md §8). */
export function useNextProblem(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
      const problems = [...(container.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])];
      if (problems.length === 0) return;
      event.preventDefault();
      const at = problems.findIndex((problem) => problem.contains(document.activeElement));
      const next = at === -1 ? (event.shiftKey ? -1 : 0) : (at + (event.shiftKey ? -1 : 1)) % problems.length;
      problems.at(next)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [container]);
}
