import type { Channel } from '#shared/ipc/contract.ts';
import type { ResourceCalls } from '#shared/ipc/resource-calls.ts';
import type { PlatformClient } from '../api/client.ts';
import type { PlatformImages } from '../api/images.ts';
import type { OtherPictures } from '../api/picture-source.ts';
import type { FileSelections } from '../files/selections.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { Files, HttpFetch, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import type { Records } from './records.ts';
import type { SentPictures } from './sent-pictures.ts';

/** Services that the handlers of records depend on. */
export interface RecordServices {
  client: PlatformClient;
  session: Pick<Session, 'signedIn' | 'userChanged' | 'onEnd'>;
  images: Pick<PlatformImages, 'clear' | 'load'>;
  selections: FileSelections;
  files: Files;
  sentPictures: SentPictures;
  log: Log;
  /** Language in which the platform stores texts. */
  platformLanguage: string;
  /** Where pictures of articles are uploaded; without a target the site has no such place. */
  articlePictures: { fetch: HttpFetch; target: string | undefined; others?: OtherPictures };
  /** Called after a user was changed, to invalidate what was computed from that user. */
  onUserChanged?: (id: number) => void;
}

/** Handlers of the standard calls of every resource. */
export type StandardHandlers = Pick<Handlers, keyof ResourceCalls & Channel>;

/** Dependencies of the handlers of a single resource: `standard` are the handlers that they may wrap. */
export interface RecordTools extends RecordServices {
  records: Records;
  standard: StandardHandlers;
}
