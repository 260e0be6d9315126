import { CalendarLtrRegular, HistoryRegular, MoreVerticalRegular, WarningRegular } from '@fluentui/react-icons';
import { type DragEvent, type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { externalLink } from '#renderer/kit/ui/external.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
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
  /** It scrolls by: its name is enough. */
  isNameOnly: boolean;
  /** Which of the cards of people of this name it is, from 1, so that its menu has a name of its own. */
  nth: number;
  commands: CardCommands;
  /** In a long column, which is drawn in part. */
  index: number | undefined;
  position: number | undefined;
  total: number | undefined;
  measure: ((element: Element | null) => void) | undefined;
  /** Room before it, in pixels. */
  gap: number;
}

/** One record of the board. It renders again only when it changes. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, texts, href, canMove, isDragged, isNameOnly, nth, commands, index, position, total, measure, gap } =
    props;
  const { t } = useTranslation('solidaryrecords');
  const { name, journey, day, telephone, idle, lateness, isPast, isStale } = texts.of(row);
  const { givenName, familyName } = row;
  const shownName = familyName ? (
    <>
      <span className={styles.family}>{familyName}</span> {givenName}
    </>
  ) : (
    name
  );
  const follow = (event: MouseEvent) => {
    // With a modifier the link opens a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    commands.open(row);
  };
  return (
    <li
      ref={measure}
      className={styles.card}
      data-index={index}
      data-record={row.id}
      data-dragged={isDragged || undefined}
      aria-posinset={position}
      aria-setsize={total}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
      draggable={canMove}
      onDragStart={(event) => commands.dragStart(row, event)}
      onDragEnd={commands.dragEnd}
    >
      <div
        className={`${flow.surface} ${styles.face}`}
        data-late={isPast ? 'past' : lateness === 'week' ? 'week' : undefined}
      >
        <div className={`${flow.together} ${styles.head}`}>
          {href === undefined ? (
            <strong>{shownName}</strong>
          ) : (
            <a href={href} draggable={false} title={name} onClick={follow}>
              {shownName}
            </a>
          )}
          {idle !== null && !isNameOnly && (
            <span className={`${flow.inline} ${styles.idle}`} data-stale={isStale || undefined} title={idle.words}>
              <HistoryRegular aria-hidden />
              <span aria-hidden>{idle.short}</span>
              <VisuallyHidden>{idle.words}</VisuallyHidden>
            </span>
          )}
          {canMove && !isNameOnly && (
            <button
              type="button"
              className={styles.menu}
              aria-haspopup="menu"
              aria-label={nth === 1 ? t('board.more', { name }) : t('board.moreNth', { name, nth })}
              onClick={({ currentTarget }) => commands.menu(row, currentTarget)}
            >
              <MoreVerticalRegular aria-hidden />
            </button>
          )}
        </div>
        {!isNameOnly && (
          <>
            <p title={journey}>{journey}</p>
            <p className={styles.days}>
              <span className={`${flow.inline} ${styles.day}`}>
                {isPast ? <WarningRegular aria-hidden /> : <CalendarLtrRegular aria-hidden />}
                {isPast && <VisuallyHidden>{t('board.past')}, </VisuallyHidden>}
                {day}
              </span>
              {telephone !== null && (
                <a
                  className={`${flow.ring} ${styles.telephone}`}
                  draggable={false}
                  aria-label={telephone.label}
                  {...externalLink(telephone.address)}
                  href={telephone.address}
                >
                  {telephone.shown}
                </a>
              )}
            </p>
          </>
        )}
      </div>
    </li>
  );
});
