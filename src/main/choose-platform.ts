import type { SiteConfig } from '#shared/config.ts';
import { type SignIn, signIns } from '#training/access/sign-ins.ts';
import { trainingBaseUrl } from '#training/address.ts';
import type { TrainingPlatform } from '#training/index.ts';
import type { About } from './app/bootstrap.ts';
import type { Ports } from './application-ports.ts';
import { delay } from './delay.ts';
import { bounded } from './network/answers.ts';
import type { HttpFetch } from './ports.ts';
import type { PreferencesStore } from './settings/preferences.ts';

interface ChosenPlatform {
  baseUrl: string;
  fetch: HttpFetch;
  training: Training | null;
}

/** The training platform, whose code is loaded when it is first used. */
interface Training {
  readonly accounts: readonly SignIn[];
  /** Loads its code, so that the first call does not wait for it. */
  load(): Promise<unknown>;
  readonly web: TrainingPlatform['web'];
  /** Resets all data to the start. */
  reset(): Promise<void>;
}

/** Replaces an address that cannot be used (RFC 6761 reserves the name). */
const noAddress = 'https://platform.invalid';

/** Nothing is sent anywhere. */
const noFetch: HttpFetch = async () => {
  throw new TypeError('the address of the platform cannot be used');
};

/** How long the slow one of the external providers takes on the training platform, in milliseconds. */
const slowProvider = 2500;

interface PlatformOptions {
  about: Pick<About, 'addressProblem'>;
  config: Pick<SiteConfig, 'apiBaseUrl'>;
}

/**
 * Returns the address of the site's platform, or of the training platform, with its accounts, where no base URL is
 * given.
 */
export function platformOf({ about, config }: PlatformOptions): {
  baseUrl: string;
  trainingAccounts: readonly SignIn[] | null;
} {
  if (about.addressProblem !== null) return { baseUrl: noAddress, trainingAccounts: null };
  if (config.apiBaseUrl !== undefined) return { baseUrl: config.apiBaseUrl, trainingAccounts: null };
  return { baseUrl: trainingBaseUrl, trainingAccounts: signIns };
}

interface ChoiceOptions extends PlatformOptions {
  preferences: PreferencesStore;
  /** Number of users of the training platform; its own default if absent. */
  trainingUsers?: number;
  ports: Pick<Ports, 'clock' | 'fetch' | 'log' | 'serveLocally'>;
}

/** Returns the way to the platform of `platformOf`. */
export function choosePlatform({ about, config, preferences, trainingUsers, ports }: ChoiceOptions): ChosenPlatform {
  const { baseUrl, trainingAccounts } = platformOf({ about, config });
  if (trainingAccounts === null) {
    return { baseUrl, fetch: about.addressProblem === null ? ports.fetch : noFetch, training: null };
  }
  let loaded: Promise<TrainingPlatform> | undefined;
  const load = () => {
    loaded ??= create();
    return loaded;
  };
  let origin: Promise<string> | undefined;
  const dashboardOrigin = () => {
    // A frame needs an HTTP address: the port opens with the first dashboard and serves nothing else.
    origin ??= ports.serveLocally(async (request) => (await load()).dashboards(request));
    return origin;
  };
  const create = async (): Promise<TrainingPlatform> => {
    const { createTrainingPlatform } = await import('#training/index.ts');
    return createTrainingPlatform({
      clock: ports.clock,
      dashboardOrigin,
      language: () => preferences.get().locale,
      ...(trainingUsers !== undefined && { users: trainingUsers }),
      providerPace: () => delay(slowProvider),
      onDefect: (thrown) => ports.log('error', 'the training platform has a defect', { thrown }),
    });
  };
  return {
    baseUrl,
    fetch: bounded(async (input, init) => (await load()).fetch(input, init)),
    training: {
      accounts: trainingAccounts,
      load,
      web: async (address, init) => (await load()).web(address, init),
      reset: async () => (await loaded)?.reset(),
    },
  };
}
