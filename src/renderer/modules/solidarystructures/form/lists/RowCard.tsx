import { Badge } from '@fluentui/react-components';
import { LockClosedRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOfKey } from '#renderer/kit/form/rows/commands.ts';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import { type RowPlace, useRow } from '#renderer/kit/form/rows/row-props.ts';
import rowStyles from '#renderer/kit/form/rows/rows.module.css';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ListKind } from './kinds.ts';
import styles from './lists.module.css';
import { isSeveralLines } from './paste.ts';
import type { RowFieldsProps } from './row-fields.ts';
import { isBlank, type Row } from './rows.ts';
import type { RowsStore } from './store.ts';

interface RowCardProps<R extends Row> extends Omit<RowFieldsProps<R>, 'change'>, RowPlace {
  kind: ListKind<R>;
  store: RowsStore<R>;
  /** Adds an empty row after this one. */
  onAdd: () => void;
  /** Several lines were pasted into it. */
  onPaste: (text: string) => void;
}

/** One row of a list: its place, which is also what moves it, its fields, and what can be done to it. */
export function RowCard<R extends Row>(props: RowCardProps<R>) {
  const { rowKey, row, rank, count, path, kind, store, commands, isUsed, isReadOnly } = props;
  const { t } = useTranslation('structureLists');
  const { Fields } = kind;
  const name = row.label.trim() || t(`${kind.name}.unnamed`, { rank: rank + 1 });
  const { card, handle, actionsLabel, up, down, remove: removal } = useRow(props, name);
  const lock = kind.lockOf(row, isUsed);
  const canMove = store.canMove(rowKey, -1) || store.canMove(rowKey, 1);

  const remove = () => (lock === null ? commands.remove(rowKey) : commands.say(t(`locks.${lock}`)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly || !(event.target instanceof HTMLElement)) return;
    // A list of choices opens by these keys.
    const by = event.target instanceof HTMLSelectElement ? null : moveOfKey(event);
    const isText = event.target.matches('[data-text]');
    if (by !== null) commands.move(rowKey, by);
    // Enter while letters are composed accepts them.
    else if (event.key === 'Enter' && isText && !event.nativeEvent.isComposing) {
      if (!isBlank(row)) props.onAdd();
    } else if (event.key === 'Delete' && (isText ? isBlank(row) : event.target.matches('[data-head]'))) remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (isReadOnly || !isSeveralLines(text)) return;
    event.preventDefault();
    props.onPaste(text);
  };
  const actions = [
    { ...up, isOff: !store.canMove(rowKey, -1) },
    { ...down, isOff: !store.canMove(rowKey, 1) },
    lock === null
      ? removal
      : { id: 'locked', icon: LockClosedRegular, label: t(`locks.${lock}`), run: remove, isOff: true },
  ];
  return (
    <li {...card} onKeyDown={onKeyDown} onPaste={onPaste}>
      <div className={`${flow.wrap} ${styles.row}`}>
        <button
          type="button"
          data-head
          className={`${flow.ring} ${styles.handle}`}
          draggable={!isReadOnly && canMove}
          aria-label={t('handle', { rank: rank + 1, count, name })}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown Delete'}
          {...handle}
        >
          {!isReadOnly && canMove && <ReOrderDotsVerticalRegular aria-hidden className={rowStyles.grip} />}
          {rank + 1}
        </button>
        <div className={flow.rest}>
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
        {!isReadOnly && <RowActions label={actionsLabel} actions={actions} />}
      </div>
    </li>
  );
}
