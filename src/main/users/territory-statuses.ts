import { z } from 'zod';
import { type TerritoryStatus, wireTerritoryStatus } from '#shared/resources/users/territory-status.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import type { Clock } from '../ports.ts';

/** Milliseconds for which a status is cached: for each one the platform asks a geocoder and another service. */
const KEPT_FOR = 86_400_000;

const answer = z.object({ rzpTerritoryStatus: wireTerritoryStatus });

interface CachedStatuses {
  status: TerritoryStatus | null;
  /** Milliseconds since 1970. */
  checkedAt: number;
}

interface TerritoryStatusServices {
  client: Pick<PlatformClient, 'get'>;
  clock: Pick<Clock, 'now'>;
}

/**
 * Whether the towns of people belong to the hitchhiking network, requested at most once a day
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export class TerritoryStatuses {
  readonly #services: TerritoryStatusServices;
  readonly #known = new Map<number, CachedStatuses>();

  constructor(services: TerritoryStatusServices) {
    this.#services = services;
  }

  /** @throws AppFailure; failures are not cached */
  async get(id: number, signal: AbortSignal): Promise<CachedStatuses> {
    const { client, clock } = this.#services;
    const known = this.#known.get(id);
    if (known !== undefined && clock.now() - known.checkedAt < KEPT_FOR) return known;
    const path = `admin/users/${id}/rzpTerritoryStatus`;
    const read = answer.safeParse(await client.get(path, [], { signal, right: 'user_read' }));
    if (!read.success) throw unreadable(200);
    const checked = { status: read.data.rzpTerritoryStatus, checkedAt: clock.now() };
    this.#known.set(id, checked);
    return checked;
  }

  /** Drops a cached status, because the address may have changed. */
  forget(id: number): void {
    this.#known.delete(id);
  }

  clear(): void {
    this.#known.clear();
  }
}
