import { describe, expect, it } from 'vitest';
import { openContract } from './support/contract.ts';

const contract = openContract();
const headers = { authorization: 'Bearer x.y.z', accept: 'application/ld+json' };
const json = { ...headers, 'content-type': 'application/ld+json' };
const patch = { ...headers, 'content-type': 'application/merge-patch+json' };
const list = (query: string) => contract.validateRequest({ method: 'GET', url: `/admin/users?${query}`, headers });

describe('validateRequest', () => {
  it.each([
    'page=2&perPage=50&order[familyName]=asc&order[id]=desc',
    'id[]=1&id[]=2&gender[]=0&identityStatus[]=2',
    'createdDate[after]=2025-01-01&lastActivityDate[strictly_before]=2025-02-01',
    'solidaryUser.volunteer=true&isHitchHiker=true',
    'origin=%7B%22lat%22%3A48.1%2C%22lgt%22%3A6.2%7D&range=12.5',
    'order%5BgivenName%5D=desc',
  ])('accepts %s', (query) => {
    expect(list(query)).toEqual([]);
  });

  it.each([
    ['territories=1', 'territories is not a parameter'],
    ['order[shoeSize]=asc', 'order[shoeSize] is not a parameter'],
    ['order[id]=up', 'order[id]'],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['page=1&page=2', 'page comes several times'],
    ['isHitchHiker=false', 'isHitchHiker'],
    ['gender[]=7', 'gender[]'],
    ['identityStatus=0', 'identityStatus is not a parameter'],
    ['selected=1,two', 'selected'],
    ['origin=48.1,6.2', 'origin is not JSON'],
  ])('refuses %s', (query, part) => {
    expect(list(query).join('\n')).toContain(part);
  });

  it('accepts the bracketed form that a description declares', () => {
    const url = '/admin/communities?id[]=1&id[]=2&communityUsers.user.id=12';
    expect(contract.validateRequest({ method: 'GET', url, headers })).toEqual([]);
  });

  it('requires token, accept header, content type and body', () => {
    const bare = contract.validateRequest({ method: 'GET', url: '/admin/users', headers: {} });
    expect(bare.join('\n')).toMatch(/authorization[\s\S]*accept/);
    const login = {
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    };
    expect(contract.validateRequest({ ...login, body: { username: 'a', password: 'b' } })).toEqual([]);
    expect(contract.validateRequest({ ...login, body: { username: 'a' } })).toHaveLength(1);
    expect(contract.validateRequest(login)).toEqual(['login: body: missing']);
    const wrongType = { method: 'PATCH', url: '/admin/users/3', headers: json, body: { gender: 1 } };
    expect(contract.validateRequest(wrongType).join()).toContain('content-type');
  });

  it('checks bodies against their schema and refuses undeclared keys', () => {
    const change = (body: unknown) =>
      contract.validateRequest({ method: 'PATCH', url: '/admin/users/3', headers: patch, body });
    expect(change({ givenName: 'Zoé', rolesTerritory: [{ role: 3, territory: null }] })).toEqual([]);
    expect(change('{"gender":"1"}').join()).toContain('/gender');
    expect(change({ id: 3, givenName: 'Zoé' }).join()).toContain('unevaluated');
    expect(change({ homeAddress: { latitude: 48.1 } }).join()).toContain('/homeAddress/latitude');
    expect(change({}).join()).toContain('fewer than 1');
  });

  it('checks multipart fields by name and kind', () => {
    const form = new FormData();
    form.set('file', new File(['a;b'], 'users.csv', { type: 'text/csv' }));
    form.set('filename', 'users.csv');
    form.set('columnHeadersFirstLine', '1');
    const send = (body: FormData) =>
      contract.validateRequest({ method: 'POST', url: '/admin/imports/users', headers, form: body });
    expect(send(form)).toEqual([]);
    form.set('type', 'users');
    form.delete('filename');
    form.set('file', 'a;b');
    expect(send(form)).toHaveLength(3);
  });

  it('prefers a literal path and refuses unknown paths', () => {
    expect(contract.validateRequest({ method: 'GET', url: '/admin/users/email?email=a@b.fr', headers })).toEqual([]);
    expect(contract.validateRequest({ method: 'GET', url: '/admin/users/twelve', headers }).join()).toContain(
      'path: id',
    );
    expect(contract.validateRequest({ method: 'PUT', url: '/admin/users/1', headers }).join()).toContain(
      'not in the contract',
    );
  });

  it('strips the base path of a deployment', () => {
    const based = openContract({ basePath: '/api' });
    expect(based.validateRequest({ method: 'GET', url: 'https://host/api/permissions', headers })).toEqual([]);
  });
});

describe('validateResponse', () => {
  const answer = { method: 'GET', url: '/permissions', status: 200, contentType: 'application/ld+json; charset=utf-8' };
  const collection = { '@context': '/c', '@id': '/p', '@type': 'hydra:Collection', 'hydra:totalItems': 1 };

  it('accepts an answer of the contract and names any difference', () => {
    const body = { ...collection, 'hydra:member': ['access_admin'] };
    expect(contract.validateResponse({ ...answer, body })).toEqual([]);
    expect(contract.validateResponse({ ...answer, body: { ...collection, 'hydra:member': [1] } }).join()).toContain(
      '/hydra:member/0',
    );
    expect(contract.validateResponse({ ...answer, contentType: 'text/html', body }).join()).toContain('content-type');
    expect(contract.validateResponse({ ...answer, status: 418, body }).join()).toContain('status');
    expect(contract.validateResponse({ ...answer, body: '<html>' }).join()).toContain('not JSON');
  });

  it('requires an empty body with status 204', () => {
    const gone = { method: 'DELETE', url: '/admin/users/3', status: 204, contentType: null };
    expect(contract.validateResponse({ ...gone, body: '' })).toEqual([]);
    expect(contract.validateResponse({ ...gone, body: '{}' })).toHaveLength(1);
  });
});
