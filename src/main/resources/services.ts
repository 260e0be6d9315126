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

/** What the calls about records are made of. */
export interface RecordServices {
  client: PlatformClient;
  session: Pick<Session, 'signedIn' | 'userChanged'>;
  images: Pick<PlatformImages, 'clear'>;
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

/** The calls that every resource answers in the same way. */
export type StandardHandlers = Pick<Handlers, keyof ResourceCalls & Channel>;

/** What a resource answers in its own way gets the services, the records, and the calls that it may build upon. */
export interface RecordTools extends RecordServices {
  records: Records;
  standard: StandardHandlers;
}
