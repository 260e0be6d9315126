import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
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
const keyOf = (id: number, driver: UserId) => ['record-message', id, driver] as const;

const setDraft = (client: QueryClient, id: number, driver: UserId, change: Partial<MessageDraft>) =>
  client.setQueryData<MessageDraft>(keyOf(id, driver), (before = empty) => ({ ...before, ...change }));

/** The message that is being written to a driver of a record. */
export function useMessageDraft(id: number, driver: UserId) {
  const client = useQueryClient();
  return {
    draft: useRemembered(keyOf(id, driver), empty),
    change: (change: Partial<MessageDraft>) => void setDraft(client, id, driver, change),
    clear: () => void setDraft(client, id, driver, empty),
  };
}
