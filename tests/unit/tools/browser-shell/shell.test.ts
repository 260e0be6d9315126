import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieFor, ShellPage, statusOf } from '#tests/support/shell-page.ts';
import { writeTinyApp } from '#tests/support/tiny-app.ts';
import { type BrowserShell, startBrowserShell } from '../../../../tools/browser-shell/index.ts';

let appRoot: string;
let downloads: string;
let shell: BrowserShell;

const start = (env: Record<string, string> = {}) => startBrowserShell({ appRoot, downloads, env });

beforeAll(() => {
  appRoot = writeTinyApp();
  downloads = join(mkdtempSync(join(tmpdir(), 'escale-downloads-')), 'made when needed');
});

describe('who is let in', () => {
  let origin: string;
  let cookie: string;
  beforeAll(async () => {
    shell = await start();
    ({ origin } = new URL(shell.url));
    cookie = await cookieFor(shell.url);
  });
  afterAll(() => shell.close());

  it('the holder of the key, once, who is then known by a cookie that no script reads', async () => {
    const response = await fetch(`${origin}/users?page=2&key=${shell.key}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/users?page=2');
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/u);
    expect(response.headers.get('set-cookie')).not.toContain(shell.key);
  });

  it.each([
    ['nobody without a key', '/', {}],
    ['nobody with a wrong key', '/?key=AAAA', {}],
    ['nobody with an empty key', '/?key=', {}],
    ['nobody with a wrong cookie', '/', { cookie: 'escale-1=AAAA' }],
    ['not even to the shell itself', '/__shell/preload.js', {}],
  ])('%s', async (_what, path, headers) => {
    expect(await statusOf(`${origin}${path}`, headers)).toBe(403);
  });

  it('no page that reaches this computer under another name', async () => {
    const port = new URL(origin).port;
    for (const host of [`evil.example:${port}`, `localhost:${port}`, '127.0.0.1']) {
      expect(await statusOf(`${origin}/?key=${shell.key}`, { host, cookie })).toBe(421);
    }
  });

  it('no line from another origin, nor without the cookie', async () => {
    await expect(ShellPage.open(shell.url, { origin: 'http://evil.example' })).rejects.toThrow('403');
    await expect(ShellPage.open(shell.url, { cookie: 'a=b' })).rejects.toThrow('403');
  });

  it('no file from another origin, and none outside the folder for files', async () => {
    const put = (path: string, from: string) =>
      fetch(`${origin}/__shell/files/${path}`, { method: 'PUT', body: 'x', headers: { cookie, origin: from } });
    expect((await put('0123456789abcdef/a.csv', 'http://evil.example')).status).toBe(403);
    expect((await put('0123456789abcdef/..%2F..%2Fa.csv', origin)).status).toBe(403);
    expect((await put('..%2F..%2Ftmp%2Fxx/a.csv', origin)).status).toBe(403);
  });

  it('no source of the shell but the parts of its page', async () => {
    for (const path of ['page/..%2fserver.ts', 'server.ts', 'page/../server.ts']) {
      expect(await statusOf(`${origin}/__shell/${path}`, { cookie })).not.toBe(200);
    }
  });

  it('and gives the application its own protocol, its preload first and its policy kept', async () => {
    const page = await fetch(`${origin}/users`, { headers: { cookie } });
    const html = await page.text();
    expect(html.indexOf('/__shell/preload.js')).toBeLessThan(html.indexOf('<title>Tiny'));
    const host = new URL(origin).host;
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; connect-src ws://${host}/__shell/ http://${host}/__shell/; frame-src http://${host}/__shell/view/`,
    );
    const data = await fetch(`${origin}/data.json?a=1`, { headers: { cookie } });
    expect(await data.json()).toEqual({ address: 'app://tiny/data.json?a=1' });
    const preload = await (await fetch(`${origin}/__shell/preload.js`, { headers: { cookie } })).text();
    expect(preload).toContain("exposeInMainWorld('tiny'");
    expect(preload).toContain('"argv":["--tiny=1"]');
    const client = await fetch(`${origin}/__shell/page/client.ts`, { headers: { cookie } });
    expect(client.headers.get('content-type')).toMatch(/javascript/u);
    expect(await client.text()).not.toMatch(/^import type/mu);
  });
});

describe('the application in the shell', () => {
  let page: ShellPage;
  beforeEach(async () => {
    shell = await start();
    page = await ShellPage.open(shell.url);
  });
  afterEach(() => shell.close());

  it('answers calls, tells failures and sends events', async () => {
    expect(await page.call('echo', { a: [1, 'é', null] })).toEqual({ a: [1, 'é', null] });
    await expect(page.call('fail')).rejects.toThrow('it failed');
    await page.call('event', { b: 2 });
    expect(await page.next('event')).toEqual({ type: 'event', channel: 'event', args: [{ b: 2 }] });
    page.send({ type: 'send', channel: 'note', args: ['hello'] });
    expect(await page.call('told')).toEqual(['ready', 'note hello']);
  });

  it('sees its own window at its own address', async () => {
    expect(await page.call('sender')).toEqual(['app://tiny/start', true, true]);
  });

  it('goes on after any number of reloads', async () => {
    for (let reload = 1; reload <= 3; reload += 1) {
      page.send({ type: 'invoke', id: 999, channel: 'call', args: ['never'] });
      await page.close();
      page = await ShellPage.open(shell.url, { path: `/again/${reload}` });
      expect(await page.call('sender')).toEqual([`app://tiny/again/${reload}`, true, true]);
    }
    const told = ['navigation true', 'navigation true', 'navigation true'];
    expect(await page.call('told')).toEqual(['ready', ...told]);
  });

  it('gives its place to a second tab', async () => {
    const second = await ShellPage.open(shell.url);
    expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'replaced' });
    expect(await second.call('echo', 1)).toBe(1);
  });

  it('opens files that the person chose in the page', async () => {
    const choice = page.call('choose');
    const asked = await page.next('dialog');
    expect(asked.dialog).toEqual({ kind: 'open', title: 'Choose', accept: '.csv,.txt' });
    page.send({ type: 'answer', id: asked.id, answer: { kind: 'open', path: '/uploaded/a.csv' } });
    expect(await choice).toEqual({ canceled: false, filePaths: ['/uploaded/a.csv'] });
    const second = page.call('choose');
    const { id } = await page.next('dialog');
    page.send({ type: 'answer', id, answer: { kind: 'open', path: null } });
    expect(await second).toEqual({ canceled: true, filePaths: [] });
  });

  it('receives a file where both sides expect it, and removes it at the end', async () => {
    const { origin } = new URL(shell.url);
    const cookie = await cookieFor(shell.url);
    const script = await (await fetch(`${origin}/__shell/preload.js`, { headers: { cookie } })).text();
    const [, json = '{}'] = /connect\((\{.*\})\)/u.exec(script) ?? [];
    // What the shell wrote into the script for the page.
    const { uploads } = JSON.parse(json) as { uploads: string };
    const name = 'liste d’été (2).csv';
    const address = `${origin}/__shell/files/0123456789abcdef/${encodeURIComponent(name)}`;
    const put = () => fetch(address, { method: 'PUT', body: 'été;1', headers: { cookie, origin } });
    expect((await put()).status).toBe(204);
    expect((await put()).status).toBe(500);
    expect(await page.call('read', join(uploads, '0123456789abcdef', name))).toBe('été;1');
    await shell.close();
    expect(existsSync(uploads)).toBe(false);
  });

  it('saves beside what is there and says where', async () => {
    const first = { canceled: false, filePath: join(downloads, 'liste.csv') };
    expect(await page.call('save', 'liste.csv')).toEqual(first);
    expect(await page.next('notice')).toEqual({
      type: 'notice',
      notice: { kind: 'saved', path: first.filePath },
    });
    writeFileSync(first.filePath, 'kept');
    expect(await page.call('save', 'liste.csv')).toEqual({
      canceled: false,
      filePath: join(downloads, 'liste (2).csv'),
    });
    expect(readFileSync(first.filePath, 'utf8')).toBe('kept');
  });

  it('asks in the page; a reload answers for the person', async () => {
    const answered = page.call('ask');
    const { id, dialog } = await page.next('dialog');
    expect(dialog).toMatchObject({ kind: 'message', message: 'Well?', buttons: ['Yes', 'No'] });
    page.send({ type: 'answer', id, answer: { kind: 'message', response: 0 } });
    expect(await answered).toMatchObject({ response: 0 });
  });

  it('hands links over to the person, and new windows to the application', async () => {
    await page.call('outside', 'https://example.org/');
    expect(await page.next('notice')).toEqual({
      type: 'notice',
      notice: { kind: 'link', url: 'https://example.org/' },
    });
    page.send({ type: 'openWindow', url: 'https://example.org/popup' });
    expect(await page.call('told')).toContain('open https://example.org/popup');
  });

  it('may hold its window, and ends when it lets go', async () => {
    await page.call('hold', true);
    shell.control({ command: 'closeWindow' });
    expect(await page.next('event')).toMatchObject({ channel: 'held' });
    shell.control({ command: 'quit' });
    expect(await page.next('event')).toMatchObject({ channel: 'held' });
    await page.call('hold', false);
    shell.control({ command: 'quit' });
    expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'quit' });
    expect(await shell.exited).toBe(0);
  });
});

describe('an application that is stopped', () => {
  it.each(['SIGTERM', 'a quit'])('closes its window and may tidy up before it ends: %s', async (how) => {
    shell = await start();
    const page = await ShellPage.open(shell.url);
    const path = join(mkdtempSync(join(tmpdir(), 'escale-tidy-')), 'tidied');
    await page.call('tidy', path);
    if (how === 'SIGTERM') await shell.close();
    else shell.control({ command: 'quit' });
    expect(await shell.exited).toBe(0);
    // A window that is stopped is not asked.
    expect(readFileSync(path, 'utf8')).toBe(how === 'SIGTERM' ? 'ready' : 'ready,close');
  });
});

describe('startBrowserShell', () => {
  it('keeps data where it is told, over restarts, under the name of the application', async () => {
    const userData = mkdtempSync(join(tmpdir(), 'escale-data-'));
    for (let run = 0; run < 2; run += 1) {
      const again = await start({ TINY_USER_DATA: userData });
      const page = await ShellPage.open(again.url);
      expect(await page.call('paths')).toEqual([userData, downloads, 'Tiny', '0.0.7']);
      await again.close();
      expect(await again.exited).toBe(0);
    }
  });

  it('gives each launch a key of its own', async () => {
    const shells = await Promise.all([start(), start()]);
    const [first, second] = shells;
    expect(first.key).not.toBe(second.key);
    expect(await statusOf(`${new URL(first.url).origin}/?key=${second.key}`, {})).toBe(403);
    await Promise.all(shells.map((each) => each.close()));
  });

  it('says why an application does not start', async () => {
    const broken = writeTinyApp();
    writeFileSync(join(broken, 'out', 'main', 'index.js'), "throw new Error('no engine');");
    await expect(startBrowserShell({ appRoot: broken })).rejects.toThrow('no engine');
  });
});
