import { type Ref, useEffect, useMemo, useRef } from 'react';
import type { BaseRow } from '../list/definition.ts';
import type { LeadingColumn } from '../list/slots.ts';
import { useText } from '../list/text.ts';
import { useIsChosen, usePageShare } from './hooks.ts';
import styles from './selection.module.css';
import type { Selection } from './selection.ts';

/** Pixels. */
const WIDTH = 44;

/**
 * The boxes before the first column. The grid hears their clicks and keys; each box follows its own row, so that a tick
 * draws one box again and no row.
 */
export function useSelectionColumn<R extends BaseRow>(
  selection: Selection<R>,
  labelOf: (row: R) => string,
): LeadingColumn<R> {
  return useMemo(
    () => ({
      width: WIDTH,
      Title: () => <PageBox selection={selection} />,
      Cell: ({ row }) => <RowBox selection={selection} id={row.id} label={labelOf(row)} />,
    }),
    [selection, labelOf],
  );
}

function PageBox({ selection }: { selection: Selection }) {
  const words = useText();
  const share = usePageShare(selection);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = share === 'some';
  }, [share]);
  return <Box ref={box} label={words('actions:selection.page')} isChecked={share === 'all'} />;
}

interface RowBoxProps {
  selection: Selection;
  id: number;
  label: string;
}

function RowBox({ selection, id, label }: RowBoxProps) {
  const words = useText();
  const isChosen = useIsChosen(selection, id);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row itself is not drawn again for a tick, and no one else writes this attribute.
    box.current?.closest('[role="row"]')?.setAttribute('aria-selected', String(isChosen));
  }, [isChosen]);
  return <Box ref={box} label={words('actions:selection.row', { label })} isChecked={isChosen} />;
}

interface BoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  isChecked: boolean;
}

/** Shows a choice; the cell around it is what is clicked. */
const Box = ({ ref, label, isChecked }: BoxProps) => (
  <input
    ref={ref}
    type="checkbox"
    tabIndex={-1}
    className={styles.box}
    aria-label={label}
    checked={isChecked}
    readOnly
  />
);
