import { defineResource } from '../define.ts';
import { areUserFiltersApart, userFilters } from './filters.ts';
import { usersManifest } from './manifest.ts';
import { user } from './user.ts';
import { userFieldOfPath, userToWire, userWrite } from './write.ts';

export const users = defineResource(usersManifest, {
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
  sets: ['roles'],
  foundBy: { email: 'email', givenName: 'givenName', familyName: 'familyName' },
  fieldOfPath: userFieldOfPath,
});
