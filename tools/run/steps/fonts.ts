import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureSystemPackages, type SystemPackage } from '../setup/system.mjs';

interface FontFamily {
  /** The Debian package that contains it. */
  readonly package: SystemPackage;
  /** Folder in which that package installs its files. */
  readonly folder: string;
  readonly sansSerif: string;
  readonly monospace: string;
}

/**
 * The fonts of windows in tests, benches and pictures, so that they look the same on every machine. `wide` is the
 * widest of the common fonts and the default of Debian: what fits there fits everywhere. `narrow` has the widths of
 * Arial, which are close to those of the fonts of Windows and macOS.
 */
export const fonts = {
  wide: {
    package: 'fonts-dejavu-core',
    folder: '/usr/share/fonts/truetype/dejavu',
    sansSerif: 'DejaVu Sans',
    monospace: 'DejaVu Sans Mono',
  },
  narrow: {
    package: 'fonts-liberation',
    folder: '/usr/share/fonts/truetype/liberation',
    sansSerif: 'Liberation Sans',
    monospace: 'Liberation Mono',
  },
} satisfies Record<string, FontFamily>;

export type FontName = keyof typeof fonts;

export const fontNames: readonly FontName[] = ['wide', 'narrow'];

/** Installs the fonts if possible; otherwise windows use the fonts of the system. */
export async function ensureFonts(): Promise<void> {
  await ensureSystemPackages(
    fontNames.map((name) => fonts[name].package),
    'to draw windows in the same fonts everywhere',
  );
}

/**
 * Environment variables with which a browser uses a single font, whatever else is installed. Only on Linux, where
 * fontconfig selects fonts; empty elsewhere.
 *
 * @param folder for the configuration of fontconfig and its cache
 */
export function fontEnv(name: FontName, folder: string): Record<string, string> {
  if (process.platform !== 'linux') return {};
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `fonts-${name}.conf`);
  writeFileSync(file, configuration(fonts[name], join(folder, `cache-${name}`)));
  return { FONTCONFIG_FILE: file };
}

const configuration = (family: FontFamily, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${family.folder}</dir>
  <cachedir>${cache}</cachedir>
${preference('sans-serif', family.sansSerif)}
${preference('system-ui', family.sansSerif)}
${preference('serif', family.sansSerif)}
${preference('monospace', family.monospace)}
</fontconfig>
`;

const preference = (generic: string, family: string): string =>
  `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
