import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxRepairLength } from '#shared/import/limits.ts';
import styles from './ImportGrid.module.css';

interface CellEditorProps {
  label: string;
  text: string;
  /** Whether the text is typed anew, as the key that opened the editor begins it. */
  isReplacing: boolean;
  onCommit: (text: string) => void;
  onCancel: () => void;
}

/** Edits the text of a cell in its place: Enter and leaving it take the text, Escape does not. */
export function CellEditor({ label, text, isReplacing, onCommit, onCancel }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  /** Whether the editor was closed by a key: losing the focus then means nothing. */
  const isClosed = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isReplacing) input.current?.select();
  }, [isReplacing]);
  const close = (take: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    if (take) onCommit(typed);
    else onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the grid move in the text here; F8 takes the text and goes on.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close(false);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      close(true);
    } else if (event.key === 'F8') {
      close(true);
    }
  };
  return (
    <input
      ref={input}
      className={styles.editor}
      data-editor=""
      aria-label={label}
      value={typed}
      maxLength={maxRepairLength}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        // What may be meant stands under the cell: its press decides.
        const isInCell = currentTarget.closest('[role="gridcell"]')?.contains(relatedTarget) === true;
        if (!isInCell) close(true);
      }}
    />
  );
}
