import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleSwitches } from '#shared/config.ts';
import { longestText } from '#shared/cut.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';
import { patience } from '../support/e2e/window.ts';

const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));

/** Names of the platform's fields that people fill in. */
const written =
  /^(?:(?:given|family|shortFamily|short|display|alternate|original|file)?name|title|subTitle|text|label|displayLabel|(?:full|short)?description|comments?|message|subject|body|content|note|reason|street(?:Address)?|addressLocality|locality|houseNumber|postalCode|county|region|needs|motive|position|creator|author|community(?:Name)?|telephone|email|url|domain|link)$/iu;
/** What the client reads as a number, a reference, a moment or a kind is none of a person's words. */
const isWord = (text: string) => text !== '' && !/^(?:\/|https?:|\d{4}-\d\d-\d\d|[\d.+-]+$|[a-z_]+\d*$)/u.test(text);

const change = (make: (text: string, key: string) => string) => (text: string, key: string) =>
  written.test(key) && isWord(text) ? make(text, key) : text;

/** Goes to a page within the one that is loaded, as links do. */
async function show(person: Person, route: RouteName, path: string): Promise<void> {
  await person.page.evaluate((to) => history.pushState(null, '', to), path);
  await person.page.waitForFunction((to) => location.pathname === to, path);
  await person.page.getByRole('heading', { level: 1 }).first().waitFor();
  await person.pageOf(route).waitFor();
}

/** Reads the page anew: what it had read before is forgotten. */
async function anew({ page }: Person): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
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
    return answer?.ok ? (answer.value.rows[0]?.id ?? null) : null;
  }, name);

/** Every page with its address: those of records for the first record of their list. */
async function everyPage(person: Person): Promise<{ name: RouteName; path: string }[]> {
  const ids = new Map<string, number | null>();
  const pages: { name: RouteName; path: string }[] = [];
  for (const { name, path } of routes) {
    if (name === 'login') continue;
    const [, resource = ''] = path.split('/');
    if (path.includes('$') && !ids.has(resource)) ids.set(resource, await firstOf(person, resource));
    pages.push({ name, path: path.replace(/\$\w+/u, String(ids.get(resource) ?? 1)) });
  }
  return pages;
}

/** What stands on screen: texts and what is read out or shown beside the pointer. What is typed into is left out. */
const drawn = ({ page }: Person): Promise<{ texts: string[]; title: string; nodes: number }> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, textarea, [contenteditable="true"]') === null) {
        texts.push(node.nodeValue ?? '');
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['title', 'alt', 'aria-label', 'aria-description', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return { texts, title: document.title, nodes: document.body.querySelectorAll('*').length };
  });

/** The address that was handed over to the system; the browser shell shows it. */
const handedOver = ({ page }: Person) => page.getByTestId('shell-link');

describe('what is told of addresses and names', () => {
  const enter = shareWindowOver({ users: 60 }, 'fr', { config: { modules } });

  it(
    'is the host of a link whose words say another one, and of a mail its recipient, subject and text alone',
    async () => {
      const { person, platform } = await enter();
      const { page } = person;
      const html =
        '<p><a href="https://autre.example/x">https://www.banque.example/</a></p>' +
        '<p><a href="https://autre.example/y">cliquez ici</a></p>' +
        '<p><a href="mailto:aide@banque.example?subject=Bonjour&cc=x@autre.example&attach=/etc/passwd&body=Un">écrire</a></p>';
      platform.faults.texts((text, key) => (key === 'fullDescription' ? html : text), { path: /^\/admin\/events/u });
      const id = await page.evaluate(async () => {
        const { escale } = window;
        const answer = await escale.events.list({ page: 1, perPage: 50, sort: [], filters: {} });
        if (!answer.ok) return 0;
        for (const { id: one } of answer.value.rows) {
          const got = await escale.events.get({ id: one });
          if (got.ok && got.value.fullDescription !== null) return one;
        }
        return 0;
      });
      await anew(person);
      await show(person, 'events_show', `/events/show/${id}`);

      await page.getByRole('link', { name: 'https://www.banque.example/' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByText(/autre\.example/u).waitFor();
      expect(await handedOver(person).count()).toBe(0);
      await question.getByRole('button', { name: person.text('common:actions.cancel') }).click();
      expect(await handedOver(person).count()).toBe(0);

      const prose = page.getByRole('link', { name: 'cliquez ici' });
      await prose.hover();
      await page.getByRole('tooltip', { name: 'autre.example' }).or(page.getByText('autre.example')).first().waitFor();
      await prose.click();
      await expect.poll(() => handedOver(person).textContent()).toBe('https://autre.example/y');

      await page.getByRole('link', { name: 'écrire' }).click();
      await expect
        .poll(() => handedOver(person).textContent())
        .toBe('mailto:aide@banque.example?subject=Bonjour&body=Un');
      // The rule stands in main: a page that was taken over meets it too.
      await page.evaluate(() =>
        window.escale.app.openExternal({
          url: 'MAILTO:a@b.example?CC=c@d.example&Attach=/etc/passwd&SUBJECT=s%0D%0ABcc:x',
        }),
      );
      await expect.poll(() => handedOver(person).textContent()).toBe('mailto:a@b.example?subject=s%20Bcc%3Ax');
      const refused = await page.evaluate(() =>
        Promise.all(
          ['mailto:a@b.example,c@d.example', 'mailto:a@b.example%0Acc:c@d.example', 'mailto://a@b.example'].map((url) =>
            window.escale.app.openExternal({ url }),
          ),
        ),
      );
      expect(refused.map(({ ok }) => ok)).toEqual([false, false, false]);
    },
    6 * patience,
  );

  it(
    'is a name that turns nothing beside it, on any page, in files and in the log',
    async () => {
      const { person, platform } = await enter();
      const { page } = person;
      const pages = await everyPage(person);
      platform.faults.texts(
        change((text, key) =>
          /telephone|email|url|domain|link|postal/iu.test(key) ? text : `${text}\u202Egpj.\u2067exe\u2069\u2069\u2066`,
        ),
        { path: /./u },
      );
      await anew(person);
      const raw: string[] = [];
      let isChanged = false;
      for (const { name, path } of pages) {
        await show(person, name, path);
        if (/\d$/u.test(path)) await platform.quiet(200);
        const { texts, title } = await drawn(person);
        isChanged ||= texts.some((text) => text.includes('gpj.'));
        for (const text of [title, ...texts]) {
          let open = 0;
          for (const [sign] of text.matchAll(/[\u2066-\u2069]/gu)) {
            open += sign === '\u2069' ? -1 : 1;
            if (open < 0) break;
          }
          if (/[\u202A-\u202E]/u.test(text) || open !== 0) raw.push(`${path}: ${JSON.stringify(text.slice(0, 80))}`);
        }
      }
      expect(isChanged).toBe(true);
      expect(raw).toEqual([]);

      await show(person, 'editorials', '/editorials');
      await person.act('record:actions.export');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: person.text('list:export.start') })
        .click();
      const exported = () =>
        readdirSync(person.app.downloads)
          .map((name) => readFileSync(join(person.app.downloads, name), 'utf8'))
          .join('\n');
      await expect.poll(exported).toContain('gpj.');
      expect(exported()).not.toMatch(/[\u202A-\u202E]/u);

      await page.evaluate(() =>
        window.escale.app.report({ message: 'a\u202Eb\u001B[31mc\u009Bd\u200Be\u2028f', stack: '  at x\u202E' }),
      );
      const folder = join(person.app.userData, 'logs');
      const log = () =>
        readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('\n');
      await expect.poll(log).toContain(String.raw`a\u{202e}b\u{1b}[31mc\u{9b}d\u{200b}e\u{2028}f`);
      expect(log()).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}]/u);
    },
    20 * patience,
  );

  it(
    'is as much of a value as a screen holds, and the whole on demand',
    async () => {
      const { person, platform } = await enter();
      const { page } = person;
      const pages = await everyPage(person);
      let count = 0;
      const long = [
        (text: string) => `${text}${'x'.repeat(20_000)}`,
        (text: string) => `${text} ${'mot '.repeat(5000)}`,
        (text: string) => `${text}e${'\u0301'.repeat(20_000)}`,
      ];
      platform.faults.texts(
        change((text, key) => {
          if (/telephone/iu.test(key)) return `0${'1'.repeat(20_000)}`;
          if (/postal|position/iu.test(key)) return text;
          count += 1;
          return long[count % long.length]?.(text) ?? text;
        }),
        { path: /^\/(?!login|token)/u },
      );
      await anew(person);
      const tooMuch: string[] = [];
      let longest = 0;
      for (const { name, path } of pages) {
        await show(person, name, path);
        await platform.quiet(200);
        const { texts, title } = await drawn(person);
        const most = Math.max(...texts.map((text) => text.length), title.length);
        const all = texts.reduce((sum, text) => sum + text.length, 0);
        longest = Math.max(longest, most);
        if (most > longestText + 100 || title.length > 500 || all > 300_000) tooMuch.push(`${path}: ${most} of ${all}`);
      }
      expect(tooMuch).toEqual([]);
      // Something was cut, or nothing was asked.
      expect(longest).toBeGreaterThan(300);
      await show(person, 'editorials_show', pages.find(({ name }) => name === 'editorials_show')?.path ?? '');
      const more = page.getByRole('button', {
        name: new RegExp(`^${person.text('common:longText.showAll_other').split(' (')[0]}`, 'u'),
      });
      await more.first().click();
      await expect
        .poll(async () => Math.max(...(await drawn(person)).texts.map((text) => text.length)))
        .toBeGreaterThan(20_000);
    },
    20 * patience,
  );
});
