import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#renderer/features/places/PlaceField.tsx';
import { useFavouritePlaces } from '#renderer/features/places/useFavouritePlaces.ts';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  type JourneyField,
  journeyProblems,
  lacksTown,
  placeAt,
  placeOfAddress,
  placeOfRecord,
  placeText,
} from '#shared/resources/solidaryrecords/form/journey.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import type { RecordForm, RecordFormDraft, RecordFormValues } from '../fields.ts';
import { JourneyPin } from './JourneyPin.tsx';
import styles from './sections.module.css';

interface JourneySectionProps {
  form: RecordForm;
  /** The structure whose usual places are offered; the current one where it is absent. */
  structureId?: StructureId;
  /** The ends as they are stored: one without coordinates is none in the form, and keeps its words under a pin. */
  stored?: Readonly<Record<JourneyField, Place>>;
  id?: string;
}

/** Where a journey goes from and to (docs/screens/07-solidary-records.md §6.1). */
export const JourneySection = memo(function JourneySection({ form, structureId, stored, id }: JourneySectionProps) {
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const current = useCurrentStructure();
  const favourites = useFavouritePlaces(structureId ?? current?.id);
  const goesAnywhere = useWatch({ control: form.record.form.control, name: 'journey.goesAnywhere' });
  return (
    <FormSection title={t('journey.title')} id={id}>
      <End form={form} field="origin" stored={stored?.origin} offered={[]} />
      <div className={`${flow.gridS} ${styles.destination}`}>
        {!goesAnywhere && <End form={form} field="destination" stored={stored?.destination} offered={favourites} />}
        <SwitchField {...bind('journey.goesAnywhere')} />
      </div>
    </FormSection>
  );
});

interface EndProps {
  form: RecordForm;
  field: JourneyField;
  stored: Place | undefined;
  /** Places that the structure often chose. */
  offered: readonly JourneyPlace[];
}

/** One end of the journey, found by search or set by a pin. */
function End({ form, field, stored, offered }: EndProps) {
  const { t } = useTranslation('recordForm');
  const { control } = form.record.form;
  const path = `journey.${field}` as const;
  const { value, setValue, onBlur, error } = useField<
    JourneyPlace | null,
    RecordFormDraft,
    'journey.origin' | 'journey.destination',
    RecordFormValues
  >({ control, name: path });
  const journey = useWatch({ control, name: 'journey' });
  const unplaced = stored === undefined || placeOfRecord(stored) !== null ? undefined : stored;
  // That two places are one is said as soon as both are chosen.
  const isSame =
    value !== null && journeyProblems(journey).some((one) => one.field === field && one.problem === 'same');
  const hint = lacksTown(value)
    ? t('journey.noTown')
    : value === null && unplaced?.label
      ? t('journey.unplaced', { label: unplaced.label })
      : undefined;
  const label = t(`journey.${field}`);
  return (
    <div data-field={path} data-label={label}>
      <PlaceField
        label={label}
        text={placeText(value)}
        isRequired
        hint={hint}
        error={isSame ? t('journey.problems.same') : error}
        offered={offered}
        onOffered={setValue}
        onPick={(point) => setValue(point === null ? null : placeOfAddress(addressOfPoint(point), point.name))}
        onBlur={onBlur}
      />
      <JourneyPin
        field={field}
        place={value}
        other={journey[field === 'origin' ? 'destination' : 'origin']}
        onMove={(position) => setValue(placeAt(position, value ?? unplaced))}
      />
    </div>
  );
}
