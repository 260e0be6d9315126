import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { Store } from '#renderer/kit/data/store.ts';
import { DraftKeeper } from '#renderer/kit/form/drafts/keeper.ts';
import type { Instant } from '#shared/instant.ts';
import type { DraftContent } from '#shared/ipc/drafts.ts';
import { composerDraft } from '#shared/record-drafts.ts';

export interface CommentDraft {
  /** When the comment that was put back was typed, ISO; null where none was. */
  restoredAt: Instant | null;
  /** Forgets that a comment was put back. */
  settle: () => void;
}

/**
 * Keeps what is typed in the composer of a record, encrypted by main, and puts it back when the record is opened again:
 * so leaving the record loses nothing (docs/screens/07-solidary-records.md §4.4). What was being written on the record
 * that this one replaces goes on here.
 * @param former number of that record; null for none
 */
export function useCommentDraft(id: number, comment: Store<string>, former: number | null = null): CommentDraft {
  const [restoredAt, setRestoredAt] = useState<Instant | null>(null);
  const keeper = useRef<DraftKeeper>(null);
  const textNow = useEffectEvent((): DraftContent => {
    const text = comment.get();
    return { values: text === '' ? {} : { comment: text }, base: {} };
  });
  useEffect(() => {
    let isGone = false;
    const mine = new DraftKeeper({ resource: composerDraft, record: id }, textNow, () => {});
    keeper.current = mine;
    const open = async () => {
      const own = await mine.open();
      const before = own === null && former !== null ? { resource: composerDraft, record: former } : null;
      const kept = before === null ? own : await invoke('drafts.get', before).catch(() => null);
      const text = kept?.content.values.comment;
      // What was typed in the meantime is newer.
      if (isGone || kept === null || typeof text !== 'string' || comment.get() !== '') return;
      comment.set(text);
      setRestoredAt(kept.savedAt);
      if (before === null) return;
      // Once it is kept here, and not before.
      await mine.flush();
      await invoke('drafts.drop', before).catch(() => undefined);
    };
    void open();
    const stopListening = comment.subscribe(() => mine.touch());
    return () => {
      stopListening();
      mine.close();
      isGone = true;
    };
  }, [id, comment, former]);
  return {
    restoredAt,
    settle: () => {
      setRestoredAt(null);
      void keeper.current?.flush();
    },
  };
}
