import { invoke } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import { type SentPictures, waitingPicture } from '../message/pictures.ts';

/** A picture that is saved after its campaign. */
interface WaitingImage {
  /** The id of its selection, or its address in another campaign. */
  name: string;
  isBorrowed: boolean;
}

/** What became of the images of a message, by their names. */
export interface SentImages {
  sent: SentPictures;
  failures: ReadonlyMap<string, AppError>;
}

/** The pictures of a message that wait for their upload or their copy, each once. */
export function waitingImages(blocks: readonly Block[]): WaitingImage[] {
  const waiting = new Map<string, WaitingImage>();
  for (const block of blocks) {
    const name = waitingPicture(block);
    if (name === null || block.kind !== 'image') continue;
    waiting.set(name, { name, isBorrowed: block.chosen === undefined });
  }
  return [...waiting.values()];
}

/**
 * Sends the pictures of a saved campaign one after another, and copies those of other campaigns: each gets the next
 * position. One that is refused does not keep the others from being sent.
 * @param onProgress called before each, with the number of those that are done
 */
export async function sendImages(
  id: number,
  images: readonly WaitingImage[],
  onProgress: (done: number) => void,
): Promise<SentImages> {
  const sent = new Map<string, { src: string; imageId: number }>();
  const failures = new Map<string, AppError>();
  for (const [done, { name, isBorrowed }] of images.entries()) {
    onProgress(done);
    try {
      const { src, imageId } = isBorrowed
        ? await invoke('campaigns.copyImage', { id, src: name })
        : await invoke('campaigns.uploadImage', { id, selectionId: name });
      sent.set(name, { src, imageId });
    } catch (thrown) {
      failures.set(name, toAppError(thrown));
    }
  }
  return { sent, failures };
}
