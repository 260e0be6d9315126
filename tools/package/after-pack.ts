import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AfterPackContext, Arch } from 'electron-builder';
import plist from 'plist';
import { foreignModules } from './processors.ts';
import { addBom } from './sbom/write.ts';
import { processors, systems } from './systems.ts';

/**
 * Run by electron-builder when the application of one system is complete, before its fuses are set and it is signed.
 *
 * @throws Error when a native module is for another system or processor, or Escale is packed for none of this name
 */
export async function afterPack(context: AfterPackContext): Promise<void> {
  const { packager, appOutDir, arch } = context;
  const system = oneOf(systems, packager.platform.buildConfigurationKey);
  const processor = oneOf(processors, Arch[arch]);
  const foreign = foreignModules(packager.getResourcesDir(appOutDir), system, processor);
  if (foreign.length > 0) throw new Error(foreign.join('\n'));
  addBom(context);
  if (system === 'mac') {
    restrictTransport(join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents/Info.plist'));
  }
}

/** A name of electron-builder as one of those that Escale is packed for. */
function oneOf<Name extends string>(known: readonly Name[], name: string): Name {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new Error(`Escale is packed for ${known.join(', ')}, not for ${name}.`);
  return found;
}

/** Takes out what electron-builder allows for its updater: any server without TLS. */
function restrictTransport(file: string): void {
  const info = plist.parse(readFileSync(file, 'utf8'));
  if (typeof info !== 'object' || !('NSAppTransportSecurity' in info)) return;
  const { NSAppTransportSecurity: _, ...rest } = info;
  writeFileSync(file, plist.build(rest));
}
