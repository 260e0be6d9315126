import type { Locale } from '#shared/preferences.ts';
import { accountRecords, accounts } from './access/accounts.ts';
import { type SignIn, signIns } from './access/sign-ins.ts';
import { trainingBaseUrl } from './address.ts';
import { dashboardTool } from './analytics/routes.ts';
import { createApp } from './app.ts';
import { type ExternalContact, externalContacts } from './external/routes.ts';
import { type Matching, matchings } from './solidary/records/matching.ts';
import { outbox, type SentMessage } from './store/outbox.ts';
import { createWorld, type World } from './store/world.ts';
import { examplePage } from './web.ts';

export interface TrainingOptions {
  /** Number of users in the whole list, accounts included. Default 5,000, maximum 1,000,000. */
  users?: number;
  /** Equal seed and clock give equal data. */
  seed?: number;
  clock?: { now(): number };
  /** Lifetime of an access token in seconds; default 900 (docs/platform/a-auth-users.md §2). */
  tokenLifetime?: number;
  /** Returns the origin at which a window reaches `dashboards`; the platform's own if absent. */
  dashboardOrigin?: () => Promise<string>;
  /** Language of the application and of its dashboards; French if absent. */
  language?: () => Locale;
  /** Language of every profile; French if absent. Articles are returned translated into it if a translation exists. */
  profileLanguage?: string;
  /** Awaited before each line of an imported file, to set the speed; immediate if absent. */
  importPace?: () => Promise<unknown>;
  /** Awaited before the mails of a mass sending leave, to make it take a while; immediate if absent. */
  mailPace?: () => Promise<unknown>;
  /** Awaited before the slow one of the external providers answers; it does so at once if absent. */
  providerPace?: () => Promise<unknown>;
  /** Called with bugs of the training platform itself, which must not be mistaken for traps of the real one. */
  onDefect?: (defect: unknown) => void;
}

export interface TrainingPlatform {
  /** Replaces the network. Respects the signal of a request. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The web around the platform, without a network: its own addresses, and those of the hosts for examples. */
  readonly web: (address: URL, init?: RequestInit) => Promise<Response>;
  /** Serves only the dashboards, for a window, which cannot use `fetch` here. */
  readonly dashboards: (request: Request) => Response | Promise<Response>;
  /** The users who can sign in. */
  readonly accounts: readonly SignIn[];
  /** Returns every message that was sent to people since the start or the last reset, oldest first. */
  readonly sent: () => readonly SentMessage[];
  /**
   * Returns every run of the matching since the start or the last reset: one for each acceptance of a volunteer, and one
   * for each reading of a record, which it names.
   */
  readonly matched: () => readonly Matching[];
  /** Returns every message that reached an external provider since the start or the last reset, one per call. */
  readonly contacted: () => readonly ExternalContact[];
  /** Resets all data to the start. */
  reset(): void;
}

const limit = 1_000_000;

/** Rejects as soon as the signal aborts, while waiting and while reading, like a network fetch. */
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
 * Creates the training platform: the platform's contract with invented French data, including its traps
 * (docs/platform). Creates its data with the first request, so that it does not slow down the start of the application.
 */
export function createTrainingPlatform(options: TrainingOptions = {}): TrainingPlatform {
  const { clock = Date, seed = 1, tokenLifetime = 900, profileLanguage = 'fr', onDefect = () => {} } = options;
  const { dashboardOrigin, language = () => 'fr' as const, importPace, mailPace, providerPace } = options;
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
      mailPace,
      providerPace,
    });
    return world;
  };
  const app = createApp({ world: current, onDefect, dashboardOrigin, language });
  const tool = dashboardTool(current, language);
  const fetch: TrainingPlatform['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    return untilAborted(request.signal, async () => app.fetch(request));
  };
  return {
    fetch,
    web: async (address, init) => (address.origin === trainingBaseUrl ? fetch(address, init) : examplePage(address)),
    dashboards: (request) => tool.fetch(request),
    accounts: signIns,
    sent: () => [...current().get(outbox)],
    matched: () => [...current().get(matchings)],
    contacted: () => [...current().get(externalContacts)],
    reset: () => {
      world = undefined;
    },
  };
}
