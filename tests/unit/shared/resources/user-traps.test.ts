import { describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { user } from '#shared/resources/users/user.ts';
import { userToWire } from '#shared/resources/users/write.ts';
import { wireUser } from './wire-user.ts';

const listed = (filters: unknown) =>
  contract['users.list'].request.safeParse({ page: 1, perPage: 25, sort: [], filters }).success;
const updated = (changes: unknown) => contract['users.update'].request.safeParse({ id: 12, changes }).success;

describe('the bridge refuses what the platform handles wrongly', () => {
  it('communitiesExclude, which compares another column', () => {
    expect(listed({ community: 3 })).toBe(true);
    for (const value of [3, [3], '3']) expect(listed({ communitiesExclude: value })).toBe(false);
  });

  it('a home address of null, which removes nothing or fails', () => {
    expect(updated({ homeAddress: null })).toBe(false);
  });

  it('a status that only the platform gives', () => {
    expect(updated({ status: 2 })).toBe(true);
    for (const status of [3, 4]) expect(updated({ status })).toBe(false);
  });

  it('a verified identity of null, which clears the status', () => {
    expect(userToWire({ verifiedIdentity: null })).toEqual({});
    expect(userToWire({ verifiedIdentity: false })).toEqual({ verifiedIdentity: false });
  });
});

it.each([
  [
    'https://platform.example/upload/users/images/versions/250-a.png',
    'https://platform.example/upload/users/images/versions/250-a.png',
  ],
  ['/upload/users/images/versions/250-a.png', '/upload/users/images/versions/250-a.png'],
  ['/images/avatarsDefault/square_250.svg', null],
  ['https://site.example/images/avatarsDefault/square_250.svg', null],
  ['', null],
  [null, null],
])('reads the picture %j as %j, and the default picture of the site as none', (avatar, read) => {
  expect(user.parse({ ...wireUser, avatar }).avatar).toBe(read);
});
