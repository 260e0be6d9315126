import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import { accountRecords, accounts } from './access/accounts.ts';
import { dashboardTool } from './analytics/routes.ts';
import { createApp } from './app.ts';
import { createWorld, type World } from './store/world.ts';

/** Where the training platform seems to be; no port is opened and no name is looked up. */
export const trainingBaseUrl = 'https://training.escale.invalid';

export interface TrainingOptions {
  /** Users that the whole list shows, accounts among them. 5,000 unless said otherwise, up to 1,000,000. */
  users?: number;
  /** The same seed and clock give the same data. */
  seed?: number;
  clock?: { now(): number };
  /** Life of an access token in seconds, 900 unless said otherwise (docs/platform/a-auth-users.md §2). */
  tokenLifetime?: number;
  /** Where a window reaches what `dashboards` answers; the address of the platform if absent. */
  dashboardOrigin?: () => Promise<string>;
  /** Language of the application, in which dashboards speak; French if absent. */
  language?: () => Locale;
  /**
   * Language of everybody's profile, French unless said otherwise: texts of articles come in it where they are
   * translated.
   */
  profileLanguage?: string;
  /** Awaited before each line of an imported file: how fast the platform takes them. At once if absent. */
  importPace?: () => Promise<unknown>;
  /** Hears of a defect of this platform itself, which must not pass for one of the real platform's traps. */
  onDefect?: (defect: unknown) => void;
}

export interface TrainingPlatform {
  /** Takes the place of the network. Honours the signal of a request. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The dashboards alone, for a window, which has no way to `fetch`. */
  readonly dashboards: (request: Request) => Response | Promise<Response>;
  /** People who can sign in. */
  readonly accounts: readonly (TrainingAccount & { password: string })[];
  /** Forgets everything that was written since the start. */
  reset(): void;
}

const limit = 1_000_000;

/** Rejects as soon as the caller gives up, while waiting and while reading, as a network fetch does. */
async function untilAborted(signal: AbortSignal, ask: () => Promise<Response>): Promise<Response> {
  signal.throwIfAborted();
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp);
  });
  try {
    const response = await Promise.race([ask(), aborted]);
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * The training platform: the platform's contract over made-up French data, its traps included (docs/platform). Nothing
 * is made before the first request, so that it costs the start of the application nothing.
 */
export function createTrainingPlatform(options: TrainingOptions = {}): TrainingPlatform {
  const { clock = Date, seed = 1, tokenLifetime = 900, profileLanguage = 'fr', onDefect = () => {} } = options;
  const { dashboardOrigin, language = () => 'fr' as const, importPace } = options;
  const users = Math.min(limit, Math.max(accounts.length + 1, options.users ?? 5000));
  let world: World | undefined;
  const current = () => {
    world ??= createWorld({
      users,
      accounts: accountRecords,
      seed,
      tokenLifetime,
      profileLanguage,
      now: () => clock.now(),
      importPace,
    });
    return world;
  };
  const app = createApp({ world: current, onDefect, dashboardOrigin, language });
  const tool = dashboardTool(current, language);
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return untilAborted(request.signal, async () => app.fetch(request));
    },
    dashboards: (request) => tool.fetch(request),
    accounts: accounts.map(({ key, identifier, password }) => ({ key, identifier, password })),
    reset: () => {
      world = undefined;
    },
  };
}
