import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleSwitches } from '#shared/config.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { messageOf } from '../support/campaigns.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';
import { patience } from '../support/e2e/window.ts';

const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));

/** Tells of what the policy of the page refused, from the first line of every page that is loaded from now on. */
async function hearRefusals({ page }: Person): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const line = [location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' ');
      const told = sessionStorage.getItem('refusals');
      sessionStorage.setItem('refusals', told === null ? line : `${told}\n${line}`);
    });
  });
  return () =>
    page.evaluate(() => (sessionStorage.getItem('refusals') ?? '').split('\n').filter((line) => line !== ''));
}

/** Loads an address of the application anew and waits for its page. */
async function load({ page }: Person, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Goes to a page within the one that is loaded, as links do. */
async function show(person: Person, route: RouteName, path: string): Promise<void> {
  await person.page.evaluate((to) => history.pushState(null, '', to), path);
  await person.pageOf(route).waitFor();
}

/** The first record of a list, as the page itself asks for it. */
const firstOf = ({ page }: Person, name: string): Promise<number | null> =>
  page.evaluate(async (resource) => {
    // The bridge's own names, which the compiler does not follow through a text.
    const { escale } = window as unknown as { escale: Record<string, { list(query: object): Promise<unknown> }> };
    const answer = (await escale[resource]?.list({ page: 1, perPage: 1, sort: [], filters: {} })) as {
      ok: boolean;
      value: { rows: { id: number }[] };
    };
    return answer.ok ? (answer.value.rows[0]?.id ?? null) : null;
  }, name);

const linesOfLog = ({ app }: Person): string => {
  const folder = join(app.userData, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

describe('the page', () => {
  const enter = shareWindowOver({ users: 200 }, 'fr', {
    // Nobody listens there: what is asked of it is asked in vain.
    config: { modules, mapTiles: 'http://127.0.0.1:9/{z}/{x}/{y}.png', pictureHosts: ['127.0.0.2:9'] },
  });

  it(
    'shows every screen without violating its content security policy',
    async () => {
      const { person, platform } = await enter();
      const { page } = person;
      const refusals = await hearRefusals(person);
      await load(person, '/');
      const ids = new Map<string, number | null>();
      for (const { name, path } of routes) {
        if (name === 'login') continue;
        const [, resource = ''] = path.split('/');
        if (path.includes('$') && !ids.has(resource)) ids.set(resource, await firstOf(person, resource));
        await show(person, name, path.replace(/\$\w+/u, String(ids.get(resource) ?? 1)));
        // What a page of one record shows comes after its title, at once.
        if (/\$\w+$/u.test(path)) await platform.quiet(200);
      }
      // What comes later: the map with tiles, the text editor, what is pasted into it.
      await load(person, '/relaypoints');
      await person.button('list:layout.map').click();
      await page.locator('[data-marker]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await load(person, `/articles/${ids.get('articles') ?? 1}`);
      const editor = page.locator('.ProseMirror').first();
      await editor.click();
      expect(await refusals()).toEqual([]);
      await editor.evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', '<p style="color: red">pasted <strong>text</strong></p>');
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await editor.getByText('pasted').first().waitFor();
    },
    20 * patience,
  );

  it('never interprets text as markup, style or code', async () => {
    const { person } = await enter();
    const outcomes = await person.page.evaluate(async () => {
      const attempt = (run: () => unknown) => {
        try {
          run();
          return 'done';
        } catch (thrown) {
          return thrown instanceof Error ? thrown.name : 'refused';
        }
      };
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid rgb(1, 2, 3) }';
      document.head.append(style);
      const script = document.createElement('script');
      // Not at once: what the test itself hands in may compile code.
      const code = new Promise<string>((done) => {
        // biome-ignore lint/security/noGlobalEval: that it is refused is what is asked.
        setTimeout(() => done(attempt(() => globalThis.eval(['1', '1'].join(' + ')))));
      });
      return {
        markup: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        parser: attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
        worker: attempt(() => new Worker('/assets/x.js')),
        script: attempt(() => {
          script.src = 'https://example.org/x.js';
        }),
        code: await code,
        policy: attempt(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('mine', {}),
        ),
        style: getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)' ? 'done' : 'refused',
      };
    });
    expect(outcomes).toEqual({
      markup: 'TypeError',
      parser: 'TypeError',
      worker: 'TypeError',
      script: 'TypeError',
      code: 'EvalError',
      policy: 'TypeError',
      style: 'refused',
    });
  });

  it('loads pictures from the platform and named hosts only, and none without a session', async () => {
    const { person, platform } = await enter();
    const statusOf = (src: string) =>
      person.page.evaluate(
        async (address) => (await fetch(`/platform-image?src=${encodeURIComponent(address)}`)).status,
        src,
      );
    for (const src of [
      'https://example.org/a.png',
      'https://10.0.0.1.nip.io/a.png',
      'https://[fec0::1]/a.png',
      'https://127.0.0.2:9/a.png',
    ]) {
      expect([src, await statusOf(src)]).toEqual([src, 403]);
    }
    expect(await statusOf(`${platform.url}/nothing.png`)).not.toBe(403);
    await person.signOut();
    platform.requests.length = 0;
    expect(await statusOf(`${platform.url}/nothing.png`)).toBe(401);
    expect(platform.requests).toHaveLength(0);
  });

  it('sends out nothing of its own by the check of a message, and reads no contact without a session', async () => {
    const { person, platform } = await enter();
    const told = `${platform.url}/what?was=read`;
    const held = `${platform.url}/programme?jour=3`;
    const ask = (id: number | null, links: string[]) =>
      person.page.evaluate((request) => window.escale.campaigns.checkMessage(request), {
        id,
        body: messageOf([], links),
      });
    const created = await person.page.evaluate(
      (body) => window.escale.campaigns.create({ name: 'Vérification', subject: 'Bonjour', body }),
      JSON.stringify([{ type: 'text', position: 1, value: `<p><a href="${held}">Programme</a></p>` }]),
    );
    const id = created.ok ? created.value.id : 0;
    await platform.quiet(200);
    platform.requests.length = 0;
    const answer = await ask(id, [held, told, 'https://elsewhere.example.com/was-read']);
    const outcomes = answer.ok ? answer.value.links.map(({ outcome }) => outcome) : answer;
    // The platform asks for a token, which is not sent.
    expect(outcomes).toEqual(['failing', 'unsaved', 'unsaved']);
    const asked = () => platform.requests.map(({ request: { method, url } }) => `${method} ${url}`);
    expect(asked()).toEqual([`GET /admin/campaigns/${id}`, 'HEAD /programme?jour=3', 'GET /programme?jour=3']);
    await person.signOut();
    platform.requests.length = 0;
    const unauthorized = { ok: false, error: { kind: 'unauthorized', key: 'Usernotlogged' } };
    expect(await ask(id, [held])).toEqual(unauthorized);
    expect(await person.page.evaluate(() => window.escale.external.contacts({ recordId: 1 }))).toEqual(unauthorized);
    expect(asked()).toEqual([]);
  });

  it('cannot choose the folder of a file of views', async () => {
    const { person } = await enter();
    const saved = await person.page.evaluate(() =>
      window.escale.views.save({
        format: 'escale-views',
        version: 1,
        list: '../../outside',
        views: [{ name: 'x', filters: {}, sort: '' }],
      }),
    );
    expect(saved).toMatchObject({ ok: true, value: { fileName: expect.stringMatching(/^[^/\\]*outside\.json$/u) } });
    expect(readdirSync(person.app.downloads).some((name) => name.includes('outside'))).toBe(true);
  });

  it('leaves no personal names or addresses in the log', async () => {
    const { person } = await enter();
    await person.page.evaluate(async () => {
      await window.escale.app.report({ message: 'cannot show "Jeanne Martin, 12 rue des Lilas"' });
      await window.escale.import.check({
        selectionId: 'none',
        type: 'users',
        options: { values: { status: { 'Jeanne Martin': 'x'.repeat(300) } } },
      });
    });
    // Lines are written a moment after they are told.
    await expect.poll(() => linesOfLog(person)).toContain('malformed request');
    const log = linesOfLog(person);
    expect(log).toContain('cannot show');
    for (const value of ['Jeanne', 'Martin', 'Lilas']) expect(log).not.toContain(value);
  });

  // Last: what it spends of the limits comes back with time only, and the tests before it report errors of their own.
  it('is refused calls beyond the limits of the bridge, with the reason', async () => {
    const { person } = await enter();
    const answers = await person.page.evaluate(async () => {
      const { app, files } = window.escale;
      const tooLong = await app.copyText({ text: 'x'.repeat(1_000_000) });
      const reports = await Promise.all(
        Array.from({ length: 500 }, (_, index) => app.report({ message: `flood ${index}` })),
      );
      return {
        tooLong,
        passed: reports.filter(({ ok }) => ok).length,
        last: reports.at(-1),
        names: Object.keys(files),
      };
    });
    expect(answers.tooLong).toMatchObject({ ok: false, error: { kind: 'refused', limit: 'size' } });
    expect(answers.last).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(answers.passed).toBeLessThan(50);
    expect(answers.names).not.toContain('adopt');
    expect(linesOfLog(person).match(/flood/gu)?.length ?? 0).toBeLessThan(50);
  });
});
