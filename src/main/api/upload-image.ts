import { z } from 'zod';
import type { ImageOwner } from '#shared/resources/manifest.ts';
import type { CallOptions, PlatformClient } from './client.ts';

/** The picture in the response of its upload, the only place that gives its id. */
const sentPicture = z.object({ id: z.int(), avatar: z.string() });
export type SentPicture = z.infer<typeof sentPicture>;

/**
 * Replaces the picture of an owner (docs/platform/a-auth-users.md §8): position 1, which deletes the former one. Read
 * the owner again for the new addresses.
 * @returns the picture, or null when the response does not describe it
 * @throws AppFailure
 */
export async function uploadPicture(
  client: PlatformClient,
  owner: ImageOwner,
  id: number,
  picture: File,
  options: CallOptions = {},
): Promise<SentPicture | null> {
  const form = formOf(owner, id, picture);
  form.append('position', '1');
  return sentPicture.safeParse(await client.upload('admin/images', form, options)).data ?? null;
}

function formOf(owner: string, id: number, picture: File): FormData {
  const form = new FormData();
  form.append(`${owner}Id`, String(id));
  form.append(`${owner}File`, picture, picture.name);
  return form;
}

/** An image of a campaign in the response of its upload: its id, and its complete address. */
const sentImage = z.object({ id: z.int(), image: z.string().min(1) });
export type SentImage = z.infer<typeof sentImage>;

/**
 * Adds an image to a campaign, at the next free position: a position that is given deletes the image that is there
 * (docs/platform/b-communities-content.md §7).
 * @returns the image, or null when the response does not describe it
 * @throws AppFailure
 */
export const uploadCampaignImage = async (
  client: PlatformClient,
  id: number,
  picture: File,
  options: CallOptions = {},
): Promise<SentImage | null> =>
  sentImage.safeParse(await client.upload('admin/images', formOf('campaign', id, picture), options)).data ?? null;
