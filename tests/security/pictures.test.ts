import { globSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { moduleSwitches } from '#shared/config.ts';
import type { Person } from '../support/e2e/person.ts';
import { pictureFile } from '../support/e2e/picture-file.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';
import { patience } from '../support/e2e/window.ts';
import { hiddenFilters, packed, pageWith, streamOf } from '../support/hostile-pdf.ts';
import { nestedUses } from '../support/hostile-svg.ts';
import { gifBytes, jpegBytes, pngBytes } from '../support/pictures.ts';

const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
const enter = shareWindowOver({ users: 200 }, 'fr', { config: { modules } });

const svg = (bytes: string) => ({ type: 'image/svg+xml', bytes });

/** What the page gets of an address of the platform. */
const statusOf = ({ page }: Person, src: string, kind?: string) =>
  page.evaluate(
    async (query) => (await fetch(`/platform-image?${query}`)).status,
    [['src', src], ...(kind === undefined ? [] : [['kind', kind]])]
      .map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`)
      .join('&'),
  );

/** Opens the queue of identity proofs, whose documents the platform sends. */
async function openQueue(person: Person): Promise<void> {
  await person.page.goto(new URL('/users/identities', person.page.url()).href);
  await person.page.locator('#queue-person').waitFor();
}

/** Has the platform send a file for every document, and goes through the queue until the page says that it is too heavy. */
async function seeTooHeavy(
  { person, platform }: { person: Person; platform: TestPlatform },
  file: { type: string; bytes: Uint8Array<ArrayBuffer> },
) {
  platform.faults.instead(file, { path: /^\/images\/identity-proofs\// });
  await openQueue(person);
  const words = person.page.getByRole('heading', { name: person.text('identity:document.problems.tooHeavy.title') });
  await words.waitFor();
  expect(await person.page.locator('canvas[data-drawn]').count()).toBe(0);
}

describe('pictures and documents', () => {
  it('shows SVG as an icon alone, and no icon that draws without end', async () => {
    const { person, platform } = await enter();
    const { page } = person;
    const icon = `${platform.url}/images/icons/1.svg`;
    const hostile = `${platform.url}/images/icons/2.svg`;
    platform.faults.instead(svg(nestedUses), { path: '/images/icons/2.svg' });
    expect(await statusOf(person, icon, 'icon')).toBe(200);
    for (const kind of [undefined, 'picture', 'avatar'])
      expect([kind, await statusOf(person, icon, kind)]).toEqual([kind, 415]);
    for (const kind of ['document', 'tile', 'svg'])
      expect([kind, await statusOf(person, icon, kind)]).toEqual([kind, 400]);
    expect(await statusOf(person, hostile, 'icon')).toBe(422);
    // The page that shows them all is drawn, without those that were not kept from before.
    platform.faults.instead(svg(nestedUses), { path: /^\/images\/icons\// });
    await page.goto(new URL('/relaypointtypes', page.url()).href);
    await person.settled();
    const images = page.locator('[role="grid"] img[src*="icons"]:not([src*="%2F1.svg"])');
    await page.locator('[role="grid"] svg[role="img"]').first().waitFor();
    await expect.poll(() => images.count()).toBe(0);
  });

  it('reads the pixels of a picture of the platform before anything decodes it', async () => {
    const { person, platform } = await enter();
    const at = (name: string) => `${platform.url}/images/articles/${name}`;
    const files = [
      ['large.png', 'image/png', pngBytes(20_000, 20_000), 422],
      ['square.jpg', 'image/jpeg', jpegBytes(10_000, 10_000), 422],
      ['frames.gif', 'image/gif', gifBytes([1, 1], [[30_000, 30_000]]), 422],
      ['other.png', 'image/png', '<svg/>', 415],
      ['scan.png', 'image/png', pngBytes(4960, 7016), 200],
    ] as const;
    for (const [name, type, bytes, status] of files) {
      platform.faults.instead({ type, bytes }, { path: `/images/articles/${name}` });
      expect([name, await statusOf(person, at(name))]).toEqual([name, status]);
    }
    // Small where many are shown at once.
    expect(await statusOf(person, at('scan.png'), 'avatar')).toBe(422);
  });

  it('refuses a chosen picture with too many pixels, in words', async () => {
    const { person } = await enter();
    const { page, app, text } = person;
    const path = join(app.downloads, 'affiche.png');
    writeFileSync(path, pngBytes(9000, 9000));
    const choose = () =>
      page.evaluate(() => {
        const told = window as unknown as { told: unknown };
        told.told = null;
        void window.escale.files.choose({ purpose: 'image' }).then((answer) => {
          told.told = answer;
        });
      });
    await app.chooseFile(choose, path);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: unknown }).told))
      .toMatchObject({ ok: false, error: { kind: 'file', reason: 'tooManyPixels' } });
    await page.goto(new URL('/events/create', page.url()).href);
    await app.chooseFile(() => person.press(person.button('form:image.choose')), path);
    await page.getByText(text('errors:file.tooManyPixels.title')).first().waitFor();
  });

  it('does not unpack a document that is packed twice, and says that it is not shown', async () => {
    const held = await enter();
    const nested = pageWith(streamOf('/Filter [/FlateDecode /FlateDecode]', packed(64, 2)));
    await seeTooHeavy(held, { type: 'application/pdf', bytes: nested });
  });

  it(
    'ends the reader of a document whose packing nobody could see before',
    async () => {
      const held = await enter();
      // 300 MB in some hundred bytes, whose filters stand elsewhere.
      const nested = pageWith(streamOf(hiddenFilters.dictionary, packed(300, 2)), { more: hiddenFilters.more });
      await seeTooHeavy(held, { type: 'application/pdf', bytes: nested });
    },
    5 * patience,
  );

  it('takes no picture from another port of the host of the platform', async () => {
    const { person, platform } = await enter();
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'image/png' }).end(pngBytes(9, 9));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { hostname } = new URL(platform.url);
    // A server that listens on TCP has an address of this shape.
    const src = `http://${hostname}:${(server.address() as AddressInfo).port}/a.png`;
    expect(await statusOf(person, src)).toBe(403);
    expect(asked).toEqual([]);
  });

  // Last: the window is another one afterwards.
  it('leaves no chosen file behind after it was killed', async () => {
    const { person } = await enter();
    const { page, app } = person;
    const name = `portrait-${Date.now()}.png`;
    const left = () => globSync(join(tmpdir(), 'escale-uploads-*', '*', name));
    const choose = () => page.evaluate(() => void window.escale.files.choose({ purpose: 'image' }));
    await app.chooseFile(choose, pictureFile(app.downloads, name));
    // Electron takes a file where it lies.
    if (app.kind === 'browser shell') await expect.poll(left).toHaveLength(1);
    await app.crash();
    expect(left()).toEqual([]);
  });
});
