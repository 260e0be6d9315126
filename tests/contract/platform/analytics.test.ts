import { beforeAll, describe, expect, it } from 'vitest';
import { seededCommunities } from '#training/data/communities.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let administrator: Caller;
let manager: Caller;
beforeAll(async () => {
  platform = openPlatform();
  administrator = await as(platform, 'administrator');
  manager = await as(platform, 'communityManager');
});

const ask = (call: Caller, view: string, query: string, isProper = true) =>
  call('GET', `/admin/analytics/${view}?${query}`, { isProper });
/** The page behind an answer's address, as a window loads it. */
const pageOf = async ({ body }: Awaited<ReturnType<typeof ask>>) => {
  const response = await platform.dashboards(new Request(body.url));
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const totals = (text: string) =>
  [...text.matchAll(/total ([\d\s]+)</g)].map(([, total = '']) => Number(total.replaceAll(/\D/g, '')));

describe('the list of dashboards', () => {
  it('is always empty', async () => {
    const { status, body, problems } = await administrator('GET', '/admin/analytics');
    expect([status, body['hydra:member'], problems]).toEqual([200, [], []]);
  });
});

describe('a dashboard', () => {
  it.each(['daily', 'monthly', 'yearly'])('is a signed address without expiry, %s', async (periodicity) => {
    const answer = await ask(administrator, 'summary', `periodicity=${periodicity}&darkTheme=0`);
    expect(answer.problems).toEqual([]);
    expect(answer.body).toMatchObject({ type: 'summary', periodicity, communityId: null, territoryId: null });
    const token = /\/([\w-]+\.[\w-]+\.[\w-]+)#bordered=false&titled=false$/.exec(answer.body.url)?.[1] ?? '';
    expect(JSON.parse(atob(token.split('.')[1] ?? ''))).not.toHaveProperty('exp');
    const page = await pageOf(answer);
    expect(page.status).toBe(200);
    for (const title of ['Inscriptions', 'Annonces en cours', 'Adhésions aux communautés', 'Points relais créés']) {
      expect(page.text).toContain(`<h2>${title}</h2>`);
    }
    expect(page.text.match(/<svg/g)).toHaveLength(4);
    expect(page.text.match(/<table>/g)).toHaveLength(4);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('uses the dark theme for 1, and also for the text "false"', async () => {
    const themeOf = async (value: string, isProper = true) =>
      (await ask(administrator, 'summary', `periodicity=daily&darkTheme=${value}`, isProper)).body.url.split('#')[1];
    expect(await themeOf('1')).toContain('theme=night');
    expect(await themeOf('0')).not.toContain('theme');
    expect(await themeOf('false', false)).toContain('theme=night');
  });

  it('shows the counts of the lists', async () => {
    const users = await administrator('GET', '/admin/users?createdDate[after]=2021-01-01&perPage=1');
    const page = await pageOf(await ask(administrator, 'summary', 'periodicity=yearly'));
    expect(totals(page.text)[0]).toBe(users.body['hydra:totalItems']);
  });

  it('can be restricted by an administrator to any community and territory', async () => {
    const whole = totals((await pageOf(await ask(administrator, 'summary', 'periodicity=yearly'))).text);
    for (const query of ['communityId=9', 'territoryId=6']) {
      const answer = await ask(administrator, 'summary', `periodicity=yearly&${query}`);
      const page = await pageOf(answer);
      expect(page.text).toMatch(query.startsWith('c') ? /Communauté\s: / : /Territoire\s: /);
      expect(totals(page.text)[0]).toBeLessThan(whole[0] ?? 0);
      expect(answer.body).toMatchObject(query.startsWith('c') ? { communityId: 9 } : { territoryId: 6 });
    }
    const forced = 'communityId=9&territoryId=6&forceDefaultCommunityId=1&forceDefaultTerritoryId=1';
    const answer = await ask(administrator, 'summary', `periodicity=yearly&${forced}`);
    expect(answer.body).toMatchObject({ communityId: null, territoryId: null });
  });

  it('shows a manager’s own community, by default the largest', async () => {
    const own = await ask(manager, 'community', 'periodicity=monthly&communityId=2');
    expect(own.body).toMatchObject({ communityId: 2 });
    const foreign = await ask(manager, 'community', 'periodicity=monthly&communityId=9');
    expect([foreign.status, foreign.problems]).toEqual([500, []]);
    const chosen = await ask(manager, 'community', 'periodicity=monthly&forceDefaultCommunityId=1');
    expect([1, 2]).toContain(chosen.body.communityId);
    const name = seededCommunities.find(({ id }) => id === chosen.body.communityId)?.name ?? '';
    expect((await pageOf(chosen)).text).toContain(name.replaceAll("'", '&#39;'));
  });

  it('is refused without analytic_read', async () => {
    const watcher = await as(platform, 'hitchhikingWatcher');
    const { status, body, problems } = await ask(watcher, 'hitchhiker', 'periodicity=monthly');
    expect([status, body['hydra:description'], problems]).toEqual([400, 'Access Denied.', []]);
  });

  it.each([
    ['an unknown name', 'nowhere', 'periodicity=monthly', 500],
    ['no periodicity', 'summary', 'darkTheme=0', 500],
    ['a wrong periodicity', 'summary', 'periodicity=weekly', 500],
    ['a periodicity that it does not have', 'hitchhiker', 'periodicity=daily', 400],
  ])('is refused for %s', async (_, view, query, status) => {
    const answer = await ask(administrator, view, query, false);
    expect([answer.status, answer.problems]).toEqual([status, []]);
  });
});

describe('the embedded dashboard tool', () => {
  it('refuses an address that was changed', async () => {
    const { body } = await ask(administrator, 'summary', 'periodicity=monthly');
    const changed = new URL(body.url);
    changed.pathname = changed.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    // The last sign may hold bits that do not count.
    changed.pathname = changed.pathname.replace(/\.(\w)/, (_, sign) => `.${sign === 'e' ? 'f' : 'e'}`);
    expect((await platform.dashboards(new Request(changed))).status).toBe(400);
  });

  it('can be down while the platform runs', async () => {
    expect((await pageOf(await ask(administrator, 'maintenance', 'periodicity=monthly'))).status).toBe(503);
  });

  it('answers no other path', async () => {
    const { body } = await ask(administrator, 'summary', 'periodicity=monthly');
    for (const path of ['/login', '/admin/users', '/']) {
      expect((await platform.dashboards(new Request(new URL(path, body.url)))).status).toBe(404);
    }
  });
});
