import { z } from 'zod';
import { addressRefusal, platformAddress } from './platform-address.ts';
import { locale, theme } from './preferences.ts';

/** Modules that a site switches on (screens 01 §8). All default off, training mode switches all on. */
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

const externalLink = z.url({ protocol: /^https$/ });

const switches = z.strictObject(
  Object.fromEntries(moduleSwitches.map((name) => [name, z.boolean().default(false)])) as Record<
    ModuleSwitch,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/**
 * The configuration of a site: read from the machine's managed file, else from the one built into the package.
 * Every value has a default, so that an empty object is a valid file (and means training).
 */
export const siteConfig = z.strictObject({
  /** Address of the platform's API, without a final slash. Absent: the training platform. */
  apiBaseUrl: apiAddress.optional(),
  platformName: z.string().min(1).max(80).default('Escale'),
  modules: switches.prefault({}),
  /** Seconds without input after which the session ends. */
  idleLimit: z.int().min(60).max(86_400).default(3600),
  theme: theme.default('light'),
  locale: locale.default('fr'),
  /** ISO 3166-1 alpha-2 codes of the countries whose phone numbers are accepted without a prefix; the first is the default. */
  phoneCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .default(['FR']),
  eventDescriptionRequired: z.boolean().default(false),
  eventCommunityRequired: z.boolean().default(false),
  externalLoginUrl: externalLink.optional(),
  /** Signing in as somebody: `{operator}` and `{user}` are replaced by both e-mails, encoded (screens 02 §7). */
  loginDelegateUrl: externalLink.optional(),
  adminUrl: externalLink.optional(),
  kibanaUrl: externalLink.optional(),
  publicSiteUrl: externalLink.optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;
/** What a person writes in the file. */
export type SiteConfigFile = z.input<typeof siteConfig>;

/** Where a configuration comes from. The page is told the name alone: the path of the file stays in the log. */
export const configSources = ['managed', 'packaged', 'ESCALE_CONFIG', 'ESCALE_API_BASE_URL'] as const;
export type ConfigSource = (typeof configSources)[number];

/** One thing wrong in a configuration: where, which key (empty: the whole file), and why, in English (for the IT people who wrote it). */
export const configProblem = z.object({ source: z.enum(configSources), key: z.string(), reason: z.string() });
export type ConfigProblem = z.infer<typeof configProblem>;
