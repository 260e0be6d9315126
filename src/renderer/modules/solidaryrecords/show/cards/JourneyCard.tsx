import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';

const METRES = 1000;

/** From where to where, and how far (docs/screens/07-solidary-records.md §2). */
export function JourneyCard({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const { origin, destination, goesAnywhere, isRoundTrip, distance } = record;
  return (
    <Section title={t('cards.journey')}>
      <FieldRows>
        <FieldRow label={t('fields.origin')}>
          <PlaceLines place={origin} />
        </FieldRow>
        <FieldRow label={t('fields.destination')}>
          {goesAnywhere ? t('values.anywhere') : <PlaceLines place={destination} />}
        </FieldRow>
        <FieldRow label={t('fields.proposalType')}>
          {t(isRoundTrip ? 'values.proposalType.roundtrip' : 'values.proposalType.oneway')}
        </FieldRow>
        {/* The platform measures to the origin itself where any destination will do. */}
        {!goesAnywhere && distance !== null && (
          <FieldRow label={t('fields.distance')}>{format.distance(Math.round(distance * METRES))}</FieldRow>
        )}
      </FieldRows>
    </Section>
  );
}

/** A place by its lines; one that has no town or coordinates says so, as nobody can be found for it. */
function PlaceLines({ place }: { place: Place }) {
  const { t } = useTranslation('solidaryrecords');
  const { lines, latitude, longitude } = place;
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {lines.length === 0 && t('values.unknownPlace')}
      {(latitude === null || longitude === null) && <div>{t('values.unplaced')}</div>}
    </>
  );
}
