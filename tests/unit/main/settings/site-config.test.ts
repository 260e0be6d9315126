import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configFiles, managedConfigPath, readSiteConfig } from '#main/settings/site-config.ts';
import { moduleSwitches } from '#shared/config.ts';
import { refusedAddresses } from '#tests/support/refused-addresses.ts';

const managedFile = '/etc/escale/config.json';
const packagedFile = '/opt/Escale/resources/config.json';

interface Case {
  files?: Record<string, string>;
  env?: Record<string, string>;
  isPackaged?: boolean;
  unreadable?: string;
}

const read = ({ files = {}, env = {}, isPackaged = false, unreadable }: Case = {}) =>
  readSiteConfig({
    managedFile,
    packagedFile,
    isPackaged,
    env,
    readText: (path) => {
      if (path === unreadable) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
      return text;
    },
  });

describe('readSiteConfig', () => {
  it('starts training with every module and the product defaults when there is no file', () => {
    const { config, problems } = read();
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ idleLimit: 3600, theme: 'light', locale: 'fr', platformName: 'Escale' });
    expect(config.apiBaseUrl).toBeUndefined();
    expect(moduleSwitches.filter((name) => !config.modules[name])).toEqual([]);
  });

  it.each([
    ['no file', {}],
    ['an empty managed file', { [managedFile]: '{}' }],
    ['an empty packaged file', { [packagedFile]: '{"platformName":"Escale"}' }],
  ])('does not start training by default in an installed application: %s', (_what, files) => {
    const { config, problems, addressProblem } = read({ files, isPackaged: true });
    expect(addressProblem).toMatchObject({ key: 'apiBaseUrl', isMissing: true });
    expect(addressProblem?.reason).toContain('"training": true');
    expect(problems).toContainEqual(addressProblem);
    expect(moduleSwitches.filter((name) => config.modules[name])).toEqual([]);
  });

  it('starts training in an installed application only when its file asks for it', () => {
    const asked = read({ files: { [managedFile]: '{"training":true}' }, isPackaged: true });
    expect(asked.addressProblem).toBeNull();
    expect(moduleSwitches.filter((name) => !asked.config.modules[name])).toEqual([]);
    expect(read({ files: { [managedFile]: '{"training":false}' } }).addressProblem?.isMissing).toBe(true);
  });

  it('turns every module off for a platform unless the file turns it on', () => {
    const files = { [packagedFile]: '{"apiBaseUrl":"https://api.example.org/","modules":{"event":true}}' };
    const { config } = read({ files });
    expect(config.apiBaseUrl).toBe('https://api.example.org');
    expect(moduleSwitches.filter((name) => config.modules[name])).toEqual(['event']);
  });

  it('reads the managed file instead of the packaged one', () => {
    const files = {
      [managedFile]: '{"apiBaseUrl":"https://managed.example.org"}',
      [packagedFile]: '{"apiBaseUrl":"https://packaged.example.org","platformName":"Packaged"}',
    };
    const { config } = read({ files });
    expect(config.apiBaseUrl).toBe('https://managed.example.org');
    expect(config.platformName).toBe('Escale');
  });

  it.each([String.raw`\\server\share\config.json`, '//server/share/config.json', String.raw`\\?\UNC\server\c.json`])(
    'reads nothing from a network share: %s',
    (path) => {
      const files = { [path]: '{"apiBaseUrl":"https://evil.example.org"}' };
      const { config, addressProblem } = read({ files, env: { ESCALE_CONFIG: path } });
      expect(config.apiBaseUrl).toBeUndefined();
      expect(addressProblem).toMatchObject({ source: 'ESCALE_CONFIG', reason: expect.stringContaining('share') });
    },
  );

  it('looks for the managed file on this computer, whatever the environment variables say', () => {
    const path = managedConfigPath('win32', { PROGRAMDATA: String.raw`\\server\share` });
    expect(path).toContain(String.raw`C:\ProgramData`);
    expect(path).not.toContain('server');
  });

  it('names each bad key with its reason and keeps the others', () => {
    const text = JSON.stringify({
      apiBaseUrl: 'http://api.example.org',
      platformName: 'Mobilité',
      idleLimit: 'one hour',
      modules: { event: true, community: 'yes', evnt: true },
      phoneCountries: ['FR', 'Belgium'],
      colour: 'blue',
    });
    const { config, problems } = read({ files: { [managedFile]: text } });
    expect(config.platformName).toBe('Mobilité');
    expect(config.idleLimit).toBe(3600);
    expect(config.phoneCountries).toEqual(['FR']);
    expect(problems.map(({ source }) => source)).toEqual(problems.map(() => 'managed'));
    expect(Object.fromEntries(problems.map(({ key, reason }) => [key, reason]))).toEqual({
      apiBaseUrl: 'must be https (http is accepted for this computer only)',
      idleLimit: expect.stringMatching(/number/u),
      'modules.community': expect.stringMatching(/boolean/u),
      'modules.evnt': 'unknown setting',
      phoneCountries: expect.stringMatching(/pattern/u),
      colour: 'unknown setting',
    });
  });

  it.each(['nonsense', '', 12, null, 'https://', 'javascript:alert(1)'])('refuses the base URL %j', (apiBaseUrl) => {
    const { config, problems, addressProblem } = read({
      files: { [managedFile]: JSON.stringify({ apiBaseUrl, locale: 'en' }) },
    });
    expect(problems.map(({ key }) => key)).toEqual(['apiBaseUrl']);
    expect(addressProblem).toEqual(problems[0]);
    expect(config).toMatchObject({ locale: 'en' });
    expect(config.apiBaseUrl).toBeUndefined();
  });

  it.each([
    [{ network: 'chromium' }, 'network'],
    [{ clientCertificate: { file: 'client.p12' } }, 'clientCertificate.file'],
    [{ clientCertificate: { file: String.raw`\\server\share\client.p12` } }, 'clientCertificate.file'],
    [{ clientCertificate: { file: '//server/share/client.p12' } }, 'clientCertificate.file'],
    [{ clientCertificate: { file: '/etc/escale/client.p12', passphrase: 'secret' } }, 'clientCertificate.passphrase'],
  ])('refuses %j, and names the key', (file, key) => {
    const { problems } = read({ files: { [managedFile]: JSON.stringify(file) } });
    expect(problems.map((problem) => problem.key)).toContain(key);
  });

  it('accepts the network of the system, and a certificate by the absolute paths of its files', () => {
    const clientCertificate = { file: String.raw`C:\Escale\client.p12`, passphraseFile: '/etc/escale/passphrase' };
    const file = JSON.stringify({ network: 'system', clientCertificate });
    const { config, problems } = read({ files: { [managedFile]: file } });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ network: 'system', clientCertificate });
    expect(read().config.network).toBe('node');
  });

  it('keeps valid switches beside an invalid one', () => {
    const text = '{"apiBaseUrl":"https://a.example.org","modules":{"event":true,"community":"yes"}}';
    const { config } = read({ files: { [managedFile]: text } });
    expect(config.modules).toMatchObject({ event: true, community: false });
  });

  it.each([
    ['text that is no JSON', '{"apiBaseUrl": ', /not valid JSON/u],
    ['a list', '[]', /must be a JSON object/u],
  ])('reports a managed file with %s and uses the packaged one', (_what, text, reason) => {
    const files = { [managedFile]: text, [packagedFile]: '{"apiBaseUrl":"https://packaged.example.org"}' };
    const { config, problems } = read({ files });
    expect(config.apiBaseUrl).toBe('https://packaged.example.org');
    expect(problems).toEqual([{ source: 'managed', key: '', reason: expect.stringMatching(reason) }]);
  });

  it('reports a file without read permission', () => {
    const { problems } = read({ unreadable: managedFile });
    expect(problems).toEqual([{ source: 'managed', key: '', reason: 'cannot be read (EACCES)' }]);
  });

  it.each(refusedAddresses)(
    'is neither training nor a platform with the address %s, and gives the reason',
    (url, reason) => {
      const problem = { source: 'ESCALE_API_BASE_URL', key: 'apiBaseUrl', reason };
      // Another address stands in the file: whoever gave this one did not mean that one.
      const files = { [managedFile]: '{"apiBaseUrl":"https://managed.example.org"}' };
      for (const given of [{}, { files }]) {
        const { config, problems, addressProblem } = read({ ...given, env: { ESCALE_API_BASE_URL: url } });
        expect(problems).toEqual([problem]);
        expect(addressProblem).toEqual(problem);
        expect(config.apiBaseUrl).toBeUndefined();
        expect(moduleSwitches.filter((name) => config.modules[name])).toEqual([]);
      }
    },
  );

  it('does not start training when the file that may hold the address cannot be read', () => {
    for (const unreadable of [{ unreadable: managedFile }, { files: { [managedFile]: '{"apiBaseUrl": ' } }]) {
      const { config, problems, addressProblem } = read(unreadable);
      expect(addressProblem).toEqual(problems[0]);
      expect(config.modules.event).toBe(false);
    }
  });

  it('prefers the override to a refused address in the file', () => {
    const files = { [managedFile]: '{"apiBaseUrl":"http://api.example.org"}' };
    const { config, problems, addressProblem } = read({
      files,
      env: { ESCALE_API_BASE_URL: 'https://api.example.org' },
    });
    expect(problems).toHaveLength(1);
    expect(addressProblem).toBeNull();
    expect(config.apiBaseUrl).toBe('https://api.example.org');
  });

  it('accepts a byte order mark and a $schema', () => {
    const { config, problems } = read({ files: { [managedFile]: '\uFEFF{"$schema":"x","locale":"en"}' } });
    expect(problems).toEqual([]);
    expect(config.locale).toBe('en');
  });

  it('lets ESCALE_CONFIG and ESCALE_API_BASE_URL override an unpackaged application', () => {
    const files = { '/home/me/test.json': '{"platformName":"Test"}', [managedFile]: '{"platformName":"Managed"}' };
    const env = { ESCALE_CONFIG: '/home/me/test.json', ESCALE_API_BASE_URL: 'http://127.0.0.1:8080/' };
    const { config } = read({ files, env });
    expect(config).toMatchObject({ platformName: 'Test', apiBaseUrl: 'http://127.0.0.1:8080' });
    expect(config.modules.event).toBe(false);
  });

  it('ignores overrides when packaged', () => {
    const files = { '/home/me/test.json': '{"platformName":"Test"}' };
    const env = { ESCALE_CONFIG: '/home/me/test.json', ESCALE_API_BASE_URL: 'https://evil.example.org' };
    const { config } = read({ files, env, isPackaged: true });
    expect(config.platformName).toBe('Escale');
    expect(config.apiBaseUrl).toBeUndefined();
  });

  it('reports an override that cannot be used', () => {
    const env = { ESCALE_CONFIG: '/nowhere.json', ESCALE_API_BASE_URL: 'ftp://x' };
    expect(read({ env }).problems.map(({ source, key }) => [source, key])).toEqual([
      ['ESCALE_CONFIG', ''],
      ['ESCALE_API_BASE_URL', 'apiBaseUrl'],
    ]);
  });

  it('finds no problem in the file that the package ships', () => {
    const text = readFileSync(new URL('../../../../resources/config.json', import.meta.url), 'utf8');
    expect(read({ files: { [packagedFile]: text } }).problems).toEqual([]);
  });
});

describe('configFiles', () => {
  it('names the path of each source in the log, and never in the problems sent to the page', () => {
    const sources = { managedFile, packagedFile, isPackaged: false, env: { ESCALE_CONFIG: '/home/me/test.json' } };
    expect(configFiles(sources)).toEqual({ ESCALE_CONFIG: '/home/me/test.json' });
    expect(configFiles({ ...sources, isPackaged: true })).toEqual({ managed: managedFile, packaged: packagedFile });
    const { problems } = readSiteConfig(sources);
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain('/home/me');
  });
});

describe('managedConfigPath', () => {
  it('is the usual folder for administrators on each system', () => {
    expect(managedConfigPath('darwin', {})).toBe('/Library/Application Support/Escale/config.json');
    expect(managedConfigPath('linux', {})).toBe('/etc/escale/config.json');
    expect(managedConfigPath('win32', { PROGRAMDATA: 'D:/Data' })).toMatch(/^D:.Data.Escale.config\.json$/u);
  });
});
