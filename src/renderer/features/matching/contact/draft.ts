import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** A message that was sent without a sure answer. */
export interface Doubt {
  /** The record as it was then: until another reading takes its place, nothing is sent again. */
  record: RecordItem;
  /** As it was sent. */
  text: string;
}

/** A message that is being written; it outlives its dialog, until it is known to be sent or the session ends. */
export interface MessageDraft {
  /** Null while nothing was typed. */
  text: string | null;
  /** Null without a doubt. */
  doubt: Doubt | null;
}

const empty: MessageDraft = { text: null, doubt: null };

/** The message that is being written to a driver of a record. */
export function useMessageDraft(id: number, driver: UserId) {
  const store = useKeptStore(['record-message', id, driver], empty);
  return {
    draft: useStore(store),
    change: (change: Partial<MessageDraft>) => store.set({ ...store.get(), ...change }),
    clear: () => store.set(empty),
  };
}
