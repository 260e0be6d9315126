import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeRecord, createRecord } from '#renderer/kit/resource/calls.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import { bodyOf, contentOfBody, isRaw } from '../message/content.ts';
import type { MessageStore } from '../message/store.ts';
import type { CampaignValues } from './fields.tsx';
import { sendImages, waitingImages } from './images.ts';
import { keepPending } from './pending.ts';

/** How the images of the last save ended: how many were refused, and whether the message still misses some. */
export interface Unfinished {
  refused: number;
}

export interface MessageSave {
  /** Null while all is saved. */
  unfinished: Unfinished | null;
  /** Images done and to do, while they are sent. */
  progress: { done: number; total: number } | null;
  create: (values: CampaignValues, attempt: Attempt) => Promise<{ id: number }>;
  change: (id: number, changes: Partial<CampaignValues>) => Promise<unknown>;
  /** Whether something of a campaign that was just created is still to be saved. */
  hasPending: () => boolean;
}

interface SaveOptions {
  store: MessageStore;
  /** Takes what the platform holds now as the state that the form is compared with. */
  restart: (id: number) => Promise<void>;
}

/**
 * Saves a message in three steps (docs/screens/04-campaigns.md §3): the campaign with the images that have an address,
 * the upload of each new image and the copy of each of another campaign, the message with all of them. What fails in
 * the second or third step stays in the editor, marked; the campaign exists and is not created again.
 */
export function useMessageSave({ store, restart }: SaveOptions): MessageSave {
  const client = useQueryClient();
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [progress, setProgress] = useState<MessageSave['progress']>(null);
  const isPending = useRef(false);

  /** Steps 2 and 3. @returns why something of it failed, by the names of images; null when all is saved */
  const complete = async (id: number): Promise<ReadonlyMap<string, AppError> | null> => {
    const images = waitingImages(store.blocks());
    if (images.length === 0) return null;
    const { sent, failures } = await sendImages(id, images, (done) =>
      setProgress({ done, total: images.length }),
    ).finally(() => setProgress(null));
    store.settle(sent);
    store.setFailures(failures);
    if (sent.size > 0) await changeRecord('campaigns', id, { body: bodyOf(store.content()) });
    return failures.size > 0 ? failures : null;
  };

  const start = () => {
    setUnfinished(null);
    store.setFailures(new Map());
    isPending.current = false;
  };
  /** What is saved is what the editor shows: blocks that show nothing are gone. */
  const settle = () => {
    if (!isRaw(store.content())) store.load(contentOfBody(bodyOf(store.content())));
  };

  return {
    unfinished,
    progress,
    hasPending: () => isPending.current,
    create: async (values, attempt) => {
      start();
      const hadImages = waitingImages(store.blocks()).length > 0;
      const created = await createRecord('campaigns', values, attempt);
      // The campaign exists: whatever happens now is told in its own form.
      const failures = await complete(created.id).catch(() => new Map<string, AppError>());
      if (failures !== null) {
        isPending.current = true;
        keepPending(client, created.id, { content: store.text, failures });
      }
      // What is not saved is handed over: here nothing is left that leaving would lose.
      if (hadImages) settle();
      return created;
    },
    change: async (id, changes) => {
      start();
      await changeRecord('campaigns', id, changes);
      if (changes.body === undefined || waitingImages(store.blocks()).length === 0) return;
      let failures: ReadonlyMap<string, AppError> | null;
      try {
        failures = await complete(id);
      } catch (thrown) {
        setUnfinished({ refused: 0 });
        await restart(id);
        throw toAppError(thrown).kind === 'cancelled' ? thrown : new AppFailure({ kind: 'cancelled' });
      }
      if (failures === null) return settle();
      setUnfinished({ refused: failures.size });
      await restart(id);
      // Said in its own words above the form; what was typed stays there.
      throw new AppFailure({ kind: 'cancelled' });
    },
  };
}
