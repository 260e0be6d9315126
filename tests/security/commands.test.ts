import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createKeychain } from '#main/adapters/keychain.ts';
import { installationAt } from '../../tools/browser-shell/installation.ts';
import { openWorkstation } from '../support/commands.ts';
import { startProxy } from '../support/proxy-server.ts';
import { certificates } from '../support/tls.ts';

/** `npm test` starts a Secret Service around this stage. */
const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';
const needsKeychain = hasKeychain ? '' : ' (skipped: needs a Secret Service)';

const refusal: RequestListener = (_, response) => {
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end('{"code":401,"message":"JWT Token not found"}');
};

/** Serves on this computer until the end of the test; returns the address. */
async function serve(listener: RequestListener, isSecure = true): Promise<string> {
  const { cert, key } = certificates().server;
  const server = isSecure
    ? createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // A server that listens on TCP has an address of this shape.
  return `http${isSecure ? 's' : ''}://localhost:${(server.address() as AddressInfo).port}`;
}

const workstation = () => openWorkstation(inject('program'));

describe('escale --check', () => {
  it.skipIf(!hasKeychain)(
    `finds nothing wrong with a good platform, beside an open Escale${needsKeychain}`,
    async () => {
      const own = await workstation();
      mkdirSync(own.dataFolder, { recursive: true });
      symlinkSync(`${hostname()}-${process.pid}`, join(own.dataFolder, 'SingletonLock'));
      const { status, found, out } = await own.check(await serve(refusal), { SSL_CERT_FILE: certificates().ca });
      expect(found.certificate).toMatch(/^ok: Issued by .+, root .+, valid until 2\d{3}-/u);
      expect(found.platform).toMatch(/^ok: localhost:\d+ answers \(401\)/u);
      expect(found).toMatchObject({ proxy: expect.stringMatching(/^ok/u), clock: expect.stringMatching(/^ok/u) });
      expect(found.keychain).toBe('ok: The keychain works: a test secret was written, read and removed.');
      // No package brought it: dpkg does not know it, and says so.
      const { package: unchanged, ...others } = found;
      expect(unchanged).toMatch(/^unknown: .*dpkg/u);
      expect(Object.values(others).filter((text) => !text.startsWith('ok'))).toEqual([]);
      expect(status).toBe(2);
      expect(await createKeychain(own.service).accounts()).toEqual([]);
      expect(out).not.toContain(own.home);
    },
  );

  it('names a host that nobody knows, and a proxy that asks for a username and a password', async () => {
    const proxy = await startProxy({ credentials: 'a:b' });
    onTestFinished(() => proxy.stop());
    const [unknown, refused] = await Promise.all([
      (await workstation()).check('https://nobody.invalid'),
      (await workstation()).check('https://platform.example', { https_proxy: `http://${proxy.name}` }),
    ]);
    expect(unknown.found.name).toMatch(/^failed: No host has the name nobody\.invalid/u);
    expect(unknown.status).toBe(1);
    expect(refused.found.proxy).toContain(`failed: The proxy ${proxy.name} asks for a username and a password (407).`);
    expect(refused.found.name).toMatch(/^ok: .*the proxy resolves it/u);
    expect(refused.status).toBe(1);
  });

  it('names the root that is not trusted, and a keychain that is not there', async () => {
    // A package trusts no certificate that a variable brings for Node alone.
    const env = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent', NODE_EXTRA_CA_CERTS: certificates().ca };
    const { status, found } = await (await workstation()).check(await serve(refusal), env);
    expect(found.certificate).toMatch(/^failed: The issuer is not known here: .+, root .+ \(/u);
    expect(found.keychain).toMatch(/^failed: The system’s keychain is not available/u);
    expect(status).toBe(1);
  });

  it('tells a web page from the API, and by how much the clock is wrong', async () => {
    const page: RequestListener = (_, response) => {
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      response.writeHead(200, { 'content-type': 'text/html', date });
      response.end('<!doctype html><title>Sign in</title>');
    };
    const { status, found } = await (await workstation()).check(await serve(page, false));
    expect(found.platform).toMatch(/^failed: .* answers with a web page/u);
    expect(found.clock).toBe('failed: The clock of this computer is 60 min fast.');
    expect(status).toBe(1);
  });

  it('cannot tell the proxy without a display, or with one that is gone, and says so', async () => {
    const env = { WAYLAND_DISPLAY: '' };
    const { found } = await (await workstation()).check(await serve(refusal, false), env);
    expect(found.platform).toMatch(/^ok/u);
    const far = await (await workstation()).check('https://nobody.invalid', env);
    expect(far.found.proxy).toMatch(/^unknown: .*without an open session/u);
    expect(far.found.platform).toMatch(/^unknown/u);
    // Nothing listens there: a variable that outlived its session.
    const gone = await (await workstation()).check('https://nobody.invalid', { ...env, DISPLAY: ':4096' });
    expect(gone.found.proxy).toBe(far.found.proxy);
  });
});

const disk = fullDisk();
afterAll(() => void (disk !== null && execFileSync('umount', ['-l', disk])));

describe.skipIf(disk === null)(`on a full disk${disk === null ? ' (skipped: may not mount one here)' : ''}`, () => {
  it('the check says so, and diagnostics and its file leave nothing behind', async () => {
    const folder = disk ?? '';
    const own = await workstation();
    const [check, zip, output] = await Promise.all([
      own.check('http://127.0.0.1:9', { XDG_CONFIG_HOME: folder }),
      own.run(['--diagnostics', join(folder, 'd.zip')]),
      own.run(['--version', '--output', join(folder, 'version.txt')]),
    ]);
    expect(check.found.folders).toMatch(/^failed: No space is left to write: data/u);
    expect(check.found.space).toMatch(/^failed/u);
    for (const { status, err } of [zip, output]) {
      expect(err).toContain('No space is left');
      expect(status).toBe(73);
    }
    expect(readdirSync(folder).filter((name) => name !== own.service)).toEqual(['filling']);
  });
});

/** A disk of this test that is full; null where none can be mounted. */
function fullDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'escale-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filling = join(folder, 'filling');
  try {
    for (;;) writeFileSync(filling, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    return folder;
  }
}

it('escale --diagnostics holds check, settings and logs, and nothing of what identifies a person', async () => {
  const own = await workstation();
  const logs = join(own.dataFolder, 'logs');
  mkdirSync(logs, { recursive: true });
  const planted = [
    'jeanne.martin@mairie.example.fr',
    `eyJ${'hbGciOiJSUzI1NiJ9'}.eyJ1c2VyIjoxfQ.c2lnbmF0dXJl`,
    'f00ba41d'.repeat(16),
    'dGhpcyBpcyBhIHJlZnJlc2ggdG9rZW4gMTIzNDU2Nzg5MDEyMzQ1Njc4',
    '06 12 34 56 78',
    '0612345678',
    '+33 (0)6.12.34.56.78',
    '0032 475 12 34 56',
    '/home/jeanne/Documents/liste.csv',
    String.raw`C:\Users\Jeanne Martin\AppData\x`,
    join(own.home, 'liste.csv'),
  ];
  writeFileSync(join(logs, 'escale.log'), planted.map((text) => `2026-01-01 INFO a call failed (${text})`).join('\n'));
  own.configure({ supportContact: planted[0], adminUrl: 'https://admin.example.org' });
  const zip = join(own.home, 'diagnostics.zip');
  const { status, out } = await own.run(['--diagnostics', zip]);
  expect(status).toBe(0);
  expect(out).not.toContain(own.home);
  const files = Object.entries(unzipSync(readFileSync(zip))).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  expect(files.map(([name]) => name).toSorted()).toEqual(['check.json', 'logs/escale.log', 'settings.json']);
  const text = files.map(([, content]) => content).join('\n');
  for (const value of [...planted, 'jeanne', 'Jeanne', own.home]) expect(text).not.toContain(value);
  const settings: unknown = JSON.parse(Object.fromEntries(files)['settings.json'] ?? '');
  expect(settings).toMatchObject({
    values: { adminUrl: 'https://admin.example.org' },
    sources: { adminUrl: 'packaged' },
  });
  expect(text.match(/a call failed/gu)).toHaveLength(planted.length);
});

describe('escale --forget-me', () => {
  it.skipIf(!hasKeychain)(`leaves neither folder nor entry of the keychain${needsKeychain}`, async () => {
    const own = await workstation();
    const keychain = createKeychain(own.service);
    await Promise.all(['drafts', 'https://api.example.org a@example.org'].map((name) => keychain.set(name, 'secret')));
    mkdirSync(join(own.dataFolder, 'drafts'), { recursive: true });
    writeFileSync(join(own.dataFolder, 'drafts', 'a.json'), '{}');
    const { status, out } = await own.run(['--forget-me'], { WAYLAND_DISPLAY: '' });
    expect(out).toContain('Removed from the keychain: 2 entries');
    expect(status).toBe(0);
    expect(await keychain.accounts()).toEqual([]);
    expect(globSync(own.dataFolder)).toEqual([]);
  });

  it('removes nothing while Escale is open, and nothing that is more than data of Escale', async () => {
    const own = await workstation();
    mkdirSync(own.dataFolder, { recursive: true });
    writeFileSync(join(own.home, 'letter.txt'), 'mine');
    symlinkSync(`${hostname()}-${process.pid}`, join(own.dataFolder, 'SingletonLock'));
    const [open, home] = await Promise.all([own.run(['--forget-me']), own.run(['--forget-me'], own.homeAsData)]);
    expect(open).toMatchObject({ status: 1, out: expect.stringContaining('Escale is open') });
    expect(readdirSync(own.dataFolder)).toEqual(['SingletonLock']);
    expect(home).toMatchObject({ status: 1, out: expect.stringContaining('holds more than data of Escale') });
    expect(readFileSync(join(own.home, 'letter.txt'), 'utf8')).toBe('mine');
  });
});

describe('the other commands', () => {
  it('print the version without a display, and usage for what is no command, into a file as well', async () => {
    const own = await workstation();
    const file = join(own.home, 'version.txt');
    const [version, unusable] = await Promise.all([
      own.run(['--version', '--output', file], { WAYLAND_DISPLAY: '' }),
      own.run(['--check', '--forget-me']),
    ]);
    expect(version).toMatchObject({ status: 0, out: '1.2.3\n' });
    expect(readFileSync(file, 'utf8')).toBe('1.2.3\n');
    expect(unusable).toMatchObject({ status: 64, err: expect.stringContaining('escale --diagnostics FILE.zip') });
  });

  it('preview what a configuration file would do, without a display, and apply nothing of it', async () => {
    const own = await workstation();
    const file = join(own.home, 'site.json');
    writeFileSync(file, '{"apiBaseUrl":"https://api.example.org","idleLimit":600,"theme":"pink"}');
    const preview = await own.run(['--check', '--config', file], { WAYLAND_DISPLAY: '' });
    expect(preview.status).toBe(1);
    const { changed, problems, settings } = JSON.parse(preview.out);
    expect(changed).toContain('idleLimit');
    expect(problems).toMatchObject([{ key: 'theme' }]);
    expect(settings.find(({ key }: { key: string }) => key === 'idleLimit')).toMatchObject({ value: 600 });
    const absent = await own.run(['--check', '--config', join(own.home, 'absent.json')], { WAYLAND_DISPLAY: '' });
    expect(absent).toMatchObject({ status: 66, out: '', err: expect.stringContaining('absent.json') });
  });

  it('are loaded without the script that waits for them, which would wait for ever', () => {
    const archive = installationAt(inject('program')).appPath;
    const scripts = listPackage(archive, { isPack: false }).filter((path) =>
      /^.out.main.(?:commands|chunks.[^/\\]+)\.js$/u.test(path),
    );
    expect(scripts.length).toBeGreaterThan(10);
    for (const path of scripts) {
      expect(extractFile(archive, path.slice(1)).toString()).not.toMatch(
        /(?:from|import\()\s*["']\.\.?\/index\.js["']/u,
      );
    }
  });
});
