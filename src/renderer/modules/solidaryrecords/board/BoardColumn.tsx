import { type DragEvent, type ReactNode, useId } from 'react';
import styles from './board.module.css';

interface BoardColumnProps {
  title: string;
  note?: string | undefined;
  /** A card that is being dragged can be dropped here. */
  isOpen: boolean;
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  onDrop: () => void;
  children?: ReactNode;
}

/** A column of the board: its heading, its cards, and its drop target. */
export function BoardColumn({ title, note, isOpen, isOver, onOver, onDrop, children }: BoardColumnProps) {
  const heading = useId();
  const over = (event: DragEvent) => {
    if (!isOpen) return;
    // Without it the column would refuse the card.
    event.preventDefault();
    onOver(true);
  };
  return (
    <section
      aria-labelledby={heading}
      className={styles.column}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        if (isOpen) onDrop();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
