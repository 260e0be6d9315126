import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { describe, expect, it } from 'vitest';
import { checkSettings } from '#main/check/check.ts';
import { checkFolders, checkSpace } from '#main/check/folders.ts';
import { checkIntegrity } from '#main/check/integrity.ts';
import { checkKeychain } from '#main/check/keychain.ts';
import { limited } from '#main/check/limited.ts';
import { checkPackage, type Package } from '#main/check/package.ts';
import { answerFindings } from '#main/check/platform.ts';
import { findingTexts } from '#main/check/texts.ts';
import type { SettingProblem } from '#main/settings/sources.ts';
import { siteConfig } from '#shared/config.ts';
import { FakeClock, FakeSecrets } from '#tests/support/fakes.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'escale-check-'));
const never = new AbortController().signal;
const said = (findings: readonly { state: string; reason: string }[]) =>
  findings.map(({ state, reason }) => `${state} ${reason}`);

describe('a probe of the check', () => {
  it('that hangs or throws leaves its items unknown, and is told to end', async () => {
    const clock = new FakeClock();
    let isTold = false;
    const hanging = limited(['proxy', 'name'], 5000, { clock, signal: never }, (signal) => {
      signal.addEventListener('abort', () => {
        isTold = true;
      });
      return new Promise(() => undefined);
    });
    clock.advance(5000);
    expect(said(await hanging)).toEqual(['unknown late', 'unknown late']);
    expect(isTold).toBe(true);
    const throwing = limited(['space'], 5000, { clock, signal: never }, () => {
      throw Object.assign(new Error('/home/jeanne'), { code: 'EIO' });
    });
    expect(await throwing).toEqual([{ id: 'space', state: 'unknown', reason: 'broken', values: { code: 'EIO' } }]);
  });

  it('of the keychain leaves no entry, and matters only where sessions are kept', async () => {
    const secrets = new FakeSecrets();
    expect(said(await checkKeychain(secrets, true))).toEqual(['ok keychain.works']);
    secrets.failing.add('get');
    expect(said(await checkKeychain(secrets, true))).toEqual(['failed keychain.absent']);
    expect(secrets.entries.size).toBe(0);
    const absent = { get: fail, set: fail, delete: fail, accounts: fail };
    expect(said(await checkKeychain(absent, true))).toEqual(['failed keychain.absent']);
    expect(said(await checkKeychain(absent, false))).toEqual(['ok keychain.unused']);
  });

  it('of folders leaves no file, and names those that cannot be written', async () => {
    const [good, file] = [folder(), join(folder(), 'file')];
    writeFileSync(file, '');
    const folders = { data: good, logs: join(good, 'new'), temporary: good };
    expect(said(await checkFolders(folders))).toEqual(['ok folders.writable']);
    expect(readdirSync(good)).toEqual(['new']);
    const [refused] = await checkFolders({ ...folders, logs: join(file, 'logs') });
    expect(refused).toMatchObject({
      state: 'failed',
      values: { folders: ['logs'], code: expect.stringMatching(/^E/u) },
    });
    expect((await checkSpace([good]))[0]?.state).not.toBe('unknown');
    expect(said(await checkSpace([join(file, 'x')]))).toEqual(['unknown broken']);
  });

  it('of the settings tells a missing address from a wrong one, and training', () => {
    const config = siteConfig.parse({});
    const missing: SettingProblem = { source: 'managed', key: 'apiBaseUrl', reason: { code: 'noAddress' } };
    const wrong: SettingProblem = { source: 'policy', key: 'apiBaseUrl', reason: { code: 'farHttp' } };
    const read = { config, problems: [], addressProblem: null, sources: {}, lookedAt: [] };
    expect(said(checkSettings(read))).toEqual(['ok training']);
    expect(said(checkSettings({ ...read, problems: [missing], addressProblem: missing }))).toEqual([
      'failed settings.noAddress',
    ]);
    expect(checkSettings({ ...read, problems: [wrong], addressProblem: wrong })[0]).toMatchObject({
      reason: 'settings.address',
      values: { problems: [wrong] },
    });
  });
});

it('a text says names and numbers as its language has them', () => {
  const said = (locale: 'fr' | 'en') =>
    findingTexts(
      { id: 'settings', reason: 'settings.fine', values: { count: 1234, sources: ['policy', 'managed'] } },
      locale,
    ).detail;
  expect(said('fr')).toMatch(/^Réglages fournis.: 1.234 \(stratégie, fichier de configuration de cet ordinateur\)\.$/u);
  expect(said('en')).toBe('Settings provided: 1,234 (policy, configuration file of this computer).');
});

it('a text says problems of settings in its language, with their sources', () => {
  const problems: readonly SettingProblem[] = [
    { source: 'managed', key: '', reason: { code: 'notUtf8' } },
    { source: 'policy', key: 'idleLimit', reason: { code: 'tooLarge', values: { maximum: 86_400 } } },
  ];
  const said = (locale: 'fr' | 'en') =>
    findingTexts({ id: 'settings', reason: 'settings.problems', values: { problems } }, locale).detail.replaceAll(
      /\s/gu,
      ' ',
    );
  expect(said('en')).toBe(
    'Settings that cannot be used: configuration file of this computer: is not in UTF-8: save it so (Windows PowerShell writes UTF-16 unless told -Encoding utf8); idleLimit (policy): must be at most 86,400.',
  );
  expect(said('fr')).toBe(
    'Réglages inutilisables : fichier de configuration de cet ordinateur : n’est pas en UTF-8 : enregistrez le fichier ainsi (Windows PowerShell écrit en UTF-16 sans -Encoding utf8) ; idleLimit (stratégie) : ne doit pas dépasser 86 400.',
  );
});

function fail(): Promise<never> {
  return Promise.reject(new Error('no keychain'));
}

describe('the answer of the platform', () => {
  const now = Date.UTC(2026, 2, 2, 8);
  const judged = (status: number, headers: Record<string, string>, body: string) =>
    said(answerFindings({ response: { status, headers: new Headers(headers) }, body, now }, 'api.example.org'));
  const date = new Date(now - 240_000).toUTCString();

  it.each([
    [401, 'application/json', '{"message":"JWT Token not found"}', 'ok platform.answers'],
    [401, 'application/json', '{"error":"other"}', 'failed platform.other'],
    [404, 'application/json', '{"message":"no route"}', 'failed platform.other'],
    [200, 'text/html; charset=utf-8', '<!doctype html>', 'failed platform.web'],
    [200, 'text/plain', '  <html>', 'failed platform.web'],
    [503, 'text/html', '<html>', 'failed platform.error'],
  ])('%i, %s, %s is %s', (status, type, body, expected) => {
    expect(judged(status, { 'content-type': type, date }, body)).toEqual([expected, 'ok clock.right']);
  });

  it('tells whether the clock is fast or slow, and nothing without a time', () => {
    const clockBeside = (ms: number) => judged(200, { date: new Date(now + ms).toUTCString() }, '{}')[1];
    expect(judged(200, {}, '{}')[1]).toBe('unknown clock.untold');
    expect([clockBeside(301_000), clockBeside(-301_000)]).toEqual(['failed clock.slow', 'failed clock.fast']);
  });
});

describe('the package', () => {
  const own: Package = {
    name: 'Escale',
    version: '1.2.3',
    isPackaged: true,
    platform: 'linux',
    executable: '/opt/Escale/escale',
  };
  const ran =
    (status: number, text = '') =>
    async () => ({ status, text });

  it('is unchanged, changed or not told by dpkg; settings of packages may be changed', async () => {
    const of = async (status: number, text: string) => said(await checkPackage(own, never, ran(status, text)));
    expect(await of(0, '')).toEqual(['ok package.unchanged']);
    expect(await of(2, '??5?????? c /etc/apparmor.d/escale\n')).toEqual(['unknown package.untold']);
    expect(await of(2, '??5??????   /opt/Escale/resources/app.asar\n')).toEqual(['failed package.altered']);
    expect(await of(1, "dpkg: package 'escale' is not installed\n")).toEqual(['unknown package.untold']);
    const blocked = () => Promise.reject(Object.assign(new Error('blocked'), { code: 'EPERM' }));
    expect(said(await checkPackage(own, never, blocked))).toEqual(['unknown package.untold']);
  });

  it('is told on macOS by codesign', async () => {
    const mac: Package = { ...own, platform: 'darwin', executable: '/Applications/Escale.app/Contents/MacOS/Escale' };
    const of = async (status: number, text = '') => said(await checkPackage(mac, never, ran(status, text)));
    expect(await of(0)).toEqual(['ok package.signed']);
    expect(await of(1, 'code object is not signed at all')).toEqual(['warning package.unsigned']);
    expect(await of(1, 'a sealed resource is missing or invalid')).toEqual(['failed package.altered']);
  });

  it('is told on Windows by PowerShell where it may run, and by its header where it is not signed', async () => {
    const executable = join(folder(), "Escale d'ici.exe");
    const windows: Package = { ...own, platform: 'win32', executable };
    const of = async (text: string) => said(await checkPackage(windows, never, ran(0, text)));
    writeFileSync(executable, programWith(0));
    expect(await of('Valid')).toEqual(['warning package.unsigned']);
    writeFileSync(executable, programWith(512));
    expect(await of('Valid\r\n')).toEqual(['ok package.signed']);
    writeFileSync(executable, programWith(512, 32));
    expect(await of('Valid')).toEqual(['ok package.signed']);
    writeFileSync(executable, programWith(0, 32));
    expect(await of('Valid')).toEqual(['warning package.unsigned']);
    writeFileSync(executable, programWith(512));
    expect(await of('HashMismatch\r\n')).toEqual(['failed package.altered']);
    expect(await of('This program is blocked by group policy.')).toEqual(['unknown package.untold']);
    let question = '';
    await checkPackage(windows, never, async (_, args) => {
      question = args.at(-1) ?? '';
      return { status: 0, text: 'Valid' };
    });
    expect(question).toContain("Escale d''ici.exe'");
  });

  it('says by its fuses whether it starts its own archive only', async () => {
    const executable = join(folder(), 'escale');
    const of = async (platform: NodeJS.Platform, fuses: string) => {
      writeFileSync(
        executable,
        Buffer.concat([Buffer.alloc(5_000_000), Buffer.from(SENTINEL), Buffer.from([1, 9]), Buffer.from(fuses)]),
      );
      return said(await checkIntegrity({ ...own, platform, executable }, never));
    };
    expect(await of('win32', '010011110')).toEqual(['ok integrity.on']);
    expect(await of('win32', '010001110')).toEqual(['failed integrity.off']);
    expect(await of('linux', '010001110')).toEqual(['ok integrity.system']);
    expect(await of('linux', '110011110')).toEqual(['failed integrity.off']);
    writeFileSync(executable, 'no fuses');
    expect(said(await checkIntegrity({ ...own, executable }, never))).toEqual(['unknown integrity.untold']);
  });
});

/** Header of a Windows program whose directory of signatures has a size; the fields before it are wider in 64 bits. */
function programWith(size: number, bits: 32 | 64 = 64): Buffer {
  const header = Buffer.alloc(1024);
  header.writeUInt32LE(128, 0x3c);
  header.writeUInt16LE(bits === 64 ? 0x20b : 0x10b, 128 + 24);
  header.writeUInt32LE(size, 128 + 24 + (bits === 64 ? 112 : 96) + 4 * 8 + 4);
  return header;
}
