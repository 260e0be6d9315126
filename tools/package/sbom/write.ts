import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { type AfterPackContext, Arch } from 'electron-builder';
import fullVersions from 'electron-to-chromium/full-versions.json' with { type: 'json' };
import { expand, type ThirdPartyFile } from '#shared/third-parties.ts';
import { root } from '../../run/setup/machine.mjs';
import { electronZip, installedVersion } from '../electron.ts';
import { readJson } from '../json.ts';
import { sha256 } from '../sha256.ts';
import { type BomFacts, billOfMaterials } from './bom.ts';

/** Name of the bill of materials among the resources of a package. */
export const bomFile = 'sbom.cdx.json';

/** The Chromium that each Electron contains. */
const chromiumOf: Readonly<Record<string, string>> = fullVersions;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/**
 * Writes the bill of materials of an application that was just packed into its resources, and beside the installers
 * under their name.
 */
export function addBom(context: AfterPackContext): void {
  const { appOutDir, packager, arch } = context;
  const resources = packager.getResourcesDir(appOutDir);
  const packed = readFileSync(join(root, 'out/third-party/packages.json.gz'));
  // The build wrote it.
  const list = expand(JSON.parse(gunzipSync(packed).toString()) as ThirdPartyFile);
  const bom = billOfMaterials(list, factsOf(context, join(resources, 'app.asar')));
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  writeFileSync(join(resources, bomFile), text);
  const output = resolve(packager.projectDir, packager.config.directories?.output ?? 'dist');
  writeFileSync(join(output, packager.expandArtifactNamePattern(null, 'cdx.json', arch)), text);
}

function factsOf({ packager, electronPlatformName, arch }: AfterPackContext, archive: string): BomFacts {
  const electron = installedVersion('electron');
  const zip = electronZip(electronPlatformName, Arch[arch]);
  const checksums = readJson<Record<string, string>>(join(root, 'node_modules/electron/checksums.json'));
  return {
    version: packager.appInfo.version,
    // The pinned Node is the one that Electron embeds.
    electron: { chromium: chromiumOf[electron] ?? null, node: installedVersion('node') },
    electronZip: {
      url: `https://github.com/electron/electron/releases/download/v${electron}/${zip}`,
      sha256: checksums[zip] ?? null,
    },
    integrityOf: integritiesOf(readJson<Lock>(join(root, 'package-lock.json'))),
    asar: sha256(readFileSync(archive)),
    time: timeOf(process.env.SOURCE_DATE_EPOCH),
  };
}

/** Looks up what the lock says of a version of a package, in whichever folder it is installed. */
const integritiesOf =
  ({ packages }: Lock): BomFacts['integrityOf'] =>
  (name, version) =>
    Object.entries(packages).find(
      ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === version,
    )?.[1].integrity;

/** @param epoch seconds since 1970 */
const timeOf = (epoch: string | undefined): string | null =>
  epoch === undefined ? null : new Date(Number(epoch) * 1000).toISOString();
