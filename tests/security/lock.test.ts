import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { texts } from '#main/locales/texts.ts';
import { moduleSwitches } from '#shared/config.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import { isCalledWhileLocked } from '#shared/ipc/while-locked.ts';
import type { Permission } from '#shared/permissions.ts';
import { channels, openToAnyone, requestOf, routeAddresses } from '../support/channels.ts';
import { summaryRequest } from '../support/dashboards.ts';
import { writeImportFile } from '../support/e2e/import-file.ts';
import type { Person } from '../support/e2e/person.ts';
import { administrator, type TestPlatform } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
/** Seconds. */
const idleLimit = 600;
const enter = shareWindowOver({ users: 200 }, 'fr', {
  // Nobody listens where the tiles are.
  config: { modules, idleLimit, mapTiles: 'http://127.0.0.1:9/{z}/{x}/{y}.png', analytics: { hosts: ['127.0.0.1'] } },
});

interface Sent {
  channel: string;
  request: unknown;
}

/** Sends calls by the raw bridge, one after the other, and tells of each why it was refused, or that it was not. */
const send = (page: Page, sent: readonly Sent[]): Promise<string[]> =>
  page.evaluate(async (calls) => {
    // The bridge's own names, which the compiler does not follow through a text.
    const { escale } = window as unknown as { escale: Record<string, Record<string, (request: unknown) => unknown>> };
    const told: string[] = [];
    for (const { channel, request } of calls) {
      const [area = '', verb = ''] = channel.split('.');
      const answer = (await escale[area]?.[verb]?.(request)) as { ok: boolean; error?: { kind: string } };
      told.push(`${channel} ${answer.ok ? 'through' : answer.error?.kind}`);
    }
    return told;
  }, sent);

/** Requests of every shape: none, garbage, an id, and one that the call takes where it needs it to be refused. */
const shapes = (channel: Channel): Sent[] => {
  const known = requestOf(channel);
  // Few, since what needs no session spends the limits of its channel.
  const garbage = [undefined, 'x', { id: 1, list: [{}] }];
  return [...(known === undefined ? [] : [known]), ...garbage].map((request) => ({ channel, request }));
};

/** The channels that the page has; a path is handed over by the preload alone. */
const reachable = channels.filter((channel) => channel !== 'files.adopt');

const statusesOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    async (all) => {
      const found: string[] = [];
      for (const address of all) {
        const { status, headers } = await fetch(address);
        found.push(`${status} ${headers.get('cache-control')} ${address}`);
      }
      return found;
    },
    [...addresses],
  );
const each = (status: number, addresses: readonly string[] = routeAddresses) =>
  addresses.map((address) => `${status} no-store ${address}`);

/**
 * Has the limit of idleness pass while lines of an import are being sent.
 * @param before runs in the open window, once they are
 */
async function lock(person: Person, platform: TestPlatform, before = async () => {}): Promise<{ release(): void }> {
  const { page, text, app } = person;
  await person.openAddress('/users/import');
  await person.pageOf('users_import').waitFor();
  const people = [{ email: `verrou.${Date.now()}@example.com`, givenName: 'Ada', familyName: 'Morel' }];
  const file = writeImportFile(app.userData, `gens-${Date.now()}.csv`, people);
  await app.chooseFile(() => person.button('import:file.choose').click(), file);
  await person.button('import:columns.check').click();
  await person.button('import:check.continue').click();
  await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
  const sending = platform.faults.hold({ method: 'POST', path: '/admin/imports/users', times: 1 });
  const known = platform.count('POST /admin/imports/users');
  await person.button('import:send.confirm').click();
  await expect.poll(() => platform.count('POST /admin/imports/users')).toBe(known + 1);
  await before();
  await app.sleep((idleLimit + 1) * 1000);
  await person.dialog('session:lock.title').waitFor();
  return sending;
}

/** Ends the lock and the import below it. */
async function unlock({ page, app }: Person, platform: TestPlatform, sending: { release(): void }): Promise<void> {
  // Longer than anybody has to wait after wrong passwords.
  await app.sleep(301_000);
  expect(await guess(page, administrator.password)).toMatchObject({ ok: true });
  sending.release();
  await platform.quiet();
}

const guess = (page: Page, password: string) =>
  page.evaluate((typed) => window.escale.session.unlock({ password: typed }), password);

describe('a page without the person', () => {
  it('reaches nothing of the platform when nobody is signed in, by no call and no address', async () => {
    const { person, platform } = await enter(null);
    const closed = reachable.filter((channel) => !Object.hasOwn(openToAnyone, channel));
    const told = await send(person.page, closed.flatMap(shapes));
    expect(told.filter((one) => !one.endsWith(' unauthorized'))).toEqual([]);
    expect(await statusesOf(person.page, routeAddresses)).toEqual(each(401));
    expect(platform.requests).toEqual([]);
  });

  it('reaches nothing that the person has no right to', async () => {
    const { person, platform } = await enter('hitchhikingWatcher');
    const { page } = person;
    await platform.quiet();
    const state = await page.evaluate(() => window.escale.app.bootstrap());
    const held = state.ok && state.value.session.status === 'signedIn' ? state.value.session.permissions : [];
    const lacks = (rights: readonly Permission[]) => rights.filter((right) => !held.includes(right));
    const isRefused = (channel: Channel) => {
      const { access } = contract[channel];
      if (typeof access !== 'object') return false;
      return 'allOf' in access ? lacks(access.allOf).length > 0 : lacks(access.anyOf).length === access.anyOf.length;
    };
    const refused = reachable.filter(isRefused);
    expect(refused.length).toBeGreaterThan(50);
    platform.requests.length = 0;
    const told = await send(page, refused.flatMap(shapes));
    expect(told.filter((one) => !one.endsWith(' denied'))).toEqual([]);
    const proofs = routeAddresses.filter((address) => address.startsWith('/solidary-proof'));
    expect(await statusesOf(page, proofs)).toEqual(each(403, proofs));
    expect(platform.requests).toEqual([]);
  });

  it('gets nothing of a locked window, by no call, address, tab or event, and what was under way is withheld', async () => {
    const { person, platform } = await enter();
    const { page } = person;
    const picture = `${platform.url}/slow.png`;
    const held = ['/admin/events', '/slow.png'].map((path) => platform.faults.hold({ path, times: 1 }));
    const sending = await lock(person, platform, async () => {
      await page.evaluate((src) => {
        const { events } = window.escale;
        const list = events.list({ page: 1, perPage: 5, sort: [], filters: {} });
        const shown = fetch(`/platform-image?src=${encodeURIComponent(src)}`).then(({ status }) => status);
        Object.assign(window, { underWay: Promise.all([list, shown]) });
      }, picture);
      await expect.poll(() => platform.count('GET /slow.png')).toBe(1);
      await expect.poll(() => platform.count('GET /admin/events')).toBe(1);
    });
    for (const { release } of held) release();
    const answered = await page.evaluate(() => (window as unknown as { underWay: Promise<unknown> }).underWay);
    expect(answered).toEqual([{ ok: false, error: { kind: 'idle' } }, 423]);

    platform.requests.length = 0;
    const closed = reachable.filter((channel) => !isCalledWhileLocked(channel));
    const told = await send(page, closed.flatMap(shapes));
    expect(told.filter((one) => !one.endsWith(' idle'))).toEqual([]);
    expect(await statusesOf(page, routeAddresses)).toEqual(each(423));
    const tab = await page.context().newPage();
    for (const address of routeAddresses) {
      const answer = await tab.goto(new URL(address, page.url()).href);
      expect([address, answer?.status()]).toEqual([address, 423]);
    }
    await tab.close();
    expect(platform.requests).toEqual([]);
    await unlock(person, platform, sending);
  });
});

describe('a page that was taken over, or somebody at the desk', () => {
  it('tries a few passwords of a locked window, later each time, and none where nothing is locked', async () => {
    const { person, platform } = await enter();
    const { page, app, text } = person;
    const logins = () => platform.count('POST /login');
    const flood = (count: number) =>
      page.evaluate(async (many) => {
        const { session } = window.escale;
        const all = Array.from({ length: many }, (_, index) => session.unlock({ password: `guess ${index}` }));
        return (await Promise.all(all)).filter(({ ok }) => ok).length;
      }, count);
    const before = logins();
    expect(await flood(30)).toBe(0);
    await person.signOut();
    expect(await flood(30)).toBe(0);
    expect(logins()).toBe(before);

    const { person: again } = await enter();
    await app.sleep(30_000);
    const sending = await lock(again, platform);
    const atLock = logins();
    expect(await flood(600)).toBe(0);
    expect(logins() - atLock).toBe(3);
    // The third wrong one made five seconds to wait.
    await app.sleep(6000);
    await person.fill(person.field('session:form.password'), 'another guess');
    await person.button('session:lock.open').click();
    await person.alert(text('session:lock.wrongPassword')).waitFor();
    await person.alert(text('errors:passwordWait.seconds', { count: 10 })).waitFor();
    expect(logins() - atLock).toBe(4);
    await page.reload();
    await person.dialog('session:lock.title').waitFor();
    expect(await guess(page, administrator.password)).toMatchObject({
      ok: false,
      error: { kind: 'refused', limit: 'rate', retryAfter: expect.any(Number) },
    });
    expect(logins() - atLock).toBe(4);
    await unlock(again, platform, sending);
  });

  it('sends nothing of people out by the check of a message: no host without a word of the person, little to the site', async () => {
    const { person, platform } = await enter();
    const { page } = person;
    const heard: string[] = [];
    const elsewhere = createServer(({ url = '' }, response) => {
      heard.push(url);
      response.end();
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    onTestFinished(() => new Promise<void>((closed) => elsewhere.close(() => closed())));
    const { port } = elsewhere.address() as AddressInfo;
    const bodyOf = (addresses: readonly string[]) =>
      JSON.stringify([
        { type: 'text', position: 1, value: addresses.map((address) => `<a href="${address}">x</a>`).join('') },
      ]);
    const check = (id: number | null, body: string) =>
      page.evaluate((request) => window.escale.campaigns.checkMessage(request as never), {
        id,
        body,
        images: [],
        links: [],
      });
    const told = 'Jeanne.Martin.0639981234.1985-07-14.'.repeat(40);
    const stored = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${port}/${index}.${told}`);
    const body = bodyOf(stored);
    const created = await page.evaluate(
      (message) => window.escale.campaigns.create({ name: 'Fuite', subject: 'Bonjour', body: message }),
      body,
    );
    const id = created.ok ? created.value.id : 0;

    const outcomesOf = (answer: Awaited<ReturnType<typeof check>>) =>
      answer.ok ? answer.value.links.map(({ outcome }) => outcome) : [];
    const checking = check(id, body);
    await page.getByRole('button', { name: texts('fr')('hosts:leave') }).click();
    expect(outcomesOf(await checking)).toEqual(stored.map(() => 'declined'));

    // What the person agrees to goes to the network, which refuses this computer, and not more than a message needs.
    const agreed = check(id, body);
    await page.getByRole('button', { name: texts('fr')('hosts:ask'), exact: true }).click();
    const outcomes = outcomesOf(await agreed);
    const sent = stored.filter((_, index) => outcomes[index] === 'refused');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join('').length).toBeLessThan(9000);
    expect(outcomes.filter((outcome) => outcome === 'tooMuch')).toHaveLength(stored.length - sent.length);
    expect(heard).toEqual([]);

    platform.requests.length = 0;
    const site = Array.from({ length: 200 }, (_, index) => `${platform.url}/${index}.${told}`);
    await check(null, bodyOf(site));
    await check(null, bodyOf(site.map((address) => `${address}?${told}`)));
    const arrived = platform.requests.filter(({ request: { method } }) => method === 'HEAD');
    expect(arrived.map(({ request: { url } }) => url).join('').length).toBeLessThan(9000);
    expect(arrived.filter(({ request: { url } }) => url.includes('?'))).toEqual([]);
  });

  it('opens no window, and no program beyond what the bridge allows, by whatever link', async (context) => {
    const { person } = await enter();
    const { page, app } = person;
    // In Electron the addresses that are opened leave the window.
    if (app.kind !== 'browser shell') context.skip();
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    const tabs = page.context().pages().length;
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          const link = node instanceof HTMLElement && node.dataset.testid === 'shell-notice' && node.querySelector('a');
          if (link) opened.push(link.href);
        }
      }).observe(document.body, { childList: true });
    });
    const opened = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);

    // A person's link, by the middle button: once, by the bridge.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'https://example.org/middle',
        textContent: 'Lien',
      });
      link.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 1000000';
      link.id = 'middle';
      document.body.append(link);
    });
    await page.locator('#middle').click({ button: 'middle' });
    await expect.poll(opened).toEqual(['https://example.org/middle']);

    await page.evaluate(async () => {
      for (let index = 0; index < 300; index += 1) {
        window.open(`https://example.org/opened?person=${index}`);
        const link = Object.assign(document.createElement('a'), { href: `https://example.org/link?person=${index}` });
        link.target = '_blank';
        link.click();
        const saved = Object.assign(document.createElement('a'), { href: '/identity-proof?user=1&proof=1' });
        saved.download = 'proof.pdf';
        saved.click();
      }
      const all = Array.from({ length: 300 }, (_, index) =>
        window.escale.app.openExternal({ url: `https://example.org/called?person=${index}` }),
      );
      await Promise.all(all);
    });
    const all = await opened();
    expect(all.filter((address) => /opened|link/u.test(address))).toEqual([]);
    expect(all.length).toBeLessThan(20);
    expect(page.context().pages()).toHaveLength(tabs);
    expect(downloads).toBe(0);
  });

  it('shows two dashboards at most', async (context) => {
    const { person } = await enter();
    const { page, app } = person;
    // In Electron the embedded dashboards are other pages, which the window does not count.
    if (app.kind !== 'browser shell') context.skip();
    // What was tried before has used up the limit of openings.
    await app.sleep(30_000);
    const opened = await page.evaluate(async (request) => {
      const { analytics } = window.escale;
      const views = () => document.querySelectorAll('[data-testid="shell-view"]').length;
      Object.assign(window, { mostViews: 0 });
      new MutationObserver(() => {
        Object.assign(window, { mostViews: Math.max((window as unknown as { mostViews: number }).mostViews, views()) });
      }).observe(document.body, { childList: true });
      const handles: string[] = [];
      for (let index = 0; index < 300; index += 1) {
        const answer = await analytics.open(request);
        if (answer.ok && answer.value.outcome === 'opened') handles.push(answer.value.handle);
      }
      return handles;
    }, summaryRequest);
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.length).toBeLessThan(60);
    const placeAll = () =>
      page.evaluate(async (handles) => {
        const place = { x: 10, y: 10, width: 200, height: 200 };
        await Promise.all(handles.map((handle) => window.escale.analytics.place({ handle, place })));
      }, opened);
    await placeAll();
    const views = page.getByTestId('shell-view');
    await views.nth(1).waitFor({ state: 'attached' });
    // By then a third one would have come.
    await placeAll();
    expect(await views.count()).toBe(2);
    expect(await page.evaluate(() => (window as unknown as { mostViews: number }).mostViews)).toBe(2);
  });
});
