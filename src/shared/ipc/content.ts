import { z } from 'zod';
import { manifests, type PictureResource, type UniqueNameResource } from '../resources/manifests.ts';
import { icon } from '../resources/relaypointtypes/index.ts';
import { call } from './call.ts';

const id = z.int().positive();
const named = z.object({ id: z.int(), name: z.string() });

const pictured = Object.values(manifests).filter((manifest) => 'picture' in manifest && manifest.picture !== null);

// Names of the list of manifests; of each kind there is at least one.
const pictureResources = pictured.map(({ name }) => name) as [PictureResource];
const uniqueNameResources = pictured.filter(({ picture }) => picture.namedAfter !== null).map(({ name }) => name) as [
  UniqueNameResource,
];

/** Calls about events, articles, editorials and relay points beyond list, item, creation, change and deletion. */
export const contentCalls = {
  /**
   * Makes one editorial the active one; the platform sets the former to 0 (docs/platform/b-communities-content.md §6).
   * `replaced` is the one that was active before, read just before: activating it again takes this back, and where it
   * is null, a change of this one to 0. Rights: editorial_list, editorial_update.
   */
  'editorials.activate': call(
    z.object({ id }),
    z.object({ replaced: z.object({ id: z.int(), title: z.string() }).nullable() }),
  ),
  /**
   * Sends a picture for the text of an article to where the site keeps them (`articleImageUrl`), and gives its address
   * once it answers there. Errors: `file`, `refused` where the site has no such place.
   */
  'articles.uploadPicture': call(z.object({ selectionId: z.string() }), z.object({ address: z.string() })),
  /** All icons at once (docs/platform/b-communities-content.yaml, listIcons). Right: image_list. */
  'icons.list': call(z.void(), z.array(icon)),
  /**
   * Another record with the same name, to be asked before a picture is joined; null when there is none. Names are
   * compared without case, accents and signs. The upload asks again: error `conflict`/`nameTaken` with `duplicate`.
   */
  'images.findDuplicate': call(
    z.object({
      resource: z.enum(uniqueNameResources),
      name: z.string().trim().min(1).max(255),
      /** The record itself, once it is saved. */
      except: id.optional(),
    }),
    named.nullable(),
  ),
  /** Whether the picture that a record shows was sent from this installation, so that its id is known. Asks nobody. */
  'images.isRemovable': call(
    z.object({ resource: z.enum(pictureResources), id, avatar: z.string().max(2000).nullable() }),
    z.boolean(),
  ),
  /**
   * Takes the picture of a record away for good (docs/platform/a-auth-users.yaml, deleteImage). Errors:
   * `conflict`/`pictureReplaced` where it was not sent from this installation, or is another one by now;
   * `conflict`/`nameTaken` with `duplicate` where a namesake shares it.
   */
  'images.takeAway': call(z.object({ resource: z.enum(pictureResources), id }), z.void()),
};
