import { expect } from 'vitest';
import { administrator, type TestPlatform } from './platform.ts';

/** Another person at another computer, who reads and changes the platform's data outside the window under test. */
export interface Colleague {
  change(id: number, wire: Record<string, unknown>): Promise<void>;
  read(id: number): Promise<Record<string, unknown>>;
  /** Makes a call that an address says whole, such as an association of recipients, which is a GET that writes. */
  call(path: string): Promise<void>;
  /** Creates a person, and returns their id. */
  create(wire: Record<string, unknown>): Promise<number>;
}

export async function colleagueAt({ url }: TestPlatform): Promise<Colleague> {
  const { identifier: username, password } = administrator;
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token }: { token?: unknown } = await login.json();
  const headers = { authorization: `Bearer ${token}`, accept: 'application/ld+json' };
  const address = (id: number) => `${url}/admin/users/${id}`;
  return {
    async change(id, wire) {
      const answer = await fetch(address(id), {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/merge-patch+json' },
        body: JSON.stringify(wire),
      });
      expect(answer.status).toBe(200);
    },
    async call(path) {
      expect((await fetch(`${url}${path}`, { headers })).status).toBe(200);
    },
    read: async (id) => (await fetch(address(id), { headers })).json(),
    async create(wire) {
      const answer = await fetch(`${url}/admin/users`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/ld+json' },
        body: JSON.stringify(wire),
      });
      expect(answer.status).toBe(201);
      const { id }: { id?: unknown } = await answer.json();
      return Number(id);
    },
  };
}
