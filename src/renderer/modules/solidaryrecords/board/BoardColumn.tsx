import type { FluentIcon } from '@fluentui/react-icons';
import { type DragEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './board.module.css';

interface BoardColumnProps {
  icon: FluentIcon;
  title: string;
  /** The title in short, as it stands on a narrow column. */
  short?: string;
  /** How many cards it has; absent where it only takes them. */
  count?: number;
  /** It holds no cards: they are dropped on it. */
  isTarget?: boolean;
  note?: string | undefined;
  /** It is a strip without cards. */
  isFolded?: boolean;
  /** What is done with the column, beside its heading. */
  menu?: ReactNode;
  /** A card that is being dragged can be dropped here. */
  isOpen: boolean;
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  onDrop: () => void;
  children?: ReactNode;
}

/** A column of the board: its heading, its cards, and its drop target. */
export function BoardColumn(props: BoardColumnProps) {
  const {
    icon: Icon,
    title,
    short = title,
    count,
    isTarget = false,
    note,
    isFolded = false,
    menu,
    isOpen,
    isOver,
    onOver,
    onDrop,
    children,
  } = props;
  const { t } = useTranslation('solidaryrecords');
  const { number } = useFormat();
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
      data-target={isTarget || undefined}
      data-folded={isFolded || undefined}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        if (isOpen) onDrop();
      }}
    >
      <div className={styles.heading}>
        <h2
          id={heading}
          className={flow.title}
          aria-label={count === undefined ? undefined : t('board.column', { status: title, count })}
        >
          <Icon aria-hidden />
          <span className={flow.cut} title={title}>
            {short}
          </span>
          {count !== undefined && <span className={styles.count}>{number(count)}</span>}
        </h2>
        {menu}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {!isFolded && children}
    </section>
  );
}
