import type { PlatformClient } from '../../api/client.ts';
import type { SentRecord } from './answer.ts';
import { pointsAt } from './existing.ts';
import { type ExistingRecord, findExistingPeople } from './existing-people.ts';
import { placesOf } from './verify.ts';

type Client = Pick<PlatformClient, 'list'>;

/** What an interrupted batch has left on the platform so far. */
export interface Traces {
  /** How many of its lines the platform has got to, as far as its records show. */
  readonly arrived: number;
  /** Looks for more; a thorough look asks for every line that has not come yet. @throws AppFailure */
  look(isThorough: boolean, signal: AbortSignal): Promise<'moved' | 'still' | 'over'>;
}

const silently = () => {};

/**
 * People of a batch as they arrive, one call for each who is asked for. Lines are taken in order: who has come furthest tells
 * how far the platform has got, but for those whom it refused, who never come.
 */
export class PeopleTraces implements Traces {
  readonly found: ExistingRecord[] = [];
  readonly #client: Client;
  readonly #batch: readonly SentRecord[];
  #missing: readonly SentRecord[];
  /** Line of the furthest one who came while we looked. */
  #frontier = 0;

  /** @param missing those of the batch who were not there a moment ago, in order */
  constructor(client: Client, batch: readonly SentRecord[], missing: readonly SentRecord[]) {
    this.#client = client;
    this.#batch = batch;
    this.#missing = missing;
  }

  get arrived(): number {
    return this.#batch.length - this.#missing.filter(({ line }) => line > this.#frontier).length;
  }

  async look(isThorough: boolean, signal: AbortSignal): Promise<'moved' | 'still' | 'over'> {
    const asked = isThorough ? this.#missing : this.#sample();
    const last = this.#missing.at(-1)?.line ?? 0;
    const found = await findExistingPeople(this.#client, asked, { signal, progress: silently });
    const lines = new Set(found.map(({ line }) => line));
    this.found.push(...found);
    this.#missing = this.#missing.filter(({ line }) => !lines.has(line));
    // Whoever stands before the furthest one came before that one.
    const before = this.#frontier;
    this.#frontier = Math.max(before, ...lines);
    if (this.#missing.length === 0) return 'over';
    // All may have come by now.
    if (!isThorough && lines.has(last)) return (await this.look(true, signal)) === 'over' ? 'over' : 'moved';
    return this.#frontier > before ? 'moved' : 'still';
  }

  /** Those who come next, ever further apart, the very last one, and the first one whose absence is not explained. */
  #sample(): readonly SentRecord[] {
    const behind = this.#missing.filter(({ line }) => line > this.#frontier);
    const next = behind.filter((_, index) => Number.isInteger(Math.log2(index + 1)));
    return [...new Set([...this.#missing.slice(0, 1), ...next, ...this.#missing.slice(-1)])];
  }
}

/** Relay points of a batch: what stands in their places, as a whole, which one call tells. */
export class PointTraces implements Traces {
  arrived = 0;
  readonly #client: Client;
  readonly #places: ReturnType<typeof placesOf>;
  #seen: string | null = null;

  constructor(client: Client, records: readonly SentRecord[]) {
    this.#client = client;
    this.#places = placesOf(records);
  }

  async look(_: boolean, signal: AbortSignal): Promise<'moved' | 'still'> {
    const points = await pointsAt(this.#client, this.#places, { signal, progress: silently });
    const there = this.#places.map((place) => points.get(place) ?? null);
    const before = this.#seen;
    this.#seen = JSON.stringify(there);
    this.arrived = there.filter((point) => point !== null).length;
    return this.#seen === before ? 'still' : 'moved';
  }
}
