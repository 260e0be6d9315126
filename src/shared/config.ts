import { z } from 'zod';
import type { PlainReasonCode } from './config-reasons.ts';
import { locale, theme } from './locale.ts';
import { mapTilesRefusal } from './map-tiles.ts';
import { addressRefusal, platformAddress } from './platform-address.ts';

/** Makes the reason code of a custom check the message of its issue. */
const because = (code: PlainReasonCode): string => code;

export const periodicities = ['daily', 'monthly', 'yearly'] as const;
export const periodicity = z.enum(periodicities);
export type Periodicity = z.infer<typeof periodicity>;

/** Name of a dashboard on the platform: a URL segment without dots, escapes or slashes. */
export const dashboardName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*$/, because('dashboard'));
/** Empty: the site has no such dashboard. */
const dashboardSetting = z.union([dashboardName, z.literal('')], because('dashboard'));

/** A host, with its port if it is not the default, as in a URL. */
const host = z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, because('host'));

/**
 * Dashboards of the platform: their names differ per deployment and cannot be listed (docs/screens/06-analytics.md §1,
 * §2).
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
  /** Offered beside the summary, with the site's own labels. */
  views: z
    .array(
      z.strictObject({
        name: dashboardName,
        fr: z.string().min(1).max(80),
        en: z.string().min(1).max(80),
        /** Periodicities in which it exists; all if absent. */
        periodicities: z.array(periodicity).min(1).optional(),
      }),
    )
    .default([]),
  /** Hosts from which dashboards are shown, with port if not the default; if empty, the host of the first one. */
  hosts: z.array(host).default([]),
});
export const dashboardSettings = ['summary', 'hitchhiker', 'community', 'solidaryCarpool'] as const;
export type DashboardSetting = (typeof dashboardSettings)[number];

/**
 * Modules that a site switches on (docs/screens/01-shell-home.md §8). All default to off; training mode switches all
 * on.
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
  // Without effect since points in time are always shown in the zone of the person; accepted, so that it refuses none.
  'utcTime',
  'adminButton',
  'kibanaDisplay',
  'loginDelegate',
] as const;
export type ModuleSwitch = (typeof moduleSwitches)[number];

/** Address that main itself asks: https (http for this computer only), with nothing but host, port and path. */
const askedAddress = z.string().check(({ value, issues }) => {
  const refusal = addressRefusal(value);
  if (refusal !== null) issues.push({ code: 'custom', message: because(refusal), input: value });
});
const apiAddress = askedAddress.transform(platformAddress);

const mapTiles = z.string().check(({ value, issues }) => {
  const refusal = mapTilesRefusal(value);
  if (refusal !== null) issues.push({ code: 'custom', message: because(refusal), input: value });
});

/** Absolute path on this computer, never on a network share. */
const localPath = (reason: 'localFile' | 'localFolder') =>
  z
    .string()
    .max(1000)
    .regex(/^(?:\/(?!\/)|[A-Za-z]:[\\/])/, because(reason));
const localFile = localPath('localFile');

const clientCertificate = z.strictObject({
  /** PKCS#12 (`.p12`, `.pfx`), or certificate and key in PEM. */
  file: localFile,
  /** File whose first line is the passphrase; absent when there is none. */
  passphraseFile: localFile.optional(),
});
export type ClientCertificate = z.infer<typeof clientCertificate>;

const externalLink = z.url({ protocol: /^https$/, error: because('httpsAddress') });

const switches = z.strictObject(
  Object.fromEntries(moduleSwitches.map((name) => [name, z.boolean().default(false)])) as Record<
    ModuleSwitch,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/**
 * The configuration of a site, read value by value from the places of docs/configuration.md. Every key has a default,
 * so an empty object is valid.
 */
export const siteConfig = z.strictObject({
  /** Base URL of the platform's API, without a final slash. Absent: see `training`. */
  apiBaseUrl: apiAddress.optional(),
  /**
   * Whether the application uses the training platform when it has no base URL. Absent: only while it is not installed.
   */
  training: z.boolean().optional(),
  platformName: z.string().min(1).max(80).default('Escale'),
  /**
   * Whom to ask for help, shown as it is wherever something fails, and in the system's own dialogs. Absent: nothing is
   * shown.
   */
  supportContact: z.string().trim().min(1).max(200).optional(),
  modules: switches.prefault({}),
  /** Seconds without input after which the session ends. */
  idleLimit: z.int().min(60).max(86_400).default(3600),
  /**
   * Whether a session outlives the window. `false` on shared computers: nothing that restores it or tells whose it was
   * is kept (docs/session-and-tokens.md).
   */
  keepSession: z.boolean().default(true),
  /** Days for which reports of imports that are over are kept on the computer; 0: none is. */
  importHistoryDays: z.int().min(0).max(365).default(30),
  theme: theme.default('light'),
  locale: locale.default('fr'),
  /** Language in which the platform stores texts: ISO 639-1, as in a person's profile. */
  platformLanguage: z
    .string()
    .regex(/^[a-z]{2}$/, because('languageCode'))
    .default('fr'),
  /**
   * ISO 3166-1 alpha-2 codes of the countries whose phone numbers are accepted without a prefix; the first one is the
   * default.
   */
  phoneCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/, because('countryCode')))
    .min(1)
    .default(['FR']),
  eventDescriptionRequired: z.boolean().default(false),
  eventCommunityRequired: z.boolean().default(false),
  externalLoginUrl: externalLink.optional(),
  /**
   * Address for signing in as another user: `{operator}` and `{user}` are replaced by both e-mails, URL-encoded
   * (docs/screens/02-users-hitchhikers.md §7).
   */
  loginDelegateUrl: externalLink.optional(),
  adminUrl: externalLink.optional(),
  kibanaUrl: externalLink.optional(),
  publicSiteUrl: externalLink.optional(),
  /**
   * Upload address (multipart) for pictures of articles, outside the platform. Absent: pictures are given by their
   * address.
   */
  articleImageUrl: externalLink.optional(),
  /** Hosts besides the API's from which pictures of records and texts are fetched, over https. */
  pictureHosts: z.array(host).default([]),
  /** What the templates of campaigns bear of the platform (docs/screens/04-campaigns.md §4). */
  letters: z
    .strictObject({
      /** Colour of buttons. Absent: that of `buttonHtml`. */
      color: z
        .string()
        .regex(/^#[\da-f]{6}$/i, because('color'))
        .optional(),
      /** Address of the picture at the head of a message. Absent: an empty block stands there. */
      picture: externalLink.optional(),
    })
    .prefault({}),
  /** Address of map tiles, with `{z}`, `{x}` and `{y}`; fetched by main. Absent: a plain basemap. */
  mapTiles: mapTiles.optional(),
  /** Attribution of the tiles, as their terms require; shown on the map. */
  mapTilesCredit: z.string().min(1).max(200).optional(),
  analytics: analytics.prefault({}),
  /** Solidary records and people. */
  solidary: z
    .strictObject({
      /** Days without action above which a record is marked (docs/screens/07-solidary-records.md §1). */
      staleDays: z.int().min(1).max(365).default(7),
      /** Whether what is typed during a call is kept on disk, encrypted (docs/screens/07-solidary-records.md §9). */
      encryptedDrafts: z.boolean().default(true),
      /** Largest file of a proof, in bytes: the platform states no limit (docs/screens/07-solidary-records.md §5.1). */
      proofFile: z
        .strictObject({
          maxBytes: z
            .int()
            .min(1024)
            .max(104_857_600)
            .default(5 * 1024 * 1024),
        })
        .prefault({}),
    })
    .prefault({}),
  /**
   * Network that carries the requests: Node's, or the system's, for proxies that only the system can authenticate with.
   */
  network: z.enum(['node', 'system']).default('node'),
  /** Sent to the API's host only, when it asks. */
  clientCertificate: clientCertificate.optional(),
  /** Where the application looks for newer versions. */
  updates: z
    .strictObject({
      /** Address of the file that names the newest version (docs/updates.md). Absent: no check for updates. */
      address: askedAddress.optional(),
    })
    .prefault({}),
  /** Where a diagnostic file is written every day, for whoever looks after the computers. Absent: none is. */
  diagnosticFolder: localPath('localFolder').optional(),
  /** From when on it is, on the wall clock of the computer. */
  diagnosticTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('timeOfDay'))
    .default('12:00'),
  /** Files of one account that are kept there: the last ones. */
  diagnosticFiles: z.int().min(1).max(90).default(7),
  /** Whether the graphics card draws the window. `false` where it is emulated or shared, as on remote desktops. */
  hardwareAcceleration: z.boolean().default(true),
});
export type SiteConfig = z.infer<typeof siteConfig>;
/** The part of the configuration that the page gets: without paths on this computer. */
export const pageConfig = siteConfig.omit({ clientCertificate: true, diagnosticFolder: true });

/** The configuration as written in the file. */
export type SiteConfigFile = z.input<typeof siteConfig>;

/**
 * Where a configuration comes from, the strongest first within each kind of start (docs/configuration.md). The page
 * gets this name only; path or key stay in the log.
 */
export const configSources = [
  'policy',
  'managed',
  'installer',
  'packaged',
  'ESCALE_CONFIG',
  'ESCALE_API_BASE_URL',
] as const;
export type ConfigSource = (typeof configSources)[number];

/** A problem in a configuration, for the person: source, key (empty for the whole file), and reason in each language. */
export const configProblem = z.object({
  source: z.enum(configSources),
  key: z.string(),
  reason: z.record(locale, z.string()),
  /** The value is not wrong but missing. */
  isMissing: z.literal(true).optional(),
});
export type ConfigProblem = z.infer<typeof configProblem>;
