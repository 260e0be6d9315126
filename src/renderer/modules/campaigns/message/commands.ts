import type { TFunction } from 'i18next';
import { type DragEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewBlock } from '#shared/resources/campaigns/blocks.ts';
import type { MessageStore } from './store.ts';
import { blockName } from './words.ts';

/** What can be done to the blocks of a message. Each says what it did, and leaves the focus where the person works. */
export interface BlockCommands {
  /** @param after the block behind which it goes; at the end where that is null */
  add: (block: NewBlock, after: string | null) => void;
  move: (key: string, by: 1 | -1) => void;
  duplicate: (key: string) => void;
  remove: (key: string) => void;
  undo: () => void;
  redo: () => void;
  dragStart: (key: string, name: string, event: DragEvent) => void;
  dragOver: (key: string, event: DragEvent) => void;
  drop: (key: string, event: DragEvent) => void;
  dragEnd: () => void;
}

/** What is being dragged, and the block that it is over. */
export interface Dragging {
  key: string;
  over: string | null;
}

const fieldsOfBlock = '[role="textbox"], input, textarea, [data-first]';

/** Focuses a block of the editor: its first field, or its header. */
export function focusBlock(editor: HTMLElement | null, key: string | null, part: 'fields' | 'head'): void {
  const card = [...(editor?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(
    ({ dataset }) => dataset.block === key,
  );
  const field = part === 'fields' ? card?.querySelector<HTMLElement>(fieldsOfBlock) : null;
  const target = field ?? card?.querySelector<HTMLElement>('[aria-expanded]');
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
}

interface CommandOptions {
  store: MessageStore;
  /** The element around the blocks. */
  editor: () => HTMLElement | null;
  /** Tells a screen reader what was done. */
  say: (text: string) => void;
  t: TFunction<'message'>;
}

/** The key of the block that has the focus; null where none has. */
export const currentKey = (editor: HTMLElement | null): string | null => {
  const card = document.activeElement?.closest<HTMLElement>('[data-block]');
  return card !== null && card !== undefined && editor?.contains(card) === true ? (card.dataset.block ?? null) : null;
};

/** Makes the commands of an editor; they stay the same while it is open, so that no block is drawn because of them. */
export function useBlockCommands({ store, editor, say, t }: CommandOptions): {
  commands: BlockCommands;
  dragging: Dragging | null;
} {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const commands = useMemo((): BlockCommands => {
    let dragged: string | null = null;

    const nameOf = (key: string): string => {
      const block = store.blocks()[store.rankOf(key)];
      return block === undefined ? '' : blockName(block, t);
    };
    const sayMoved = (key: string, rank: number) =>
      say(t('said.moved', { name: nameOf(key), rank: rank + 1, count: store.blocks().length }));
    /** Runs a change that puts the focused element elsewhere in the page, where it would lose the focus. */
    const keepingFocus = (change: () => void) => {
      const focused = document.activeElement;
      flushSync(change);
      if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus();
    };
    const isStep = (key: string, by: 1 | -1) => store.blocks()[store.rankOf(key) + by] !== undefined;
    const endDrag = () => {
      dragged = null;
      setDragging(null);
    };
    const restore = (isDone: boolean, word: 'undone' | 'redone' | 'nothingToUndo' | 'nothingToRedo') => {
      say(t(`said.${word}`));
      // The block with the focus may be gone.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isDone && isLost) focusBlock(editor(), store.blocks()[0]?.key ?? null, 'head');
    };
    const back = (step: () => boolean, done: 'undone' | 'redone', nothing: 'nothingToUndo' | 'nothingToRedo') => {
      const key = currentKey(editor());
      let isDone = false;
      flushSync(() => {
        isDone = step();
      });
      restore(isDone, isDone ? done : nothing);
      // An editor of text is made anew with the text of before.
      if (isDone && key !== null && currentKey(editor()) !== key) focusBlock(editor(), key, 'fields');
    };

    return {
      add: (block, after) => {
        let key: string | null = null;
        flushSync(() => {
          key = store.add([block], after);
        });
        say(t('said.added', { name: t(`kinds.${block.kind}`) }));
        focusBlock(editor(), key, 'fields');
      },
      move: (key, by) => {
        if (!isStep(key, by)) return say(t(by < 0 ? 'said.isFirst' : 'said.isLast', { name: nameOf(key) }));
        let rank: number | null = null;
        keepingFocus(() => {
          rank = store.move(key, by);
        });
        if (rank !== null) sayMoved(key, rank);
      },
      duplicate: (key) => {
        const name = nameOf(key);
        let copy: string | null = null;
        flushSync(() => {
          copy = store.duplicate(key);
        });
        say(t('said.duplicated', { name }));
        focusBlock(editor(), copy, 'head');
      },
      remove: (key) => {
        const name = nameOf(key);
        let next: string | null = null;
        flushSync(() => {
          next = store.remove(key);
        });
        say(t('said.removed', { name }));
        if (next === null) editor()?.querySelector<HTMLElement>('[data-add]')?.focus();
        else focusBlock(editor(), next, 'head');
      },
      undo: () => back(() => store.undo(), 'undone', 'nothingToUndo'),
      redo: () => back(() => store.redo(), 'redone', 'nothingToRedo'),
      dragStart: (key, name, event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        dragged = key;
        setDragging({ key, over: null });
      },
      dragOver: (over, event) => {
        if (dragged === null) return;
        event.preventDefault();
        const key = dragged;
        setDragging((now) => (now?.over === over ? now : { key, over }));
      },
      drop: (onto, event) => {
        if (dragged === null) return;
        event.preventDefault();
        const key = dragged;
        const rank = store.moveTo(key, store.rankOf(onto));
        if (rank !== null) sayMoved(key, rank);
        endDrag();
      },
      dragEnd: endDrag,
    };
  }, [store, editor, say, t]);
  return { commands, dragging };
}
