import { useState } from 'react';
import { PinMap } from '#renderer/kit/map/PinMap.tsx';
import { PlacesMap } from '#renderer/kit/map/PlacesMap.tsx';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { LatLng } from '#shared/geo.ts';
import { nancy } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

const points: readonly MapPoint[] = (['active', 'pending', 'inactive', 'volunteer'] as const).map(
  (markerStyle, index) => ({
    id: index,
    ...nancy,
    longitude: nancy.longitude + index / 50,
    label: 'Nancy',
    markerStyle,
  }),
);

/** Points with their legend, and a position to edit. */
export function Maps() {
  const texts = useGalleryTexts();
  const [place, setPlace] = useState<LatLng | null>(nancy);
  return (
    <>
      <PlacesMap
        label={texts.parts.map}
        places={points}
        names={{ active: texts.active, pending: texts.waiting, inactive: texts.refused, volunteer: texts.person }}
      />
      <PinMap label={texts.address} place={place} onMove={setPlace} />
    </>
  );
}
