import { Button } from '@fluentui/react-components';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { type Dragging, landingOf, stepOfKey } from '#renderer/kit/form/rows/commands.ts';
import { StepButtons } from '#renderer/kit/form/rows/StepButtons.tsx';
import { useLeave } from '#renderer/kit/form/useLeave.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type Block, bodyBytes, bodyLimit } from '#shared/resources/campaigns/blocks.ts';
import { AddMenu } from './AddMenu.tsx';
import { BlockCard } from './BlockCard.tsx';
import { useBlockCommands } from './commands.ts';
import { bodyOf, isRaw } from './content.ts';
import { firstFaulty } from './faults.ts';
import styles from './message.module.css';
import { waitingPicture } from './pictures.ts';
import { RawView } from './RawView.tsx';
import type { MessageStore } from './store.ts';

interface BlockEditorProps {
  store: MessageStore;
  isReadOnly: boolean;
  /** A save was refused: what is missing is said too. */
  isJudged: boolean;
  /** Why the content as a whole was refused, in the person's language. */
  error: string | undefined;
  /** Called when the focus leaves the editor. */
  onLeave: () => void;
}

/**
 * Edits the content of a campaign (docs/screens/04-campaigns.md §4): blocks to add, move, copy and remove, with the
 * mouse or the keyboard, and one history over all of them.
 */
export function BlockEditor({ store, isReadOnly, isJudged, error, onLeave }: BlockEditorProps) {
  const { t } = useTranslation('message');
  const root = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const editor = useCallback(() => root.current, []);
  const leave = useLeave(onLeave);
  const { commands, dragging } = useBlockCommands({ store, editor, say: setSaid, t });
  const content = useStore({ get: store.content, subscribe: store.subscribe });
  // The buttons that a step enables are drawn after the answer to its key.
  const steps = { canUndo: useDeferredValue(store.canUndo), canRedo: useDeferredValue(store.canRedo) };
  const blocks = isRaw(content) ? [] : content.blocks;
  const faulty = isJudged ? (firstFaulty(blocks)?.key ?? null) : null;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === null || isReadOnly) return;
    // Before a field takes it: each has a history of its own, which knows nothing of the blocks.
    event.preventDefault();
    event.stopPropagation();
    commands[step]();
  };
  return (
    <section
      ref={root}
      className={styles.editor}
      aria-label={t('editor.label')}
      aria-describedby={error === undefined ? undefined : 'message-error'}
      data-field={faulty === null ? 'body' : undefined}
      data-label={t('editor.label')}
      onKeyDownCapture={onKeyDown}
      {...leave}
    >
      {!isReadOnly && (
        <div className={styles.tools}>
          <Tools {...{ store, commands }} {...steps} count={blocks.length} />
          <Room store={store} />
        </div>
      )}
      {error !== undefined && (
        <p id="message-error" className={styles.error}>
          {error}
        </p>
      )}
      {isRaw(content) ? (
        <RawView store={store} raw={content.raw} isReadOnly={isReadOnly} isInvalid={error !== undefined} />
      ) : (
        <Blocks {...{ store, blocks, commands, dragging, isReadOnly, isJudged, faulty }} />
      )}
      {!isReadOnly && !isRaw(content) && <AddMenu editor={editor} onAdd={commands.add} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}

type Commands = ReturnType<typeof useBlockCommands>['commands'];

interface BlocksProps extends Pick<BlockEditorProps, 'store' | 'isReadOnly' | 'isJudged'> {
  blocks: readonly Block[];
  commands: Commands;
  dragging: Dragging | null;
  faulty: string | null;
}

function Blocks({ store, blocks, commands, dragging, isReadOnly, isJudged, faulty }: BlocksProps) {
  const { t } = useTranslation('message');
  const { collapsed, activeText, failures } = useStore({ get: store.view, subscribe: store.subscribe });
  if (blocks.length === 0) return <p className={styles.note}>{t('editor.empty')}</p>;
  return (
    <ol className={styles.blocks} aria-label={t('editor.blocks')}>
      {blocks.map((block, rank) => (
        <BlockCard
          key={block.key}
          {...{ block, rank, store, commands, isReadOnly, isJudged }}
          count={blocks.length}
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
  commands: Commands;
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
  return (
    <>
      <StepButtons {...{ canUndo, canRedo, commands }} />
      {count > 1 && (
        <Button size="small" appearance="subtle" onClick={() => store.setCollapsed(store.keys(), !isFolded)}>
          {t(isFolded ? 'editor.expandAll' : 'editor.collapseAll')}
        </Button>
      )}
    </>
  );
});

/** Milliseconds after the last change until the length is counted: counting is not part of answering a key. */
const COUNT_PAUSE = 300;

/** The length of the content, announced only when it is too long. Not drawn again while somebody types. */
const Room = memo(function Room({ store }: { store: MessageStore }) {
  const { t } = useTranslation('message');
  const { number } = useFormat();
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
    <>
      <span className={styles.room} data-full={isTooLong}>
        {t('editor.bytes', { count: bytes, shown: number(bytes), max: number(bodyLimit) })}
      </span>
      <span role="status" className={styles.full}>
        {isTooLong && t('faults.content.tooLong', { max: number(bodyLimit) })}
      </span>
    </>
  );
});
