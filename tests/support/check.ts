import type { CheckServices } from '#main/check/handlers.ts';
import { redact } from '#main/log/redact.ts';
import type { SecretStore } from '#main/ports.ts';
import { type SiteConfig, siteConfig } from '#shared/config.ts';
import { FakeClock, FakeSecrets } from './fakes.ts';

/** The check of a workstation over a folder of the test, without a network. */
export function checkServices(
  folder: string,
  secrets: SecretStore = new FakeSecrets(),
  config: SiteConfig = siteConfig.parse({}),
): CheckServices {
  const own = {
    name: 'Escale',
    version: '1.2.3',
    isPackaged: false,
    platform: 'linux',
    executable: process.execPath,
  } as const;
  return {
    redact,
    logFolder: folder,
    ports: {
      own,
      settings: { config, problems: [], addressProblem: null, sources: {}, lookedAt: [] },
      secrets,
      folders: { data: folder, logs: folder, temporary: folder },
      clock: new FakeClock(),
      log: () => undefined,
      credentials: { visit: () => ({ authorization: async () => null, ask: async () => null, accepted: () => {} }) },
      resolveProxy: async () => 'DIRECT',
      openFetch: () => async () => {
        throw new TypeError('no network in this test');
      },
    },
  };
}
