import { type Ref, useEffect, useMemo, useRef } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { labelled, useTranslate } from '#renderer/kit/ui/translate.ts';
import type { LeadingColumn } from '../slots.ts';
import { useIsSelected, usePageShare } from './hooks.ts';
import styles from './selection.module.css';
import type { Selection } from './selection.ts';

/** Pixels. */
const WIDTH = 44;

/**
 * The checkboxes before the first column. The grid handles their clicks and keys; each checkbox subscribes to its own
 * row, so that a change renders one checkbox and no row.
 */
export function useSelectionColumn<R extends BaseRow>(
  selection: Selection<R>,
  labelOf: (row: R) => string,
): LeadingColumn<R> {
  const translate = useTranslate();
  return useMemo(() => {
    const boxLabel = labelled(translate, 'actions:selection.row');
    const chosen = translate('actions:selection.chosen');
    return {
      width: WIDTH,
      Title: () => <PageBox selection={selection} label={translate('actions:selection.page')} />,
      Cell: ({ row }) => <RowBox selection={selection} id={row.id} label={boxLabel(labelOf(row))} chosen={chosen} />,
    };
  }, [selection, labelOf, translate]);
}

function PageBox({ selection, label }: { selection: Selection; label: string }) {
  const share = usePageShare(selection);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = share === 'some';
  }, [share]);
  return <Box ref={box} label={label} isChecked={share === 'all'} />;
}

interface RowBoxProps {
  selection: Selection;
  id: number;
  label: string;
  /** Says that the row is selected. */
  chosen: string;
}

function RowBox({ selection, id, label, chosen }: RowBoxProps) {
  const isSelected = useIsSelected(selection, id);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row itself is not rendered again, and nothing else writes this attribute.
    box.current?.closest('[role="row"]')?.setAttribute('aria-selected', String(isSelected));
  }, [isSelected]);
  return (
    <>
      <Box ref={box} label={label} isChecked={isSelected} />
      {/* The focus is on the cell, which is read out by its name, without the state of what is in it. */}
      {isSelected && <VisuallyHidden> {chosen}</VisuallyHidden>}
    </>
  );
}

interface BoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  isChecked: boolean;
}

/** Shows the state; the cell around it is clicked. */
const Box = ({ ref, label, isChecked }: BoxProps) => (
  <input
    ref={ref}
    type="checkbox"
    tabIndex={-1}
    className={styles.box}
    aria-label={label}
    title={label}
    checked={isChecked}
    readOnly
  />
);
