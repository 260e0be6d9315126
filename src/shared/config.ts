import { z } from 'zod';
import { mapTilesRefusal } from './map-tiles.ts';
import { addressRefusal, platformAddress } from './platform-address.ts';
import { locale, theme } from './preferences.ts';

export const periodicities = ['daily', 'monthly', 'yearly'] as const;
export const periodicity = z.enum(periodicities);
export type Periodicity = z.infer<typeof periodicity>;

/** Name of a dashboard on the platform: a segment of an address, without dots, escapes or slashes. */
export const dashboardName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*$/);
/** Empty: the site has no such dashboard. */
const dashboardSetting = z.union([dashboardName, z.literal('')]);

/** A host with its port where it is not the usual one, as in an address. */
const host = z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/);

/**
 * Dashboards of the platform: their names are keys of each deployment, which nothing lists
 * (docs/screens/06-analytics.md §1, §2).
 */
const analytics = z.strictObject({
  names: z
    .strictObject({
      summary: dashboardSetting.default('summary'),
      hitchhiker: dashboardSetting.default('hitchhiker'),
      community: dashboardSetting.default('community'),
      solidaryCarpool: dashboardSetting.default('solidaryCarpool'),
    })
    .prefault({}),
  /** Offered beside the summary, in the words of the site. */
  views: z
    .array(
      z.strictObject({
        name: dashboardName,
        fr: z.string().min(1).max(80),
        en: z.string().min(1).max(80),
        /** Those that it exists in; all of them if absent. */
        periodicities: z.array(periodicity).min(1).optional(),
      }),
    )
    .default([]),
  /**
   * Hosts from which dashboards are shown, with their port where it is not the usual one; any one first met if empty.
   */
  hosts: z.array(host).default([]),
});
export const dashboardSettings = ['summary', 'hitchhiker', 'community', 'solidaryCarpool'] as const;
export type DashboardSetting = (typeof dashboardSettings)[number];

/**
 * Modules that a site switches on (docs/screens/01-shell-home.md §8). All default off, training mode switches all on.
 */
export const moduleSwitches = [
  'analytics',
  'hitchhiking',
  'campaign',
  'community',
  'event',
  'editorial',
  'solidary',
  'solidaryTransport',
  'export',
  'externalJourneys',
  'minorProtection',
  'toolboxEdit',
  'utcTime',
  'adminButton',
  'kibanaDisplay',
  'loginDelegate',
] as const;
export type ModuleSwitch = (typeof moduleSwitches)[number];

const apiAddress = z
  .string()
  .check(({ value, issues }) => {
    const message = addressRefusal(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  })
  .transform(platformAddress);

const mapTiles = z.string().check(({ value, issues }) => {
  const message = mapTilesRefusal(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
});

/** A file of this computer, never one of another: its full path. */
const localFile = z
  .string()
  .max(1000)
  .regex(/^(?:\/(?!\/)|[A-Za-z]:[\\/])/, 'must be the full path of a file of this computer');

const clientCertificate = z.strictObject({
  /** PKCS#12 (`.p12`, `.pfx`), or certificate and key in PEM. */
  file: localFile,
  /** Its passphrase is the first line of this file. Absent: it has none. */
  passphraseFile: localFile.optional(),
});
export type ClientCertificate = z.infer<typeof clientCertificate>;

const externalLink = z.url({ protocol: /^https$/ });

const switches = z.strictObject(
  Object.fromEntries(moduleSwitches.map((name) => [name, z.boolean().default(false)])) as Record<
    ModuleSwitch,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/**
 * The configuration of a site: read from the machine's managed file, else from the one built into the package.
 * Every value has a default, so that an empty object is a valid file.
 */
export const siteConfig = z.strictObject({
  /** Address of the platform's API, without a final slash. Absent: see `training`. */
  apiBaseUrl: apiAddress.optional(),
  /** Whether the application runs on invented data where it has no address. Absent: as long as it is not installed. */
  training: z.boolean().optional(),
  platformName: z.string().min(1).max(80).default('Escale'),
  modules: switches.prefault({}),
  /** Seconds without input after which the session ends. */
  idleLimit: z.int().min(60).max(86_400).default(3600),
  theme: theme.default('light'),
  locale: locale.default('fr'),
  /** Language in which the platform keeps its texts: ISO 639-1, as in the profile of a person. */
  platformLanguage: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('fr'),
  /**
   * ISO 3166-1 alpha-2 codes of the countries whose phone numbers are accepted without a prefix; the first is the
   * default.
   */
  phoneCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .default(['FR']),
  eventDescriptionRequired: z.boolean().default(false),
  eventCommunityRequired: z.boolean().default(false),
  externalLoginUrl: externalLink.optional(),
  /**
   * Signing in as somebody: `{operator}` and `{user}` are replaced by both e-mails, encoded
   * (docs/screens/02-users-hitchhikers.md §7).
   */
  loginDelegateUrl: externalLink.optional(),
  adminUrl: externalLink.optional(),
  kibanaUrl: externalLink.optional(),
  publicSiteUrl: externalLink.optional(),
  /**
   * Where pictures of articles are sent (multipart), beside the platform. Absent: a picture is given by its address.
   */
  articleImageUrl: externalLink.optional(),
  /** Hosts besides the API's from which pictures of records and texts are fetched, over https. */
  pictureHosts: z.array(host).default([]),
  /**
   * Address of the tiles of the map, with `{z}`, `{x}` and `{y}` in their places; main fetches them. Absent: plain
   * ground.
   */
  mapTiles: mapTiles.optional(),
  /** Who made the tiles, as their terms ask it to be said; shown on the map. */
  mapTilesCredit: z.string().min(1).max(200).optional(),
  analytics: analytics.prefault({}),
  /** Whose network carries the requests: Node's, or the system's, for a proxy that only the system can sign in to. */
  network: z.enum(['node', 'system']).default('node'),
  /** Shown to the host of the API alone, when it asks. */
  clientCertificate: clientCertificate.optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;
/** What the page is told: all but where files lie on this computer. */
export const pageConfig = siteConfig.omit({ clientCertificate: true });

/** What a person writes in the file. */
export type SiteConfigFile = z.input<typeof siteConfig>;

/** Where a configuration comes from. The page is told the name alone: the path of the file stays in the log. */
export const configSources = ['managed', 'packaged', 'ESCALE_CONFIG', 'ESCALE_API_BASE_URL'] as const;
export type ConfigSource = (typeof configSources)[number];

/**
 * One thing wrong in a configuration: where, which key (empty: the whole file), and why, in English (for the IT people
 * who wrote it).
 */
export const configProblem = z.object({
  source: z.enum(configSources),
  key: z.string(),
  reason: z.string(),
  /** Nothing is wrong with the value: there is none. */
  isMissing: z.literal(true).optional(),
});
export type ConfigProblem = z.infer<typeof configProblem>;
