import { Badge } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  LockClosedRegular,
  ReOrderDotsVerticalRegular,
} from '@fluentui/react-icons';
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOfKey } from '#renderer/kit/form/rows/commands.ts';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import rowStyles from '#renderer/kit/form/rows/rows.module.css';
import type { ListKind } from './kinds.ts';
import styles from './lists.module.css';
import { isSeveralLines } from './paste.ts';
import type { RowFieldsProps } from './row-fields.ts';
import { isBlank, type Row } from './rows.ts';
import type { RowsStore } from './store.ts';
import type { RowCommands } from './useRowCommands.ts';

interface RowCardProps<R extends Row> extends Omit<RowFieldsProps<R>, 'change'> {
  rowKey: string;
  kind: ListKind<R>;
  store: RowsStore<R>;
  commands: RowCommands;
  isDragged: boolean;
  landing: 'before' | 'after' | undefined;
}

/** One row of a list: its place, which is also what moves it, its fields, and what can be done to it. */
export function RowCard<R extends Row>(props: RowCardProps<R>) {
  const { rowKey, row, rank, path, kind, store, commands, isUsed, isReadOnly, isDragged, landing } = props;
  const { t } = useTranslation(['structureLists', 'form']);
  const { Fields } = kind;
  const count = store.keys().length;
  const name = row.label.trim() || t(`${kind.name}.unnamed`, { rank: rank + 1 });
  const lock = kind.lockOf(row, isUsed);
  const canMove = store.canMove(rowKey, -1) || store.canMove(rowKey, 1);

  const remove = () => (lock === null ? commands.remove(rowKey) : commands.explain(t(`locks.${lock}`)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly || !(event.target instanceof HTMLElement)) return;
    // A list of choices opens by these keys.
    const by = event.target instanceof HTMLSelectElement ? null : moveOfKey(event);
    const isText = event.target.matches('[data-text]');
    if (by !== null) commands.move(rowKey, by);
    // Enter while letters are composed accepts them.
    else if (event.key === 'Enter' && isText && !event.nativeEvent.isComposing) {
      if (!isBlank(row)) commands.add(rowKey);
    } else if (event.key === 'Delete' && (isText ? isBlank(row) : event.target.matches('[data-handle]'))) remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (isReadOnly || !isSeveralLines(text)) return;
    event.preventDefault();
    commands.paste(text, rowKey);
  };
  const actions = [
    {
      id: 'up',
      icon: ArrowUpRegular,
      label: t('form:rows.up', { name }),
      run: () => commands.move(rowKey, -1),
      isOff: !store.canMove(rowKey, -1),
    },
    {
      id: 'down',
      icon: ArrowDownRegular,
      label: t('form:rows.down', { name }),
      run: () => commands.move(rowKey, 1),
      isOff: !store.canMove(rowKey, 1),
    },
    lock === null
      ? { id: 'remove', icon: DeleteRegular, label: t('form:rows.remove', { name }), run: remove }
      : { id: 'locked', icon: LockClosedRegular, label: t(`locks.${lock}`), run: remove, isOff: true },
  ];
  return (
    <li
      className={rowStyles.card}
      data-row={rowKey}
      data-landing={landing}
      data-dragged={isDragged || undefined}
      aria-label={t('form:rows.place', { rank: rank + 1, count, name })}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onDragOver={(event) => commands.dragOver(rowKey, event)}
      onDrop={(event) => commands.drop(rowKey, event)}
    >
      <div className={styles.row}>
        <button
          type="button"
          data-handle
          className={styles.handle}
          draggable={!isReadOnly && canMove}
          aria-label={t('handle', { rank: rank + 1, count, name })}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown Delete'}
          onDragStart={(event: DragEvent) => commands.dragStart(rowKey, name, event)}
          onDragEnd={commands.dragEnd}
        >
          {!isReadOnly && canMove && <ReOrderDotsVerticalRegular aria-hidden className={rowStyles.grip} />}
          {rank + 1}
        </button>
        <div className={styles.rowFields}>
          <Fields
            {...{ row, rank, path, isUsed, isReadOnly }}
            faultOf={props.faultOf}
            change={(change, place) => store.change(rowKey, change, place)}
          />
        </div>
        {isUsed && (
          <Badge appearance="tint" color="informative">
            {t('used')}
          </Badge>
        )}
        {!isReadOnly && <RowActions label={t('form:rows.actions', { name })} actions={actions} />}
      </div>
    </li>
  );
}
