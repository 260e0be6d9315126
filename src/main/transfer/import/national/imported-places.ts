import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JournalOwner } from '../../../jobs/journal-files.ts';
import type { Log, PrivateFolder } from '../../../ports.ts';
import { PLACES_ENDING } from '../journal.ts';

/** A carpooling place as it was last imported: public data, of which the values are digests. */
export interface KnownPlace {
  /** External identifier. */
  id: string;
  name: string;
  /** INSEE code of its commune. */
  commune: string;
  /** External author. */
  source: string;
  /** A short digest of each value as it was sent, in contract order. */
  fields: string;
  /** Id of its point on the platform, where it was found after the lines were sent. */
  point?: number;
  /** The same digests of what the platform showed then, where it stored another value than was sent. */
  shown?: string;
}

/** More than any site has; the places that were imported longest ago are dropped. */
const MAX_KEPT = 10_000;
const LONGEST = 300;
/** Several times what the places of a site take. */
const MAX_BYTES = 1 << 24;

const text = z.string().max(LONGEST);
const stored = z.strictObject({
  // Version 1 had digests of values in the spelling of the file.
  version: z.literal(2),
  places: z
    .array(
      z.strictObject({
        id: text,
        name: text,
        commune: text,
        source: text,
        fields: text,
        point: z.int().optional(),
        shown: text.optional(),
      }),
    )
    .max(MAX_KEPT),
});

const fileOf = ({ platform }: JournalOwner): string =>
  `${createHash('sha256').update(platform).digest('hex').slice(0, 16)}${PLACES_ENDING}`;

/**
 * What was imported of files of the national schema from this computer, by platform: the platform shows no external
 * identifiers, so that the file of the next month can be compared with nothing else.
 */
export class ImportedPlaces {
  readonly #folder: Pick<PrivateFolder, 'read' | 'write'>;
  readonly #log: Log;

  constructor({ folder, log }: { folder: Pick<PrivateFolder, 'read' | 'write'>; log: Log }) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Returns the places that were imported; none where they cannot be read. */
  async known(who: JournalOwner): Promise<KnownPlace[]> {
    try {
      const bytes = await this.#folder.read(fileOf(who), MAX_BYTES);
      return bytes === null ? [] : stored.parse(JSON.parse(new TextDecoder().decode(bytes))).places;
    } catch (thrown) {
      this.#log('warn', 'what was imported of carpooling places cannot be read', { thrown });
      return [];
    }
  }

  /** Keeps places that were imported now, in place of what was known of them. A failure concerns the next file only. */
  async keep(who: JournalOwner, imported: readonly KnownPlace[]): Promise<void> {
    const now = new Set(imported.map(({ id }) => id));
    const others = (await this.known(who)).filter(({ id }) => !now.has(id));
    const places = [...imported, ...others].slice(0, MAX_KEPT);
    try {
      await this.#folder.write(fileOf(who), new TextEncoder().encode(JSON.stringify({ version: 2, places })));
    } catch (thrown) {
      this.#log('warn', 'what was imported of carpooling places cannot be kept', { thrown });
    }
  }
}
