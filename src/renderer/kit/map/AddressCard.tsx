import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { CopyButton } from '#renderer/kit/ui/show/Contact.tsx';
import { type Fact, FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import type { LatLng } from '#shared/geo.ts';
import type { ReadAddress } from '#shared/resources/address.ts';
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';

interface AddressCardProps extends Pick<PlaceMapProps, 'name' | 'markerStyle' | 'icon' | 'radius'> {
  title: string;
  /** Label of the address itself. */
  label: string;
  address: ReadAddress | null;
  /** The field of the form that holds it. */
  field?: string;
  /** The position on the map, where it is not that of the address. */
  place?: LatLng | undefined;
  /** Facts beside the address and its coordinates. */
  facts?: readonly Fact[];
  children?: ReactNode;
}

/** The lines of an address; null where it has none. */
export const addressLines = (address: Pick<ReadAddress, 'lines'> | null): ReactNode =>
  address === null || address.lines.length === 0 ? null : address.lines.map((line) => <div key={line}>{line}</div>);

/** The card of a place: its address, its coordinates to copy, and a small map. */
export function AddressCard({
  title,
  label,
  address,
  field,
  place = placeOfAddress(address) ?? undefined,
  facts = [],
  children,
  ...map
}: AddressCardProps) {
  const { t } = useTranslation('map');
  const { coordinates } = useFormat();
  const own = placeOfAddress(address);
  return (
    <FactsCard
      title={title}
      facts={[
        { label, value: addressLines(address), field, isWide: true },
        {
          label: t('place.coordinates'),
          field,
          isWide: true,
          value: own && (
            <>
              {coordinates(own)}{' '}
              <CopyButton
                label={t('place.copyCoordinates')}
                text={`${own.latitude.toFixed(6)}, ${own.longitude.toFixed(6)}`}
              />
            </>
          ),
        },
        ...facts,
      ]}
    >
      {children}
      {place !== undefined && <PlaceMap {...map} latitude={place.latitude} longitude={place.longitude} />}
    </FactsCard>
  );
}
