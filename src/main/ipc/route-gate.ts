import type { AppError } from '#shared/errors.ts';
import { routeLimits } from '#shared/ipc/limits.ts';
import { type PageLoaders, type PageRoute, type PageRouteName, pageRoutes } from '#shared/ipc/page-routes.ts';
import type { Clock, Log } from '../ports.ts';
import { type DecidingSession, refusalOf, refusalOfLock, refusalOfRequest } from './access.ts';
import { Allowance } from './allowance.ts';

export interface RouteGateOptions {
  loaders: PageLoaders;
  /** The current session, by which addresses are answered; they wait until it is there. */
  session: Promise<DecidingSession>;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

// The names of an object literal are its keys.
const names = Object.keys(pageRoutes) as PageRouteName[];

/** HTTP status for each reason of a refusal. */
const statusOf = ({ kind }: AppError): 401 | 403 | 423 => {
  if (kind === 'idle') return 423;
  return kind === 'denied' ? 403 : 401;
};

/**
 * Checks the access of the page's addresses (`pageRoutes`), as the bridge does for calls: 401 signed out, 403 without
 * the right, 423 in a locked window, 429 above the limits, 400 for an address that names nothing.
 */
export class RouteGate {
  readonly #options: RouteGateOptions;
  readonly #allowances: ReadonlyMap<PageRouteName, Allowance>;
  /** Ends what the page of the window loads: a request of Electron does not say that its page has gone. */
  #loads = new AbortController();

  constructor(options: RouteGateOptions) {
    this.#options = options;
    this.#allowances = new Map(names.map((name) => [name, new Allowance(routeLimits[name], options.clock)]));
  }

  /** Returns the answer, which never rejects; null for an address of no route. */
  answer(url: URL): Promise<Response> | null {
    const name = names.find((one) => pageRoutes[one].isMeant(url.pathname));
    return name === undefined ? null : this.#answer(name, url);
  }

  /** The page reloads, navigates or has crashed, or its session has ended: nobody waits for what it loads any more. */
  endLoads(): void {
    this.#loads.abort();
    this.#loads = new AbortController();
  }

  async #answer(name: PageRouteName, url: URL): Promise<Response> {
    const { loaders, log, session: opening } = this.#options;
    const { signal } = this.#loads;
    // Route and loader have the same name; the compiler cannot follow this over the union of routes.
    const route = pageRoutes[name] as PageRoute<unknown>;
    const load = loaders[name] as (request: unknown, signal: AbortSignal) => Promise<Response>;
    try {
      const session = await opening;
      const early = refusalOfLock(session, false) ?? refusalOf(route, session.state);
      if (early !== null) return bare(statusOf(early));
      const request = route.read(url);
      if (request === null) return bare(400);
      const mayLoad = () => refusalOfLock(session, false) ?? refusalOfRequest(route, session.state, request);
      const refusal = mayLoad();
      if (refusal !== null) return bare(statusOf(refusal));
      if (!this.#allowances.get(name)?.take()) return bare(429);
      const response = await load(request, signal);
      // The window may have been locked, or the session ended, while the response was on its way.
      const late = mayLoad();
      if (late === null && !signal.aborted) return response;
      await response.body?.cancel();
      return bare(late === null ? 502 : statusOf(late));
    } catch (thrown) {
      if (!signal.aborted) log('warn', 'what the page asked for cannot be loaded', { route: name, thrown });
      return bare(502);
    }
  }
}

const bare = (status: number): Response => new Response(null, { status });
