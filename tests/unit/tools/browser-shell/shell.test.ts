import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, cookieFor, ShellPage, statusOf } from '#tests/support/shell-page.ts';
import { writeTinyApp } from '#tests/support/tiny-app.ts';
import { type BrowserShell, startBrowserShell } from '../../../../tools/browser-shell/index.ts';

let appRoot: string;
let downloads: string;
let shell: BrowserShell;

const start = (env: Record<string, string> = {}) => startBrowserShell({ application: appRoot, downloads, env });

/** The command lines of all programs that run, as everybody on the computer sees them. */
const commandLines = (): string[] =>
  globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').replaceAll('\0', ' ');
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });

/** The folder that the shell names to its page. */
async function uploadsOf({ url }: BrowserShell): Promise<string> {
  const { text } = await ask(`${new URL(url).origin}/__shell/preload.js`, {
    headers: { cookie: await cookieFor(url) },
  });
  const [, json = '{}'] = /connect\((\{.*\})\)/u.exec(text) ?? [];
  // What the shell wrote into the script for the page.
  return (JSON.parse(json) as { uploads: string }).uploads;
}

/** A test of a shell that ends in order when it is told to: Windows ends a process without telling it. */
const itInOrder = it.skipIf(process.platform === 'win32');

beforeAll(() => {
  appRoot = writeTinyApp();
  downloads = join(mkdtempSync(join(tmpdir(), 'escale-downloads-')), 'made when needed');
});

describe('access control', () => {
  let origin: string;
  let cookie: string;
  beforeAll(async () => {
    shell = await start();
    ({ origin } = new URL(shell.url));
    cookie = await cookieFor(shell.url);
  });
  afterAll(() => shell.close());

  it('admits the key once, then a cookie that scripts cannot read', async () => {
    const own = await start();
    try {
      const address = `${new URL(own.url).origin}/users?page=2&key=${own.key}`;
      const answer = await ask(address, { headers: { 'sec-fetch-site': 'none' } });
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe('/users?page=2');
      expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict$/u)]);
      expect(answer.headers['set-cookie']?.[0]).not.toContain(own.key);
      expect(await statusOf(address, { 'sec-fetch-site': 'none' })).toBe(403);
    } finally {
      await own.close();
    }
  });

  it('admits the key from a linking page, whose redirect would lack the cookie', async () => {
    const own = await start();
    try {
      const answer = await ask(own.url, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('content="0; url=/"');
      expect(answer.text).not.toContain(own.key);
    } finally {
      await own.close();
    }
  });

  it.each([
    ['nobody without a key', '/', {}],
    ['nobody with a wrong key', '/?key=AAAA', {}],
    ['nobody with an empty key', '/?key=', {}],
    ['nobody with a wrong cookie', '/', { cookie: 'escale=AAAA' }],
    ['not even to the shell itself', '/__shell/preload.js', {}],
  ])('%s', async (_what, path, headers) => {
    expect(await statusOf(`${origin}${path}`, headers)).toBe(403);
  });

  it('refuses a page that reaches this computer under another host name, including localhost', async () => {
    const { port, hostname } = new URL(origin);
    expect(hostname).toMatch(/^escale-[0-9a-f]{16}\.localhost$/u);
    for (const host of [`evil.example:${port}`, `localhost:${port}`, `127.0.0.1:${port}`, hostname]) {
      expect(await statusOf(`${origin}/`, { host, cookie })).toBe(421);
    }
  });

  it('uses another host name at each start', async () => {
    const own = await start();
    expect(new URL(own.url).hostname).not.toBe(new URL(origin).hostname);
    await own.close();
  });

  it.runIf(process.platform === 'linux')('uses a key that appears in no command line', async () => {
    const own = await start();
    try {
      const commands = commandLines().join('\n');
      expect(commands).toContain('browser-shell/main.ts');
      expect(commands).not.toContain(own.key);
    } finally {
      await own.close();
    }
  });

  it('refuses a connection from another origin, and one without the cookie', async () => {
    await expect(ShellPage.open(shell.url, { origin: 'http://evil.example' })).rejects.toThrow('403');
    await expect(ShellPage.open(shell.url, { cookie: 'a=b' })).rejects.toThrow('403');
  });

  it('refuses a file to another origin, and any file outside the folder for files', async () => {
    const put = (path: string, from: string) =>
      ask(`${origin}/__shell/files/${path}`, { method: 'PUT', body: 'x', headers: { cookie, origin: from } });
    expect((await put('0123456789abcdef/a.csv', 'http://evil.example')).status).toBe(403);
    expect((await put('0123456789abcdef/..%2F..%2Fa.csv', origin)).status).toBe(403);
    expect((await put('..%2F..%2Ftmp%2Fxx/a.csv', origin)).status).toBe(403);
  });

  it('serves no source of the shell except the parts of its page', async () => {
    for (const path of ['page/..%2fserver.ts', 'server.ts', 'page/../server.ts']) {
      expect(await statusOf(`${origin}/__shell/${path}`, { cookie })).not.toBe(200);
    }
  });

  it('serves the application through its own protocol, with its preload first and its policy', async () => {
    const get = (path: string) => ask(`${origin}${path}`, { headers: { cookie } });
    const page = await get('/users');
    expect(page.text.indexOf('/__shell/preload.js')).toBeLessThan(page.text.indexOf('<title>Tiny'));
    const host = new URL(origin).host;
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; connect-src ws://${host}/__shell/ http://${host}/__shell/; frame-src http://${host}/__shell/view/`,
    );
    expect(JSON.parse((await get('/data.json?a=1')).text)).toEqual({ address: 'app://tiny/data.json?a=1' });
    const preload = (await get('/__shell/preload.js')).text;
    expect(preload).toContain("exposeInMainWorld('tiny'");
    expect(preload).toContain('"argv":["--tiny=1"]');
    const client = await get('/__shell/page/client.ts');
    expect(client.headers['content-type']).toMatch(/javascript/u);
    expect(client.text).not.toMatch(/^import type/mu);
  });

  it('lets the browser keep the scripts that the application has, and nothing else', async () => {
    const kept = async (path: string) =>
      (await ask(`${origin}${path}`, { headers: { cookie } })).headers['cache-control'];
    expect(await kept('/assets/index-1.js')).toContain('immutable');
    expect(await kept('/assets/index-2.js')).toBeUndefined();
    expect(await kept('/data.json')).toBeUndefined();
    expect(await kept('/users')).toBe('no-store');
    expect(await kept('/__shell/preload.js')).toBe('no-store');
  });
});

describe('a platform on another computer', () => {
  const remote = { ESCALE_API_BASE_URL: 'https://api.example.org' };

  it('is not shown in a browser by default', async () => {
    await expect(start(remote)).rejects.toThrow(/api\.example\.org.*--remote-platform/u);
  });

  it('is shown on request, and one on this computer always', async () => {
    for (const options of [
      { env: remote, isRemoteAllowed: true },
      { env: { ESCALE_API_BASE_URL: 'http://127.0.0.1:4000' } },
    ]) {
      const own = await startBrowserShell({ application: appRoot, downloads, ...options });
      await own.close();
    }
  });
});

describe('the application in the shell', () => {
  let page: ShellPage;
  beforeEach(async () => {
    shell = await start();
    page = await ShellPage.open(shell.url);
  });
  afterEach(() => shell.close());

  it('answers calls, reports failures and sends events', async () => {
    expect(await page.call('echo', { a: [1, 'é', null] })).toEqual({ a: [1, 'é', null] });
    await expect(page.call('fail')).rejects.toThrow('it failed');
    await page.call('event', { b: 2 });
    expect(await page.next('event')).toEqual({ type: 'event', channel: 'event', args: [{ b: 2 }] });
    page.send({ type: 'send', channel: 'note', args: ['hello'] });
    expect(await page.call('told')).toEqual(['ready', 'note hello']);
  });

  it('has its own window at its own address', async () => {
    expect(await page.call('sender')).toEqual(['app://tiny/start', true, true]);
  });

  it('continues after any number of reloads', async () => {
    for (let reload = 1; reload <= 3; reload += 1) {
      page.send({ type: 'invoke', id: 999, channel: 'call', args: ['never'] });
      await page.close();
      page = await ShellPage.open(shell.url, { path: `/again/${reload}` });
      expect(await page.call('sender')).toEqual([`app://tiny/again/${reload}`, true, true]);
    }
    const told = ['navigation true', 'navigation true', 'navigation true'];
    expect(await page.call('told')).toEqual(['ready', ...told]);
  });

  it('moves to a second tab', async () => {
    const second = await ShellPage.open(shell.url);
    expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'replaced' });
    expect(await second.call('echo', 1)).toBe(1);
  });

  it('opens files that the person chooses in the page', async () => {
    const choice = page.call('choose');
    const asked = await page.next('dialog');
    expect(asked.dialog).toEqual({ kind: 'open', title: 'Choose', accept: '.csv,.txt' });
    const sent = join(await uploadsOf(shell), '0123456789abcdef', 'a.csv');
    page.send({ type: 'answer', id: asked.id, answer: { kind: 'open', path: sent } });
    expect(await choice).toEqual({ canceled: false, filePaths: [sent] });
    const second = page.call('choose');
    const { id } = await page.next('dialog');
    page.send({ type: 'answer', id, answer: { kind: 'open', path: null } });
    expect(await second).toEqual({ canceled: true, filePaths: [] });
  });

  it('opens no file that the page did not send, chosen or dropped', async () => {
    const uploads = await uploadsOf(shell);
    const secrets = [
      '/etc/passwd',
      join(uploads, '0123456789abcdef'),
      join(uploads, '0123456789abcdef', '..', '..', 'a'),
    ];
    for (const path of secrets) {
      const choice = page.call('choose');
      const { id } = await page.next('dialog');
      page.send({ type: 'answer', id, answer: { kind: 'open', path } });
      await expect(choice).rejects.toThrow('did not send');
      const envelope = { channel: 'files.adopt', callId: '1', request: { purpose: 'import', path } };
      await expect(page.invoke('escale:call', envelope)).rejects.toThrow('did not send');
    }
    const sent = join(uploads, '0123456789abcdef', 'a.csv');
    const envelope = { channel: 'files.adopt', callId: '1', request: { purpose: 'import', path: sent } };
    expect(await page.invoke('escale:call', envelope)).toBe(sent);
  });

  itInOrder('receives a file in the agreed folder, and removes it at the end', async () => {
    const { origin } = new URL(shell.url);
    const cookie = await cookieFor(shell.url);
    const uploads = await uploadsOf(shell);
    const name = 'liste d’été (2).csv';
    const address = `${origin}/__shell/files/0123456789abcdef/${encodeURIComponent(name)}`;
    const put = () => ask(address, { method: 'PUT', body: 'été;1', headers: { cookie, origin } });
    expect((await put()).status).toBe(204);
    expect((await put()).status).toBe(500);
    expect(await page.call('read', join(uploads, '0123456789abcdef', name))).toBe('été;1');
    await shell.close();
    expect(existsSync(uploads)).toBe(false);
  });

  it('saves without overwriting and reports where', async () => {
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

  it('saves as the person answers: nothing, a name as they typed it, and over a file only when they say so', async () => {
    const save = () => page.call('save', 'liste.csv');
    shell.control({ command: 'answerSaveDialog', answer: { kind: 'cancel' } });
    expect(await save()).toEqual({ canceled: true, filePath: '' });
    const named = { command: 'answerSaveDialog', answer: { kind: 'name', name: 'sans extension' } } as const;
    shell.control(named);
    expect(await save()).toEqual({ canceled: false, filePath: join(downloads, 'sans extension') });
    writeFileSync(join(downloads, 'sans extension'), 'mine');
    shell.control(named);
    const refused = save();
    const question = await page.next('dialog');
    page.send({ type: 'answer', id: question.id, answer: { kind: 'message', response: 0 } });
    expect(await refused).toEqual({ canceled: true, filePath: '' });
  });

  it('asks the application for what the page wants a permission for', async () => {
    page.send({ type: 'permission', id: 7, permission: 'geolocation' });
    expect(await page.next('permission')).toEqual({ type: 'permission', id: 7, isGranted: false });
    expect(await page.call('told')).toContain('permission geolocation');
  });

  it('shows dialogs in the page, and a reload answers them', async () => {
    const answered = page.call('ask');
    const { id, dialog } = await page.next('dialog');
    expect(dialog).toMatchObject({ kind: 'message', message: 'Well?', buttons: ['Yes', 'No'] });
    page.send({ type: 'answer', id, answer: { kind: 'message', response: 0 } });
    expect(await answered).toMatchObject({ response: 0 });
  });

  it('passes links to the person, and new windows to the application', async () => {
    await page.call('outside', 'https://example.org/');
    expect(await page.next('notice')).toEqual({
      type: 'notice',
      notice: { kind: 'link', url: 'https://example.org/' },
    });
    page.send({ type: 'openWindow', url: 'https://example.org/popup' });
    expect(await page.call('told')).toContain('open https://example.org/popup');
  });

  it('can keep its window open, and ends when it releases it', async () => {
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

describe('stopping the application', () => {
  itInOrder.each(['SIGTERM', 'a quit'])('closes its window and lets it clean up before it ends: %s', async (how) => {
    shell = await start();
    const page = await ShellPage.open(shell.url);
    const path = join(mkdtempSync(join(tmpdir(), 'escale-tidy-')), 'tidied');
    await page.call('tidy', path);
    if (how === 'SIGTERM') await shell.close();
    else shell.control({ command: 'quit' });
    expect(await shell.exited).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('ready,close');
  });
});

describe('startBrowserShell', () => {
  itInOrder('keeps data in the given folder across restarts, under the name of the application', async () => {
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

  it('reports why an application does not start', async () => {
    const broken = writeTinyApp();
    writeFileSync(join(broken, 'out', 'main', 'index.js'), "throw new Error('no engine');");
    await expect(startBrowserShell({ application: broken })).rejects.toThrow('no engine');
  });
});
