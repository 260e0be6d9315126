import { beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform } from '../support/caller.ts';

let call: Caller;
let operator: Caller;
beforeAll(async () => {
  const platform = openPlatform();
  call = await as(platform, 'administrator');
  operator = await as(platform, 'solidaryOperator');
  await call('PATCH', '/admin/users/6', { body: { familyName: 'Dupont, "dit" le Grand', birthDate: null } });
  await call('PATCH', '/admin/users/2', {
    body: {
      rolesTerritory: [
        { role: 3, territory: null },
        { role: 10, territory: null },
        { role: 321, territory: null },
      ],
    },
  });
});

const headers = { accept: 'text/csv' };
const file = async (query: string, by = call) => {
  const answer = await by('GET', `/admin/users/export?${query}`, { headers });
  const lines = answer.text.split('\n');
  expect(answer.problems).toEqual([]);
  return { answer, header: lines[0], rows: lines.slice(1, -1) };
};

describe('the standard export', () => {
  it('is plain UTF-8 with commas, and stops after 100 rows', async () => {
    const { answer, header, rows } = await file('');
    expect(answer.contentType).toBe('text/csv; charset=utf-8');
    expect(header).toBe('id,givenName,familyName,email,telephone,newsSubscription,createdDate,lastActivityDate');
    expect(rows).toHaveLength(100);
    expect(rows[5]).toMatch(/^6,Anaïs,"Dupont, ""dit"" le Grand",anais/);
    expect((await file('perPage=100&page=2')).rows[0]).toMatch(/^102,/);
    expect((await file('perPage=1000')).rows).toHaveLength(500);
  });

  it('accepts the filters and orders of the list', async () => {
    const { rows } = await file('isHitchHiker=true&order[id]=desc&perPage=1000');
    const listed = (await call('GET', '/admin/users?isHitchHiker=true&order[id]=desc&perPage=1000')).body[
      'hydra:member'
    ];
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(listed.map(({ id }: { id: number }) => id));
  });

  it('omits a column that is empty in every row', async () => {
    const created = await call('POST', '/admin/users', { body: { gender: 1, givenName: 'Seule' } });
    expect((await file(`selected=${created.body.id}`)).header).toBe('id,givenName,email,createdDate');
    await call('DELETE', `/admin/users/${created.body.id}`);
  });

  it('ignores the restrictions of the list', async () => {
    const listed = (await operator('GET', '/admin/users?perPage=1')).body['hydra:totalItems'];
    expect(listed).toBeLessThan(400);
    expect((await file('perPage=1000', operator)).rows).toHaveLength(500);
  });

  it('requires accept: text/csv, and the right', async () => {
    const answer = await call('GET', '/admin/users/export', { isProper: false });
    expect([answer.status, answer.problems]).toEqual([400, []]);
    const refused = await call('GET', '/admin/users/export', { headers: { accept: 'text/csv, application/ld+json' } });
    expect(refused.status).toBe(200);
  });
});

describe('the extended export', () => {
  const cells = (row: string | undefined) => (row ?? '').split(',');

  it('has the French columns of the contract', async () => {
    const { header } = await file('exportType=1&selected=1');
    const names = cells(header).map((name) => name.replaceAll('"', ''));
    expect(names).toHaveLength(52);
    expect(names.slice(0, 8)).toEqual([
      'userId',
      'Nom',
      'Prénom',
      'Genre',
      'Email',
      'Téléphone',
      'Date de naissance',
      "Date d'inscription",
    ]);
    expect(names.slice(-2)).toEqual(['Statut identité', 'Utilisation de Rezo Pouce']);
  });

  it('ignores pages, and has one row per proof', async () => {
    const { rows } = await file('exportType=1');
    const ids = rows.map((row) => cells(row)[0]);
    expect(new Set(ids).size).toBe(500);
    expect(ids.length).toBeGreaterThan(500);
  });

  it('writes today for a missing birth date, and never marks an operator', async () => {
    const { header, rows } = await file('exportType=1&selected=2,6');
    const at = (name: string) => cells(header).findIndex((cell) => cell.replaceAll('"', '') === name);
    expect(cells(rows[0])[at('Rôle - ROLE_SOLIDARY_OPERATOR')]).toBe('Non');
    expect(cells(rows[0])[at('Genre')]).toBe('Femme');
    expect(rows[1]).toContain('01-03-2026');
  });

  it('filters by the presence of isHitchHiker, whatever its value, and by a list of territories', async () => {
    const everyone = (await file('exportType=1')).rows.length;
    const some = (await file('exportType=1&isHitchHiker=true')).rows.length;
    expect(some).toBeLessThan(everyone / 2);
    const several = new Set((await file('exportType=1&territory=6,7')).rows.map((row) => cells(row)[0])).size;
    const one = new Set((await file('exportType=1&territory=6')).rows.map((row) => cells(row)[0])).size;
    expect(several).toBeGreaterThan(one);
    expect(several).toBeLessThan(500);
  });
});
