import { Button } from '@fluentui/react-components';
import { TextCollapseRegular, TextExpandRegular } from '@fluentui/react-icons';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { type Dragging, landingOf, type RowCommands, useRowsEditor } from '#renderer/kit/form/rows/commands.ts';
import { StepButtons } from '#renderer/kit/form/rows/StepButtons.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type Block, bodyBytes, bodyLimit, type NewBlock } from '#shared/resources/campaigns/blocks.ts';
import { AddMenu } from './AddMenu.tsx';
import { BlockCard } from './BlockCard.tsx';
import { blockName } from './block-name.ts';
import { bodyOf, isRaw } from './content.ts';
import { firstFaulty } from './faults.ts';
import styles from './message.module.css';
import { waitingPicture } from './pictures.ts';
import { RawView } from './RawView.tsx';
import type { MessageStore } from './store.ts';

interface BlockEditorProps {
  store: MessageStore;
  isReadOnly: boolean;
  hasPictures: boolean;
  /** A save was refused: what is missing is said too. */
  showErrors: boolean;
  /** Why the content as a whole was refused, in the person's language. */
  error: string | undefined;
  /** What the content can be started from, beside its heading. */
  start?: ReactNode;
  /** Called when the focus leaves the editor. */
  onLeave: () => void;
}

/**
 * Edits the content of a campaign (docs/screens/04-campaigns.md §4): blocks to add, move, copy and remove, with the
 * mouse or the keyboard, and one history over all of them.
 */
export function BlockEditor({ store, isReadOnly, hasPictures, showErrors, error, start, onLeave }: BlockEditorProps) {
  const { t } = useTranslation('message');
  const nameOf = useCallback(
    (key: string) => {
      const block = store.row(key);
      return block === undefined ? '' : blockName(block, t);
    },
    [store, t],
  );
  const { root, commands, dragging, said, props } = useRowsEditor<HTMLElement>({
    rows: store,
    nameOf,
    isReadOnly,
    onLeave,
  });
  const editor = useCallback(() => root.current, [root]);
  const add = useCallback(
    (block: NewBlock, after: string | null) =>
      commands.add(() => store.add([block], after), t('said.added', { name: t(`kinds.${block.kind}`) }), 'fields'),
    [commands, store, t],
  );
  const duplicate = useCallback(
    (key: string) => commands.add(() => store.duplicate(key), t('said.duplicated', { name: nameOf(key) }), 'head'),
    [commands, store, t, nameOf],
  );
  const content = useStore({ get: store.content, subscribe: store.subscribe });
  // The buttons that a step enables are drawn after the answer to its key.
  const steps = { canUndo: useDeferredValue(store.canUndo), canRedo: useDeferredValue(store.canRedo) };
  const blocks = isRaw(content) ? [] : content.blocks;
  const faulty = showErrors ? (firstFaulty(blocks)?.key ?? null) : null;

  return (
    <section
      className={`${flow.stackM} ${styles.editor}`}
      aria-label={t('editor.label')}
      aria-describedby={error === undefined ? undefined : 'message-error'}
      data-field={faulty === null ? 'body' : undefined}
      data-label={t('editor.label')}
      {...props}
    >
      <div className={`${flow.row} ${styles.tools}`}>
        <h2 className={flow.title}>{t('form.content')}</h2>
        {!isRaw(content) && <span className={styles.count}>{t('editor.count', { count: blocks.length })}</span>}
        {!isReadOnly && (
          <div className={`${flow.bar} ${flow.end}`}>
            <Tools {...{ store, commands }} {...steps} count={blocks.length} />
            {start}
          </div>
        )}
      </div>
      {error !== undefined && (
        <p id="message-error" className={styles.error}>
          {error}
        </p>
      )}
      {isRaw(content) ? (
        <RawView store={store} raw={content.raw} isReadOnly={isReadOnly} isInvalid={error !== undefined} />
      ) : (
        <Blocks {...{ store, blocks, commands, dragging, isReadOnly, showErrors, faulty, duplicate }} />
      )}
      {!isReadOnly && !isRaw(content) && <AddMenu editor={editor} hasPictures={hasPictures} onAdd={add} />}
      {!isReadOnly && <Room store={store} />}
      <p role="status" className={`${flow.small} ${flow.unlessEmpty}`}>
        {said}
      </p>
    </section>
  );
}

interface BlocksProps extends Pick<BlockEditorProps, 'store' | 'isReadOnly' | 'showErrors'> {
  blocks: readonly Block[];
  commands: RowCommands;
  dragging: Dragging | null;
  faulty: string | null;
  duplicate: (key: string) => void;
}

function Blocks({ store, blocks, commands, dragging, isReadOnly, showErrors, faulty, duplicate }: BlocksProps) {
  const { t } = useTranslation('message');
  const { collapsed, activeText, failures } = useStore({ get: store.view, subscribe: store.subscribe });
  if (blocks.length === 0) return <p className={`${flow.quiet} ${flow.unlessEmpty}`}>{t('editor.empty')}</p>;
  return (
    <ol className={`${flow.list} ${styles.blocks}`} aria-label={t('editor.blocks')}>
      {blocks.map((block, rank) => (
        <BlockCard
          key={block.key}
          {...{ block, rank, store, commands, isReadOnly, showErrors }}
          rowKey={block.key}
          count={blocks.length}
          onDuplicate={duplicate}
          isCollapsed={collapsed.has(block.key)}
          isActive={activeText === block.key}
          field={faulty === block.key ? 'body' : undefined}
          failure={failures.get(waitingPicture(block) ?? '')}
          isDragged={dragging?.key === block.key}
          landing={landingOf(store, dragging, block.key)}
        />
      ))}
    </ol>
  );
}

interface ToolsProps {
  store: MessageStore;
  commands: RowCommands;
  canUndo: boolean;
  canRedo: boolean;
  /** Number of blocks. */
  count: number;
}

/** Undo and redo, and all blocks at once. Not drawn again while somebody types. */
const Tools = memo(function Tools({ store, commands, canUndo, canRedo, count }: ToolsProps) {
  const { t } = useTranslation('message');
  const { collapsed } = useStore({ get: store.view, subscribe: store.subscribe });
  const isFolded = count > 0 && store.keys().every((key) => collapsed.has(key));
  const foldText = t(isFolded ? 'editor.expandAll' : 'editor.collapseAll');
  return (
    <>
      <StepButtons {...{ canUndo, canRedo, commands }} isShort />
      {count > 1 && (
        <Button
          size="small"
          appearance="subtle"
          icon={isFolded ? <TextExpandRegular /> : <TextCollapseRegular />}
          aria-label={foldText}
          title={foldText}
          onClick={() => store.setCollapsed(store.keys(), !isFolded)}
        />
      )}
    </>
  );
});

/** Milliseconds after the last change until the length is counted: counting is not part of answering a key. */
const COUNT_PAUSE = 300;

/** The length of the content, announced only when it is too long. Not drawn again while somebody types. */
const Room = memo(function Room({ store }: { store: MessageStore }) {
  const { t } = useTranslation('message');
  const { size } = useFormat();
  const [bytes, setBytes] = useState(() => bodyBytes(bodyOf(store.content())));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => setBytes(bodyBytes(bodyOf(store.content())));
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(count, COUNT_PAUSE);
    });
    count();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  const isTooLong = bytes > bodyLimit;
  return (
    <p className={styles.room} data-full={isTooLong}>
      {t('editor.size', { shown: size(bytes), max: size(bodyLimit) })}{' '}
      <span role="status">{isTooLong && t('faults.content.tooLong', { max: size(bodyLimit) })}</span>
    </p>
  );
});
