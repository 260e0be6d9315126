import { toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { LruCache } from '#shared/lru.ts';
import { type Block, type ImageBlock, readBody, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { campaigns } from '#shared/resources/campaigns/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { PlatformClient } from '../api/client.ts';
import { copyCampaignImage } from '../api/copy-image.ts';
import type { PlatformImages } from '../api/images.ts';
import { Resource } from '../api/resource.ts';
import type { SentImage } from '../api/upload-image.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { findNamesake } from '../resources/duplicates.ts';
import type { Session } from '../session/session.ts';

type Request = ParsedRequestOf<'campaigns.duplicate'>;

export interface DuplicateServices {
  client: PlatformClient;
  images: Pick<PlatformImages, 'load'>;
  log: Log;
  session: Pick<Session, 'hold'>;
}

/** Copies of one name that are looked for before another name is left to the person. */
const MAX_COPIES = 50;
/** Attempts whose name is remembered. */
const MAX_ATTEMPTS = 50;
/** Returns a name with a number after it, within the length of its column. */
const numbered = (name: string, number: number): string => {
  const end = number === 1 ? '' : ` (${number})`;
  return `${name.slice(0, lineLimit - end.length).trimEnd()}${end}`;
};

const isPlaced = (block: Block): block is ImageBlock & { src: string } => block.kind === 'image' && block.src !== null;

/**
 * Duplicates a campaign with its images, which belong to one campaign alone: two that shared a file would lose it
 * together (docs/screens/04-campaigns.md §6; docs/platform/b-communities-content.md §7).
 */
export function duplicateHandlers({
  client,
  images,
  log,
  session,
}: DuplicateServices): Pick<Handlers, 'campaigns.duplicate'> {
  const stored = new Resource(campaigns, { client, log });
  const names = new LruCache<string, string>({ max: MAX_ATTEMPTS });

  /** Returns the first name that no campaign has, in whatever letters: equal names share their files. */
  const freeName = async (name: string, { signal }: CallContext): Promise<string> => {
    const list = {
      path: campaigns.path,
      key: 'name',
      // Campaigns cannot be sorted by their name (docs/platform/b-communities-content.yaml, listCampaigns).
      orderBy: 'createdDate',
      right: campaigns.permissions.list,
    };
    for (let number = 1; number < MAX_COPIES; number += 1) {
      const candidate = numbered(name, number);
      if ((await findNamesake(client, list, { name: candidate }, { signal })) === null) return candidate;
    }
    return numbered(name, Date.now());
  };

  /** A retry keeps the name of its first attempt: by it the copy is found that an earlier one may have created. */
  const ownName = async ({ name, attempt }: Request, call: CallContext): Promise<string> => {
    const own = (attempt === undefined ? undefined : names.get(attempt)) ?? (await freeName(name, call));
    if (attempt !== undefined) names.set(attempt, own);
    return own;
  };

  /** Uploads the images of a body for the copy, one by one; returns them by their former address. */
  const copyImages = async (addresses: readonly string[], copyId: number, { progress }: CallContext) => {
    const copied = new Map<string, SentImage>();
    for (const [index, src] of addresses.entries()) {
      progress({ phase: 'upload', done: index, total: addresses.length });
      try {
        copied.set(src, await copyCampaignImage({ client, images }, src, copyId));
      } catch (thrown) {
        log('warn', 'an image could not be copied to the copy of a campaign', { id: copyId, thrown });
      }
    }
    return copied;
  };

  const withOwnImages = (blocks: readonly Block[], copied: ReadonlyMap<string, SentImage>): Block[] =>
    blocks.map((block) => {
      const own = isPlaced(block) ? copied.get(block.src) : undefined;
      return own === undefined || block.kind !== 'image' ? block : { ...block, src: own.image, imageId: own.id };
    });

  const duplicate = async (request: Request, call: CallContext): Promise<ResponseOf<'campaigns.duplicate'>> => {
    const { subject, body } = await stored.get(request.id, call);
    const own = await ownName(request, call);
    call.commit();
    // With the addresses of the original first: whatever fails later, nothing of the message is missing.
    const { attempt } = request;
    const copy = { id: (await stored.create({ name: own, subject, body, attempt })).id, name: own };
    if (attempt !== undefined) names.delete(attempt);
    const read = readBody(body);
    const blocks = 'blocks' in read ? read.blocks : [];
    const addresses = [...new Set(blocks.filter(isPlaced).map(({ src }) => src))];
    if (addresses.length === 0) return { ...copy, images: 0, failedImages: 0, error: null };
    const copied = await copyImages(addresses, copy.id, call);
    const failedImages = addresses.length - copied.size;
    try {
      if (copied.size > 0) await stored.update(copy.id, { body: writeBody(withOwnImages(blocks, copied)) });
    } catch (thrown) {
      return { ...copy, images: addresses.length, failedImages: addresses.length, error: toAppError(thrown) };
    }
    return { ...copy, images: addresses.length, failedImages, error: null };
  };

  return {
    'campaigns.duplicate': async (request, call) => {
      const release = session.hold('duplicate');
      try {
        return await duplicate(request, call);
      } finally {
        release();
      }
    },
  };
}
