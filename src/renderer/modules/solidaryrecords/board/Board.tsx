import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WriteResult } from '#renderer/features/record-actions/calls.ts';
import { ComposerDialog } from '#renderer/features/record-actions/composer/ComposerDialog.tsx';
import { type OpenRecords, useOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { recordStatusIcon, recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { CLOSED } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import type { CardCommands } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardActions, BoardLine } from './BoardLine.tsx';
import styles from './board.module.css';
import { CardMenu } from './CardMenu.tsx';
import { ColumnCards } from './ColumnCards.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { inOrder, readViews, withViews } from './column-views.ts';
import { columnStatuses, columnsOf, rowsWith, type Target } from './columns.ts';
import { boardFilters, filteredRows, readFilters } from './filters.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { useCardDrag } from './useCardDrag.ts';
import { useCardTexts } from './useCardTexts.ts';
import { useMovedRow } from './useMovedRow.ts';

/** A card with the button that was pressed on it. */
interface Chosen {
  row: SolidaryRecordRow;
  button: HTMLElement;
}

const noRows: readonly SolidaryRecordRow[] = [];

/**
 * The open records by status, each a card that is moved by dragging or by its menu (docs/screens/07-solidary-records.md
 * §9). It only uses rows of the list; no record is read.
 */
export function Board({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const navigation = useNavigation();
  const canMove = useCan()('solidary_update');
  const found = useOpenRecords();
  const takeMoved = useMovedRow();
  const texts = useCardTexts();
  const rows = found.data?.rows ?? noRows;
  const [sought, setSought] = useState('');
  const typed = useDeferredValue(sought);
  const now = today();
  const { staleDays } = useBootstrap().config.solidary;
  const filters = useMemo(() => readFilters(search, now), [search, now]);
  const shown = useMemo(
    () => rowsWith(filteredRows(rows, filters, now, staleDays), typed),
    [rows, filters, now, staleDays, typed],
  );
  const { byStatus, others } = useMemo(() => columnsOf(shown), [shown]);
  const views = useMemo(() => readViews(search), [search]);
  const ordered = useMemo(
    () => new Map(columnStatuses.map((status) => [status, inOrder(byStatus[status], views[status].order)])),
    [byStatus, views],
  );
  const [menu, setMenu] = useState<Chosen | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [acting, setActing] = useState<Chosen | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const nthOf = useMemo(() => nthByName(rows), [rows]);

  const start = (row: SolidaryRecordRow, to: Target, opener: Element | null) => {
    setMenu(null);
    setMove({ row, to, opener });
  };
  const { dragged, handlers, dropping } = useCardDrag((row, to) =>
    start(row, to, document.querySelector(`[data-record="${row.id}"] a`)),
  );
  const commands = useMemo(
    (): CardCommands => ({
      open: ({ id }) => void navigation.open(addressOf('solidaryrecords_show', { id })),
      menu: (row, button) => setMenu({ row, button }),
      ...handlers,
    }),
    [navigation, handlers],
  );
  const finish = (row: SolidaryRecordRow, result: WriteResult | null) => {
    setMove(null);
    if (result?.outcome !== 'done') return;
    const now = takeMoved(row, result);
    setAnnouncement(t('board.moved', { name: personNameOf(row), status: translate(recordStatusLabel(now.status)) }));
    // The card is a new element in its new column, and the dialog returns the focus first.
    requestAnimationFrame(() => setFocusedId(row.id));
  };

  const refresh = () => void found.refetch();
  if (found.data === undefined) {
    if (found.error === null) return <LoadingState />;
    return <ErrorState error={toAppError(found.error)} onRetry={refresh} />;
  }
  return (
    <section className={`${flow.stackM} ${styles.board}`} aria-label={t('board.label')}>
      <BoardLine
        sought={sought}
        onSeek={setSought}
        count={shown.length}
        filters={filters}
        onFilters={(next) => onSearch({ ...withoutFilters(search), ...next })}
      />
      <BoardActions isReading={found.isFetching} onRefresh={refresh} />
      {found.error !== null && <NotRefreshedBand error={toAppError(found.error)} onRetry={refresh} />}
      <BoardNotices read={found.data} others={others.length} canMove={canMove} />
      <div className={styles.columns}>
        {columnStatuses.map((status) => (
          <BoardColumn
            key={status}
            icon={recordStatusIcon(status)}
            title={translate(recordStatusLabel(status))}
            short={t(`board.short.${status}`)}
            count={byStatus[status].length}
            isFolded={views[status].isFolded}
            menu={
              <ColumnMenu
                status={translate(recordStatusLabel(status))}
                view={views[status]}
                onView={(view) => onSearch(withViews(search, { ...views, [status]: view }))}
              />
            }
            note={status === 0 && dragged !== null ? t('board.createdHint') : undefined}
            {...dropping(status)}
          >
            <ColumnCards
              status={status}
              rows={ordered.get(status) ?? noRows}
              texts={texts}
              commands={commands}
              dragged={dragged}
              nthOf={nthOf}
              focusedId={focusedId}
              onFocused={() => setFocusedId(null)}
            />
          </BoardColumn>
        ))}
        {canMove && (
          <BoardColumn isTarget icon={recordStatusIcon(CLOSED)} title={t('board.closeHere')} {...dropping(CLOSED)} />
        )}
      </div>
      <p role="status" className={styles.note}>
        {announcement}
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

/** The parameters of an address beside the filters. */
const withoutFilters = (search: AddressPageProps['search']) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => boardFilters.every((filter) => filter.name !== name)));

/** Which of the cards of people of one name each record's is, from 1. */
function nthByName(rows: readonly SolidaryRecordRow[]): Map<number, number> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = personNameOf(row);
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [row.id, nth];
    }),
  );
}

interface BoardNoticesProps {
  read: OpenRecords;
  /** Records that belong to no column. */
  others: number;
  canMove: boolean;
}

/** Says what is missing from the board. */
function BoardNotices({ read: { rows, total, unreadable }, others, canMove }: BoardNoticesProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const shown = rows.length + unreadable;
  const texts = [
    total > shown && t('board.notAll', { shown: format.number(rows.length), total: format.number(total) }),
    unreadable + others > 0 && t('board.unreadable', { count: unreadable + others }),
    !canMove && t('board.readOnly'),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <MessageBar key={text} intent="info" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  ));
}
