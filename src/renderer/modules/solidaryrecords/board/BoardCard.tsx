import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { type DragEvent, type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import styles from './board.module.css';
import type { CardTexts } from './useCardTexts.ts';

export interface CardCommands {
  open: (row: SolidaryRecordRow) => void;
  menu: (row: SolidaryRecordRow, button: HTMLElement) => void;
  dragStart: (row: SolidaryRecordRow, event: DragEvent) => void;
  dragEnd: () => void;
}

interface BoardCardProps {
  row: SolidaryRecordRow;
  texts: CardTexts;
  /** Address of its page; undefined for somebody who may not read it. */
  href: string | undefined;
  canMove: boolean;
  isDragged: boolean;
  commands: CardCommands;
}

/** One record of the board. It renders again only when it changes. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, texts, href, canMove, isDragged, commands } = props;
  const { t } = useTranslation('solidaryrecords');
  const { name, lines, flags } = texts.of(row);
  const follow = (event: MouseEvent) => {
    // With a modifier the link opens a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    commands.open(row);
  };
  return (
    <li
      className={styles.card}
      data-record={row.id}
      data-dragged={isDragged || undefined}
      draggable={canMove}
      onDragStart={(event) => commands.dragStart(row, event)}
      onDragEnd={commands.dragEnd}
    >
      <div className={styles.head}>
        {href === undefined ? (
          <strong>{name}</strong>
        ) : (
          <a href={href} draggable={false} onClick={follow}>
            {name}
          </a>
        )}
        {canMove && (
          <button
            type="button"
            className={styles.menu}
            aria-haspopup="menu"
            aria-label={t('board.more', { name })}
            onClick={({ currentTarget }) => commands.menu(row, currentTarget)}
          >
            <MoreHorizontalRegular aria-hidden />
          </button>
        )}
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {flags.length > 0 && (
        <p className={styles.flags}>
          {flags.map((flag) => (
            <span key={flag} className={styles.flag}>
              {flag}
            </span>
          ))}
        </p>
      )}
    </li>
  );
});
