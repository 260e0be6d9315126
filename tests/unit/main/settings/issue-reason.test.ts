import { describe, expect, it } from 'vitest';
import { keepValid } from '#main/settings/parse-config.ts';
import type { JsonObject } from '#main/settings/sources.ts';
import { reasonText } from '#shared/config-reasons.ts';
import french from '#shared/locales/fr/configReasons.json';
import { policies } from '#shared/policies/policies.ts';

const reasonsOf = (values: JsonObject) =>
  Object.fromEntries(keepValid(values).problems.map(({ key, reason }) => [key, reason]));

describe('why a value cannot be used', () => {
  it.each([
    [{ idleLimit: '60' }, 'idleLimit', { code: 'number' }],
    [{ idleLimit: 60.5 }, 'idleLimit', { code: 'number' }],
    [{ idleLimit: 1 }, 'idleLimit', { code: 'tooSmall', values: { minimum: 60 } }],
    [{ idleLimit: 100_000 }, 'idleLimit', { code: 'tooLarge', values: { maximum: 86_400 } }],
    [{ keepSession: 'false' }, 'keepSession', { code: 'boolean' }],
    [{ platformName: null }, 'platformName', { code: 'text' }],
    [{ platformName: '' }, 'platformName', { code: 'empty' }],
    [{ platformName: 'x'.repeat(81) }, 'platformName', { code: 'tooLong', values: { maximum: 80 } }],
    [{ theme: 'red' }, 'theme', { code: 'choice', values: { values: 'light, dark, system' } }],
    [{ platformLanguage: 'FR' }, 'platformLanguage', { code: 'languageCode' }],
    [{ phoneCountries: 'FR' }, 'phoneCountries', { code: 'list' }],
    [{ phoneCountries: [] }, 'phoneCountries', { code: 'emptyList' }],
    [{ phoneCountries: ['FR', 'be'] }, 'phoneCountries', { code: 'countryCode', entry: '2' }],
    [{ pictureHosts: ['https://a.example.org'] }, 'pictureHosts', { code: 'host', entry: '1' }],
    [{ modules: true }, 'modules', { code: 'group' }],
    [{ modules: { evnt: true } }, 'modules.evnt', { code: 'unknown' }],
    [{ adminUrl: 'http://a.example.org' }, 'adminUrl', { code: 'httpsAddress' }],
    [{ mapTiles: 'https://t.example.org' }, 'mapTiles', { code: 'tilesBraces' }],
    [{ clientCertificate: { file: 'client.p12' } }, 'clientCertificate.file', { code: 'localFile' }],
    [{ analytics: { names: { summary: 'a/b' } } }, 'analytics.names.summary', { code: 'dashboard' }],
    [{ analytics: { views: [{ name: 'a', fr: 'A' }] } }, 'analytics.views', { code: 'required', entry: '1.en' }],
    [
      { analytics: { views: [{ name: 'a', fr: 'A', en: 'A', colour: 'red' }] } },
      'analytics.views',
      { code: 'unknown', entry: '1.colour' },
    ],
    [
      { analytics: { views: [{ name: 'a', fr: 'A', en: 'A', periodicities: ['daily', 'weekly'] }] } },
      'analytics.views',
      { code: 'choice', values: { values: 'daily, monthly, yearly' }, entry: '1.periodicities.2' },
    ],
  ] as const)('is told for %j', (values, key, reason) => {
    expect(reasonsOf(values)).toEqual({ [key]: reason });
  });

  const wrong = [null, true, 'é à', '', 'x'.repeat(2000), -1, 0.5, 1e9, [], [[]], ['é à'], [1], {}, [{}], { x: 1 }];
  it.each(policies().map(({ key, path }) => [key, path] as const))('is a text for whatever %s holds', (_key, path) => {
    let refused = 0;
    for (const value of wrong) {
      const values = path.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), value);
      // A path of a setting has at least one name.
      for (const { reason } of keepValid(values as JsonObject).problems) {
        refused += 1;
        expect(french.codes).toHaveProperty(reason.code);
        expect(reasonText(reason, 'fr')).not.toMatch(/\{(?![xyz]\})/u);
      }
    }
    expect(refused).toBeGreaterThan(5);
  });
});
