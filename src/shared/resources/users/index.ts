import { defineResource } from '../define.ts';
import { areUserFiltersApart, userFilters } from './filters.ts';
import { user } from './user.ts';
import { userFieldOfPath, userToWire, userWrite } from './write.ts';

/** Users and hitchhikers (docs/platform/a-auth-users.md §5). */
export const users = defineResource({
  name: 'users',
  path: 'admin/users',
  permissions: {
    list: 'user_list',
    show: 'user_read',
    create: 'user_create',
    edit: 'user_update',
    remove: 'user_delete',
  },
  row: user,
  item: user,
  write: userWrite,
  toWire: userToWire,
  sorts: {
    id: 'id',
    familyName: 'familyName',
    givenName: 'givenName',
    email: 'email',
    telephone: 'telephone',
    status: 'status',
    gender: 'gender',
    identityStatus: 'identityStatus',
    nationality: 'nationality',
    birthDate: 'birthDate',
    createdDate: 'createdDate',
    lastActivityDate: 'lastActivityDate',
    isKitGiven: 'rezoKit',
    isLetterPrinted: 'cardLetter',
    isLetterPosted: 'cardLetterPosted',
  },
  defaultSort: { field: 'createdDate', direction: 'desc' },
  filters: userFilters,
  areApart: areUserFiltersApart,
  hides404As500: true,
  sets: ['roles'],
  foundBy: { email: 'email', givenName: 'givenName', familyName: 'familyName' },
  fieldOfPath: userFieldOfPath,
});
