import { type DragEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';
import type { WriteResult } from '../life/calls.ts';
import { ComposerDialog } from '../life/dialogs/ComposerDialog.tsx';
import { BoardActions } from './BoardActions.tsx';
import { BoardCard, type CardCommands } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardNotices } from './BoardNotices.tsx';
import styles from './board.module.css';
import { CardMenu } from './CardMenu.tsx';
import { type ColumnStatus, columnStatuses, columnsOf, type Target, targetsOf } from './columns.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { useBoardRows, useMovedRow } from './useBoardRows.ts';
import { useCardWords } from './useCardWords.ts';

/** A card with the button that was pressed on it. */
interface Chosen {
  row: SolidaryRecordRow;
  button: HTMLElement;
}

const noRows: readonly SolidaryRecordRow[] = [];

/**
 * The open records by status, each a card that is moved by dragging or by its menu (docs/screens/07-solidary-records.md
 * §9). It is made of rows of the list: no record is read.
 */
export function Board() {
  const { t } = useTranslation('recordlife');
  const translate = useTranslate();
  const can = useCan();
  const navigation = useNavigation();
  const found = useBoardRows();
  const takeMoved = useMovedRow();
  const words = useCardWords();
  const rows = found.data?.rows ?? noRows;
  const { byStatus, others } = useMemo(() => columnsOf(rows), [rows]);
  const [menu, setMenu] = useState<Chosen | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [acting, setActing] = useState<Chosen | null>(null);
  const [dragged, setDragged] = useState<SolidaryRecordRow | null>(null);
  const [over, setOver] = useState<ColumnStatus | 4 | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLElement>(null);
  const canMove = can('solidary_update');
  const canOpen = can('solidary_read');

  const commands = useMemo(
    (): CardCommands => ({
      open: ({ id }) => void navigation.open(addressOf('solidaryrecords_show', { id })),
      menu: (row, button) => setMenu({ row, button }),
      dragStart: (row, event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', personNameOf(row));
        setDragged(row);
      },
      dragEnd: () => {
        setDragged(null);
        setOver(null);
      },
    }),
    [navigation],
  );

  const start = (row: SolidaryRecordRow, to: Target, opener: Element | null) => {
    setMenu(null);
    setMove({ row, to, opener });
  };
  const drop = (to: Target) => {
    if (dragged !== null) start(dragged, to, document.querySelector(`[data-record="${dragged.id}"] a`));
    commands.dragEnd();
  };
  const finish = (row: SolidaryRecordRow, result: WriteResult | null) => {
    setMove(null);
    if (result?.outcome !== 'done') return;
    const now = takeMoved(row, result);
    setSaid(t('board.moved', { name: personNameOf(row), status: translate(recordStatusLabel(now.status)) }));
    // The card is another element in its new column, and the dialog gives the focus back first.
    requestAnimationFrame(() => {
      const card = board.current?.querySelector(`[data-record="${row.id}"] a, [data-record="${row.id}"] button`);
      if (card instanceof HTMLElement) card.focus();
    });
  };

  const refresh = () => void found.refetch();
  if (found.data === undefined) {
    if (found.error === null) return <LoadingState />;
    return <ErrorState error={toAppError(found.error)} onRetry={refresh} />;
  }
  const isDroppable = (status: ColumnStatus | 4): status is Target =>
    dragged !== null && targetsOf(dragged).some((target) => target === status);
  const dropping = (status: ColumnStatus | 4) => ({
    isOpen: isDroppable(status),
    isOver: over === status,
    onOver: (isOver: boolean) => setOver((now) => (isOver ? status : now === status ? null : now)),
    onDrop: () => isDroppable(status) && drop(status),
  });
  return (
    <section ref={board} className={styles.board} aria-label={t('board.label')}>
      <BoardActions isReading={found.isFetching} onRefresh={refresh} />
      {found.error !== null && <NotRefreshedBand error={toAppError(found.error)} onRetry={refresh} />}
      <BoardNotices read={found.data} others={others.length} canMove={canMove} />
      <div className={styles.columns}>
        {columnStatuses.map((status) => (
          <BoardColumn
            key={status}
            title={t('board.column', {
              status: translate(recordStatusLabel(status)),
              count: byStatus[status].length,
            })}
            note={status === 0 && dragged !== null ? t('board.createdHint') : undefined}
            {...dropping(status)}
          >
            {byStatus[status].length === 0 ? (
              <p className={styles.note}>{t('board.empty')}</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long column is scrolled by the keyboard.
              <ul className={styles.cards} tabIndex={0} aria-label={translate(recordStatusLabel(status))}>
                {byStatus[status].map((row) => (
                  <BoardCard
                    key={row.id}
                    row={row}
                    words={words}
                    href={canOpen ? navigation.hrefOf(addressOf('solidaryrecords_show', { id: row.id })) : undefined}
                    canMove={canMove && row.userId !== null}
                    isDragged={dragged?.id === row.id}
                    commands={commands}
                  />
                ))}
              </ul>
            )}
          </BoardColumn>
        ))}
        {canMove && <BoardColumn title={t('board.close')} note={t('board.closeHint')} {...dropping(4)} />}
      </div>
      <p role="status" className={styles.note}>
        {said}
      </p>
      {menu !== null && (
        <CardMenu
          row={menu.row}
          button={menu.button}
          onMove={(to) => start(menu.row, to, menu.button)}
          onAct={() => {
            setActing(menu);
            setMenu(null);
          }}
          onClose={() => setMenu(null)}
        />
      )}
      {move !== null && <MoveDialog move={move} onClose={(result) => finish(move.row, result)} />}
      {acting !== null && (
        <DialogSequence opener={acting.button}>
          <ComposerDialog record={acting.row} onClose={() => setActing(null)} />
        </DialogSequence>
      )}
    </section>
  );
}
