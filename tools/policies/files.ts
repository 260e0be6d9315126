import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale } from '#shared/preferences.ts';
import { root } from '../run/setup/machine.mjs';
import { adml } from './adml.ts';
import { admx } from './admx.ts';
import { configSchema } from './config-schema.ts';
import { mobileconfig } from './mobileconfig.ts';
import { settings } from './settings.ts';

/** Where Windows looks for the texts of a language. */
const cultures: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };

/** The files with which administrators manage the settings: each content by its path. */
export function policyFiles(): Record<string, string> {
  const all = settings();
  const revision = revisionOf();
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

/** Version of the application, `major.minor`, as the policy definitions count theirs. */
function revisionOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version.split('.').slice(0, 2).join('.');
}
