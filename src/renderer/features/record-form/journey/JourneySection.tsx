import { Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { PlaceField } from '#renderer/features/solidary/places/PlaceField.tsx';
import { useFavouritePlaces } from '#renderer/features/solidary/places/useFavouritePlaces.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { JourneyDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  type JourneyField,
  type JourneyProblem,
  lacksTown,
  placeAt,
  placeOfAddress,
  placeOfRecord,
  placeText,
} from '#shared/resources/solidaryrecords/form/journey.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import { shownProblem, useLeft } from '../identity/useLeft.ts';
import type { SectionProps } from '../section-props.ts';
import { JourneyPin } from './JourneyPin.tsx';
import styles from './journey.module.css';

type JourneySectionProps = Omit<SectionProps<JourneyDraft, JourneyProblem>, 'structure'> & {
  id?: string;
  /** The structure whose usual places are offered; the current one where it is absent. */
  structureId?: StructureId;
  /** The ends as they are stored: one without coordinates is none in the form, and keeps its words under a pin. */
  stored?: Readonly<Record<JourneyField, Place>>;
};

/** Where a journey goes from and to (docs/screens/07-solidary-records.md §6.1). */
export function JourneySection(props: JourneySectionProps) {
  const { value, onChange, errors, isJudged, id, structureId, stored } = props;
  const { t } = useTranslation('recordForm');
  const { leave, isLeft } = useLeft<JourneyField>();
  const current = useCurrentStructure();
  const favourites = useFavouritePlaces(structureId ?? current?.id);
  const end = (field: JourneyField) => {
    // That two places are one is said as soon as both are chosen.
    const isShown = isJudged || isLeft(field) || value[field] !== null;
    const problem = shownProblem(errors, field, isShown);
    const place = value[field];
    const unplaced = stored === undefined || placeOfRecord(stored[field]) !== null ? undefined : stored[field];
    const hint = lacksTown(place)
      ? t('journey.noTown')
      : place === null && unplaced?.label
        ? t('journey.unplaced', { label: unplaced.label })
        : undefined;
    return (
      <div data-field={`journey.${field}`} data-label={t(`journey.${field}`)}>
        <PlaceField
          label={t(`journey.${field}`)}
          text={placeText(place)}
          isRequired
          {...(hint !== undefined && { hint })}
          {...(problem !== undefined && { error: t(`journey.problems.${problem}`) })}
          {...(field === 'destination' && {
            offered: favourites,
            onOffered: (place: (typeof favourites)[number]) => onChange({ ...value, destination: place }),
          })}
          onPick={(point) =>
            onChange({
              ...value,
              [field]: point === null ? null : placeOfAddress(addressOfPoint(point), point.name),
            })
          }
          onBlur={() => leave(field)}
        />
        <JourneyPin
          field={field}
          place={place}
          other={value[field === 'origin' ? 'destination' : 'origin']}
          onMove={(position) => onChange({ ...value, [field]: placeAt(position, place ?? unplaced) })}
        />
      </div>
    );
  };
  return (
    <FormSection title={t('journey.title')} {...(id !== undefined && { id })}>
      {end('origin')}
      <div className={styles.destination}>
        {!value.goesAnywhere && end('destination')}
        <Switch
          checked={value.goesAnywhere}
          label={t('journey.anywhere')}
          onChange={(_, { checked }) => onChange({ ...value, goesAnywhere: checked })}
        />
      </div>
    </FormSection>
  );
}
