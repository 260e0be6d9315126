import { type Drawing, endMarks } from '#renderer/features/journey-map/drawing.ts';
import type { MapPoint, MarkerStyle } from '#renderer/kit/map/point.ts';
import type { MapCircle, MapLine } from '#renderer/kit/map/Shapes.tsx';
import type { LatLng } from '#shared/geo.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';

/** The position of a place; null for one without coordinates. */
export const positionOf = ({ latitude, longitude }: Place): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** A journey from one place to another. */
export interface DrawnJourney {
  from: { place: Place; label: string };
  to: { place: Place; label: string };
  isBack: boolean;
}

/** The solutions that a map of a record shows beside its own journey. */
export interface DrawnSolutions {
  journeys: readonly DrawnJourney[];
  /** Volunteers by their centre; metres. */
  volunteers: readonly { centre: Place; radius: number | null; label: string }[];
}

interface DrawnRecord {
  origin: Place;
  destination: Place;
  goesAnywhere: boolean;
  isRoundTrip: boolean;
}

/**
 * Puts a record and its solutions on a map (docs/screens/07-solidary-records.md §9). Places without coordinates are
 * left out; a record that goes anywhere has its origin alone. Solutions have their number in the list.
 */
export function drawingOf(
  { origin, destination, goesAnywhere, isRoundTrip }: DrawnRecord,
  { journeys, volunteers }: DrawnSolutions,
): Drawing {
  const points: MapPoint[] = [];
  const lines: MapLine[] = [];
  const circles: MapCircle[] = [];
  const addPoint = (at: LatLng | null, label: string, markerStyle: MarkerStyle, mark: string) => {
    if (at !== null) points.push({ id: points.length, ...at, label, markerStyle, mark });
  };
  const addLine = (from: LatLng | null, to: LatLng | null, weight: MapLine['weight'], isBroken: boolean) => {
    if (from !== null && to !== null) lines.push({ from, to, weight, isBroken });
  };

  const [from, to] = [positionOf(origin), goesAnywhere ? null : positionOf(destination)];
  addPoint(from, origin.label, 'origin', endMarks.origin);
  addPoint(to, destination.label, 'destination', endMarks.destination);
  addLine(from, to, 'main', false);
  if (isRoundTrip) addLine(to, from, 'main', true);
  for (const [index, journey] of journeys.entries()) {
    const [start, end] = [positionOf(journey.from.place), positionOf(journey.to.place)];
    addPoint(start, journey.from.label, 'driver', String(index + 1));
    addPoint(end, journey.to.label, 'driver', String(index + 1));
    addLine(start, end, 'other', journey.isBack);
  }
  for (const [index, { centre, radius, label }] of volunteers.entries()) {
    const at = positionOf(centre);
    addPoint(at, label, 'volunteer', String(journeys.length + index + 1));
    if (at !== null && radius !== null && radius > 0) circles.push({ centre: at, radius, markerStyle: 'volunteer' });
  }
  return { points, lines, circles };
}
