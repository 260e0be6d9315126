import type { SiteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';

/** Facts about the application that are known before any service exists. */
export interface About extends Pick<Bootstrap, 'version' | 'platform' | 'configProblems' | 'addressProblem'> {
  isPackaged: boolean;
}

export interface BootstrapOptions extends Pick<Bootstrap, 'preferences' | 'session' | 'update'> {
  about: About;
  config: SiteConfig;
  /** Address of the platform, also in training. */
  baseUrl: string;
  /** Null when a base URL was given, usable or not. */
  training: { accounts: readonly TrainingAccount[] } | null;
}

/** Returns what the first screen needs, from local state. */
export function bootstrapOf({ about, config, baseUrl, training, ...state }: BootstrapOptions): Bootstrap {
  const { clientCertificate: _, ...shown } = config;
  const { isPackaged: _isPackaged, ...facts } = about;
  return {
    ...facts,
    ...state,
    config: shown,
    // Copied field by field, because the accounts contain passwords.
    training: training && { accounts: training.accounts.map(({ key, identifier }) => ({ key, identifier })) },
    platformHost: config.apiBaseUrl === undefined ? null : new URL(config.apiBaseUrl).host,
    pictureHosts: [new URL(baseUrl).host, ...pictureHostsOf(config)],
  };
}
