import type { z } from 'zod';
import { activityCalls } from './activity.ts';
import { analyticsCalls, analyticsEvents } from './analytics.ts';
import { appCalls, appEvents } from './app.ts';
import { bulkCalls, bulkEvents } from './bulk.ts';
import { callScriptCalls } from './call-scripts.ts';
import { campaignLetterCalls } from './campaign-letters.ts';
import { campaignMessageCalls } from './campaign-message.ts';
import { campaignSendingCalls } from './campaign-sending.ts';
import { campaignCalls } from './campaigns.ts';
import { checkCalls } from './check.ts';
import { communitySecurityCalls } from './community-securities.ts';
import { contentCalls } from './content.ts';
import { draftCalls } from './drafts.ts';
import { duplicateCalls } from './duplicates.ts';
import { externalJourneyCalls } from './external-journeys.ts';
import { externalToolCalls } from './external-tools.ts';
import { favouritePlaceCalls } from './favourite-places.ts';
import { figureCalls } from './figures.ts';
import { fileCalls } from './files.ts';
import { hitchhikingCalls } from './hitchhiking.ts';
import { homeCalls } from './home.ts';
import { listCalls } from './lists.ts';
import { memberCalls } from './members.ts';
import { networkCalls, networkEvents } from './network.ts';
import { ownSentenceCalls } from './own-sentences.ts';
import { printCalls } from './printing.ts';
import { callEvents } from './progress.ts';
import { recordCalls } from './records.ts';
import { reminderCalls, reminderEvents } from './reminders.ts';
import { searchCalls } from './search.ts';
import { sessionCalls, sessionEvents } from './session.ts';
import { solidaryCalls } from './solidary.ts';
import { solidaryRecordCreateCalls } from './solidary-record-create.ts';
import { solidaryRecordEditCalls } from './solidary-record-edit.ts';
import { solidaryRecordCalls } from './solidary-records.ts';
import { spellingCalls } from './spelling.ts';
import { templateCalls } from './templates.ts';
import { transferCalls } from './transfer.ts';
import { membershipCalls, userCalls } from './users.ts';

/**
 * Every call over the bridge. The preload's functions, the main process's handlers and the screens' hooks all derive
 * from this object.
 */
export const contract = {
  ...appCalls,
  ...sessionCalls,
  ...networkCalls,
  ...activityCalls,
  ...checkCalls,
  ...favouritePlaceCalls,
  ...figureCalls,
  ...fileCalls,
  ...recordCalls,
  ...userCalls,
  ...membershipCalls,
  ...communitySecurityCalls,
  ...memberCalls,
  ...solidaryCalls,
  ...solidaryRecordCreateCalls,
  ...solidaryRecordEditCalls,
  ...solidaryRecordCalls,
  ...reminderCalls,
  ...spellingCalls,
  ...templateCalls,
  ...callScriptCalls,
  ...ownSentenceCalls,
  ...campaignCalls,
  ...campaignLetterCalls,
  ...campaignMessageCalls,
  ...campaignSendingCalls,
  ...contentCalls,
  ...draftCalls,
  ...duplicateCalls,
  ...listCalls,
  ...homeCalls,
  ...hitchhikingCalls,
  ...searchCalls,
  ...externalJourneyCalls,
  ...externalToolCalls,
  ...transferCalls,
  ...bulkCalls,
  ...analyticsCalls,
  ...printCalls,
};
export type Contract = typeof contract;
export type Channel = keyof Contract;

/** Events that main sends to the page. */
export const events = {
  ...appEvents,
  ...sessionEvents,
  ...networkEvents,
  ...callEvents,
  ...analyticsEvents,
  ...reminderEvents,
  ...bulkEvents,
};
export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<E extends EventName> = z.output<Events[E]>;

/** What the page sends. */
export type RequestOf<C extends Channel> = z.input<Contract[C]['request']>;
/** What a handler receives, after parsing. */
export type ParsedRequestOf<C extends Channel> = z.output<Contract[C]['request']>;
export type ResponseOf<C extends Channel> = z.output<Contract[C]['response']>;

export const isChannel = (name: string): name is Channel => Object.hasOwn(contract, name);
