import type { ByteSource } from '../byte-source.ts';
import { checkImport } from '../check.ts';
import type { ImportPlan } from '../plan.ts';
import { recordDigest } from '../repairs.ts';
import type { KnownPlace } from './imported-places.ts';

/** Maximum lines that are compared: as many places are kept. */
const MAX_LINES = 10_000;
/** An identifier of the national base. */
const NATIONAL_ID = /^[0-9AB]{5}-[A-Z]-\d+$/i;
const none = { error: () => {}, warning: () => {} };

/** A line of a file of the national schema that can be sent. */
export interface PlaceLine {
  line: number;
  /** Digest that a correction of the line needs. */
  record: string;
  /** INSEE code of its commune. */
  commune: string;
  /** Values as they are sent, in contract order. */
  values: string[];
}

type ImportedPlace = Pick<KnownPlace, 'id' | 'name' | 'commune' | 'source'>;

export interface PlaceLines {
  lines: PlaceLine[];
  /** Lines beyond those that are compared. */
  uncompared: number;
  /** Places of the territory that were imported, and are closed in the file or have left it. */
  closed: ImportedPlace[];
  gone: ImportedPlace[];
}

/**
 * Reads the lines without error of a file of the schema of carpooling places, and what it says of places that were
 * imported before; null for another file.
 * @throws like `checkImport`
 */
export function readPlaceLines(
  source: ByteSource,
  plan: ImportPlan,
  { today, known }: { today: string; known: readonly ImportedPlace[] },
): PlaceLines | null {
  const { places } = plan;
  if (places === null) return null;
  const fed: readonly (string | null)[] = plan.layout.fed;
  const [id, author] = [fed.indexOf('externalId'), fed.indexOf('externalAuthor')];
  const before = new Map(known.map((place) => [place.id, place]));
  const found: PlaceLines = { lines: [], uncompared: 0, closed: [], gone: [] };
  const inFile = new Set<string>();
  const authors = new Set<string>();
  checkImport(source, plan, none, {
    today,
    onRecord: ({ fields }) => {
      const place = (fields[id] ?? '').trim();
      inFile.add(place);
      authors.add((fields[author] ?? '').trim());
      const last = before.get(place);
      if (last !== undefined && places.isClosed(fields) && places.isWanted(last.commune)) found.closed.push(last);
    },
    onValid: (values, { line, fields }) => {
      if (found.lines.length === MAX_LINES) found.uncompared += 1;
      else {
        const commune = places.communeOf(fields);
        found.lines.push({ line, record: recordDigest(fields), commune, values: [...values] });
      }
    },
  });
  // The file of one publisher says nothing of the places of another one.
  const isNational = [...inFile].some((place) => NATIONAL_ID.test(place));
  const isCovered = (place: ImportedPlace) => authors.has(place.source) || (isNational && NATIONAL_ID.test(place.id));
  found.gone = known.filter((place) => places.isWanted(place.commune) && !inFile.has(place.id) && isCovered(place));
  return found;
}
