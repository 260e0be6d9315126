import type { CallOptions, PlatformClient } from './client.ts';
import { unreadable } from './errors.ts';
import type { PlatformImages } from './images.ts';
import { type SentImage, uploadCampaignImage } from './upload-image.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

interface CopyServices {
  client: PlatformClient;
  images: Pick<PlatformImages, 'load'>;
}

/**
 * Downloads an image of another campaign and uploads it for this one: two campaigns that shared a file would lose it
 * together (docs/platform/b-communities-content.md §7).
 * @param src address as the platform gave it
 * @throws AppFailure also when the image cannot be loaded
 */
export async function copyCampaignImage(
  { client, images }: CopyServices,
  src: string,
  campaignId: number,
  options: CallOptions = {},
): Promise<SentImage> {
  const answer = await images.load(src, options.signal);
  const type = answer.headers.get('content-type') ?? '';
  const extension = extensions[type];
  if (!answer.ok || extension === undefined) throw unreadable(answer.status);
  const file = new File([await answer.arrayBuffer()], `image.${extension}`, { type });
  const sent = await uploadCampaignImage(client, campaignId, file, options);
  if (sent === null) throw unreadable(201);
  return sent;
}
