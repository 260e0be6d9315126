import type { SiteConfig } from '#shared/config.ts';
import type { TrainingPlatform } from '#training/index.ts';
import type { About } from './app/handlers.ts';
import type { Ports } from './application-ports.ts';
import { delay } from './delay.ts';
import { bounded } from './network/answers.ts';
import type { HttpFetch } from './ports.ts';
import type { PreferencesStore } from './settings/preferences.ts';

interface ChosenPlatform {
  baseUrl: string;
  fetch: HttpFetch;
  training: TrainingPlatform | null;
}

/** Replaces a platform whose address cannot be used: nothing is sent anywhere (RFC 6761 reserves the name). */
const noPlatform: ChosenPlatform = {
  baseUrl: 'https://platform.invalid',
  fetch: async () => {
    throw new TypeError('the address of the platform cannot be used');
  },
  training: null,
};

/** How long the slow one of the external providers takes on the training platform, in milliseconds. */
const slowProvider = 2500;

interface ChoiceOptions {
  about: Pick<About, 'addressProblem'>;
  config: Pick<SiteConfig, 'apiBaseUrl'>;
  preferences: PreferencesStore;
  /** Number of users of the training platform; its own default if absent. */
  trainingUsers?: number;
  ports: Pick<Ports, 'clock' | 'fetch' | 'log' | 'serveLocally'>;
}

/** Returns the platform of the site, or the training platform, which is loaded only when no base URL is given. */
export async function choosePlatform({
  about,
  config,
  preferences,
  trainingUsers,
  ports,
}: ChoiceOptions): Promise<ChosenPlatform> {
  if (about.addressProblem !== null) return noPlatform;
  if (config.apiBaseUrl !== undefined) return { baseUrl: config.apiBaseUrl, fetch: ports.fetch, training: null };
  const { createTrainingPlatform, trainingBaseUrl } = await import('#training/index.ts');
  let origin: Promise<string> | undefined;
  const dashboardOrigin = () => {
    // A frame needs an HTTP address: the port opens with the first dashboard and serves nothing else.
    origin ??= ports.serveLocally((request) => training.dashboards(request));
    return origin;
  };
  const training: TrainingPlatform = createTrainingPlatform({
    clock: ports.clock,
    dashboardOrigin,
    language: () => preferences.get().locale,
    ...(trainingUsers !== undefined && { users: trainingUsers }),
    providerPace: () => delay(slowProvider),
    onDefect: (thrown) => ports.log('error', 'the training platform has a defect', { thrown }),
  });
  return { baseUrl: trainingBaseUrl, fetch: bounded(training.fetch), training };
}
