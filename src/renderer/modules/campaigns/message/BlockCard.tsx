import {
  ArrowDownRegular,
  ArrowUpRegular,
  ChevronDownRegular,
  ChevronRightRegular,
  CopyRegular,
  DeleteRegular,
  ReOrderDotsVerticalRegular,
} from '@fluentui/react-icons';
import { type DragEvent, type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOfKey } from '#renderer/kit/form/rows/commands.ts';
import { RowActions } from '#renderer/kit/form/rows/RowActions.tsx';
import rowStyles from '#renderer/kit/form/rows/rows.module.css';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import type { BlockCommands } from './commands.ts';
import { faultsOf } from './faults.ts';
import { BlockFields, type BlockFieldsProps } from './fields/BlockFields.tsx';
import styles from './message.module.css';
import { blockName, wordsOf } from './words.ts';

interface BlockCardProps extends BlockFieldsProps {
  /** From 0. */
  rank: number;
  count: number;
  commands: BlockCommands;
  isCollapsed: boolean;
  /** Name of the form's field, on the block that the error leads to. */
  field: string | undefined;
  isDragged: boolean;
  landing: 'before' | 'after' | undefined;
}

/** One block: its header with what can be done to it, and its fields. It is drawn again only when it changes. */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { block, rank, count, store, commands, isReadOnly, isCollapsed, field, landing } = props;
  const { t } = useTranslation(['message', 'form']);
  const { key } = block;
  const name = blockName(block, t);
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
      className={rowStyles.card}
      data-block={key}
      data-kind={block.kind}
      data-field={field}
      data-label={field === undefined ? undefined : t('editor.label')}
      data-landing={landing}
      data-dragged={props.isDragged || undefined}
      aria-label={t('form:rows.place', { rank: rank + 1, count, name })}
      onKeyDownCapture={onKeyDown}
      onDragOver={(event) => commands.dragOver(key, event)}
      onDrop={(event) => commands.drop(key, event)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is the pointer's equivalent of the buttons and keys within. */}
      <div
        className={styles.head}
        draggable={!isReadOnly}
        onDragStart={(event: DragEvent) => commands.dragStart(key, name, event)}
        onDragEnd={commands.dragEnd}
      >
        {!isReadOnly && <ReOrderDotsVerticalRegular aria-hidden className={rowStyles.grip} />}
        <button
          type="button"
          className={styles.toggle}
          data-fold
          aria-expanded={!isCollapsed}
          aria-label={t('block.toggle', { rank: rank + 1, count, name })}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          aria-invalid={(hasFault && isCollapsed) || undefined}
          onClick={() => store.setCollapsed([key], !isCollapsed)}
        >
          {isCollapsed ? <ChevronRightRegular /> : <ChevronDownRegular />}
          <span className={styles.kind}>{t(`kinds.${block.kind}`)}</span>
          {isCollapsed && <span className={styles.words}>{wordsOf(block)}</span>}
        </button>
        {!isReadOnly && <Actions {...{ name, block, rank, count, commands }} />}
      </div>
      {!isCollapsed && (
        <div className={styles.body}>
          <BlockFields {...props} />
        </div>
      )}
    </li>
  );
});

interface ActionsProps {
  name: string;
  block: Block;
  rank: number;
  count: number;
  commands: BlockCommands;
}

function Actions({ name, block: { key }, rank, count, commands }: ActionsProps) {
  const { t } = useTranslation(['message', 'form']);
  const actions = (
    [
      ['form:rows.up', ArrowUpRegular, () => commands.move(key, -1), rank === 0],
      ['form:rows.down', ArrowDownRegular, () => commands.move(key, 1), rank === count - 1],
      ['message:block.duplicate', CopyRegular, () => commands.duplicate(key), false],
      ['form:rows.remove', DeleteRegular, () => commands.remove(key), false],
    ] as const
  ).map(([label, icon, run, isOff]) => ({ id: label, icon, run, isOff, label: t(label, { name }) }));
  return <RowActions label={t('form:rows.actions', { name })} actions={actions} />;
}
