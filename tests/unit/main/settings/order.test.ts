import { describe, expect, it } from 'vitest';
import { UntrustedFile } from '#main/settings/reading-failure.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';
import type { JsonObject, Reading } from '#main/settings/sources.ts';
import type { ConfigSource } from '#shared/config.ts';

const installed = ['policy', 'managed', 'installer', 'packaged'] as const;
type Installed = (typeof installed)[number];

const fromSource = ['ESCALE_API_BASE_URL', 'ESCALE_CONFIG', 'managed', 'packaged'] as const;

const found = (values: JsonObject): Reading => ({ state: 'found', values, problems: [] });
const failing = (code: string) => Object.assign(new Error(code), { code });

/** Reads an installed application's sources, each with what it holds; an error of a file is thrown. */
function readInstalled(given: Partial<Record<Installed, Reading>>) {
  const at = (source: Installed) => ({ place: source, read: () => given[source] ?? ({ state: 'absent' } as const) });
  const text = (source: Installed) => () => {
    const reading = given[source] ?? { state: 'absent' };
    if (reading.state === 'found') return JSON.stringify(reading.values);
    if (reading.state === 'untrusted') throw new UntrustedFile(reading.reason);
    throw failing(reading.state === 'absent' ? 'ENOENT' : 'EACCES');
  };
  return readSiteConfig({
    policy: at('policy'),
    installer: at('installer'),
    managedFile: '/managed.json',
    packagedFile: '/packaged.json',
    isPackaged: true,
    env: {},
    readManaged: text('managed'),
    readText: text('packaged'),
  });
}

const pairs = <Source>(sources: readonly Source[]) =>
  sources.flatMap((strong, index) => sources.slice(index + 1).map((weak) => [strong, weak] as const));

/** A setting of every kind, with two values, as they stand in a source. */
const kinds: readonly [kind: string, key: string, strong: JsonObject, weak: JsonObject][] = [
  ['text', 'platformName', { platformName: 'Strong' }, { platformName: 'Weak' }],
  ['boolean', 'eventCommunityRequired', { eventCommunityRequired: false }, { eventCommunityRequired: true }],
  ['integer', 'idleLimit', { idleLimit: 60 }, { idleLimit: 120 }],
  ['choice', 'theme', { theme: 'light' }, { theme: 'dark' }],
  ['list', 'phoneCountries', { phoneCountries: ['LU'] }, { phoneCountries: ['FR', 'BE'] }],
  [
    'json',
    'analytics.views',
    { analytics: { views: [{ name: 'a', fr: 'A', en: 'A', periodicities: ['daily'] }] } },
    { analytics: { views: [{ name: 'b', fr: 'B', en: 'B', periodicities: ['daily'] }] } },
  ],
  [
    'value of a group',
    'solidary.proofFile.maxBytes',
    { solidary: { proofFile: { maxBytes: 2048 } } },
    { solidary: { proofFile: { maxBytes: 4096 } } },
  ],
];
const valueAt = (values: unknown, key: string): unknown =>
  // Only objects are entered: every group has its defaults.
  key.split('.').reduce((group, name) => (group as JsonObject)[name], values);

describe.each(kinds)('a setting that is a %s', (_kind, key, strong, weak) => {
  it.each(pairs(installed))('comes from %s rather than from %s, and from the latter alone', (first, second) => {
    const both = readInstalled({ [first]: found(strong), [second]: found(weak) });
    expect(valueAt(both.config, key)).toEqual(valueAt(strong, key));
    expect(both.sources).toEqual({ [key]: first });
    const one = readInstalled({ [first]: found({ locale: 'en' }), [second]: found(weak) });
    expect(valueAt(one.config, key)).toEqual(valueAt(weak, key));
    expect(one.sources).toEqual({ locale: first, [key]: second });
  });
});

describe.each(pairs(installed))('the sources %s and %s', (strong, weak) => {
  it('give the values of one group together', () => {
    const { config, sources } = readInstalled({
      [strong]: found({ apiBaseUrl: 'https://a.example.org', modules: { community: true, event: false } }),
      [weak]: found({ modules: { export: true, event: true } }),
    });
    expect(config.modules).toMatchObject({ community: true, export: true, event: false });
    expect(sources).toMatchObject({ 'modules.community': strong, 'modules.export': weak, 'modules.event': strong });
  });

  it('tell an invalid value, and use the other', () => {
    const { config, problems, sources } = readInstalled({
      [strong]: found({ idleLimit: 'long' }),
      [weak]: found({ idleLimit: 120, apiBaseUrl: 'https://a.example.org' }),
    });
    expect(problems).toEqual([{ source: strong, key: 'idleLimit', reason: { code: 'number' } }]);
    expect(config.idleLimit).toBe(120);
    expect(sources.idleLimit).toBe(weak);
  });

  const address = found({ apiBaseUrl: 'https://other.example.org', training: true });
  const bad: readonly [what: string, reading: Reading, key: string][] = [
    ['a refused address', found({ apiBaseUrl: 'http://api.example.org' }), 'apiBaseUrl'],
    ['nothing that can be read', { state: 'unreadable', reason: { code: 'refused', values: { code: 'EACCES' } } }, ''],
    ['what somebody could change', { state: 'untrusted', reason: { code: 'notOfRoot' } }, ''],
  ];
  it.each(bad)('give no address when the stronger has %s', (_what, reading, key) => {
    const { config, problems, addressProblem, sources } = readInstalled({ [strong]: reading, [weak]: address });
    expect(config.apiBaseUrl).toBeUndefined();
    expect(config.modules.event).toBe(false);
    expect(sources).not.toHaveProperty('apiBaseUrl');
    expect(addressProblem).toMatchObject({ source: strong, key });
    expect(problems).toContainEqual(addressProblem);
  });

  it.each(bad)('give the address of the stronger, and tell that the weaker has %s', (_what, reading, key) => {
    const { config, problems, addressProblem } = readInstalled({ [strong]: address, [weak]: reading });
    expect(config.apiBaseUrl).toBe('https://other.example.org');
    expect(addressProblem).toBeNull();
    expect(problems).toMatchObject([{ source: weak, key }]);
  });
});

describe('run from source', () => {
  const files: Readonly<Record<string, string>> = {
    ESCALE_CONFIG: '/given.json',
    managed: '/managed.json',
    packaged: '/packaged.json',
  };
  it.each(pairs(fromSource))('the address comes from %s rather than from %s', (strong, weak) => {
    const addressOf = (source: ConfigSource) => `https://${source.toLowerCase().replaceAll('_', '-')}.example.org`;
    const given: readonly ConfigSource[] = [strong, weak];
    const readText = (path: string) => {
      const source = given.find((name) => files[name] === path);
      if (source === undefined) throw failing('ENOENT');
      return JSON.stringify({ apiBaseUrl: addressOf(source) });
    };
    const { config, sources } = readSiteConfig({
      managedFile: '/managed.json',
      packagedFile: '/packaged.json',
      isPackaged: false,
      env: {
        ...(given.includes('ESCALE_CONFIG') && { ESCALE_CONFIG: '/given.json' }),
        ...(given.includes('ESCALE_API_BASE_URL') && { ESCALE_API_BASE_URL: addressOf('ESCALE_API_BASE_URL') }),
      },
      readText,
      readManaged: readText,
    });
    expect(config.apiBaseUrl).toBe(addressOf(strong));
    expect(sources).toEqual({ apiBaseUrl: strong });
  });
});

describe('values that belong together', () => {
  const file = '/etc/escale/client.p12';
  const passphraseFile = '/etc/escale/passphrase';

  it('may come from two sources', () => {
    const { config, problems } = readInstalled({
      policy: found({ training: true, clientCertificate: { passphraseFile } }),
      managed: found({ clientCertificate: { file } }),
    });
    expect(problems).toEqual([]);
    expect(config.clientCertificate).toEqual({ file, passphraseFile });
  });

  it('are told when one that is required is in none, and removed with it', () => {
    const { config, problems, sources } = readInstalled({
      policy: found({ training: true }),
      managed: found({ clientCertificate: { passphraseFile } }),
    });
    expect(problems).toEqual([{ source: 'managed', key: 'clientCertificate.file', reason: { code: 'required' } }]);
    expect(config.clientCertificate).toBeUndefined();
    expect(sources).toEqual({ training: 'policy' });
  });

  it('are not mixed with those of a weaker source when one is refused', () => {
    const { config, problems } = readInstalled({
      policy: found({ training: true, clientCertificate: { file: 'client.p12', passphraseFile } }),
      managed: found({ clientCertificate: { file } }),
    });
    expect(problems).toMatchObject([{ source: 'policy', key: 'clientCertificate.file' }]);
    expect(config.clientCertificate).toEqual({ file });
  });

  it('say no source for modules that training turns on', () => {
    const { config, sources } = readInstalled({ managed: found({ training: true, modules: { event: false } }) });
    expect(config.modules.event).toBe(true);
    expect(sources).toEqual({ training: 'managed' });
  });
});

it('takes no setting for one of every object', () => {
  const packaged = '{"__proto__":{"training":true},"modules":{"__proto__":{"event":true}},"constructor":{"x":1}}';
  const readText = (path: string) => {
    if (path === '/packaged.json') return packaged;
    throw failing('ENOENT');
  };
  const files = { managedFile: '/managed.json', packagedFile: '/packaged.json' };
  readSiteConfig({ ...files, isPackaged: true, env: {}, readText, readManaged: readText });
  expect({}).not.toHaveProperty('training');
  expect({}).not.toHaveProperty('event');
});
