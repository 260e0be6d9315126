import { conflict, toAppError } from '#shared/failure.ts';
import type { PictureResource } from '#shared/resources/manifests.ts';
import type { CallOptions, PlatformClient } from './client.ts';
import type { SentPictures } from './sent-pictures.ts';

interface Shown {
  resource: PictureResource;
  id: number;
  /** Address of the small picture, as the record has it now. */
  avatar: string | null;
}

/**
 * Takes the picture of a record away (docs/platform/a-auth-users.md §8, deleteImage), where it was sent from this
 * installation.
 *
 * @throws AppFailure `conflict`/`pictureReplaced` where it is not the one that was sent from here; any other
 */
export async function removePicture(
  client: PlatformClient,
  sent: SentPictures,
  { resource, id, avatar }: Shown,
  options: CallOptions = {},
): Promise<void> {
  const owner = { resource, id };
  const imageId = sent.idOf(owner, avatar);
  if (imageId === null) throw conflict('pictureReplaced');
  try {
    await client.delete(`images/${imageId}`, { ...options, right: 'image_delete' });
  } catch (thrown) {
    if (toAppError(thrown).kind !== 'notFound') throw thrown;
    // A namesake of the file stands in its place: the one that was sent from here is gone already.
    sent.keep(owner, null);
    throw conflict('pictureReplaced');
  }
  sent.keep(owner, null);
}
