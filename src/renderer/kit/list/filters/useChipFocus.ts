import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Closed {
  name: string;
  /** The last element focused by this hook. */
  given: Element | null;
}

export interface ChipFocus {
  /** To be called when an editor is about to close: a focus that was moved elsewhere stays. */
  leaveEditor: (name: string) => void;
  /** To be called before a chip is removed. */
  leaveChip: (name: string) => void;
}

const editor = '[data-filter-editor]';

/**
 * Keeps the focus in the bar when the focused element disappears: on the chip of the closed editor or, without a value
 * and so without a chip, on the button that adds filters. `opened` is the filter whose editor is open.
 */
export function useChipFocus(bar: RefObject<HTMLElement | null>, opened: string | null): ChipFocus {
  const closed = useRef<Closed>(null);
  const find = (selector: string) => bar.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const findAdd = () =>
    find('[data-add-filter]') ?? document.querySelector<HTMLElement>('[data-list-search]') ?? undefined;
  // A filter without room on the line is behind this button.
  const findFolded = () => find('[data-folded-filters]');

  // After every render: a text may reach the address, and create the chip, after its editor has closed.
  useLayoutEffect(() => {
    if (opened !== null) closed.current = null;
    if (closed.current === null) return;
    const { name, given } = closed.current;
    const { activeElement } = document;
    const isHere =
      activeElement === given || activeElement === document.body || activeElement?.closest(editor) !== null;
    const target = find(`[data-filter="${name}"]`) ?? findFolded() ?? findAdd();
    if (!isHere || target === undefined) {
      closed.current = null;
      return;
    }
    if (target !== activeElement) target?.focus();
    closed.current.given = target;
  });

  return {
    leaveEditor: (name) => {
      const { activeElement } = document;
      const isElsewhere =
        activeElement !== document.body && activeElement?.closest(`${editor}, [data-filter]`) === null;
      closed.current = isElsewhere ? null : { name, given: null };
    },
    leaveChip: (name) => {
      closed.current = null;
      // Of a chip that is not on the line the rest of the folded ones keeps the focus.
      if (find(`[data-filter="${name}"]`) === undefined) findFolded()?.focus();
      else findAdd()?.focus();
    },
  };
}
