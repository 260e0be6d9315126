import { z } from 'zod';
import type { recordCalls } from '#shared/ipc/records.ts';
import { campaigns } from '#shared/resources/campaigns/index.ts';
import { communities } from '#shared/resources/communities/index.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import { point } from '#shared/resources/points.ts';
import { text } from '#shared/resources/read.ts';
import { territories } from '#shared/resources/territories/index.ts';
import { users } from '#shared/resources/users/index.ts';
import type { ContentChannel } from '../content/handlers.ts';
import { readPicture } from '../files/picture.ts';
import type { FileSelections } from '../files/selections.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { Files, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import type { PlatformClient } from './client.ts';
import { unreadable } from './errors.ts';
import type { PlatformImages } from './images.ts';
import { Resource } from './resource.ts';
import type { SentPictures } from './sent-pictures.ts';
import { uploadPicture } from './upload-image.ts';

export interface RecordOptions {
  client: PlatformClient;
  session: Session;
  images: PlatformImages;
  selections: FileSelections;
  files: Files;
  sentPictures: SentPictures;
  log: Log;
  /** What was worked out from a user may be different after a change. */
  onUserChanged?: (id: number) => void;
}

/** The calls of the bridge about records, but those of `content`. */
export type RecordHandlers = Pick<Handlers, Exclude<keyof typeof recordCalls, ContentChannel>>;

const found = z.object({ id: z.int(), givenName: text, familyName: text });

export function recordHandlers(options: RecordOptions): RecordHandlers {
  const { client, session, images, selections, files, sentPictures, log, onUserChanged } = options;
  const people = new Resource(users, { client, log });
  const hitchhiking = new Resource(hitchhikers, { client, log });
  const places = new Resource(territories, { client, log });
  const mailings = new Resource(campaigns, { client, log });
  const groups = new Resource(communities, { client, log });
  return {
    'users.list': (query, call) => people.list(query, call),
    'users.get': ({ id }, call) => people.get(id, call),
    'users.create': (values, call) => people.create(values, call),
    'users.update': async ({ id, changes }, call) => {
      const saved = await people.update(id, changes, call);
      onUserChanged?.(id);
      void session.userChanged(id, changes);
      return saved;
    },
    'users.findByEmail': async ({ email }, { signal }) => {
      const { members } = await client.list('admin/users/email', [['email', email]], { signal, right: 'user_list' });
      if (members.length === 0) return null;
      const read = found.safeParse(members[0]);
      if (!read.success) throw unreadable(200);
      return read.data;
    },
    'users.uploadImage': async ({ id, selectionId }, { signal }) => {
      const picture = await readPicture(files, selections.get(selectionId));
      sentPictures.keep({ resource: 'users', id }, await uploadPicture(client, 'user', id, picture, { signal }));
      selections.release(selectionId);
      images.clear();
      void session.userChanged(id);
    },
    'hitchhikers.list': (query, call) => hitchhiking.list(query, call),
    'hitchhikers.get': ({ id }, call) => hitchhiking.get(id, call),
    'communities.list': (query, call) => groups.list(query, call),
    'communities.get': ({ id }, call) => groups.get(id, call),
    'campaigns.list': (query, call) => mailings.list(query, call),
    'campaigns.get': ({ id }, call) => mailings.get(id, call),
    'territories.list': (query, call) => places.list(query, call),
    'territories.get': ({ id }, call) => places.get(id, call),
    'points.search': async ({ text: search }, { signal }) => {
      const { members } = await client.list('points', [['search', search.trim()]], { signal });
      return members.flatMap((member) => {
        const read = point.safeParse(member);
        if (!read.success) log('warn', 'a place cannot be read');
        return read.success ? [read.data] : [];
      });
    },
  };
}
