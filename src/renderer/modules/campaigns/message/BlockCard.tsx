import { ChevronDownRegular, CopyRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOfKey } from '#renderer/kit/form/rows/commands.ts';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import { type RowPlace, useRow } from '#renderer/kit/form/rows/row-props.ts';
import rowStyles from '#renderer/kit/form/rows/rows.module.css';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { blockName, excerptOf } from './block-name.ts';
import { faultsOf } from './faults.ts';
import { BlockFields, type BlockFieldsProps } from './fields/BlockFields.tsx';
import { kindIcons } from './kinds.ts';
import styles from './message.module.css';

interface BlockCardProps extends BlockFieldsProps, RowPlace {
  isCollapsed: boolean;
  /** Name of the form's field, on the block that the error leads to. */
  field: string | undefined;
  /** Puts a copy behind it. */
  onDuplicate: (key: string) => void;
}

/**
 * One block: a line with its kind and first words while it is folded; opened, its fields under what can be done to it. It
 * is drawn again only when it changes.
 */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { block, rank, count, store, commands, isReadOnly, isCollapsed, field } = props;
  const { t } = useTranslation('message');
  const { key } = block;
  const name = blockName(block, t);
  const { card, handle, actionsLabel, up, down, remove } = useRow(props, name);
  const Icon = kindIcons[block.kind];
  const hasFault = faultsOf(block).length > 0 || props.failure !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = moveOfKey(event);
    if (by === null || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    commands.move(key, by);
  };
  return (
    <li
      {...card}
      data-block={key}
      data-kind={block.kind}
      data-field={field}
      data-label={field === undefined ? undefined : t('editor.label')}
      onKeyDownCapture={onKeyDown}
    >
      <div className={`${flow.together} ${styles.head}`} draggable={!isReadOnly} {...handle}>
        {!isReadOnly && <ReOrderDotsVerticalRegular aria-hidden className={rowStyles.grip} />}
        <button
          type="button"
          className={`${flow.pressable} ${flow.side} ${flow.grow} ${flow.invalid} ${styles.toggle}`}
          data-fold
          data-head
          aria-expanded={!isCollapsed}
          aria-label={t('block.toggle', { rank: rank + 1, count, name })}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          aria-invalid={(hasFault && isCollapsed) || undefined}
          onClick={() => (isCollapsed ? store.unfold(key) : store.setCollapsed([key], true))}
        >
          <Icon aria-hidden />
          <span className={styles.kind}>{t(`kinds.${block.kind}`)}</span>
          {isCollapsed && (
            <>
              <span className={`${flow.cut} ${styles.excerpt}`}>{excerptOf(block)}</span>
              <ChevronDownRegular aria-hidden />
            </>
          )}
        </button>
        {!isReadOnly && !isCollapsed && (
          <RowActions
            label={actionsLabel}
            actions={[
              { ...up, isOff: rank === 0 },
              { ...down, isOff: rank === count - 1 },
              {
                id: 'duplicate',
                icon: CopyRegular,
                label: t('block.duplicate', { name }),
                run: () => props.onDuplicate(key),
              },
              remove,
            ]}
          />
        )}
      </div>
      {!isCollapsed && (
        <div className={styles.body}>
          <BlockFields {...props} />
        </div>
      )}
    </li>
  );
});
