import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { configSchema } from '../../../../tools/policies/config-schema.ts';
import { policyFiles } from '../../../../tools/policies/files.ts';
import { settings } from '../../../../tools/policies/settings.ts';

const validate = new Ajv().compile(JSON.parse(configSchema()));

/** The value as the member of groups that a path names. */
const at = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const accepted: unknown[] = [
  {},
  { apiBaseUrl: 'https://api.example.org/v1/' },
  { apiBaseUrl: 'http://localhost:8080' },
  { apiBaseUrl: 'http://[::1]:8080' },
  { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png?key=1' },
  { mapTiles: 'http://127.0.0.1:8081/{z}/{y}/{x}' },
  { modules: {} },
  { analytics: { names: { summary: '' }, views: [{ name: 'a-b', fr: 'A', en: 'B' }] } },
  { clientCertificate: { file: '/etc/escale/client.p12' } },
  { publicSiteUrl: 'https://www.example.org' },
];

const refused: unknown[] = [
  { apiBaseUrl: 'api.example.org' },
  { apiBaseUrl: 'http://api.example.org' },
  { apiBaseUrl: 'http://localhost.example.org' },
  { apiBaseUrl: 'https://user:secret@api.example.org' },
  { apiBaseUrl: 'https://api.example.org?' },
  { apiBaseUrl: 'https://api.example.org#top' },
  { apiBaseUrl: 'ftp://api.example.org' },
  { apiBaseUrl: 'https://' },
  { mapTiles: 'https://tiles.example.org/{z}/{x}.png' },
  { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}/{y}.png' },
  { mapTiles: 'http://tiles.example.org/{z}/{x}/{y}.png' },
  { mapTiles: 'https://{z}.example.org/{x}/{y}.png' },
  { mapTiles: 'https://me@tiles.example.org/{z}/{x}/{y}.png' },
  { publicSiteUrl: 'http://www.example.org' },
  { publicSiteUrl: 'www.example.org' },
  { platformName: '' },
  { platformName: 'x'.repeat(81) },
  { modules: { community: 'yes' } },
  { modules: { comunity: true } },
  { idleLimit: 59 },
  { idleLimit: 60.5 },
  { theme: 'blue' },
  { phoneCountries: [] },
  { phoneCountries: ['France'] },
  { pictureHosts: ['https://www.example.org'] },
  { analytics: { views: [{ name: 'a' }] } },
  { analytics: { names: { summary: 'a.b' } } },
  { clientCertificate: { passphraseFile: '/etc/escale/client.txt' } },
  { clientCertificate: { file: '//server/share/client.p12' } },
  { nothing: true },
];

const inWords = (config: unknown) => JSON.stringify(config);

describe('the JSON schema of the configuration file', () => {
  it.each(accepted.map((config) => [inWords(config), config]))('accepts %s, as the application does', (_, config) => {
    expect(siteConfig.safeParse(config).success).toBe(true);
    expect(validate(config)).toBe(true);
  });

  it.each(refused.map((config) => [inWords(config), config]))('refuses %s, as the application does', (_, config) => {
    expect(siteConfig.safeParse(config).success).toBe(false);
    expect(validate(config)).toBe(false);
  });

  it('accepts the example of every setting, which the application accepts', () => {
    for (const { key, path, example, exampleOnMac } of settings()) {
      for (const value of [example, exampleOnMac]) {
        const config = Object(at(path, value));
        if (key === 'clientCertificate.passphraseFile') config.clientCertificate.file = '/etc/escale/client.p12';
        expect(siteConfig.safeParse(config).error?.issues, key).toBeUndefined();
        expect(validate(config), key).toBe(true);
      }
    }
  });

  it('describes every setting with its title, meaning and example', () => {
    for (const { name, meaning, example } of settings()) {
      expect(configSchema()).toContain(JSON.stringify(name.en));
      expect(configSchema()).toContain(JSON.stringify(meaning.en.replaceAll('`', '')));
      expect(configSchema().replaceAll(/\s+/gu, '')).toContain(JSON.stringify([example]).replaceAll(/\s+/gu, ''));
    }
  });

  it('is named by the example of a file, which the application takes', () => {
    const { $schema, ...values } = JSON.parse(policyFiles()['config.example.json'] ?? '');
    expect(policyFiles()).toHaveProperty([$schema.replace('./', '')]);
    expect(validate({ $schema, ...values })).toBe(true);
    expect(siteConfig.safeParse(values).success).toBe(true);
  });
});
