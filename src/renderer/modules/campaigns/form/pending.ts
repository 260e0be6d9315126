import type { QueryClient } from '@tanstack/react-query';
import type { AppError } from '#shared/errors.ts';

/** What a stored campaign lacks: the images that are marked, or the message with those that were sent. */
export type Unfinished = 'images' | 'message';

/** What of a message was not saved with its campaign, handed from the form that created it to the one that edits it. */
export interface Pending {
  /** The content as the editor held it. */
  content: string;
  /** Why pictures could not be sent or copied, by what names them while they wait. */
  failures: ReadonlyMap<string, AppError>;
  end: Unfinished;
}

const keyOf = (id: number) => ['campaignPending', id] as const;

export const keepPending = (client: QueryClient, id: number, pending: Pending): void => {
  client.setQueryData<Pending>(keyOf(id), pending);
};

/** What was kept for a campaign, if anything. */
export const pendingOf = (client: QueryClient, id: number): Pending | undefined => client.getQueryData(keyOf(id));

export const dropPending = (client: QueryClient, id: number): void => client.removeQueries({ queryKey: keyOf(id) });
