import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { keytar } from '../../build/native-packages.ts';
import { which } from '../../run/setup/machine.mjs';
import { type Order, pack } from '../pack.ts';
import { type System, systems } from '../systems.ts';
import { standInCertificate } from './certificate.ts';
import { rehearsalConfiguration, type StandIns } from './configuration.ts';
import { compilers, makeStandIn } from './electron/programs.ts';
import { writeZip } from './electron/zips.ts';
import { writeLauncher } from './launcher.ts';
import { rehearsedProcessors } from './processors.ts';
import { standInToolset } from './wix/toolset.ts';

/** The packages that this machine can make of each system; their applications alone where it can make none. */
const targets: Readonly<Record<System, () => readonly string[]>> = {
  linux: () => (which('dpkg-deb') === null ? ['dir'] : ['deb']),
  win: () => (which('wixl') === null || which('msibuild') === null ? ['dir'] : ['msi']),
  // Apple's tools for it are replaced.
  mac: () => ['pkg'],
};

/** Name of the certificate, in the folder of the results, by which those of Windows are signed. */
export const rehearsalCertificate = 'rehearsal-certificate.pem';

const canSign = () => which('openssl') !== null && which('osslsigncode') !== null;

/** The systems that can be rehearsed on this machine. */
export const rehearsable = (): readonly System[] =>
  systems.filter((system) => compilers[system].every((program) => which(program) !== null));

/**
 * Packs Escale for the systems that this machine can rehearse, over programs that stand in for Electron and for the
 * tools that cannot be had.
 *
 * @param output folder of the results
 * @param requested the systems that are wanted; none for all
 */
export async function rehearse(output: string, requested: readonly System[] = []): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'escale-rehearsal-'));
  try {
    const wanted = rehearsable().filter((system) => requested.length === 0 || requested.includes(system));
    const orders: Order[] = wanted.map((system) => ({
      system,
      processor: rehearsedProcessors[system],
      targets: targets[system](),
    }));
    const folders = await makeStandIns(work, orders);
    mkdirSync(output, { recursive: true });
    Object.assign(process.env, toolsIn(work, output));
    await pack(orders, output, (config) => rehearsalConfiguration(config, { electron: work, keytar: folders }));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes the zips of the stand-ins into `work`, and returns the folders of the modules that stand in for keytar's. */
async function makeStandIns(work: string, orders: readonly Order[]): Promise<StandIns['keytar']> {
  const folders: Partial<Record<System, string>> = {};
  for (const { system, processor } of orders) {
    const folder = join(work, system);
    const standIn = await makeStandIn(system, processor, join(folder, 'built'));
    writeZip(work, system, processor, standIn);
    if (standIn.library === null) continue;
    const native = join(folder, 'native');
    mkdirSync(native);
    writeFileSync(join(native, keytar.module), standIn.library);
    folders[system] = native;
  }
  return folders;
}

/** Writes what stands in for the tools of the packager, and returns the variables that lead to them. */
function toolsIn(work: string, output: string): NodeJS.ProcessEnv {
  const folder = join(work, 'bin');
  mkdirSync(folder);
  for (const name of ['pkgbuild', 'productbuild']) writeLauncher(join(folder, name), 'apple-tools.ts', name);
  return {
    ...standInToolset(join(work, 'wix')),
    ...(canSign() ? standInCertificate(join(work, 'signing'), join(output, rehearsalCertificate)) : {}),
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    CUSTOM_FPM_PATH: writeLauncher(join(folder, 'fpm'), 'fpm.ts'),
    ELECTRON_BUILDER_OFFLINE: 'true',
    CSC_IDENTITY_AUTO_DISCOVERY: 'false',
  };
}
