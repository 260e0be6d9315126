import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { managedConfigPath, readSiteConfig } from '#main/settings/site-config.ts';
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

const read = ({ files = {}, env = {}, isPackaged = false, unreadable }: Case = {}) => {
  const readText = (path: string) => {
    if (path === unreadable) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    const text = files[path];
    if (text === undefined) throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    return text;
  };
  return readSiteConfig({ managedFile, packagedFile, isPackaged, env, readText, readManaged: readText });
};

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
    expect(addressProblem).toMatchObject({ key: 'apiBaseUrl', reason: { code: 'noAddress' } });
    expect(problems).toContainEqual(addressProblem);
    expect(moduleSwitches.filter((name) => config.modules[name])).toEqual([]);
  });

  it('starts training in an installed application only when its file asks for it', () => {
    const asked = read({ files: { [managedFile]: '{"training":true}' }, isPackaged: true });
    expect(asked.addressProblem).toBeNull();
    expect(moduleSwitches.filter((name) => !asked.config.modules[name])).toEqual([]);
    expect(read({ files: { [managedFile]: '{"training":false}' } }).addressProblem?.reason.code).toBe('noAddress');
  });

  it('turns every module off for a platform unless the file turns it on', () => {
    const files = { [packagedFile]: '{"apiBaseUrl":"https://api.example.org/","modules":{"event":true}}' };
    const { config } = read({ files });
    expect(config.apiBaseUrl).toBe('https://api.example.org');
    expect(moduleSwitches.filter((name) => config.modules[name])).toEqual(['event']);
  });

  it.each([String.raw`\\server\share\config.json`, '//server/share/config.json', String.raw`\\?\UNC\server\c.json`])(
    'reads nothing from a network share: %s',
    (path) => {
      const files = { [path]: '{"apiBaseUrl":"https://evil.example.org"}' };
      const { config, addressProblem } = read({ files, env: { ESCALE_CONFIG: path } });
      expect(config.apiBaseUrl).toBeUndefined();
      expect(addressProblem).toMatchObject({ source: 'ESCALE_CONFIG', reason: { code: 'networkShare' } });
    },
  );

  it('looks for the managed file on this computer, whatever the environment variables say', () => {
    const path = managedConfigPath('win32', { PROGRAMDATA: String.raw`\\server\share` });
    expect(path).toContain(String.raw`C:\ProgramData`);
    expect(path).not.toContain('server');
  });

  it.each([
    ['with its mark', '\uFEFF{"apiBaseUrl":"https://api.example.org"}'],
    ['without its mark', '{"apiBaseUrl":"https://api.example.org"}'],
  ])('says how to save a file that is in UTF-16, %s, as PowerShell writes it', (_what, text) => {
    const asUtf8 = Buffer.from(text, 'utf16le').toString('utf8');
    const files = { [managedFile]: asUtf8, [packagedFile]: '{"apiBaseUrl":"https://other.example.org"}' };
    const { config, addressProblem } = read({ files, isPackaged: true });
    expect(addressProblem).toMatchObject({ source: 'managed', reason: { code: 'notUtf8' } });
    expect(config.apiBaseUrl).toBeUndefined();
  });

  it('reads nothing of a file that is nested without end, and names it', () => {
    const nested = `{"apiBaseUrl":"https://api.example.org","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { config, addressProblem } = read({ files: { [managedFile]: nested }, isPackaged: true });
    expect(addressProblem).toMatchObject({ source: 'managed', key: '', reason: { code: 'tooDeep' } });
    expect(config.apiBaseUrl).toBeUndefined();
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
      apiBaseUrl: { code: 'farHttp' },
      idleLimit: { code: 'number' },
      'modules.community': { code: 'boolean' },
      'modules.evnt': { code: 'unknown' },
      phoneCountries: { code: 'countryCode', entry: '2' },
      colour: { code: 'unknown' },
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
    ['text that is no JSON', '{\n  "apiBaseUrl": }', { code: 'notJson', values: { line: 2, column: 17 } }],
    ['a list', '[]', { code: 'notObject' }],
  ])('reports a managed file with %s, and takes no address from another one', (_what, text, reason) => {
    const packaged = '{"apiBaseUrl":"https://packaged.example.org","locale":"en"}';
    const { config, problems, addressProblem } = read({ files: { [managedFile]: text, [packagedFile]: packaged } });
    expect(config.apiBaseUrl).toBeUndefined();
    expect(config.locale).toBe('en');
    expect(problems).toEqual([{ source: 'managed', key: '', reason }]);
    expect(addressProblem).toEqual(problems[0]);
  });

  it('reports a file without read permission', () => {
    const { problems } = read({ unreadable: managedFile });
    expect(problems).toEqual([{ source: 'managed', key: '', reason: { code: 'refused', values: { code: 'EACCES' } } }]);
  });

  it.each(refusedAddresses)(
    'is neither training nor a platform with the address %s, and gives the reason',
    (url, reason) => {
      const problem = { source: 'ESCALE_API_BASE_URL', key: 'apiBaseUrl', reason: { code: reason } };
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

  it.each(refusedAddresses)('asks nobody for a newer version at %s, and says why', (address, code) => {
    const updates = { address };
    const { config, problems } = read({ files: { [managedFile]: JSON.stringify({ training: true, updates }) } });
    expect(problems).toEqual([{ source: 'managed', key: 'updates.address', reason: { code } }]);
    expect(config.updates).toEqual({});
  });

  it('asks for a newer version where the site says, over http on this computer alone, and otherwise nowhere', () => {
    expect(read().config.updates).toEqual({});
    for (const address of ['https://www.example.org/escale/updates.json', 'http://127.0.0.1:8080/']) {
      const { config, problems } = read({ files: { [managedFile]: JSON.stringify({ updates: { address } }) } });
      expect([config.updates, problems.length]).toEqual([{ address }, 0]);
    }
  });

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
      ['ESCALE_API_BASE_URL', 'apiBaseUrl'],
      ['ESCALE_CONFIG', ''],
    ]);
  });

  it('finds no problem in the file that the package ships', () => {
    const text = readFileSync(new URL('../../../../resources/config.json', import.meta.url), 'utf8');
    expect(read({ files: { [packagedFile]: text } }).problems).toEqual([]);
  });
});

describe('the sources that were looked at', () => {
  it('have their paths for the log, which the problems sent to the page never have', () => {
    const { problems, lookedAt } = read({ env: { ESCALE_CONFIG: '/home/me/test.json' } });
    expect(lookedAt).toEqual([{ source: 'ESCALE_CONFIG', place: '/home/me/test.json', state: 'unreadable' }]);
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain('/home/me');
  });

  it('say what was met at each', () => {
    expect(read({ files: { [packagedFile]: '{}' }, unreadable: managedFile, isPackaged: true }).lookedAt).toEqual([
      { source: 'managed', place: managedFile, state: 'unreadable' },
      { source: 'packaged', place: packagedFile, state: 'found' },
    ]);
    expect(read({ env: { ESCALE_API_BASE_URL: 'https://a.example.org' } }).lookedAt).toEqual([
      { source: 'ESCALE_API_BASE_URL', place: 'ESCALE_API_BASE_URL', state: 'found' },
      { source: 'managed', place: managedFile, state: 'absent' },
      { source: 'packaged', place: packagedFile, state: 'absent' },
    ]);
  });
});

describe('managedConfigPath', () => {
  it('is the usual folder for administrators on each system', () => {
    expect(managedConfigPath('darwin', {})).toBe('/Library/Application Support/Escale/config.json');
    expect(managedConfigPath('linux', {})).toBe('/etc/escale/config.json');
    expect(managedConfigPath('win32', { PROGRAMDATA: 'D:/Data' })).toMatch(/^D:.Data.Escale.config\.json$/u);
  });
});
