import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { type SaveStrategy, withFiles } from '#renderer/kit/form/save.ts';
import { useReread } from '#renderer/kit/form/useReread.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import { bodyOf, contentOfBody, isRaw } from '../message/content.ts';
import { waitingPicture } from '../message/pictures.ts';
import type { MessageStore } from '../message/store.ts';
import { type CampaignDraft, type CampaignValues, campaignForm } from './fields.tsx';
import { keepPending, type Unfinished } from './pending.ts';

/** Names of images that wait, each with whether it is one of another campaign, to be copied. */
type WaitingImages = ReadonlyMap<string, boolean>;

const waitingImages = (blocks: readonly Block[]): WaitingImages =>
  new Map(
    blocks.flatMap((block) => {
      const name = waitingPicture(block);
      return name === null || block.kind !== 'image' ? [] : [[name, block.chosen === undefined] as const];
    }),
  );

interface SaveOptions {
  store: MessageStore;
  /** Number of the campaign; null while there is none. */
  idNow: () => number | null;
  /** Whether the form creates. */
  isNew: boolean;
}

/**
 * Saves a message in three steps (docs/screens/04-campaigns.md §3): the campaign with the images that have an address,
 * the upload of each new image and the copy of each of another campaign, the message with all of them. What fails in
 * the second or third step stays in the editor, marked; the campaign exists and is not created again.
 */
export function useMessageSave({ store, idNow, isNew }: SaveOptions) {
  const client = useQueryClient();
  const reread = useReread('campaigns');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  /**
   * Sends the images that wait one after another, and copies those of other campaigns: each gets the next position. One
   * that is refused does not keep the others from being sent.
   */
  const sendImages = async (id: number, images: WaitingImages) => {
    const sent = new Map<string, { src: string; imageId: number }>();
    const failures = new Map<string, AppError>();
    for (const [name, isBorrowed] of images) {
      setProgress({ done: sent.size + failures.size, total: images.size });
      try {
        const { src, imageId } = isBorrowed
          ? await invoke('campaigns.copyImage', { id, src: name })
          : await invoke('campaigns.uploadImage', { id, selectionId: name });
        sent.set(name, { src, imageId });
      } catch (thrown) {
        failures.set(name, toAppError(thrown));
      }
    }
    setProgress(null);
    store.settle(sent);
    return { isAnySent: sent.size > 0, failures };
  };

  /** Steps 2 and 3. @returns null when all is saved */
  const complete = async (id: number, images: WaitingImages): Promise<Unfinished | null> => {
    const { isAnySent, failures } = await sendImages(id, images);
    store.setFailures(failures);
    try {
      if (isAnySent) await changeRecord('campaigns', id, { body: bodyOf(store.content()) });
    } catch {
      return 'message';
    }
    return failures.size > 0 ? 'images' : null;
  };

  const strategyOf = (record: SaveStrategy<CampaignDraft, CampaignValues>) =>
    withFiles<CampaignDraft, CampaignValues, never, Unfinished>(record, async ({ changes }, saved) => {
      const id = idNow();
      const images = waitingImages(store.blocks());
      if (images.size === 0) store.setFailures(new Map());
      if (id === null || changes.body === undefined || images.size === 0) return undefined;
      const end = await complete(id, images);
      if (end !== null && !isNew) {
        const now = await reread(id);
        return { isSaved: false, end, isUnsure: false, now: now && campaignForm.draftOf(now) };
      }
      // The form of the campaign goes on with what is not saved, so that leaving this one loses nothing.
      if (end !== null) keepPending(client, id, { content: store.text, failures: store.view().failures, end });
      // The editor takes what was saved, without the blocks that have no content.
      if (!isRaw(store.content())) store.load(contentOfBody(bodyOf(store.content())));
      return { ...saved, isPartial: end !== null };
    });

  /** `progress`: images done and to do, while they are sent. */
  return { strategyOf, progress };
}
