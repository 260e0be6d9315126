import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type Dragging, type OrderCommands, useOrderCommands } from '#renderer/kit/form/rows/commands.ts';
import type { NewBlock } from '#shared/resources/campaigns/blocks.ts';
import type { MessageStore } from './store.ts';
import { blockName } from './words.ts';

/** What can be done to the blocks of a message. Each says what it did, and leaves the focus where the person works. */
export interface BlockCommands extends OrderCommands {
  /** @param after the block behind which it goes; at the end where that is null */
  add: (block: NewBlock, after: string | null) => void;
  duplicate: (key: string) => void;
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
  const nameOf = useCallback(
    (key: string) => {
      const block = store.blocks()[store.rankOf(key)];
      return block === undefined ? '' : blockName(block, t);
    },
    [store, t],
  );
  const { commands: order, dragging } = useOrderCommands({
    rows: store,
    nameOf,
    say,
    focus: useCallback(
      (key, part) => {
        if (key === null) editor()?.querySelector<HTMLElement>('[data-add]')?.focus();
        else focusBlock(editor(), key, part);
      },
      [editor],
    ),
    current: useCallback(() => currentKey(editor()), [editor]),
  });
  const commands = useMemo(
    (): BlockCommands => ({
      ...order,
      add: (block, after) => {
        let key: string | null = null;
        flushSync(() => {
          key = store.add([block], after);
        });
        say(t('said.added', { name: t(`kinds.${block.kind}`) }));
        focusBlock(editor(), key, 'fields');
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
    }),
    [order, store, editor, say, t, nameOf],
  );
  return { commands, dragging };
}
