import type { SettingKey } from '#shared/policies/policies.ts';
import type { Written } from './setting-texts.ts';

/** An example of the value of each setting. One that has none does not compile. */
type Examples = { readonly [Key in SettingKey]: Written<Key> };

/** The settings by their category, a folder of policies and a part of the tables: each with an example of its value. */
const categories = {
  platform: {
    apiBaseUrl: 'https://api.example.org',
    training: false,
    platformName: 'Mobilités 54',
    supportContact: 'Support, 03 83 00 00 00, support@example.org',
    platformLanguage: 'fr',
    phoneCountries: ['FR', 'BE'],
  },
  workstation: {
    idleLimit: 1800,
    importHistoryDays: 90,
    keepSession: false,
    theme: 'system',
    locale: 'fr',
    hardwareAcceleration: false,
    'updates.address': 'https://www.example.org/escale/updates.json',
    diagnosticFolder: 'C:\\ProgramData\\Escale\\Diagnostics',
    diagnosticTime: '13:30',
    diagnosticFiles: 14,
  },
  network: {
    network: 'system',
    'clientCertificate.file': 'C:\\ProgramData\\Escale\\client.p12',
    'clientCertificate.passphraseFile': 'C:\\ProgramData\\Escale\\client.txt',
  },
  modules: {
    'modules.analytics': true,
    'modules.hitchhiking': true,
    'modules.campaign': true,
    'modules.community': true,
    'modules.event': true,
    'modules.editorial': true,
    'modules.solidary': true,
    'modules.solidaryTransport': true,
    'modules.export': true,
    'modules.externalJourneys': true,
    'modules.minorProtection': true,
    'modules.toolboxEdit': true,
    'modules.utcTime': true,
    'modules.adminButton': true,
    'modules.kibanaDisplay': true,
    'modules.loginDelegate': true,
    eventDescriptionRequired: true,
    eventCommunityRequired: true,
  },
  links: {
    externalLoginUrl: 'https://login.example.org',
    loginDelegateUrl: 'https://www.example.org/delegate?from={operator}&to={user}',
    adminUrl: 'https://admin.example.org',
    kibanaUrl: 'https://kibana.example.org',
    publicSiteUrl: 'https://www.example.org',
  },
  pictures: {
    articleImageUrl: 'https://www.example.org/upload',
    pictureHosts: ['www.example.org', 'cdn.example.org'],
    'letters.color': '#0b5cad',
    'letters.picture': 'https://www.example.org/letter.png',
    mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
    mapTilesCredit: '© OpenStreetMap',
  },
  dashboards: {
    'analytics.names.summary': 'summary-54',
    'analytics.names.hitchhiker': 'hitchhiker-54',
    'analytics.names.community': 'community-54',
    'analytics.names.solidaryCarpool': 'solidary-carpool-54',
    'analytics.views': [{ name: 'journeys', fr: 'Trajets', en: 'Journeys', periodicities: ['monthly', 'yearly'] }],
    'analytics.hosts': ['dashboards.example.org'],
  },
  solidary: {
    'solidary.staleDays': 14,
    'solidary.encryptedDrafts': false,
    'solidary.proofFile.maxBytes': 10485760,
  },
} as const satisfies Readonly<Record<string, Partial<Examples>>>;

export type Category = keyof typeof categories;

// The keys of an object of the source.
export const categoryNames = Object.keys(categories) as Category[];

export const examples: Examples = {
  ...categories.platform,
  ...categories.workstation,
  ...categories.network,
  ...categories.modules,
  ...categories.links,
  ...categories.pictures,
  ...categories.dashboards,
  ...categories.solidary,
};

/** Examples on macOS, where they are other ones: paths of files. */
export const examplesOnMac: Partial<Examples> = {
  'clientCertificate.file': '/Library/Application Support/Escale/client.p12',
  'clientCertificate.passphraseFile': '/Library/Application Support/Escale/client.txt',
};

/** Whether a setting stands in a category. */
export const isIn = (key: SettingKey, category: Category): boolean => key in categories[category];
