import { z } from 'zod';
import { manifests, type PictureResource, type UniqueNameResource } from '../resources/manifests.ts';
import { icon } from '../resources/relaypointtypes/index.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf, anyOf } from './access.ts';
import { call } from './call.ts';
import { selectionId } from './files.ts';
import { decided, pictureRights, rightsOf } from './resource-rights.ts';

const id = z.int().positive();
const named = z.object({ id: z.int(), name: z.string() });

const pictured = Object.values(manifests).filter((manifest) => 'picture' in manifest && manifest.picture !== null);

// The names of the manifests; each kind has at least one.
const pictureResources = pictured.map(({ name }) => name) as [PictureResource];
const uniqueNameResources = pictured.filter(({ picture }) => picture.namedAfter !== null).map(({ name }) => name) as [
  UniqueNameResource,
];

/** Calls about events, articles, editorials and relay points besides list, get, create, update and remove. */
export const contentCalls = {
  /**
   * Makes an editorial the active one; the platform sets the former to 0 (docs/platform/b-communities-content.md §6).
   * `replaced` is the former active one: activating it again undoes this, and where it is null, setting this one to 0.
   */
  'editorials.activate': call(
    allOf('editorial_list', 'editorial_update'),
    z.object({ id }),
    z.object({ replaced: z.object({ id: z.int(), title: z.string() }).nullable() }),
  ),
  /**
   * Uploads a picture for the text of an article to the site's upload address (`articleImageUrl`), and returns its
   * address once it can be loaded. Errors: `file`, `refused` when the site has no upload address.
   */
  'articles.uploadPicture': call(
    anyOf('article_create', 'article_update'),
    z.object({ selectionId }),
    z.object({ address: z.string() }),
  ),
  /** Returns all icons at once (docs/platform/b-communities-content.yaml, listIcons). */
  'icons.list': call(allOf('image_list'), z.void(), z.array(icon)),
  /**
   * Finds another record of the same name, to check before a picture is added; null if there is none. Ignores case,
   * accents and punctuation. The upload checks again: error `conflict`/`nameTaken` with `duplicate`.
   */
  'images.findDuplicate': call(
    ({ resource }) => rightsOf(manifests[resource], 'list'),
    z.object({
      resource: z.enum(uniqueNameResources),
      name: z.string().trim().min(1).max(lineLimit),
      /** The record itself, once it is saved. */
      except: id.optional(),
    }),
    named.nullable(),
  ),
  /** Whether the picture of a record was sent from this installation, so that its id is known. Local only. */
  'images.isRemovable': call(
    'signedIn',
    z.object({ resource: z.enum(pictureResources), id, avatar: z.string().max(2000).nullable() }),
    z.boolean(),
  ),
  /**
   * Deletes the picture of a record for good (docs/platform/a-auth-users.yaml, deleteImage). Errors:
   * `conflict`/`pictureReplaced` when it was not sent from this installation or has been replaced;
   * `conflict`/`nameTaken` with `duplicate` when a record of the same name shares it.
   */
  'images.takeAway': call(
    (request, me) => decided(pictureRights(manifests[request.resource]), request, me),
    z.object({ resource: z.enum(pictureResources), id }),
    z.void(),
  ),
};
