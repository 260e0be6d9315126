import { useTranslation } from 'react-i18next';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import { weekInWords } from '../week-in-words.ts';

/** From where to where by whole addresses, and when where it is more than one day (docs/screens/07-solidary-records.md §2). */
export function JourneyCard({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { origin, destination, goesAnywhere, frequency, schedules } = record;
  return (
    <Section title={t('cards.journey')}>
      <FieldRows>
        <FieldRow label={t('fields.origin')}>
          <PlaceLines place={origin} />
        </FieldRow>
        {!goesAnywhere && (
          <FieldRow label={t('fields.destination')}>
            <PlaceLines place={destination} />
          </FieldRow>
        )}
        {frequency !== null && <FieldRow label={t('fields.frequency')}>{t(`values.frequency.${frequency}`)}</FieldRow>}
        {schedules.length > 0 && (
          <FieldRow label={t('cards.dates')}>
            {schedules.map((schedule, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: schedules have no id, and two may be the same.
              <div key={index}>{weekInWords(schedule, translate)}</div>
            ))}
          </FieldRow>
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
