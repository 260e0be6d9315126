import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AfterPackContext, Arch } from 'electron-builder';
import plist from 'plist';
import { foreignModules } from './processors.ts';
import { addBom } from './sbom/write.ts';
import { type Processor, processors, type System, systems } from './systems.ts';

/**
 * Run by electron-builder when the application of one system is complete, before its fuses are set and it is signed.
 *
 * @throws Error when a native module is for another system or processor
 */
export async function afterPack(context: AfterPackContext): Promise<void> {
  const { packager, appOutDir, arch } = context;
  const processor = processorOf(arch);
  const foreign = foreignModules(
    packager.getResourcesDir(appOutDir),
    systemOf(packager.platform.buildConfigurationKey),
    processor,
  );
  if (foreign.length > 0) throw new Error(foreign.join('\n'));
  addBom(context);
  if (packager.platform.buildConfigurationKey === 'mac') {
    restrictTransport(join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents/Info.plist'));
  }
}

function processorOf(arch: Arch): Processor {
  const processor = processors.find((name) => name === Arch[arch]);
  if (processor === undefined) throw new Error(`Escale is not packed for ${Arch[arch]}.`);
  return processor;
}

function systemOf(key: string): System {
  const system = systems.find((name) => name === key);
  if (system === undefined) throw new Error(`Escale is not packed for ${key}.`);
  return system;
}

/** Takes out what electron-builder allows for its updater: any server without TLS. */
function restrictTransport(file: string): void {
  const info = plist.parse(readFileSync(file, 'utf8'));
  if (typeof info !== 'object' || !('NSAppTransportSecurity' in info)) return;
  const { NSAppTransportSecurity: _, ...rest } = info;
  writeFileSync(file, plist.build(rest));
}
