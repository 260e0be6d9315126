import { ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowCommands } from './commands.ts';
import type { RowAction } from './RowActions.tsx';
import styles from './rows.module.css';

/** The place of a row in its list. */
export interface RowPlace {
  rowKey: string;
  /** From 0. */
  rank: number;
  count: number;
  commands: RowCommands;
  isDragged: boolean;
  landing: 'before' | 'after' | undefined;
}

/** What every row of an editor is made of: its element, what drags it, and the buttons that move and remove it. */
export function useRow({ rowKey, rank, count, commands, isDragged, landing }: RowPlace, name: string) {
  const { t } = useTranslation('form');
  const action = (id: 'up' | 'down' | 'remove', icon: RowAction['icon'], run: () => void): RowAction => ({
    id,
    icon,
    label: t(`rows.${id}`, { name }),
    run,
  });
  return {
    card: {
      className: styles.card,
      'data-row': rowKey,
      'data-landing': landing,
      'data-dragged': isDragged || undefined,
      'aria-label': t('rows.place', { rank: rank + 1, count, name }),
      onDragOverCapture: (event: DragEvent) => commands.dragOver(rowKey, event),
      onDropCapture: (event: DragEvent) => commands.drop(rowKey, event),
    },
    handle: {
      onDragStart: (event: DragEvent) => commands.dragStart(rowKey, name, event),
      onDragEnd: commands.dragEnd,
    },
    actionsLabel: t('rows.actions', { name }),
    up: action('up', ArrowUpRegular, () => commands.move(rowKey, -1)),
    down: action('down', ArrowDownRegular, () => commands.move(rowKey, 1)),
    remove: action('remove', DeleteRegular, () => commands.remove(rowKey)),
  };
}
