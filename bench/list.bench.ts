import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright';
import { createTrainingPlatform } from '#training/index.ts';
import fr from '../src/renderer/locales/fr/list.json' with { type: 'json' };
import { atMost, type Measure, median } from './measure.ts';
import { signIn } from './sign-in.ts';
import { prepareWindows } from './window.ts';

/** A community of the training platform, and how many members it is given. */
const community = { id: 4, members: 5000 };
const membersPath = `/admin/communities/${community.id}/members`;

/**
 * A page of 100 rows, from the moment the platform sends its answer to the paint of the rows: includes the loopback
 * network, reading the answer, the bridge and the rendering. Of users, then of the members of a community that has
 * 5,000.
 */
export async function run(): Promise<Measure[]> {
  // More people than members, since deleted accounts cannot be any.
  const platform = createTrainingPlatform({ users: 6000 });
  await fillCommunity(platform);
  let answeredAt = Number.NaN;
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const response = await platform.fetch(request);
      const body = await response.arrayBuffer();
      if (['/admin/users', membersPath].includes(new URL(request.url).pathname)) answeredAt = Date.now();
      return new Response(body, response);
    },
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the platform has no port');

  const stage = await prepareWindows();
  try {
    const window = await stage.open({ ESCALE_API_BASE_URL: `http://127.0.0.1:${address.port}` });
    await signIn(window.page);
    await window.page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
    const users = await timesOf(window.page, () => answeredAt);
    await openAddress(window.page, `/communities/show/${community.id}?tab=members`);
    await window.page.getByRole('tab', { name: /^Membres/u, selected: true }).waitFor();
    const members = await timesOf(window.page, () => answeredAt);
    await window.close();
    const measured = (what: string, times: readonly number[]) =>
      atMost(100, `${what} visible after the platform's answer (${stage.kind})`, median([...times]), 'ms');
    return [measured('100 users', users), measured('100 of 5,000 members', members)];
  } finally {
    await stage.close();
    server.close();
  }
}

/** Makes people members of the community until it has enough. */
async function fillCommunity(platform: ReturnType<typeof createTrainingPlatform>): Promise<void> {
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const headers = new Headers({ 'content-type': 'application/json', accept: 'application/ld+json' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await platform.fetch(new Request(`http://127.0.0.1${path}`, init))).json();
  };
  const credentials = { username: 'administration@example.org', password: 'administration' };
  const { token } = await ask('POST', '/login', credentials);
  const total = async () => (await ask('GET', `${membersPath}?perPage=1`, undefined, token))['hydra:totalItems'];
  for (let id = 1, known = await total(); known < community.members; id += 1) {
    const body = { community: `/communities/${community.id}`, user: `/users/${id}`, status: 1 };
    const answer = await ask('POST', '/admin/community_members', body, token);
    if (answer['@type'] === 'CommunityUser') known += 1;
    if (id > 20_000) throw new Error(`there are too few people: ${JSON.stringify(answer)}`);
  }
}

/** Goes to an address of the application. */
async function openAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Milliseconds from each answer to its rows on screen, 100 to a page: one sort after the other. */
async function timesOf(page: Page, answeredAt: () => number): Promise<number[]> {
  await page.locator('[role="grid"][aria-busy="false"] [role="row"]').nth(5).waitFor();
  await page.getByRole('combobox', { name: fr.footer.perPage }).selectOption('100');
  // A short window draws few of them.
  await page.locator('[role="grid"][aria-busy="false"] [role="row"]').nth(5).waitFor();
  const times: number[] = [];
  // Each sort requests a page that is not in the cache.
  const titles = page.locator('[role="grid"] [data-sort]');
  for (const name of await titles.allInnerTexts()) {
    const title = titles.filter({ hasText: name }).first();
    // A column that was shown for the sort of before has left its place to another.
    if (!(await title.isVisible())) continue;
    const [painted] = await Promise.all([paintOfNextRows(page), title.click()]);
    if (painted !== null) times.push(painted - answeredAt());
  }
  return times;
}

/** Time of the paint of the next rows, in milliseconds since 1970; null when a sort asks for nothing new. */
function paintOfNextRows(page: Page): Promise<number | null> {
  return page.evaluate(
    () =>
      new Promise<number | null>((resolve, reject) => {
        setTimeout(() => resolve(null), 5000);
        const grid = document.querySelector('[role="grid"]');
        if (grid === null) return reject(new Error('there is no list'));
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          if (grid.getAttribute('aria-busy') === 'true') wasBusy = true;
          else if (wasBusy) {
            observer.disconnect();
            // In a task after the next frame, that frame has been painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
          }
        });
        observer.observe(grid, { attributes: true, attributeFilter: ['aria-busy'] });
      }),
  );
}
