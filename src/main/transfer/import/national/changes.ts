import { distanceBetween } from '#shared/geo.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { maxRepairLength } from '#shared/import/limits.ts';
import type { DifferingField, ImportChanges } from '#shared/ipc/import-national.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { comparedValues } from '../same-point.ts';
import { digestAt, digestOf, digestsOf } from './digests.ts';
import type { KnownPlace } from './imported-places.ts';
import type { PlaceLine, PlaceLines } from './place-lines.ts';
import { positionOfLine } from './platform-points.ts';
import { pointsOfPlaces, type ShownPoint, shownPoints, twinFinder } from './same-place.ts';

/** Maximum places of each list. */
const MAX_LISTED = 5000;

const columns = importColumns.relaypoints;
const at = (column: ImportColumn<'relaypoints'>) => columns.indexOf(column);
const positions = { id: at('externalId'), name: at('name'), source: at('externalAuthor') };
const coordinates: readonly string[] = ['latitude', 'longitude'];

const short = (text: string): string => text.slice(0, lineLimit);

/**
 * What is kept of a line that was sent.
 * @param values as the file says; those sent may be the platform's own
 * @param point its point on the platform after it was sent
 */
export function knownPlace(
  sent: PlaceLine,
  { values, point }: { values: readonly string[]; point: ShownPoint | undefined },
): KnownPlace {
  const compared = comparedValues(sent.values);
  const shown = point?.values.map((value, index) => (value === compared[index] ? null : value));
  return {
    id: placeIdOf(sent),
    name: short(values[positions.name] ?? ''),
    commune: sent.commune,
    source: short(values[positions.source] ?? ''),
    fields: digestsOf(comparedValues(values)),
    ...(point !== undefined && { point: point.point.id }),
    ...(shown?.some((value) => value !== null) === true && { shown: digestsOf(shown) }),
  };
}

/** External identifier by which a line is known; empty for none that can be kept. */
export function placeIdOf({ values }: Pick<PlaceLine, 'values'>): string {
  const id = values[positions.id] ?? '';
  return id.length > lineLimit ? '' : id;
}

interface Differing {
  known: KnownPlace;
  compared: readonly string[];
  shown: ShownPoint | undefined;
}

/** The fields in which a line differs from the platform, or from what was sent last where the platform shows none. */
function differingFields({ known, compared, shown }: Differing): DifferingField[] {
  const fields = columns.flatMap((column, index): DifferingField[] => {
    const file = compared[index] ?? '';
    const platform = shown?.values[index] ?? null;
    if (platform === file) return [];
    const isChanged = digestOf(file) !== digestAt(known.fields, index);
    if (platform === null) {
      return isChanged ? [{ column, file: short(file), platform: null, by: 'file', canKeep: false }] : [];
    }
    const digest = digestOf(platform);
    const isByHand = digest !== digestAt(known.fields, index) && digest !== digestAt(known.shown ?? '', index);
    if (!isByHand && !isChanged) return [];
    const by = isByHand ? (isChanged ? 'both' : 'hand') : 'file';
    const canKeep = platform.length <= maxRepairLength;
    return [{ column, file: short(file), platform: isByHand ? platform : short(platform), by, canKeep }];
  });
  // Both coordinates are one position.
  const isMoved = fields.some(({ column, by }) => coordinates.includes(column) && by !== 'file');
  return isMoved
    ? fields.map((field) =>
        coordinates.includes(field.column) && field.by === 'file' ? { ...field, by: 'both' } : field,
      )
    : fields;
}

interface Compared {
  /** What was last imported. */
  known: readonly KnownPlace[];
  /** The points of the platform around the lines, or why they could not be read. */
  points: readonly RelayPoint[] | null;
  failure: ImportChanges['failure'];
}

/** Compares the lines of a file with what was last imported and with the platform. */
export function compareLines(
  { lines, uncompared, closed, gone }: PlaceLines,
  { known, points, failure }: Compared,
): ImportChanges {
  const before = new Map(known.map((place) => [place.id, place]));
  const shown = shownPoints(points ?? []);
  const wanted = lines.flatMap((line) => {
    const place = before.get(placeIdOf(line));
    return place === undefined ? [] : [{ known: place, at: positionOfLine(line) }];
  });
  const found = pointsOfPlaces(wanted, shown);
  const taken = new Set(found.values());
  const twinOf = twinFinder(shown.filter((one) => !taken.has(one)));
  const changes: ImportChanges = {
    known: known.length,
    fresh: 0,
    uncompared,
    unchanged: [],
    changed: [],
    edited: [],
    missing: [],
    twins: [],
    closed: closed.slice(0, MAX_LISTED).map(named),
    gone: gone.slice(0, MAX_LISTED).map(named),
    names: {
      relayPointTypeId: namesOf(shown, ({ typeId, typeName }) => ({ id: typeId, name: typeName })),
      communityId: namesOf(shown, ({ communityId, communityName }) => ({ id: communityId, name: communityName })),
    },
    points: points?.length ?? null,
    failure,
  };
  for (const line of lines) {
    const own = { line: line.line, record: line.record };
    const namedLine = { ...own, name: short(line.values[positions.name] ?? '') };
    const compared = comparedValues(line.values);
    const last = before.get(placeIdOf(line));
    if (last === undefined) {
      const near = twinOf(positionOfLine(line), line.values[positions.name] ?? '');
      const isThere = near?.twin.values.every((value, index) => value === null || value === compared[index]);
      if (isThere === true) changes.unchanged.push(own);
      else changes.fresh += 1;
      if (near === null || isThere === true) continue;
      changes.twins.push({ ...namedLine, point: pointOf(near.twin), metres: Math.round(near.metres) });
      continue;
    }
    const point = found.get(last.id);
    if (points !== null && point === undefined) {
      changes.missing.push(namedLine);
      continue;
    }
    const fields = differingFields({ known: last, compared, shown: point });
    if (fields.length === 0) changes.unchanged.push(own);
    else if (point === undefined || fields.every(({ by }) => by === 'file'))
      changes.changed.push({ ...namedLine, fields });
    else {
      const metres = Math.round(distanceBetween(positionOfLine(line), point.place));
      changes.edited.push({ ...namedLine, fields, point: pointOf(point), metres });
    }
  }
  return {
    ...changes,
    unchanged: changes.unchanged.slice(0, MAX_LISTED),
    changed: changes.changed.slice(0, MAX_LISTED),
    edited: changes.edited.slice(0, MAX_LISTED),
    missing: changes.missing.slice(0, MAX_LISTED),
    twins: changes.twins.slice(0, MAX_LISTED),
  };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const pointOf = ({ point: { id, name } }: ShownPoint) => ({ id, name: short(name) });

function namesOf(
  points: readonly ShownPoint[],
  read: (point: RelayPoint) => { id: number | null; name: string | null },
) {
  const names = new Map<number, string>();
  for (const { point } of points) {
    const { id, name } = read(point);
    if (id !== null && name !== null) names.set(id, name);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}
