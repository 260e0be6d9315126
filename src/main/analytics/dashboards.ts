import { z } from 'zod';
import type { DashboardAnswer, DashboardRequest } from '#shared/ipc/analytics.ts';
import type { WireParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import type { Clock } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { checkAddress } from './address.ts';
import type { KnownHost } from './known-host.ts';

/** Milliseconds for which an address is reused (docs/screens/06-analytics.md §2). */
const KEPT_FOR = 300_000;

const integer = z.int().nullish();
const wireAnswer = z.object({ url: z.string(), communityId: integer, territoryId: integer });

/**
 * A dashboard that may be shown. Its address contains a token that never expires, so it never leaves the main process.
 */
interface Dashboard {
  address: string;
  host: string;
  communityId: number | null;
  territoryId: number | null;
}

/** The result of a request: an address and how to show it, or why it cannot be shown. */
export type FoundDashboard =
  | ({ outcome: 'found' } & Dashboard)
  | Exclude<DashboardAnswer, { outcome: 'opened' } | { outcome: 'otherHost' }>
  | Extract<DashboardAnswer, { outcome: 'otherHost' }>;

export interface DashboardServices {
  client: Pick<PlatformClient, 'get'>;
  clock: Pick<Clock, 'now'>;
  session: Pick<Session, 'signedIn' | 'onEnd'>;
  knownHost: KnownHost;
  /** Hosts allowed by the site; if empty, the host of the first dashboard. */
  hosts: readonly string[];
  /** Refuses hosts that the site does not list, including the first one. */
  mustNameHosts?: boolean;
}

/**
 * Requests dashboards from the platform (docs/platform/b-communities-content.md §8), which returns a signed address
 * instead of figures.
 */
export class Dashboards {
  readonly #services: DashboardServices;
  readonly #answers = new Map<string, { answer: z.output<typeof wireAnswer>; at: number }>();
  /** Names that the platform has answered; an unknown name causes a 500. */
  readonly #known = new Set<string>();
  readonly #unknown = new Set<string>();

  constructor(services: DashboardServices) {
    this.#services = services;
    services.session.onEnd(() => this.#answers.clear());
  }

  /** @throws AppFailure for errors that the result does not cover */
  async find(request: DashboardRequest, signal: AbortSignal): Promise<FoundDashboard> {
    const { view, isFresh } = request;
    if (this.#unknown.has(view) && !isFresh) return { outcome: 'unknownView' };
    try {
      const answer = await this.#answerTo(request, signal);
      this.#known.add(view);
      this.#unknown.delete(view);
      return this.#checked(answer, request.acceptedHost);
    } catch (thrown) {
      // A refusal other than 'denied' means that this dashboard lacks the periodicity.
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
   * Whether a 500 means an unknown dashboard. It has several causes: this one is assumed when the platform has never
   * answered to the name, and no community of a manager can be the cause, since it has to be one's own.
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
 * The platform has no default periodicity; booleans are sent as 0 and 1, because it reads the text `false` as true
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
