import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import { saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { chosenPictureAddress } from '#shared/ipc/chosen-picture.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { PictureResource } from '#shared/resources/manifests.ts';

export interface PictureOwner {
  resource: PictureResource;
  id: number;
}

interface PictureState {
  /** Set when it was replaced from here: the platform's address stays the same, this makes it new. */
  version?: number;
  /** A picture that was chosen but could not be sent; the record itself is saved. */
  refused?: { selection: FileSelection; error: AppError };
}

const keyOf = ({ resource, id }: PictureOwner) => ['pictures', resource, id] as const;
const nothing: PictureState = {};

/** The local state of the picture of a record. */
export const usePicture = (owner: PictureOwner): PictureState => useRemembered(keyOf(owner), nothing);

/**
 * The address inside the application of a picture of this record; undefined where there is none. While another one is
 * chosen to take its place, that is the one.
 */
export function usePictureUrl(
  owner: PictureOwner,
  chosen: FileSelection | null = null,
): (src: string | null) => string | undefined {
  const { version } = usePicture(owner);
  if (chosen !== null) return () => chosenPictureAddress(chosen);
  return (src) => (src === null ? undefined : platformImageUrl(src, { version }));
}

export interface SendPicture {
  /**
   * Sends the picture of a record that is saved. False when it was refused: kept for the person to retry. Never throws.
   */
  send: (owner: PictureOwner, selection: FileSelection) => Promise<boolean>;
  /** Gives up a refused picture. */
  forget: (owner: PictureOwner) => void;
}

/**
 * Sending a picture after its record was saved (docs/platform/a-auth-users.md §8, docs/screens/01-shell-home.md §6).
 */
export function useSendPicture(): SendPicture {
  const client = useQueryClient();
  const notify = useNotify();
  const update = (owner: PictureOwner, change: PictureState) =>
    client.setQueryData<PictureState>(keyOf(owner), (before) => ({ ...before, ...change }));

  return {
    send: async (owner, selection) => {
      try {
        await invoke(`${owner.resource}.uploadImage`, { id: owner.id, selectionId: selection.selectionId });
      } catch (thrown) {
        const error = toAppError(thrown);
        update(owner, { refused: { selection, error } });
        notify(saidInPlace({ context: owner.resource, name: 'image', outcome: 'error', error }));
        return false;
      }
      update(owner, { refused: undefined, version: Date.now() });
      notify({ context: owner.resource, name: 'image', outcome: 'success' });
      // The answer's addresses cannot be used: the owner is read again.
      await refreshPicture(client, owner);
      return true;
    },
    forget: (owner) => {
      const { refused } = client.getQueryData<PictureState>(keyOf(owner)) ?? nothing;
      update(owner, { refused: undefined });
      if (refused !== undefined) releaseFile(refused.selection);
    },
  };
}

/** Refreshes the queries that show the picture of a record, and whether it can be removed. */
export const refreshPicture = (client: QueryClient, owner: PictureOwner): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: removableKey(owner) }),
    client.invalidateQueries({ queryKey: keys.item(owner.resource, owner.id) }),
    client.invalidateQueries({ queryKey: keys.lists(owner.resource) }),
  ]);

/** Cache key of whether the picture of a record can be removed. */
export const removableKey = ({ resource, id }: PictureOwner) => ['removablePictures', resource, id] as const;
