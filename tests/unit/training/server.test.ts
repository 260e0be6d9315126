import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContract } from '#tests/contract/support/contract.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

let server: TrainingServer;
beforeEach(async () => {
  server = await startTrainingServer({ users: 30 });
});
afterEach(() => server.close());

const login = async () => {
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ username: 'administration@example.org', password: 'administration' }),
  });
  // The shape is the contract's TokenPair.
  return (await response.json()) as { token: string; refreshToken: string };
};
const get = async (path: string, token: string, signal?: AbortSignal) =>
  fetch(`${server.url}${path}`, {
    signal,
    headers: { accept: 'application/ld+json', authorization: `Bearer ${token}` },
  });

describe('the training platform over HTTP', () => {
  it('records every call so that both sides can be checked against the contract', async () => {
    const { token } = await login();
    await get('/admin/users?perPage=5', token);
    const form = new FormData();
    form.set('filename', 'a.csv');
    form.set('file', new File(['a'], 'a.csv'));
    const headers = { accept: 'application/ld+json', authorization: `Bearer ${token}` };
    await fetch(`${server.url}/admin/imports/users`, { method: 'POST', headers, body: form });
    const contract = openContract();
    expect(server.requests.map(({ request }) => `${request.method} ${request.url}`)).toEqual([
      'POST /login',
      'GET /admin/users?perPage=5',
      'POST /admin/imports/users',
    ]);
    for (const { request, response } of server.requests) {
      expect(contract.validateRequest(request)).toEqual([]);
      expect(response && contract.validateResponse(response)).toEqual([]);
    }
  });

  it('gives pictures URLs at its own address', async () => {
    const { token } = await login();
    const { image } = await (await get('/admin/users/1', token)).json();
    expect(image.startsWith(server.url)).toBe(true);
    expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
  });

  it('streams an export', async () => {
    const { token } = await login();
    const headers = { accept: 'text/csv', authorization: `Bearer ${token}` };
    const text = await (await fetch(`${server.url}/admin/users/export?perPage=1000`, { headers })).text();
    expect(text.split('\n')).toHaveLength(32);
  });
});

describe('faults', () => {
  it('answer an error the requested number of times, without reaching the platform', async () => {
    const { token } = await login();
    server.faults.status(503, { path: '/admin/users', times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await get('/admin/users', token)).status);
    expect(statuses).toEqual([503, 503, 200]);
    server.faults.status(401, { path: /^\/admin/, method: 'GET' });
    expect(await (await get('/admin/users/1', token)).json()).toEqual({ code: 401, message: 'Expired JWT Token' });
    server.faults.clear();
    expect((await get('/admin/users/1', token)).status).toBe(200);
  });

  it('refuse the refresh token', async () => {
    const { refreshToken } = await login();
    server.faults.refreshFailure(1);
    const refresh = () =>
      fetch(`${server.url}/token/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      });
    expect((await refresh()).status).toBe(401);
    expect((await refresh()).status).toBe(200);
  });

  it('drop the connection before the platform receives the call, or after', async () => {
    const { token } = await login();
    server.faults.drop({ path: '/admin/users/delete', times: 1 });
    await expect(get('/admin/users/delete', token)).rejects.toThrow();
    expect((await get('/permissions', token)).status).toBe(200);
    server.faults.cut({ path: '/admin/users/delete', times: 1 });
    await expect(get('/admin/users/delete', token).then((response) => response.text())).rejects.toThrow();
    expect((await get('/permissions', token)).status).toBe(401);
  });

  it('delay the answer, or never answer', async () => {
    const { token } = await login();
    server.faults.slow(60, { path: '/permissions', times: 1 });
    const before = performance.now();
    expect((await get('/permissions', token)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(50);
    server.faults.hang({ path: '/permissions' });
    await expect(get('/permissions', token, AbortSignal.timeout(100))).rejects.toThrow('timeout');
    expect(server.requests.at(-1)?.response).toBeNull();
  });
});
