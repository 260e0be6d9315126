import { createHash } from 'node:crypto';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import type { ImportChanges } from '#shared/ipc/import-national.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { ByteSource } from '../byte-source.ts';
import { checkImport } from '../check.ts';
import { lineMatcher } from '../line-runs.ts';
import type { ImportPlan } from '../plan.ts';
import { readImport } from '../read.ts';
import { recordDigest } from '../repairs.ts';
import type { KnownPlace } from './imported-places.ts';

/** Characters of a digest, so that another value has the same one once in some million. */
const DIGEST = 4;
/** Maximum places of each list. */
const MAX_LISTED = 5000;
/** An identifier of the national base. */
const NATIONAL_ID = /^[0-9AB]{5}-[A-Z]-\d+$/i;

const columns = importColumns.relaypoints;
const at = (column: ImportColumn<'relaypoints'>) => columns.indexOf(column);
const positions = { id: at('externalId'), name: at('name'), source: at('externalAuthor') };
const none = { error: () => {}, warning: () => {} };

const digestsOf = (values: readonly string[]): string =>
  values.map((value) => createHash('sha256').update(value).digest('base64url').slice(0, DIGEST)).join('');

/** The columns whose values have other digests. */
const changedColumns = (before: string, now: string): string[] =>
  columns.filter((_, index) => {
    const from = index * DIGEST;
    return before.slice(from, from + DIGEST) !== now.slice(from, from + DIGEST);
  });

/**
 * Returns the places of the lines that were sent and not refused, to compare the next file with; none for a file of
 * another schema.
 * @param refused packed runs of lines
 * @throws like `checkImport`
 */
export function importedPlaces(
  source: ByteSource,
  plan: ImportPlan,
  { today, refused }: { today: string; refused: Uint32Array },
): KnownPlace[] {
  const { places } = plan;
  const found = new Map<string, KnownPlace>();
  if (places === null) return [];
  const isRefused = lineMatcher(refused);
  checkImport(source, plan, none, {
    today,
    onValid: (values, { line, fields }) => {
      const id = values[positions.id] ?? '';
      if (isRefused(line) || id === '' || id.length > lineLimit) return;
      found.set(id, {
        id,
        name: (values[positions.name] ?? '').slice(0, lineLimit),
        commune: places.communeOf(fields),
        source: (values[positions.source] ?? '').slice(0, lineLimit),
        fields: digestsOf(values),
      });
    },
  });
  return [...found.values()];
}

/**
 * Compares a file of the schema of carpooling places with what was last imported; null for another file.
 * @throws like `checkImport`
 */
export function compareWithLast(
  source: ByteSource,
  plan: ImportPlan,
  { today, known }: { today: string; known: readonly KnownPlace[] },
): ImportChanges | null {
  const { places } = plan;
  if (places === null) return null;
  const before = new Map(known.map((place) => [place.id, place]));
  const changes: ImportChanges = { known: known.length, fresh: 0, unchanged: [], changed: [], closed: [], gone: [] };
  const onValid = (values: readonly string[], { line, fields }: { line: number; fields: readonly string[] }) => {
    const last = before.get(values[positions.id] ?? '');
    const differing = last === undefined ? null : changedColumns(last.fields, digestsOf(values));
    if (differing === null) changes.fresh += 1;
    else if (differing.length > 0) {
      changes.changed.push({ line, name: (values[positions.name] ?? '').slice(0, lineLimit), columns: differing });
    } else changes.unchanged.push({ line, record: recordDigest(fields) });
  };
  checkImport(source, plan, none, { today, onValid });

  const fed: readonly (string | null)[] = plan.layout.fed;
  const [id, author] = [fed.indexOf('externalId'), fed.indexOf('externalAuthor')];
  const inFile = new Set<string>();
  const authors = new Set<string>();
  readImport(source, plan, {
    record: ({ fields }) => {
      const place = (fields[id] ?? '').trim();
      inFile.add(place);
      authors.add((fields[author] ?? '').trim());
      const last = before.get(place);
      if (last !== undefined && places.isClosed(fields) && places.isWanted(last.commune)) changes.closed.push(last);
    },
  });
  // The file of one publisher says nothing of the places of another one.
  const isNational = [...inFile].some((place) => NATIONAL_ID.test(place));
  const isCovered = (place: KnownPlace) => authors.has(place.source) || (isNational && NATIONAL_ID.test(place.id));
  changes.gone = known.filter((place) => places.isWanted(place.commune) && !inFile.has(place.id) && isCovered(place));
  return {
    ...changes,
    unchanged: changes.unchanged.slice(0, MAX_LISTED),
    changed: changes.changed.slice(0, MAX_LISTED),
    closed: changes.closed.slice(0, MAX_LISTED).map(named),
    gone: changes.gone.slice(0, MAX_LISTED).map(named),
  };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
