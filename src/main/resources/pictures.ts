import { createHash } from 'node:crypto';
import { conflict, toAppError } from '#shared/failure.ts';
import { manifests, type PictureResource, type UniqueNameResource } from '#shared/resources/manifests.ts';
import { unreadable } from '../api/errors.ts';
import { uploadPicture } from '../api/upload-image.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import { readPicture } from '../files/picture.ts';
import type { CallContext, HandlersOf } from '../ipc/handler.ts';
import { findDuplicate } from './duplicates.ts';
import type { Records } from './records.ts';
import type { RecordServices, RecordTools } from './services.ts';

type PictureServices = Pick<RecordServices, 'client' | 'images' | 'selections' | 'files' | 'sentPictures'>;

/** The fields of a record that its picture depends on. */
interface Pictured {
  avatar: string | null;
  name?: string;
  title?: string;
}

interface ShownPicture {
  avatar: string | null;
  /** Digest of the picture; null where none can be loaded. */
  content: string | null;
}

/**
 * Whether a record shows another picture than before: for users the address changes, for others the content at the same
 * address (docs/platform/b-communities-content.md §7). A file that was refused leaves none there.
 */
const isAnother = (now: ShownPicture, before: ShownPicture): boolean =>
  now.avatar !== null &&
  (now.content === null ? now.avatar !== before.avatar && before.content === null : now.content !== before.content);

/** Uploads the pictures of records, and removes those that this installation uploaded. */
export class RecordPictures {
  readonly #services: PictureServices;
  readonly #records: Records;

  constructor(services: PictureServices, records: Records) {
    this.#services = services;
    this.#records = records;
  }

  /**
   * Replaces the picture of a record, unless another one of the same name would get it too
   * (docs/platform/b-communities-content.md §7). A picture that was refused stays chosen for another try.
   *
   * @throws AppFailure `file`; `conflict`/`nameTaken` with `duplicate`; any other of the platform
   */
  async upload(
    resource: PictureResource,
    { id, selectionId }: { id: number; selectionId: string },
    call: CallContext,
  ): Promise<void> {
    const { client, files, images, selections, sentPictures } = this.#services;
    const { owner, namedAfter } = manifests[resource].picture;
    const record = namedAfter === null ? null : await this.#read(resource, id, call);
    const picture = await readPicture(files, selections.get(selectionId));
    if (record !== null) await this.#refuseDuplicate(resource, id, record, call.signal);
    const before = await this.#pictureOf(resource, id, call).catch(() => null);
    try {
      sentPictures.keep({ resource, id }, await uploadPicture(client, owner, id, picture, { signal: call.signal }));
    } catch (thrown) {
      const readBack = async () => {
        const now = await this.#pictureOf(resource, id, call);
        if (before === null) throw unreadable();
        return isAnother(now, before) ? 'done' : 'absent';
      };
      await verifyOutcome(thrown, readBack, call);
      // Only the answer names its id.
      sentPictures.keep({ resource, id }, null);
    } finally {
      // Even if refused, the former file is gone (docs/platform/b-communities-content.md §7): its cached copy must not
      // be shown.
      images.clear();
    }
    selections.release(selectionId);
  }

  /**
   * Takes the picture of a record away (docs/platform/a-auth-users.md §8, deleteImage), where it was sent from this
   * installation.
   *
   * @throws AppFailure `conflict`/`pictureReplaced` where it is not the one that was sent from here;
   *   `conflict`/`nameTaken` with `duplicate` where a namesake shares the file, which would lose it too; any other
   */
  async remove(resource: PictureResource, id: number, call: CallContext): Promise<void> {
    const { client, images, sentPictures } = this.#services;
    const record = await this.#read(resource, id, call);
    await this.#refuseDuplicate(resource, id, record, call.signal);
    const imageId = sentPictures.idOf({ resource, id }, record.avatar);
    if (imageId === null) throw conflict('pictureReplaced');
    try {
      await client.delete(`images/${imageId}`, { signal: call.signal, right: 'image_delete' });
    } catch (thrown) {
      if (toAppError(thrown).kind === 'notFound') {
        // A picture with the same file name has replaced it; the one sent from here no longer exists.
        sentPictures.keep({ resource, id }, null);
        throw conflict('pictureReplaced');
      }
      const readBack = async () =>
        (await this.#read(resource, id, call)).avatar === record.avatar ? 'absent' : 'done';
      await verifyOutcome(thrown, readBack, call);
    }
    sentPictures.keep({ resource, id }, null);
    images.clear();
  }

  /**
   * The picture of a record: its address, and a digest of its content, since a new picture may have the same address.
   */
  async #pictureOf(resource: PictureResource, id: number, call: CallContext): Promise<ShownPicture> {
    const { images } = this.#services;
    const { avatar } = await this.#read(resource, id, call);
    images.clear();
    const answer = avatar === null ? null : await images.load(avatar, call.signal);
    const content = answer?.ok
      ? createHash('sha256')
          .update(new Uint8Array(await answer.arrayBuffer()))
          .digest('base64')
      : null;
    return { avatar, content };
  }

  #read(resource: PictureResource, id: number, call: CallContext): Promise<Pictured> {
    return this.#records[resource].get(id, call);
  }

  async #refuseDuplicate(resource: PictureResource, id: number, record: Pictured, signal: AbortSignal): Promise<void> {
    const { namedAfter } = manifests[resource].picture;
    const name = namedAfter === null ? undefined : record[namedAfter];
    if (name === undefined) return;
    // A resource with `namedAfter` is one of these.
    const named = resource as UniqueNameResource;
    const duplicate = await findDuplicate(this.#services.client, { resource: named, name, except: id }, { signal });
    if (duplicate !== null) throw conflict('nameTaken', { duplicate });
  }
}

/** Handlers of the picture calls of all resources. */
export const pictureHandlers = (
  { client, session, sentPictures }: RecordTools,
  pictures: RecordPictures,
): HandlersOf<'images'> => ({
  'images.findDuplicate': (request, call) => findDuplicate(client, request, call),
  'images.isRemovable': ({ resource, id, avatar }) => sentPictures.idOf({ resource, id }, avatar) !== null,
  'images.takeAway': async ({ resource, id }, call) => {
    await pictures.remove(resource, id, call);
    if (resource === 'users') void session.userChanged(id);
  },
});
