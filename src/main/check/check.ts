import { type CheckId, checkIds } from '#shared/ipc/check.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { type Finding, type FolderName, of } from './findings.ts';
import { checkFolders, checkSpace } from './folders.ts';
import { checkIntegrity } from './integrity.ts';
import { checkKeychain } from './keychain.ts';
import { limited } from './limited.ts';
import { checkNetwork, type NetworkCheck, networkIds } from './network.ts';
import { checkPackage, type Package } from './package.ts';
import { checkUpdates } from './updates.ts';

/** What the check of a workstation needs from outside. */
export interface CheckPorts extends Pick<NetworkCheck, 'resolveProxy' | 'credentials' | 'openFetch'> {
  own: Package;
  /** The settings as they were read at the start. */
  settings: ReadConfig;
  secrets: SecretStore;
  /** Folders that the application writes to, by the name under which they are reported. */
  folders: Readonly<Record<FolderName, string>>;
  clock: Clock;
  log: Log;
}

/** Time limits in milliseconds. A package of hundreds of megabytes is read whole on some systems. */
const PACKAGE_LIMIT = 60_000;
const NETWORK_LIMIT = 45_000;
const KEYCHAIN_LIMIT = 8_000;
const DISK_LIMIT = 10_000;

/**
 * Checks everything that a workstation needs. Never throws: each probe has a time limit, and none can end the others.
 * @param onProgress called with the number of finished items
 * @returns one finding for each item, in their order
 */
export async function checkWorkstation(
  ports: CheckPorts,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => undefined,
): Promise<Finding[]> {
  const { own, settings, secrets, folders, clock } = ports;
  const { config } = settings;
  let done = 0;
  const probe = async (ids: readonly CheckId[], ms: number, run: (signal: AbortSignal) => Promise<Finding[]>) => {
    const findings = await limited(ids, ms, { clock, signal }, run);
    done += ids.length;
    onProgress(done);
    return findings;
  };
  const isTraining = config.apiBaseUrl === undefined && settings.addressProblem === null;
  const found = await Promise.all([
    probe(['package'], PACKAGE_LIMIT, (ended) => checkPackage(own, ended)),
    probe(['integrity'], DISK_LIMIT, (ended) => checkIntegrity(own, ended)),
    probe(['updates'], NETWORK_LIMIT, async (ended) =>
      isTraining ? [of('updates').ok('training')] : checkUpdates({ ...ports, config, version: own.version }, ended),
    ),
    probe(['settings'], DISK_LIMIT, async () => checkSettings(settings)),
    probe(networkIds, NETWORK_LIMIT, async (ended) =>
      isTraining ? networkIds.map((id) => of(id).ok('training')) : checkNetwork({ ...ports, config }, ended),
    ),
    probe(['keychain'], KEYCHAIN_LIMIT, () => checkKeychain(secrets, config.keepSession)),
    probe(['folders'], DISK_LIMIT, () => checkFolders(folders)),
    probe(['space'], DISK_LIMIT, () => checkSpace(Object.values(folders))),
  ]);
  return found.flat().toSorted((a, b) => checkIds.indexOf(a.id) - checkIds.indexOf(b.id));
}

const settingsItem = of('settings');

/** Reports where the settings come from, and which of them cannot be used. */
export function checkSettings({ config, problems, addressProblem, sources }: ReadConfig): Finding[] {
  if (addressProblem?.reason.code === 'noAddress' && problems.length <= 1)
    return [settingsItem.failed('settings.noAddress')];
  if (addressProblem !== null) return [settingsItem.failed('settings.address', { problems })];
  if (problems.length > 0) return [settingsItem.failed('settings.problems', { problems })];
  if (config.apiBaseUrl === undefined) return [settingsItem.ok('training')];
  const given = Object.values(sources).filter((source) => source !== undefined);
  return given.length === 0
    ? [settingsItem.ok('settings.default')]
    : [settingsItem.ok('settings.fine', { count: given.length, sources: [...new Set(given)] })];
}
