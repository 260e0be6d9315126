import type { ItemName, ResourceName } from '../resources/manifests.ts';
import type { Channel } from './contract.ts';

const named = [
  'activity.list',
  'analytics.open',
  'app.thirdParties',
  'bulk.jobs',
  'bulk.rows',
  'campaigns.checkMessage',
  'campaigns.findDuplicate',
  'campaigns.memberRecipients',
  'campaigns.readiness',
  'campaigns.recipients',
  'communities.moderated',
  'drafts.get',
  'drafts.list',
  'drafts.ofNew',
  'duplicates.find',
  'duplicates.ofPerson',
  'external.contacts',
  'external.search',
  'externalTools.logins',
  'externalTools.reveal',
  'favouritePlaces.list',
  'hitchhiking.calls',
  'hitchhiking.letter',
  'hitchhiking.waiting',
  'home.pendingMembers',
  'home.waiting',
  'icons.list',
  'images.findDuplicate',
  'images.isRemovable',
  'import.changes',
  'import.existing',
  'import.history',
  'import.nextProblem',
  'import.pastLines',
  'import.places',
  'import.rows',
  'import.territory',
  'import.unfinished',
  'import.values',
  'import.waiting',
  'import.wrong',
  'network.question',
  'points.search',
  'reminders.list',
  'search.find',
  'session.grantableRoles',
  'solidary.findLinks',
  'solidary.resolveUser',
  'solidaryrecords.lastCopy',
  'solidaryrecords.listActions',
  'spelling.list',
  'templates.list',
  'callScripts.list',
  'ownSentences.list',
  'users.checkRemoval',
  'users.findByEmail',
  'users.ids',
  'users.territoryStatus',
] as const satisfies readonly Channel[];

/**
 * Calls that change nothing, neither here nor on the platform: only these may be prefetched, repeated or cached. Any
 * channel not listed counts as writing, so that a new call is safe by default; some GETs of the platform write
 * (docs/platform/a-auth-users.md §6).
 */
export type ReadChannel = (typeof named)[number] | `${ResourceName}.list` | `${ItemName}.get`;

const names: ReadonlySet<string> = new Set(named);

export const isRead = (channel: Channel): channel is ReadChannel =>
  names.has(channel) || /\.(?:list|get)$/.test(channel);
