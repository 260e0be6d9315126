import {
  dateCell,
  dayCell,
  familyFirstCell,
  MOMENT_WIDTH,
  mailCell,
  phoneCell,
  stateCell,
  textCell,
  yesNoCell,
} from '#renderer/kit/list/cells/cells.tsx';
import type { CellTools, ListColumn } from '#renderer/kit/list/definition.ts';
import type { User } from '#shared/resources/users/user.ts';
import { adTones, hitchhikingLabel, identityTones, roleLabel, statusTones } from '../labels.ts';

/** Columns of the users list (docs/screens/02-users-hitchhikers.md §2). */
export const userColumns = [
  {
    id: 'name',
    header: 'users:columns.name',
    width: 200,
    sort: 'familyName',
    sortThen: 'givenName',
    fields: ['givenName', 'familyName'],
    cell: (user) => familyFirstCell(user, user.avatar),
  },
  { id: 'id', header: 'users:columns.id', width: 80, sort: 'id', isOptional: true, cell: ({ id }) => textCell(id) },
  {
    id: 'email',
    header: 'users:columns.email',
    width: 180,
    priority: 4,
    sort: 'email',
    cell: ({ email }) => mailCell(email),
  },
  {
    id: 'telephone',
    header: 'users:columns.telephone',
    width: 142,
    digits: 16,
    edits: 'telephone',
    priority: 2,
    sort: 'telephone',
    cell: ({ telephone }, tools) => phoneCell(telephone, tools),
  },
  {
    id: 'town',
    header: 'users:columns.town',
    width: 120,
    priority: 5,
    fields: ['homeAddress.locality'],
    cell: ({ homeAddress }) => textCell(homeAddress?.locality ?? null),
  },
  {
    id: 'ads',
    header: 'users:columns.ads',
    width: 120,
    priority: 6,
    fields: ['adType'],
    cell: ({ adType }, tools) =>
      // Of somebody without ads there is nothing to say.
      !adType ? null : stateCell(`users:values.adType.${adType}`, adTones[adType], tools),
  },
  {
    id: 'status',
    header: 'users:columns.status',
    width: 100,
    priority: 3,
    sort: 'status',
    cell: ({ status }, tools) => status && stateCell(`users:values.status.${status}`, statusTones[status], tools),
  },
  {
    id: 'identity',
    header: 'users:columns.identity',
    width: 104,
    priority: 9,
    sort: 'identityStatus',
    fields: ['identityStatus'],
    cell: ({ identityStatus: status }, tools) =>
      status === null ? null : stateCell(`users:values.identityStatus.${status}`, identityTones[status], tools),
  },
  {
    id: 'created',
    header: 'users:columns.created',
    width: MOMENT_WIDTH,
    priority: 8,
    sort: 'createdDate',
    fields: ['createdDate'],
    cell: ({ createdDate }) => dateCell(createdDate),
  },
  {
    id: 'lastActivity',
    header: 'users:columns.lastActivity',
    width: MOMENT_WIDTH,
    priority: 7,
    sort: 'lastActivityDate',
    fields: ['lastActivityDate'],
    cell: ({ lastActivityDate }) => dateCell(lastActivityDate),
  },
  {
    id: 'news',
    header: 'users:columns.news',
    width: 100,
    isOptional: true,
    edits: 'acceptsNews',
    fields: ['acceptsNews'],
    cell: ({ acceptsNews }, tools) => yesNoCell(acceptsNews, tools),
  },
  {
    id: 'gender',
    header: 'users:columns.gender',
    width: 100,
    edits: 'gender',
    sort: 'gender',
    isOptional: true,
    cell: ({ gender }, { translate }) =>
      gender === null ? null : textCell(translate(`users:values.gender.${gender}`)),
  },
  {
    id: 'birthDate',
    header: 'users:columns.birthDate',
    width: 110,
    edits: 'birthDate',
    sort: 'birthDate',
    isOptional: true,
    cell: ({ birthDate }, tools) => dayCell(birthDate, tools),
  },
  {
    id: 'nationality',
    header: 'users:columns.nationality',
    width: 120,
    edits: 'nationality',
    sort: 'nationality',
    isOptional: true,
    cell: ({ nationality }) => textCell(nationality),
  },
  {
    id: 'roles',
    header: 'users:columns.roles',
    width: 200,
    isOptional: true,
    cell: (user, tools) => textCell(roleNames(user, tools)),
  },
  {
    id: 'hitchhiking',
    header: 'users:columns.hitchhiking',
    width: 140,
    isOptional: true,
    switch: 'hitchhiking',
    fields: ['isHitchhikingDriver', 'isHitchhikingPassenger'],
    cell: (user, tools) => stateCell(hitchhikingLabel(user), 'info', tools),
  },
  {
    id: 'imported',
    header: 'users:columns.imported',
    width: MOMENT_WIDTH,
    isOptional: true,
    fields: ['importedDate'],
    cell: ({ importedDate }) => dateCell(importedDate),
  },
  {
    id: 'referral',
    header: 'users:columns.referral',
    width: 120,
    isOptional: true,
    cell: ({ referral }) => textCell(referral),
  },
  {
    id: 'parentalConsent',
    header: 'users:columns.parentalConsent',
    width: 150,
    isOptional: true,
    switch: 'minorProtection',
    fields: ['needParentalConsent', 'parentalConsentDate'],
    cell: consentCell,
  },
] as const satisfies readonly ListColumn<User>[];

/** Names each role once, whatever its territories. */
function roleNames({ roles }: User, { translate, format }: CellTools): string {
  const names = roles.map(({ roleId }) => {
    const label = roleLabel(roleId);
    return label === null ? `#${roleId}` : translate(label);
  });
  return format.list(new Set(names));
}

function consentCell({ needParentalConsent, parentalConsentDate }: User, tools: CellTools) {
  if (parentalConsentDate !== null) return stateCell('users:values.parentalConsent.given', 'good', tools);
  return needParentalConsent ? stateCell('users:values.parentalConsent.needed', 'caution', tools) : null;
}
