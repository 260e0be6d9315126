import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type OrderCommands, useOrderCommands } from '#renderer/kit/form/rows/commands.ts';
import type { ListKind } from './kinds.ts';
import type { Row } from './rows.ts';
import type { RowsStore } from './store.ts';

export interface RowCommands extends OrderCommands {
  /** Adds an empty row after another one; at the end where that is null. */
  add: (after: string | null) => void;
  /** Opens what was pasted, to be looked at before it is added after a row. */
  paste: (text: string, after: string | null) => void;
  /** Says why a row must stay. */
  explain: (words: string) => void;
}

interface CommandOptions<R extends Row> {
  store: RowsStore<R>;
  kind: ListKind<R>;
  root: () => HTMLElement | null;
  say: (text: string) => void;
  open: (pasting: { text: string; after: string | null }) => void;
}

/** The commands of a list: those of its order, and adding. */
export function useRowCommands<R extends Row>({ store, kind, root: rootNow, say, open }: CommandOptions<R>) {
  const { t } = useTranslation('structureLists');
  const [root] = useState(() => rootNow);
  const nameOf = useCallback(
    (key: string) => store.row(key)?.label.trim() || t(`${kind.name}.unnamed`, { rank: store.keys().indexOf(key) + 1 }),
    [store, kind.name, t],
  );
  const focus = useCallback(
    (key: string | null, part: 'fields' | 'head') => {
      const card = key === null ? null : root()?.querySelector<HTMLElement>(`[data-row="${key}"]`);
      const target = card?.querySelector<HTMLElement>(part === 'fields' ? '[data-text]' : '[data-handle]');
      (target ?? root()?.querySelector<HTMLElement>('[data-add]'))?.focus();
    },
    [root],
  );
  const { commands: order, dragging } = useOrderCommands({
    rows: store,
    nameOf,
    focus,
    say,
    current: useCallback(() => {
      const card = document.activeElement?.closest<HTMLElement>('[data-row]');
      return card !== null && card !== undefined && root()?.contains(card) === true ? (card.dataset.row ?? null) : null;
    }, [root]),
  });
  const commands = useMemo((): RowCommands & { addAll: (rows: readonly R[], after: string | null) => void } => {
    const addAll = (rows: readonly R[], after: string | null) => {
      let last: string | null = null;
      flushSync(() => {
        last = store.add(rows, after);
      });
      say(t('said.added', { count: rows.length }));
      focus(last, 'fields');
    };
    return {
      ...order,
      addAll,
      add: (after) => addAll([kind.make([])], after),
      paste: (text, after) => open({ text, after }),
      explain: say,
    };
  }, [order, store, kind, say, open, focus, t]);
  return { commands, dragging };
}
