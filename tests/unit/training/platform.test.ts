import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/preferences.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { createTrainingPlatform } from '#training/index.ts';

const signIn = async (platform: ReturnType<typeof createTrainingPlatform>) => {
  const [account] = platform.accounts;
  const response = await platform.fetch(`${trainingBaseUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account?.identifier, password: account?.password }),
  });
  const { token } = await response.json();
  return { authorization: `Bearer ${token}`, accept: 'text/csv, application/ld+json' };
};

it('shows its dashboards in the current language of the application', async () => {
  let language: Locale = 'en';
  const platform = createTrainingPlatform({ users: 10, language: () => language });
  const { authorization } = await signIn(platform);
  const init = { headers: { authorization } };
  const pageOf = async (query: string) => {
    const answer = await platform.fetch(`${trainingBaseUrl}/admin/analytics/summary?${query}`, init);
    return (await platform.dashboards(new Request((await answer.json()).url))).text();
  };
  const english = await pageOf('periodicity=monthly&territoryId=6');
  expect(english).toContain('<html lang="en">');
  for (const said of ['Summary', 'Registrations', 'Month', 'Territory: Grand Est']) expect(english).toContain(said);
  language = 'fr';
  const french = await pageOf('periodicity=monthly&territoryId=6');
  for (const said of ['Synthèse', 'Inscriptions', 'Mois', 'Territoire\u00a0: Grand Est'])
    expect(french).toContain(said);
});

describe('the fetch of the training platform', () => {
  it('generates no data before the first request', () => {
    let asked = 0;
    const platform = createTrainingPlatform({
      users: 1_000_000,
      clock: {
        now: () => {
          asked += 1;
          return 0;
        },
      },
    });
    expect(platform.accounts.map(({ key }) => key)).toEqual([
      'administrator',
      'solidaryOperator',
      'communityManager',
      'hitchhikingWatcher',
      'noAdministration',
    ]);
    expect(asked).toBe(0);
  });

  it('has 5,000 users by default, and at most a million', async () => {
    const total = async (users?: number) => {
      const platform = createTrainingPlatform({ users });
      const headers = await signIn(platform);
      const response = await platform.fetch(`${trainingBaseUrl}/admin/users?perPage=1`, { headers });
      return (await response.json())['hydra:totalItems'];
    };
    expect(await total()).toBe(5000);
    expect(await total(2_000_000)).toBe(1_000_000);
  });

  it('does nothing for a call that was cancelled before', async () => {
    const platform = createTrainingPlatform({ users: 30 });
    const headers = await signIn(platform);
    const signal = AbortSignal.abort();
    const call = platform.fetch(`${trainingBaseUrl}/admin/users/9`, { method: 'DELETE', headers, signal });
    await expect(call).rejects.toThrow('abort');
    const response = await platform.fetch(`${trainingBaseUrl}/admin/users/9`, { headers });
    expect((await response.json()).status).toBe(1);
  });

  it('stops an export that is cancelled while it is read', async () => {
    const platform = createTrainingPlatform({ users: 50_000 });
    const headers = await signIn(platform);
    const controller = new AbortController();
    const { signal } = controller;
    const response = await platform.fetch(`${trainingBaseUrl}/admin/users/export?perPage=50000`, { headers, signal });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(10_000);
    controller.abort();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('abort');
  });

  it('distinguishes its own errors from simulated ones', async () => {
    const defects: unknown[] = [];
    const clock = { now: () => Date.now() };
    const platform = createTrainingPlatform({ users: 30, clock, onDefect: (defect) => defects.push(defect) });
    const headers = await signIn(platform);
    clock.now = () => {
      throw new Error('the clock fell off the wall');
    };
    const response = await platform.fetch(`${trainingBaseUrl}/permissions`, { headers });
    expect(response.status).toBe(500);
    expect(defects).toEqual([new Error('the clock fell off the wall')]);
  });
});
