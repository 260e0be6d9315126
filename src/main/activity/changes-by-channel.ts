import type { RecordChange } from '#shared/ipc/activity.ts';
import { type Channel, isChannel, type ParsedRequestOf, type ResponseOf } from '#shared/ipc/contract.ts';
import { manifests, type ResourceName, rootOf } from '#shared/resources/manifests.ts';

/** A change and the records that it is of. */
export interface LoggedChange extends Omit<RecordChange, 'at'> {
  resource: ResourceName;
  ids: readonly number[];
}

type ChangeOf<C extends Channel> = (request: ParsedRequestOf<C>, answer: ResponseOf<C>) => LoggedChange | null;
export type ChangesByChannel = { readonly [C in Channel]?: ChangeOf<C> };

const ofUser = (userId: number, change: Omit<LoggedChange, 'resource' | 'ids'>): LoggedChange => ({
  resource: 'users',
  ids: [userId],
  ...change,
});

/** What the standard calls of every resource do. */
const standard: ChangesByChannel = Object.fromEntries(
  Object.keys(manifests).flatMap((name) => {
    const resource = rootOf(name as ResourceName);
    const calls: Readonly<
      Record<string, (request: { id: number; changes: object }, answer: { id: number }) => LoggedChange>
    > = {
      create: (_, { id }) => ({ resource, ids: [id], kind: 'created' }),
      update: ({ id, changes }) => ({ resource, ids: [id], kind: 'updated', fields: Object.keys(changes) }),
      uploadImage: ({ id }) => ({ resource, ids: [id], kind: 'picture' }),
    };
    return Object.entries(calls).flatMap(([one, change]) => {
      const channel = `${name}.${one}`;
      return isChannel(channel) ? [[channel, change]] : [];
    });
  }),
);

/**
 * What the calls over the bridge change, once they have succeeded: those that are not named change nothing, or what
 * they change is told by the platform itself, such as the actions of a solidary record.
 */
export const changesByChannel: ChangesByChannel = {
  ...standard,
  'users.remove': ({ id }) => ofUser(id, { kind: 'removed' }),
  // Reporting somebody deletes the account.
  'scammers.report': ({ userId }) => ofUser(userId, { kind: 'removed' }),
  'images.takeAway': ({ resource, id }) => ({ resource: rootOf(resource), ids: [id], kind: 'picture' }),
  'users.acceptIdentity': ({ userId }) => ofUser(userId, { kind: 'identityAccepted' }),
  'users.moderateProof': ({ userId, validate }) =>
    ofUser(userId, { kind: validate ? 'identityAccepted' : 'identityRefused' }),
  'communitymembers.add': ({ communityId, userId }, { outcome }) =>
    outcome === 'added'
      ? ofUser(userId, { kind: 'memberAdded', about: { resource: 'communities', id: communityId } })
      : null,
  'communitymembers.changeStatus': ({ communityId }, { outcome, userId }) =>
    outcome === 'changed'
      ? ofUser(userId, { kind: 'memberChanged', about: { resource: 'communities', id: communityId } })
      : null,
  'communitymembers.delete': ({ communityId }, { userId }) =>
    ofUser(userId, { kind: 'memberRemoved', about: { resource: 'communities', id: communityId } }),
  'campaigns.associate': ({ campaignId, recipients }, { outcome }) =>
    recipients.kind === 'ids' && outcome !== 'nobody' && outcome !== 'unknown'
      ? {
          resource: 'users',
          ids: recipients.ids,
          kind: 'recipient',
          about: { resource: 'campaigns', id: campaignId },
        }
      : null,
  'campaigns.associateMembers': ({ campaignId, members }, { outcome }) =>
    outcome !== 'nobody' && outcome !== 'unknown'
      ? {
          resource: 'users',
          ids: members.map(({ userId }) => userId),
          kind: 'recipient',
          about: { resource: 'campaigns', id: campaignId },
        }
      : null,
};
