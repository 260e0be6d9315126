import type { Notice } from '#renderer/kit/data/notify.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import { isRead } from '#shared/ipc/reads.ts';
import type { PictureResource, ResourceName } from '#shared/resources/manifests.ts';

/** A message about a failure, as `context.name` of the catalogue. */
type FailureKey = Notice extends infer N
  ? N extends { context: infer C extends string; name: infer M extends string; outcome: infer O }
    ? 'error' extends O
      ? `${C}.${M}`
      : never
    : never
  : never;

type StandardVerb = 'list' | 'get' | 'create' | 'update' | 'remove' | 'uploadImage';
const verbs: Readonly<Record<StandardVerb, string>> = {
  list: 'loaded',
  get: 'loaded',
  create: 'created',
  update: 'updated',
  remove: 'deleted',
  uploadImage: 'image',
};

/** Resources without a context of their own (docs/screens/02-users-hitchhikers.md §8). */
const contexts: Readonly<Partial<Record<ResourceName, string>>> = {
  hitchhikers: 'users',
  moderatedcommunities: 'communities',
  territories: 'generic',
};

/**
 * Calls that concern this computer, the session or the window: their screens say what failed, and none of them loads,
 * creates, changes or deletes anything of the platform's.
 */
const local = [
  'activity.list',
  'analytics.close',
  'analytics.copyImage',
  'analytics.focus',
  'analytics.openLink',
  'analytics.place',
  'analytics.savePdf',
  'app.announce',
  'app.bootstrap',
  'app.confirmClose',
  'app.copyText',
  'app.openExternal',
  'app.openLogFolder',
  'app.report',
  'app.resetTraining',
  'app.setPreferences',
  'app.setUnsaved',
  'app.thirdParties',
  'bulk.agree',
  'bulk.jobs',
  'bulk.markRead',
  'bulk.pause',
  'bulk.resume',
  'bulk.retry',
  'bulk.rows',
  'bulk.start',
  'bulk.stop',
  'bulk.undo',
  'campaigns.acceptRecipients',
  'check.run',
  'check.save',
  'communities.checkSecurityFile',
  'drafts.askKeychain',
  'drafts.drop',
  'drafts.get',
  'drafts.hold',
  'drafts.list',
  'drafts.ofNew',
  'drafts.save',
  'duplicates.judge',
  'externalTools.copyPassword',
  'externalTools.reveal',
  'favouritePlaces.list',
  'files.adopt',
  'files.choose',
  'files.release',
  'hitchhiking.calls',
  'hitchhiking.letter',
  'hitchhiking.noteCall',
  'hitchhiking.saveLetter',
  'import.discard',
  'import.changes',
  'import.history',
  'import.inspect',
  'import.keepRecipe',
  'import.openRecipe',
  'import.nextProblem',
  'import.pastLines',
  'import.pause',
  'import.reopen',
  'import.rows',
  'import.saveLines',
  'import.saveRecipe',
  'import.savePast',
  'import.template',
  'import.territory',
  'import.unfinished',
  'import.values',
  'import.waiting',
  'import.wrong',
  'print.savePdf',
  'network.answer',
  'network.question',
  'reminders.drop',
  'reminders.list',
  'reminders.save',
  'session.activity',
  'session.chooseStructure',
  'session.readStructures',
  'session.signIn',
  'session.signInTraining',
  'session.signOut',
  'session.unlock',
  'solidary.forgetProofFiles',
  'solidaryrecords.lastCopy',
  'callScripts.list',
  'callScripts.save',
  'ownSentences.list',
  'ownSentences.save',
  'spelling.addWord',
  'spelling.list',
  'spelling.removeWord',
  'templates.drop',
  'templates.list',
  'templates.save',
  'users.forgetProofFiles',
  'views.open',
  'views.save',
] as const satisfies readonly Channel[];

type StandardChannel = `${ResourceName}.${Exclude<StandardVerb, 'uploadImage'>}` | `${PictureResource}.uploadImage`;
type OwnChannel = Exclude<Channel, StandardChannel | (typeof local)[number]>;

/** Messages for failures of the calls that are not standard calls of a resource. */
const own: Readonly<Record<OwnChannel, FailureKey>> = {
  'analytics.open': 'analytic.loaded',
  'articles.uploadPicture': 'articles.updated',
  'campaigns.associate': 'recipients.associated',
  'campaigns.associateMembers': 'recipients.associated',
  'campaigns.checkMessage': 'campaigns.loaded',
  'campaigns.copyImage': 'campaigns.updated',
  'campaigns.duplicate': 'campaigns.duplicated',
  'campaigns.findDuplicate': 'campaigns.loaded',
  'campaigns.memberRecipients': 'communitymembers.loaded',
  'campaigns.openLetter': 'letters.opened',
  'campaigns.readiness': 'campaigns.loaded',
  'campaigns.recipients': 'campaigns.loaded',
  'campaigns.saveLetter': 'letters.updated',
  'campaigns.send': 'campaigns.campaignProd',
  'campaigns.trial': 'campaigns.campaignTest',
  'campaigns.uploadImage': 'campaigns.updated',
  'communities.moderated': 'communities.loaded',
  'communities.uploadSecurityFile': 'communitySecurities.created',
  'communitymembers.add': 'communitymembers.created',
  'communitymembers.changeStatus': 'communitymembers.updated',
  'communitymembers.delete': 'communitymembers.deleted',
  'duplicates.find': 'generic.loaded',
  'duplicates.ofPerson': 'generic.loaded',
  'editorials.activate': 'editorials.activated',
  'external.contact': 'solidaryrecords.driverContacted',
  'external.contacts': 'externaljourneys.loaded',
  'external.search': 'externaljourneys.loaded',
  'externalTools.logins': 'generic.loaded',
  'figures.save': 'solidaryanalytics.saved',
  'hitchhiking.waiting': 'users.loaded',
  'home.pendingMembers': 'communitymembers.loaded',
  'home.waiting': 'generic.loaded',
  'icons.list': 'relaypointtypes.loaded',
  'images.findDuplicate': 'generic.loaded',
  'images.isRemovable': 'generic.loaded',
  'images.takeAway': 'picture.removed',
  'import.check': 'import.checked',
  'import.existing': 'import.checked',
  'import.join': 'import.sent',
  'import.places': 'import.checked',
  'import.send': 'import.sent',
  'lists.export': 'export.saved',
  'points.search': 'generic.loaded',
  'scammers.report': 'users.reported',
  'search.find': 'generic.loaded',
  'session.grantableRoles': 'generic.loaded',
  'solidary.decide': 'solidary.validation',
  'solidary.findLinks': 'generic.loaded',
  'solidary.resolveUser': 'users.loaded',
  'solidary.uploadProof': 'solidary.proof',
  'solidaryrecords.act': 'solidaryrecords.action',
  'solidaryrecords.choose': 'solidaryrecords.solution',
  'solidaryrecords.edit': 'solidaryrecords.updated',
  'solidaryrecords.listActions': 'solidaryrecords.loaded',
  'solidaryrecords.message': 'solidaryrecords.driverContacted',
  'solidaryrecords.read': 'solidaryrecords.loaded',
  'solidaryrecords.uploadProof': 'solidaryrecords.proof',
  'users.acceptIdentity': 'identity.created',
  'users.checkRemoval': 'users.loaded',
  'users.export': 'export.saved',
  'users.findByEmail': 'users.loaded',
  'users.ids': 'users.loaded',
  'users.moderateProof': 'identity.updated',
  'users.signInAs': 'users.signedInAs',
  'users.territoryStatus': 'users.loaded',
};

const locals: ReadonlySet<Channel> = new Set(local);

/** Returns the message of a failed call; null where the platform is not involved. */
export function failureKey(channel: Channel): FailureKey | null {
  if (locals.has(channel)) return null;
  if (Object.hasOwn(own, channel)) return own[channel as OwnChannel];
  const [resource = '', verb = ''] = channel.split('.');
  // Any other call is a standard call of a resource.
  return `${contexts[resource as ResourceName] ?? resource}.${verbs[verb as StandardVerb]}` as FailureKey;
}

/**
 * Returns the entry of the list of messages for a failed call (docs/screens/01-shell-home.md §4); the screen itself
 * also shows the failure. Null where there is nothing to report: the call was cancelled, the session ended, or a
 * question is open.
 */
export function failureReport(channel: Channel, error: AppError): Notice | null {
  const key = failureKey(channel);
  const isQuestion = error.kind === 'conflict' && error.reason === 'mayExist';
  if (key === null || isQuestion || error.kind === 'cancelled' || error.kind === 'idle') return null;
  const [context, name] = key.split('.');
  const isOutcomeUnknown = !isRead(channel) && mayBeDone(error);
  // The parts of a FailureKey name a text for an error.
  return { context, name, outcome: 'error', error, isOutcomeUnknown, shown: 'list' } as Notice;
}
