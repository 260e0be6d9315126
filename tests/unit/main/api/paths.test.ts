import { describe, expect, it } from 'vitest';
import { checkedBaseUrl, checkedPath, effectPath, readOnlyPath } from '#main/api/paths.ts';
import { reasonText } from '#shared/config-reasons.ts';
import { refusedAddresses } from '#tests/support/refused-addresses.ts';

const effects = [
  'admin/users/delete',
  'admin/users/associate-campaign',
  'admin/users/send-campaign',
  'admin/community_members/associate-campaign',
  'admin/community_members/send-campaign',
  'admin/solidaries/12',
];

describe('a GET that writes', () => {
  it.each(effects)('%s is refused as a read', (path) => {
    expect(() => readOnlyPath(path)).toThrow('getWithEffect');
    expect(effectPath(path)).toBe(path);
  });

  it.each([
    '/admin/users/delete',
    'admin/users/delete/',
    'admin//users/delete',
    'admin/users/./delete',
    'admin/x/../users/delete',
    'admin/users/delete?selected=1',
    'admin/users/delete#x',
    'admin/users/%64elete',
    'admin/users/delete.jsonld',
    'admin\\users\\delete',
    'admin/users/delete ',
    'admin/users/\ndelete',
    'https://other.example.org/admin/users/delete',
    '',
  ])('is recognised in every spelling: %j', (path) => {
    expect(() => readOnlyPath(path)).toThrow();
    expect(() => effectPath(path)).toThrow();
    expect(() => checkedPath(path)).toThrow();
  });

  it('is recognised in any letter case', () => {
    expect(() => readOnlyPath('admin/users/Delete')).toThrow('getWithEffect');
  });
});

it.each([
  'admin/users',
  'admin/users/12',
  'admin/users/email',
  'admin/users/12/rzpTerritoryStatus',
  'users/me',
  'admin/solidaries',
  'admin/solidaries/actions',
  'points',
])('%s is accepted as a read', (path) => {
  expect(readOnlyPath(path)).toBe(path);
  expect(() => effectPath(path)).toThrow('use get');
});

describe('the address of the API', () => {
  it.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://example.org/api//', 'https://example.org/api'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('%s', (given, expected) => {
    expect(checkedBaseUrl(given)).toBe(expected);
  });

  it.each(refusedAddresses)('cannot be %s, for the reason that the configuration gives', (given, reason) => {
    expect(() => checkedBaseUrl(given)).toThrow(reasonText({ code: reason }, 'en'));
  });
});
