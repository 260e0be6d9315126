import { conflict } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { LruCache } from '#shared/lru.ts';
import { type Block, readBody } from '#shared/resources/campaigns/blocks.ts';
import { type Campaign, DRAFT } from '#shared/resources/campaigns/index.ts';
import { campaignsManifest } from '#shared/resources/campaigns/manifest.ts';
import { copyCampaignImage } from '../api/copy-image.ts';
import { unreadable } from '../api/errors.ts';
import { type SentImage, uploadCampaignImage } from '../api/upload-image.ts';
import { readPicture } from '../files/picture.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import { findNamesake } from './duplicates.ts';
import type { RecordTools } from './services.ts';

export type CampaignImageChannels =
  | 'campaigns.update'
  | 'campaigns.findDuplicate'
  | 'campaigns.uploadImage'
  | 'campaigns.copyImage';

type Sent = ResponseOf<'campaigns.uploadImage'>;

/** Images that were sent and may be asked for again. */
const MAX_SENT = 200;

const blocksOf = (body: string): readonly Block[] => {
  const read = readBody(body);
  return 'blocks' in read ? read.blocks : [];
};

/** The ids of images that a new body no longer shows, by id and by address. */
export function removedImages(before: string, after: string): number[] {
  const kept = blocksOf(after).filter((block) => block.kind === 'image');
  return blocksOf(before)
    .filter((block) => block.kind === 'image')
    .flatMap(({ imageId, src }) => {
      const isKept = kept.some((one) => one.imageId === imageId) || (src !== null && after.includes(src));
      return imageId === null || isKept ? [] : [imageId];
    });
}

/** @throws AppFailure `conflict`/`campaignFixed`: what is changed after the first test is never sent */
function refuseFixed({ status }: Campaign): void {
  if (status !== DRAFT) throw conflict('campaignFixed');
}

/**
 * The images of campaigns (docs/screens/04-campaigns.md §3, §4): sent one by one without a position, and deleted with
 * the block of a draft that showed them.
 */
export function campaignImages(tools: RecordTools): Pick<Handlers, CampaignImageChannels> {
  const { client, files, images, log, records, selections, standard } = tools;
  const sent = new LruCache<string, Promise<Sent>>({ max: MAX_SENT });

  const upload = async (id: number, selectionId: string, { signal }: CallContext): Promise<Sent> => {
    const picture = await readPicture(files, selections.get(selectionId));
    refuseFixed(await records.campaigns.get(id, { signal }));
    const answer = await uploadCampaignImage(client, id, picture, { signal });
    if (answer === null) throw unreadable(201);
    selections.release(selectionId);
    return shown(answer, signal);
  };

  const copy = async (id: number, src: string, { signal }: CallContext): Promise<Sent> => {
    refuseFixed(await records.campaigns.get(id, { signal }));
    return shown(await copyCampaignImage({ client, images }, src, id, { signal }), signal);
  };

  const shown = async ({ id, image }: SentImage, signal: AbortSignal): Promise<Sent> => ({
    imageId: id,
    src: image,
    isShown: (await images.load(image, signal)).ok,
  });

  /**
   * @param key identifies the image and its campaign: an image already sent under it is returned without another
   *   upload
   */
  const once = async (key: string, send: () => Promise<Sent>): Promise<Sent> => {
    const known = sent.get(key);
    if (known !== undefined) return known;
    const sending = send();
    sent.set(key, sending);
    try {
      return await sending;
    } catch (thrown) {
      sent.delete(key);
      throw thrown;
    }
  };

  /** Not awaited, since nothing depends on it: if it fails, an unused file stays on the platform. */
  const removeQuietly = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) {
      await client
        .delete(`images/${id}`, { right: 'image_delete' })
        .catch((thrown: unknown) => log('info', 'the image of a removed block stays on the platform', { thrown }));
    }
  };

  return {
    'campaigns.update': async ({ id, changes }, call) => {
      const before = await records.campaigns.get(id, call);
      refuseFixed(before);
      const answer = await standard['campaigns.update']({ id, changes }, call);
      const { body } = changes;
      if (body !== undefined) await removeQuietly(removedImages(before.body, body));
      return answer;
    },
    'campaigns.findDuplicate': (wanted, call) => {
      const { path, permissions } = campaignsManifest;
      // Campaigns cannot be sorted by their name (docs/platform/b-communities-content.yaml, listCampaigns).
      return findNamesake(client, { path, key: 'name', orderBy: 'createdDate', right: permissions.list }, wanted, call);
    },
    'campaigns.uploadImage': ({ id, selectionId }, call) =>
      once(`${id} ${selectionId}`, () => upload(id, selectionId, call)),
    'campaigns.copyImage': ({ id, src }, call) => once(`${id} ${src}`, () => copy(id, src, call)),
  };
}
