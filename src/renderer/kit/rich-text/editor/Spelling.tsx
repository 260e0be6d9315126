import { Button } from '@fluentui/react-components';
import { TextGrammarCheckmarkRegular } from '@fluentui/react-icons';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WordAt, wordsIn } from '#renderer/kit/spelling/engine/words.ts';
import { PAUSE } from '#renderer/kit/spelling/SpellingLine.tsx';
import { SuggestionMenu } from '#renderer/kit/spelling/SuggestionMenu.tsx';
import spelling from '#renderer/kit/spelling/spelling.module.css';
import { checker, useSpelling } from '#renderer/kit/spelling/spelling.ts';

/** The words that are spelled wrong, as marks over the document, which stays as it is. */
const marks = new PluginKey<DecorationSet>('spelling');

/** Stands for what is no text inside a line, such as a picture: one sign, as it takes one place. */
const LEAF = '\ufffc';

/** The words of each line of text: one that did not change is not read again. */
const known = new WeakMap<Node, readonly WordAt[]>();

function wordsOf(line: Node): readonly WordAt[] {
  const before = known.get(line);
  if (before !== undefined) return before;
  const words = wordsIn(line.textBetween(0, line.content.size, undefined, LEAF));
  known.set(line, words);
  return words;
}

/** The words of a document, at their places in it. */
function wordsOfDocument(doc: Node): WordAt[] {
  const all: WordAt[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // Its text begins behind its own start.
    for (const { word, from, to } of wordsOf(node)) all.push({ word, from: at + 1 + from, to: at + 1 + to });
    return false;
  });
  return all;
}

const markOf = ({ word, from, to }: WordAt): Decoration =>
  Decoration.inline(from, to, { class: spelling.misspelled ?? '' }, { word });

/** The marked words as they stand now; one that was typed in since is no longer what was checked. */
const markedIn = (editor: Editor): WordAt[] =>
  (marks.getState(editor.state)?.find() ?? []).flatMap(({ from, to, spec }) =>
    editor.state.doc.textBetween(from, to) === spec.word ? [{ word: String(spec.word), from, to }] : [],
  );

interface MarksHandlers {
  onMenu: (at: number) => boolean;
  onNext: () => boolean;
}

const marksPlugin = ({ onMenu, onNext }: MarksHandlers) =>
  new Plugin<DecorationSet>({
    key: marks,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before) => {
        const given: unknown = transaction.getMeta(marks);
        if (given instanceof DecorationSet) return given;
        return transaction.docChanged ? before.map(transaction.mapping, transaction.doc) : before;
      },
    },
    props: {
      decorations: (state) => marks.getState(state),
      handleDOMEvents: {
        contextmenu: (view, event) => {
          // A key opens the menu where the caret is.
          const isPointer = event.button === 2;
          const at = isPointer
            ? view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            : view.state.selection.head;
          const isTaken = at !== undefined && onMenu(at);
          if (isTaken) event.preventDefault();
          return isTaken;
        },
      },
      handleKeyDown: (_, event) => event.key === 'F7' && onNext(),
    },
  });

/**
 * Checks the spelling of a text after each pause, and shows what is wrong under it and in it; the words are changed in
 * the editor alone, as if they were typed. Nothing of the document is changed by the marks.
 */
export function Spelling({ editor }: { editor: Editor }) {
  const { t } = useTranslation('spelling');
  const { locale, round } = useSpelling();
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState<WordAt | null>(null);

  const openAt = useEffectEvent((at: number): boolean => {
    const word = markedIn(editor).find(({ from, to }) => from <= at && at <= to);
    if (word === undefined) return false;
    setOpened(word);
    return true;
  });
  const next = useEffectEvent((): boolean => {
    const words = markedIn(editor);
    const { to: caret } = editor.state.selection;
    const word = words.find(({ from }) => from >= caret) ?? words[0];
    if (word === undefined) return false;
    editor.chain().focus().setTextSelection(word).scrollIntoView().run();
    setOpened(word);
    return true;
  });
  useEffect(() => {
    const plugin = marksPlugin({ onMenu: (at) => openAt(at), onNext: () => next() });
    editor.registerPlugin(plugin);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(marks);
    };
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round checks again.
  useEffect(() => {
    let [timer, isOver] = [undefined as ReturnType<typeof setTimeout> | undefined, false];
    const check = async () => {
      const { doc } = editor.state;
      const words = wordsOfDocument(doc);
      const wrong = await checker.wrongOf(
        locale,
        words.map(({ word }) => word),
      );
      // What was typed meanwhile is checked after its own pause.
      if (isOver || editor.isDestroyed || editor.state.doc !== doc) return;
      const found = words.filter(({ word }) => wrong.has(word));
      const set = DecorationSet.create(doc, found.map(markOf));
      editor.view.dispatch(editor.state.tr.setMeta(marks, set).setMeta('addToHistory', false));
      setCount(found.length);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), PAUSE);
    };
    wait();
    editor.on('update', wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      editor.off('update', wait);
    };
  }, [editor, locale, round]);

  const replace = (suggestion: string) => {
    // What was typed while the suggestions were looked for may have moved the word, or changed it.
    const now = opened === null ? undefined : nearestOf(markedIn(editor), opened);
    if (now === undefined) return;
    // As text, with the marks of the word that it takes the place of.
    editor.view.dispatch(editor.state.tr.insertText(suggestion, now.from, now.to));
  };
  return (
    <>
      {count > 0 && (
        <div>
          <Button
            size="small"
            appearance="subtle"
            icon={<TextGrammarCheckmarkRegular />}
            aria-keyshortcuts="F7"
            title="F7"
            onClick={() => next()}
          >
            {t('count', { count })}
          </Button>
        </div>
      )}
      {opened !== null && (
        <SuggestionMenu
          word={opened.word}
          place={() => rectOf(editor, nearestOf(markedIn(editor), opened))}
          onReplace={replace}
          onClose={() => {
            setOpened(null);
            editor.commands.focus();
          }}
        />
      )}
    </>
  );
}

/** The same word as it stands now: the nearest one where it stands there several times. */
const nearestOf = (words: readonly WordAt[], { word, from }: WordAt): WordAt | undefined =>
  words
    .filter((one) => one.word === word)
    .toSorted((one, other) => Math.abs(one.from - from) - Math.abs(other.from - from))[0];

/** Where a word stands on the screen; nowhere once it is gone. */
function rectOf({ view }: Editor, word: WordAt | undefined): DOMRect {
  if (word === undefined) return new DOMRect();
  const { from, to } = word;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  return new DOMRect(start.left, start.top, Math.max(1, end.right - start.left), start.bottom - start.top);
}
