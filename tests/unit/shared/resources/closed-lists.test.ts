import { expect, it } from 'vitest';
import { articleStatuses } from '#shared/resources/articles/parts.ts';
import { campaignStatuses } from '#shared/resources/campaigns/index.ts';
import { validationTypes } from '#shared/resources/communities/index.ts';
import { memberAdTypes, memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { editorialStatuses } from '#shared/resources/editorials/index.ts';
import { eventStatuses } from '#shared/resources/events/index.ts';
import { relayPointStatuses } from '#shared/resources/relaypoints/index.ts';
import { contactStatuses } from '#shared/resources/solidaryrecords/drivers.ts';
import * as users from '#shared/resources/users/values.ts';
import { readDocument } from '../../../contract/support/documents.ts';

interface Schema {
  enum?: unknown;
  properties?: Record<string, Schema>;
  allOf?: readonly Schema[];
}

/** A property of an object, which may be made of parts. */
const property = (name: string, schema: Schema | undefined): Schema | undefined =>
  schema?.properties?.[name] ??
  schema?.allOf?.find(({ properties }) => properties?.[name] !== undefined)?.properties?.[name];

const documentOf = (name: string) => {
  const { root } = readDocument(name, new URL(`../../../../docs/platform/${name}.yaml`, import.meta.url));
  // An OpenAPI document has its schemas there.
  return (root as unknown as { components: { schemas: Record<string, Schema> } }).components.schemas;
};
const a = documentOf('a-auth-users');
const b = documentOf('b-communities-content');
const c = documentOf('c-solidary');

it.each([
  ['genders', users.genders, a.Gender],
  ['statuses of users', users.userStatuses, a.UserStatus],
  ['statuses of identities', users.identityStatuses, a.IdentityProofStatus],
  ['kinds of ads', users.adTypes, a.AdType],
  ['rules for telephones', users.phoneDisplays, a.PhoneDisplay],
  ['smoking habits', users.smokeHabits, a.Smoke],
  ['roles', users.roleIds, a.RoleId],
  ['ways into a community', validationTypes, property('validationType', b.CommunityWrite)],
  ['statuses of members', memberStatuses, property('status', b.CommunityMemberPatch)],
  ['kinds of ads of members', memberAdTypes, property('adType', b.CommunityMemberListItem)],
  ['statuses of campaigns', campaignStatuses, property('status', b.Campaign)],
  ['statuses of events', eventStatuses, property('status', b.EventWrite)],
  ['statuses of articles', articleStatuses, property('status', b.ArticleWrite)],
  ['statuses of editorials', editorialStatuses, property('status', b.EditorialWrite)],
  ['statuses of relay points', relayPointStatuses, property('status', b.RelayPointWrite)],
  ['statuses of drivers who are asked', contactStatuses, property('status', c.SolutionTransporter)],
])('the %s are those of the platform', (_name, list, schema) => {
  expect(list).toEqual(schema?.enum);
});
