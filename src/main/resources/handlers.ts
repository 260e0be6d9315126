import type { contentCalls } from '#shared/ipc/content.ts';
import type { memberCalls } from '#shared/ipc/members.ts';
import type { recordCalls } from '#shared/ipc/records.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { KeyValueStore } from '../ports.ts';
import { articles } from './articles.ts';
import { type CampaignImageChannels, campaignImages } from './campaigns.ts';
import { communityMembersHandlers } from './communitymembers.ts';
import { editorials } from './editorials.ts';
import { pictureHandlers, RecordPictures } from './pictures.ts';
import { points } from './points.ts';
import { openRecords } from './records.ts';
import { relayPoints } from './relaypoints.ts';
import { relayPointTypes } from './relaypointtypes.ts';
import { SentPictures } from './sent-pictures.ts';
import type { RecordServices } from './services.ts';
import { solidaryBeneficiaries } from './solidarybeneficiaries.ts';
import { solidaryStructures } from './solidarystructures.ts';
import { standardHandlers } from './standard.ts';
import { users } from './users.ts';

/** Handlers of all bridge calls about records. */
export type RecordHandlers = Pick<
  Handlers,
  keyof typeof recordCalls | keyof typeof contentCalls | keyof typeof memberCalls | CampaignImageChannels
>;

interface RecordPorts extends Omit<RecordServices, 'sentPictures'> {
  /** Base URL of the platform. */
  baseUrl: string;
  store: KeyValueStore;
}

/**
 * Returns the standard handlers of every resource, and those that a single resource replaces or adds: each in the file
 * named after the resource.
 */
export function recordHandlers({ store, baseUrl, ...ports }: RecordPorts): RecordHandlers {
  const services = { ...ports, sentPictures: new SentPictures(store, baseUrl) };
  const records = openRecords(services);
  const pictures = new RecordPictures(services, records);
  const standard = standardHandlers(records, pictures);
  const tools = { ...services, records, standard };
  return {
    ...standard,
    ...users(tools),
    ...articles(tools),
    ...editorials(tools),
    ...communityMembersHandlers(tools),
    ...relayPoints(tools),
    ...solidaryBeneficiaries(tools),
    ...relayPointTypes(tools),
    ...solidaryStructures(tools),
    ...campaignImages(tools),
    ...points(tools),
    ...pictureHandlers(tools, pictures),
  };
}
