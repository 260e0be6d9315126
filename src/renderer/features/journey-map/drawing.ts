import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { MapCircle, MapLine } from '#renderer/kit/map/Shapes.tsx';
import { areaAround, type LatLng } from '#shared/geo.ts';

/** The content of a map of journeys: points, lines between them, circles around some. */
export interface Drawing {
  readonly points: readonly MapPoint[];
  readonly lines: readonly MapLine[];
  readonly circles: readonly MapCircle[];
}

/** The letters of the two ends of a journey. */
export const endMarks = { origin: 'A', destination: 'B' } as const;

/** The outermost places of a drawing, its circles whole. */
export const cornersOf = ({ points, circles }: Drawing): LatLng[] => [
  ...points,
  ...circles.flatMap(({ centre, radius }) => {
    const { north, south, east, west } = areaAround(centre, radius);
    return [
      { latitude: north, longitude: west },
      { latitude: south, longitude: east },
    ];
  }),
];
