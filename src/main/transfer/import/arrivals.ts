import type { PlatformClient } from '../../api/client.ts';
import type { SentRecord } from './answer.ts';
import { pointsAt } from './existing.ts';
import { type ExistingRecord, findExistingPeople } from './existing-people.ts';
import { positionsOf } from './verify.ts';

type Client = Pick<PlatformClient, 'list'>;

/** What an interrupted batch has created on the platform so far. */
export interface Arrivals {
  /** How many of its lines the platform has processed, as far as its records show. */
  readonly arrived: number;
  /**
   * Polls for more; a thorough poll asks for every missing line.
   * @throws AppFailure
   */
  poll(isThorough: boolean, signal: AbortSignal): Promise<'moved' | 'still' | 'over'>;
}

const silently = () => {};

/**
 * Watches the people of a batch appear, with one call per person. The platform takes lines in order, so the furthest
 * person found shows how far it has got; people whom it refused never appear.
 */
export class PeopleArrivals implements Arrivals {
  readonly found: ExistingRecord[] = [];
  readonly #client: Client;
  readonly #batch: readonly SentRecord[];
  #missing: readonly SentRecord[];
  /** Line of the furthest person found by polling. */
  #frontier = 0;

  /** @param missing people of the batch who were absent at the last poll, in order */
  constructor(client: Client, batch: readonly SentRecord[], missing: readonly SentRecord[]) {
    this.#client = client;
    this.#batch = batch;
    this.#missing = missing;
  }

  get arrived(): number {
    return this.#batch.length - this.#missing.filter(({ line }) => line > this.#frontier).length;
  }

  async poll(isThorough: boolean, signal: AbortSignal): Promise<'moved' | 'still' | 'over'> {
    const records = isThorough ? this.#missing : this.#sample();
    const last = this.#missing.at(-1)?.line ?? 0;
    const found = await findExistingPeople(this.#client, records, { signal, progress: silently });
    const lines = new Set(found.map(({ line }) => line));
    this.found.push(...found);
    this.#missing = this.#missing.filter(({ line }) => !lines.has(line));
    // Lines before the furthest one were processed before it.
    const before = this.#frontier;
    this.#frontier = Math.max(before, ...lines);
    if (this.#missing.length === 0) return 'over';
    // The last line has arrived, so all may have.
    if (!isThorough && lines.has(last)) return (await this.poll(true, signal)) === 'over' ? 'over' : 'moved';
    return this.#frontier > before ? 'moved' : 'still';
  }

  /** Samples the missing lines: the next ones at doubling distances, the last one, and the first missing one. */
  #sample(): readonly SentRecord[] {
    const behind = this.#missing.filter(({ line }) => line > this.#frontier);
    const next = behind.filter((_, index) => Number.isInteger(Math.log2(index + 1)));
    return [...new Set([...this.#missing.slice(0, 1), ...next, ...this.#missing.slice(-1)])];
  }
}

/** Watches the relay points of a batch: one call reads everything at their positions. */
export class PointArrivals implements Arrivals {
  arrived = 0;
  readonly #client: Client;
  readonly #places: ReturnType<typeof positionsOf>;
  #lastPoints: string | null = null;

  constructor(client: Client, records: readonly SentRecord[]) {
    this.#client = client;
    this.#places = positionsOf(records);
  }

  async poll(_: boolean, signal: AbortSignal): Promise<'moved' | 'still'> {
    const points = await pointsAt(this.#client, this.#places, { signal, progress: silently });
    const current = this.#places.map((place) => points.get(place) ?? null);
    const before = this.#lastPoints;
    this.#lastPoints = JSON.stringify(current);
    this.arrived = current.filter((point) => point !== null).length;
    return this.#lastPoints === before ? 'still' : 'moved';
  }
}
