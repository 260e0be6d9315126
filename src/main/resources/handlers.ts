import type { contentCalls } from '#shared/ipc/content.ts';
import type { recordCalls } from '#shared/ipc/records.ts';
import type { Handlers } from '../ipc/handler.ts';
import { articles } from './articles.ts';
import { editorials } from './editorials.ts';
import { pictureHandlers, RecordPictures } from './pictures.ts';
import { points } from './points.ts';
import { openRecords } from './records.ts';
import { relayPoints } from './relaypoints.ts';
import { relayPointTypes } from './relaypointtypes.ts';
import type { RecordServices } from './services.ts';
import { standardHandlers } from './standard.ts';
import { users } from './users.ts';

/** The calls of the bridge about records, whatever the resource. */
export type RecordHandlers = Pick<Handlers, keyof typeof recordCalls | keyof typeof contentCalls>;

/**
 * The handlers of every resource of the list, and what single resources answer in their own way or beside: each in the
 * file of its name.
 */
export function recordHandlers(services: RecordServices): RecordHandlers {
  const records = openRecords(services);
  const pictures = new RecordPictures(services, records);
  const standard = standardHandlers(records, pictures);
  const tools = { ...services, records, standard };
  return {
    ...standard,
    ...users(tools),
    ...articles(tools),
    ...editorials(tools),
    ...relayPoints(tools),
    ...relayPointTypes(tools),
    ...points(tools),
    ...pictureHandlers(tools, pictures),
  };
}
