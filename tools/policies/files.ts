import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale } from '#shared/preferences.ts';
import manifest from '../../package.json' with { type: 'json' };
import { adml } from './adml.ts';
import { admx } from './admx.ts';
import { configSchema } from './config-schema.ts';
import { mobileconfig } from './mobileconfig.ts';
import { settings } from './settings.ts';

/** Where Windows looks for the texts of a language. */
const cultures: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };

/** Version of the application, `major.minor`, as the policy definitions count theirs. */
const revision = manifest.version.split('.').slice(0, 2).join('.');

/** The files with which administrators manage the settings: each content by its path. */
export function policyFiles(): Record<string, string> {
  const all = settings();
  return {
    'config.schema.json': configSchema(),
    'config.example.json': `${JSON.stringify(example, null, 2)}\n`,
    'Escale.admx': admx(all, revision),
    [`${cultures.fr}/Escale.adml`]: adml(all, 'fr', revision),
    [`${cultures.en}/Escale.adml`]: adml(all, 'en', revision),
    'Escale.mobileconfig': mobileconfig(all),
  };
}

/** The configuration file of a site, to begin with. */
const example = {
  $schema: './config.schema.json',
  apiBaseUrl: 'https://api.example.org',
  platformName: 'Mobilités 54',
  modules: { community: true, export: true, solidary: true },
  idleLimit: 3600,
};

/** Writes the files into a folder, which holds nothing else afterwards. */
export function writePolicyFiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(policyFiles())) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
