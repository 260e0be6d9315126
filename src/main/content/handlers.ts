import { z } from 'zod';
import { AppFailure, conflict, toAppError } from '#shared/failure.ts';
import type { contentCalls } from '#shared/ipc/content.ts';
import type { recordCalls } from '#shared/ipc/records.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { events } from '#shared/resources/events/index.ts';
import type { PictureResource, UniqueNameResource } from '#shared/resources/manifests.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { icon, relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import type { PlatformImages } from '../api/images.ts';
import type { OtherPictures } from '../api/picture-source.ts';
import { removePicture } from '../api/remove-picture.ts';
import { Resource } from '../api/resource.ts';
import type { SentPictures } from '../api/sent-pictures.ts';
import { type ImageOwner, uploadPicture } from '../api/upload-image.ts';
import { readPicture } from '../files/picture.ts';
import type { FileSelections } from '../files/selections.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Files, HttpFetch, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { sendArticlePicture } from './article-pictures.ts';
import { guardArticle } from './articles.ts';
import { findDuplicate } from './duplicates.ts';

export interface ContentServices {
  client: PlatformClient;
  session: Pick<Session, 'signedIn' | 'userChanged'>;
  images: Pick<PlatformImages, 'clear'>;
  selections: FileSelections;
  files: Files;
  sentPictures: SentPictures;
  log: Log;
  /** Language in which the platform keeps its texts. */
  platformLanguage: string;
  /** Where pictures of articles are sent, and by what; no address where the site has no such place. */
  articlePictures: { fetch: HttpFetch; target: string | undefined; others?: OtherPictures };
}

type ContentName = 'events' | 'articles' | 'editorials' | 'relaypoints' | 'relaypointtypes';

/** The calls of the bridge about events, articles, editorials and relay points. */
export type ContentChannel = Extract<keyof typeof recordCalls, `${ContentName}.${string}`> | keyof typeof contentCalls;

interface Pictured {
  avatar: string | null;
  name: string | null;
}

const ACTIVE = 1;

const owners: Readonly<Record<UniqueNameResource, ImageOwner>> = {
  events: 'event',
  relaypoints: 'relayPoint',
  editorials: 'editorial',
};

export function contentHandlers(services: ContentServices): Pick<Handlers, ContentChannel> {
  const { client, session, images, selections, files, sentPictures, log, platformLanguage, articlePictures } = services;
  const gatherings = new Resource(events, { client, log });
  const pages = new Resource(articles, { client, log });
  const blocks = new Resource(editorials, { client, log });
  const points = new Resource(relayPoints, { client, log });
  const types = new Resource(relayPointTypes, { client, log });
  const people = new Resource(users, { client, log });

  /** The picture that a record has now and, where its file bears the record's name, that name. */
  const pictured: Readonly<Record<PictureResource, (id: number, call: CallContext) => Promise<Pictured>>> = {
    users: async (id, call) => ({ avatar: (await people.get(id, call)).avatar, name: null }),
    events: (id, call) => gatherings.get(id, call),
    relaypoints: (id, call) => points.get(id, call),
    editorials: async (id, call) => {
      const { avatar, title } = await blocks.get(id, call);
      return { avatar, name: title };
    },
  };

  /**
   * Replaces the picture of a record, unless another one of the same name would get it too
   * (docs/platform/b-communities-content.md §7).
   */
  const upload = async (
    resource: UniqueNameResource,
    { id, selectionId }: { id: number; selectionId: string },
    name: string,
    { signal }: CallContext,
  ): Promise<void> => {
    const picture = await readPicture(files, selections.get(selectionId));
    const duplicate = await findDuplicate(client, { resource, name, except: id }, { signal });
    if (duplicate !== null) throw conflict('nameTaken', { duplicate });
    try {
      sentPictures.keep({ resource, id }, await uploadPicture(client, owners[resource], id, picture, { signal }));
    } finally {
      // Refused or not, the former file is gone (docs/platform/b-communities-content.md §7): what is kept of it must
      // not be shown on.
      images.clear();
    }
    selections.release(selectionId);
  };

  return {
    'events.list': (query, call) => gatherings.list(query, call),
    'events.get': ({ id }, call) => gatherings.get(id, call),
    'events.create': (values, call) => gatherings.create(values, call),
    'events.update': ({ id, changes }, call) => gatherings.update(id, changes, call),
    'events.remove': ({ id }, call) => gatherings.remove(id, call),
    'events.uploadImage': async (request, call) =>
      upload('events', request, (await gatherings.get(request.id, call)).name, call),

    'articles.list': (query, call) => pages.list(query, call),
    'articles.get': ({ id }, call) => pages.get(id, call),
    'articles.create': (values, call) => pages.create(values, call),
    'articles.update': async ({ id, changes }, call) => {
      const language = session.signedIn.user.languageCode;
      await guardArticle(changes, { language, platformLanguage, read: () => pages.get(id, call) });
      return pages.update(id, changes, call);
    },
    'articles.remove': ({ id }, call) => pages.remove(id, call),
    'articles.uploadPicture': async ({ selectionId }, { signal }) => {
      const { fetch, target, others } = articlePictures;
      if (target === undefined) throw new AppFailure({ kind: 'refused', platformText: 'articleImageUrl' });
      const picture = await readPicture(files, selections.get(selectionId));
      return { address: await sendArticlePicture({ fetch, target, others }, picture, signal) };
    },

    'editorials.list': (query, call) => blocks.list(query, call),
    'editorials.get': ({ id }, call) => blocks.get(id, call),
    'editorials.create': (values, call) => blocks.create(values, call),
    'editorials.update': ({ id, changes }, call) => blocks.update(id, changes, call),
    'editorials.remove': ({ id }, call) => blocks.remove(id, call),
    'editorials.uploadImage': async (request, call) =>
      upload('editorials', request, (await blocks.get(request.id, call)).title, call),
    'editorials.activate': async ({ id }, call) => {
      const filters = { status: ACTIVE } as const;
      const { rows } = await blocks.list({ page: 1, perPage: 2, sort: [], filters }, call);
      const former = rows.find((row) => row.id !== id);
      await blocks.update(id, { status: ACTIVE }, call);
      return { replaced: former === undefined ? null : { id: former.id, title: former.title } };
    },

    'relaypoints.list': (query, call) => points.list(query, call),
    'relaypoints.get': ({ id }, call) => points.get(id, call),
    'relaypoints.create': async ({ structureId, ...values }, call) => {
      const created = await points.create(values, call);
      if (structureId === undefined || structureId === null) return created;
      // Half of a save must not be cut off.
      call.commit();
      try {
        await points.update(created.id, { structureId }, call);
        return created;
      } catch (thrown) {
        // The point is there: failing as a whole would make the person create it twice.
        return { ...created, left: { fields: ['structureId'], error: toAppError(thrown) } };
      }
    },
    'relaypoints.update': ({ id, changes }, call) => points.update(id, changes, call),
    'relaypoints.remove': ({ id }, call) => points.remove(id, call),
    'relaypoints.uploadImage': async (request, call) =>
      upload('relaypoints', request, (await points.get(request.id, call)).name, call),

    'relaypointtypes.list': (query, call) => types.list(query, call),
    'relaypointtypes.get': ({ id }, call) => types.get(id, call),
    'relaypointtypes.create': (values, call) => types.create(values, call),
    'relaypointtypes.update': ({ id, changes }, call) => types.update(id, changes, call),
    'relaypointtypes.remove': async ({ id }, call) => {
      const { total } = await points.list({ page: 1, perPage: 1, sort: [], filters: { type: [id] } }, call);
      if (total > 0) throw conflict('inUse', { count: total });
      await types.remove(id, call);
    },

    'icons.list': async (_, { signal }) => {
      const { members } = await client.list('admin/icons', [], { signal, right: 'image_list' });
      const read = z.array(icon.nullable().catch(null)).parse(members);
      if (read.includes(null)) log('warn', 'an icon cannot be read');
      return read.filter((one) => one !== null);
    },
    'images.findDuplicate': (request, call) => findDuplicate(client, request, call),
    'images.isRemovable': ({ resource, id, avatar }) => sentPictures.idOf({ resource, id }, avatar) !== null,
    'images.takeAway': async ({ resource, id }, call) => {
      const { avatar, name } = await pictured[resource](id, call);
      if (resource !== 'users' && name !== null) {
        // The file would go from the namesake too.
        const duplicate = await findDuplicate(client, { resource, name, except: id }, call);
        if (duplicate !== null) throw conflict('nameTaken', { duplicate });
      }
      await removePicture(client, sentPictures, { resource, id, avatar }, { signal: call.signal });
      images.clear();
      if (resource === 'users') void session.userChanged(id);
    },
  };
}
