import { z } from 'zod';
import type { DashboardAnswer, DashboardRequest } from '#shared/ipc/analytics.ts';
import type { WireParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import type { Clock } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { checkAddress } from './address.ts';
import type { KnownHost } from './known-host.ts';

/** Milliseconds for which an address is used again (docs/screens/06-analytics.md §2). */
const KEPT_FOR = 300_000;

const integer = z.int().nullish();
const wireAnswer = z.object({ url: z.string(), communityId: integer, territoryId: integer });

/**
 * A dashboard that may be shown. The address holds a token without an end of life: it never leaves the main process.
 */
interface Dashboard {
  address: string;
  host: string;
  communityId: number | null;
  territoryId: number | null;
}

/** What is known of an address: how it may be shown, or why not. */
export type FoundDashboard =
  | ({ outcome: 'found' } & Dashboard)
  | Exclude<DashboardAnswer, { outcome: 'opened' } | { outcome: 'otherHost' }>
  | Extract<DashboardAnswer, { outcome: 'otherHost' }>;

export interface DashboardServices {
  client: Pick<PlatformClient, 'get'>;
  clock: Pick<Clock, 'now'>;
  session: Pick<Session, 'signedIn' | 'onEnd'>;
  knownHost: KnownHost;
  /** Those of the site; none: the first one met. */
  hosts: readonly string[];
  /** Nothing is shown from a host that the site does not name, be it the first one met. */
  mustNameHosts?: boolean;
}

/**
 * Asks the platform for dashboards (docs/platform/b-communities-content.md §8): it gives no numbers, but a signed
 * address.
 */
export class Dashboards {
  readonly #services: DashboardServices;
  readonly #answers = new Map<string, { answer: z.output<typeof wireAnswer>; at: number }>();
  /** Names to which the platform answered, and those to which it never did: an unknown one is a 500. */
  readonly #known = new Set<string>();
  readonly #unknown = new Set<string>();

  constructor(services: DashboardServices) {
    this.#services = services;
    services.session.onEnd(() => this.#answers.clear());
  }

  /** @throws AppFailure, but for what the answer's outcomes say */
  async find(request: DashboardRequest, signal: AbortSignal): Promise<FoundDashboard> {
    const { view, isFresh } = request;
    if (this.#unknown.has(view) && !isFresh) return { outcome: 'unknownView' };
    try {
      const answer = await this.#answerTo(request, signal);
      this.#known.add(view);
      this.#unknown.delete(view);
      return this.#checked(answer, request.acceptedHost);
    } catch (thrown) {
      // What is refused without being denied is a periodicity that this dashboard lacks.
      if (isFailure(thrown, 'invalid', 'notFound')) {
        this.#known.add(view);
        this.#unknown.delete(view);
        return { outcome: 'noPeriodicity' };
      }
      if (!this.#meansUnknownView(request, thrown)) throw thrown;
      this.#unknown.add(view);
      return { outcome: 'unknownView' };
    }
  }

  async #answerTo(request: DashboardRequest, signal: AbortSignal): Promise<z.output<typeof wireAnswer>> {
    const { client, clock } = this.#services;
    const params = wireParams(request);
    const key = JSON.stringify([request.view, params]);
    const kept = this.#answers.get(key);
    if (kept !== undefined && !request.isFresh && clock.now() - kept.at < KEPT_FOR) return kept.answer;
    const wire = await client.get(`admin/analytics/${request.view}`, params, { signal, right: 'analytic_read' });
    const answer = wireAnswer.safeParse(wire);
    if (!answer.success) throw unreadable(200);
    this.#answers.set(key, { answer: answer.data, at: clock.now() });
    return answer.data;
  }

  #checked(
    { url, communityId = null, territoryId = null }: z.output<typeof wireAnswer>,
    acceptedHost: string | undefined,
  ): FoundDashboard {
    const { hosts, mustNameHosts = false, knownHost } = this.#services;
    const checked = checkAddress(url, hosts);
    if (checked === null) throw unreadable(200);
    const { host } = checked;
    if (checked.kind === 'refused') return { outcome: 'refusedAddress', reason: checked.reason, host };
    if (hosts.length === 0 && mustNameHosts) return { outcome: 'refusedAddress', reason: 'noHosts', host };
    if (hosts.length === 0) {
      const known = knownHost.get();
      if (known !== undefined && known !== host && acceptedHost !== host) return { outcome: 'otherHost', host, known };
      if (known !== host) knownHost.set(host);
    }
    return { outcome: 'found', address: checked.url.href, host, communityId, territoryId };
  }

  /**
   * A 500 has several causes. A name is taken for an unknown one when the platform never answered to it and no
   * community of a manager may be the reason: it has to be one's own.
   */
  #meansUnknownView({ view, communityId, isDefaultCommunity }: DashboardRequest, thrown: unknown): boolean {
    if (!isFailure(thrown, 'server') || thrown.error.kind !== 'server') return false;
    if (thrown.error.status !== 500 || thrown.error.isUnreadable || this.#known.has(view)) return false;
    return communityId === null || isDefaultCommunity || this.#isAdministrator;
  }

  get #isAdministrator(): boolean {
    const { roles } = this.#services.session.signedIn.user;
    return roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
  }
}

/**
 * The periodicity has no default there; booleans travel as 0 and 1: the text `false` counts as yes
 * (docs/platform/b-communities-content.md §8).
 */
function wireParams(request: DashboardRequest): WireParams {
  const { periodicity, isDark, communityId, territoryId, isDefaultCommunity, isDefaultTerritory } = request;
  const flag = (value: boolean) => (value ? '1' : '0');
  return [
    ['periodicity', periodicity],
    ['darkTheme', flag(isDark)],
    ...(communityId === null || isDefaultCommunity ? [] : [['communityId', String(communityId)] as const]),
    ...(territoryId === null || isDefaultTerritory ? [] : [['territoryId', String(territoryId)] as const]),
    ['forceDefaultCommunityId', flag(isDefaultCommunity)],
    ['forceDefaultTerritoryId', flag(isDefaultTerritory)],
  ];
}
