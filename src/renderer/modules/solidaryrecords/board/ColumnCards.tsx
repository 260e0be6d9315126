import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type DrawnItem, useInSight } from '#renderer/kit/ui/in-sight/useInSight.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';
import { BoardCard, type CardCommands } from './BoardCard.tsx';
import styles from './board.module.css';
import { type CardGroup, type ColumnStatus, groupsOf } from './columns.ts';
import type { CardTexts } from './useCardTexts.ts';

interface ColumnCardsProps {
  status: ColumnStatus;
  rows: readonly SolidaryRecordRow[];
  texts: CardTexts;
  commands: CardCommands;
  /** The card that is being dragged; null for none. */
  dragged: SolidaryRecordRow | null;
  /** Which of the cards of people of its name each card is, from 1. */
  nthOf: ReadonlyMap<number, number>;
  /** The record whose card takes the focus; null for none. */
  focusedId: number | null;
  onFocused: () => void;
}

/** A caption or a card, in the order in which they are drawn. */
type Line = { head: number; key: string; group: CardGroup } | { head: number; key: string; row: SolidaryRecordRow };

/** Heights of what was not drawn yet, in pixels. */
const CAPTION_HEIGHT = 28;
const CARD_HEIGHT = 84;

/** The cards of a column of the board by lateness, or that there are none; of many cards those in sight are drawn. */
export function ColumnCards(props: ColumnCardsProps) {
  const { status, rows, texts, commands, dragged, nthOf, focusedId, onFocused } = props;
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { number } = useFormat();
  const navigation = useNavigation();
  const can = useCan();
  const canMove = can('solidary_update');
  const canOpen = can('solidary_read');
  const now = today();
  const lines = useMemo(() => linesOf(groupsOf(rows, now)), [rows, now]);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const indexOf = (id: number | undefined) => lines.findIndex((line) => 'row' in line && line.row.id === id);
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = focusedId === null ? -1 : indexOf(focusedId);
  const { items, after, measure, isPartial, isFast } = useInSight({
    keys,
    list,
    heightOf: (index) => ('group' in (lines[index] ?? {}) ? CAPTION_HEIGHT : CARD_HEIGHT),
    headOf: (index) => lines[index]?.head ?? 0,
    kept: focusedIndex >= 0 ? focusedIndex : dragged === null ? -1 : indexOf(dragged.id),
  });
  const focusCard = useEffectEvent(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-record="${focusedId}"] :is(a, button)`);
    if (!card) return;
    card.focus();
    onFocused();
  });
  // The card of a long column is drawn by the rendering after the one that asks for it.
  useEffect(() => {
    if (focusedIndex >= 0) focusCard();
  });
  if (rows.length === 0) return <p className={styles.note}>{t('board.empty')}</p>;
  const groups = Map.groupBy(items, ({ index }) => lines[index]?.head ?? 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long column is scrolled by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={translate(recordStatusLabel(status))}
    >
      <ul
        ref={list}
        className={`${flow.plain} ${styles.cards}`}
        style={after > 0 ? { paddingBlockEnd: after } : undefined}
      >
        {[...groups].map(([head, [caption, ...drawn]]) => {
          const line = lines[head];
          if (line === undefined || !('group' in line)) return null;
          const { lateness, rows: all } = line.group;
          const gap = caption?.gap ?? 0;
          return (
            <li key={line.key} style={gap > 0 ? { marginBlockStart: gap } : undefined}>
              <h3 ref={measure} data-index={head} className={`${flow.fine} ${flow.strong} ${styles.caption}`}>
                {t(status === 3 && lateness === 'past' ? 'board.toClose' : `board.lateness.${lateness}`)}{' '}
                <span>{number(all.length)}</span>
              </h3>
              <ul className={`${flow.plain} ${styles.cards}`}>
                {drawn.map((item) => renderCard(item, all.length, head))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );

  function renderCard({ index, gap }: DrawnItem, total: number, head: number) {
    const line = lines[index];
    if (line === undefined || !('row' in line)) return null;
    const { row, key } = line;
    return (
      <BoardCard
        key={key}
        row={row}
        texts={texts}
        href={canOpen ? navigation.hrefOf(addressOf('solidaryrecords_show', { id: row.id })) : undefined}
        canMove={canMove && row.userId !== null}
        isDragged={dragged?.id === row.id}
        isNameOnly={isFast && index !== focusedIndex && dragged?.id !== row.id}
        nth={nthOf.get(row.id) ?? 1}
        commands={commands}
        index={isPartial ? index : undefined}
        gap={gap}
        measure={measure}
        position={isPartial ? index - head : undefined}
        total={isPartial ? total : undefined}
      />
    );
  }
}

function linesOf(groups: readonly CardGroup[]): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    const head = lines.length;
    lines.push({ head, key: group.lateness, group });
    for (const row of group.rows) lines.push({ head, key: String(row.id), row });
  }
  return lines;
}
