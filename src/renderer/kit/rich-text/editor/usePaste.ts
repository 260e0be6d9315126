import { DOMParser as ContentParser } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import { cleanPaste, cleanTables, lossOf, type PasteLoss } from '../paste.ts';
import { inertBody } from '../rules.ts';
import type { EditedKind } from './schema.ts';
import { writeHtml } from './written.ts';

/** A private-use character, which no text contains. */
const MARK = '\uE000';

/** Returns the editor's text as HTML, with the selection replaced by free HTML. */
function withHtml({ tr, schema, selection: { from, to } }: EditorState, html: string, kind: EditedKind): string {
  const holder = schema.nodes.paragraph?.create(null, schema.text(MARK));
  if (holder === undefined) throw new Error('every text has paragraphs');
  const text = writeHtml(tr.replaceRangeWith(from, to, holder).doc, kind);
  const place = [`<p>${MARK}</p>`, MARK].find((one) => text.includes(one)) ?? MARK;
  return text.replace(place, () => html);
}

/** A paste that waits for an answer. */
interface PendingPaste {
  view: EditorView;
  html: string;
}

interface Pasting {
  /** A table was pasted into an article: it can be kept as free HTML. */
  isConfirming: boolean;
  /** What the last paste lost; null when it lost nothing. */
  loss: PasteLoss | null;
  /** Handler for the editor; returns true when the paste waits for an answer. */
  onPaste: (view: EditorView, event: ClipboardEvent) => boolean;
  keepTable: () => void;
  pasteText: () => void;
  giveUp: () => void;
}

/**
 * Reports what the editor loses of a paste, and asks where it can be kept: the text then opens as HTML source, as the
 * editor has no tables.
 * @param onHtml called with the text that contains the table
 */
export function usePaste(kind: EditedKind, onHtml: (html: string) => void): Pasting {
  const [pending, setPending] = useState<PendingPaste | null>(null);
  const [loss, setLoss] = useState<PasteLoss | null>(null);
  const onPaste = (view: EditorView, event: ClipboardEvent): boolean => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const lost = lossOf(html);
    if (lost.hasTables && kind === 'article') {
      setPending({ view, html });
      return true;
    }
    setLoss(lost.hasTables || lost.hasPictures ? lost : null);
    return false;
  };
  const keepTable = () => {
    if (pending === null) return;
    setPending(null);
    onHtml(withHtml(pending.view.state, cleanTables(pending.html), kind));
  };
  const pasteText = () => {
    if (pending === null) return;
    setPending(null);
    setLoss(lossOf(pending.html));
    const { view, html } = pending;
    const text = ContentParser.fromSchema(view.state.schema).parseSlice(inertBody(cleanPaste(html, kind)));
    view.dispatch(view.state.tr.replaceSelection(text).scrollIntoView());
    view.focus();
  };
  return { isConfirming: pending !== null, loss, onPaste, keepTable, pasteText, giveUp: () => setPending(null) };
}
