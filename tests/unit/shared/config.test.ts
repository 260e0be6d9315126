import { describe, expect, it } from 'vitest';
import { type SiteConfigFile, siteConfig } from '#shared/config.ts';

const text = (length: number) => 'x'.repeat(length);
const views = (fr: string, en: string, name = 'weekly') => ({ analytics: { views: [{ name, fr, en }] } });
const path = (length: number) => ({ clientCertificate: { file: `/${text(length - 1)}` } });
const proof = (maxBytes: number) => ({ solidary: { proofFile: { maxBytes } } });

describe('the bounds of a value', () => {
  it.each<[string, SiteConfigFile[], SiteConfigFile[]]>([
    [
      'platformName',
      [{ platformName: text(1) }, { platformName: text(80) }],
      [{ platformName: '' }, { platformName: text(81) }],
    ],
    [
      'supportContact',
      [{ supportContact: text(1) }, { supportContact: `  ${text(200)} ` }],
      [{ supportContact: ' ' }, { supportContact: text(201) }],
    ],
    ['idleLimit', [{ idleLimit: 60 }, { idleLimit: 86_400 }], [{ idleLimit: 59 }, { idleLimit: 86_401 }]],
    ['mapTilesCredit', [{ mapTilesCredit: text(200) }], [{ mapTilesCredit: '' }, { mapTilesCredit: text(201) }]],
    ['phoneCountries', [{ phoneCountries: ['FR'] }], [{ phoneCountries: [] }, { phoneCountries: ['fr'] }]],
    [
      'analytics.views',
      [views(text(80), text(1)), views(text(1), text(80), text(100))],
      [views('', text(1)), views(text(1), ''), views(text(81), text(1)), views(text(1), text(81))],
    ],
    ['analytics.names', [{ analytics: { names: { summary: '' } } }], [views('A', 'B', text(101)), views('A', 'B', '')]],
    ['clientCertificate.file', [path(1000)], [path(1001), { clientCertificate: { file: '//server/x.p12' } }]],
    [
      'solidary.staleDays',
      [{ solidary: { staleDays: 1 } }, { solidary: { staleDays: 365 } }],
      [{ solidary: { staleDays: 0 } }, { solidary: { staleDays: 366 } }],
    ],
    ['solidary.proofFile.maxBytes', [proof(1024), proof(104_857_600)], [proof(1023), proof(104_857_601)]],
  ])('%s', (_key, taken, refused) => {
    for (const config of taken) expect(siteConfig.safeParse(config).error).toBeUndefined();
    for (const config of refused) expect([config, siteConfig.safeParse(config).success]).toEqual([config, false]);
  });
});

it('is that of an empty file where nothing is said', () => {
  expect(siteConfig.parse({})).toMatchObject({
    platformName: 'Escale',
    idleLimit: 3600,
    keepSession: true,
    theme: 'light',
    locale: 'fr',
    platformLanguage: 'fr',
    phoneCountries: ['FR'],
    pictureHosts: [],
    analytics: {
      names: {
        summary: 'summary',
        hitchhiker: 'hitchhiker',
        community: 'community',
        solidaryCarpool: 'solidaryCarpool',
      },
      views: [],
      hosts: [],
    },
    solidary: { staleDays: 7, encryptedDrafts: true, proofFile: { maxBytes: 5_242_880 } },
    network: 'node',
    updates: {},
    hardwareAcceleration: true,
  });
});
