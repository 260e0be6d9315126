import { invoke } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { Block } from '#shared/resources/campaigns/blocks.ts';
import type { SentPictures } from '../message/store.ts';

/** What became of the images of a message, by the ids of their selections. */
export interface SentImages {
  sent: SentPictures;
  failures: ReadonlyMap<string, AppError>;
}

/** The pictures of a message that wait for their upload, each once. */
export const waitingImages = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.kind === 'image' && block.chosen !== undefined ? [block.chosen.selectionId] : [])),
  ),
];

/**
 * Sends the pictures of a saved campaign one after another: each gets the next position. One that is refused does not
 * keep the others from being sent.
 * @param onProgress called before each, with the number of those that are done
 */
export async function sendImages(
  id: number,
  selections: readonly string[],
  onProgress: (done: number) => void,
): Promise<SentImages> {
  const sent = new Map<string, { src: string; imageId: number }>();
  const failures = new Map<string, AppError>();
  for (const [done, selectionId] of selections.entries()) {
    onProgress(done);
    try {
      const { src, imageId } = await invoke('campaigns.uploadImage', { id, selectionId });
      sent.set(selectionId, { src, imageId });
    } catch (thrown) {
      failures.set(selectionId, toAppError(thrown));
    }
  }
  return { sent, failures };
}
