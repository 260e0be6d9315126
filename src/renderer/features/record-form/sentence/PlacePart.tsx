import { HomeRegular, LocationRegular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceBox } from '#renderer/features/places/PlaceBox.tsx';
import { usePlace } from '#renderer/features/places/usePlace.ts';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import type { JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  type JourneyField,
  journeyProblems,
  lacksTown,
  placeOfAddress,
  placeText,
} from '#shared/resources/solidaryrecords/form/journey.ts';
import type { RecordForm, RecordFormDraft, RecordFormValues } from '../fields.ts';
import { Part } from './Part.tsx';
import { isHome, usePlaceWords } from './place-words.ts';
import { selectAll } from './select-all.ts';

interface PlacePartProps {
  form: RecordForm;
  field: JourneyField;
  /** Places that the structure often chose. */
  offered: readonly JourneyPlace[];
}

/** One end of the journey, found by search. A destination may be any place at all. */
export function PlacePart({ form, field, offered }: PlacePartProps) {
  const { t } = useTranslation('recordForm');
  const words = usePlaceWords();
  const { control, setValue: put } = form.record.form;
  const path = `journey.${field}` as const;
  const { value, setValue, onBlur, error } = useField<
    JourneyPlace | null,
    RecordFormDraft,
    'journey.origin' | 'journey.destination',
    RecordFormValues
  >({ control, name: path });
  const [journey, identity] = useWatch({ control, name: ['journey', 'identity'] });
  const goesAnywhere = field === 'destination' && journey.goesAnywhere;
  const putAnywhere = (isOn: boolean) => put('journey.goesAnywhere', isOn, { shouldDirty: true, shouldTouch: true });
  const take = (place: JourneyPlace | null) => {
    setValue(place);
    if (goesAnywhere) putAnywhere(false);
  };
  // The destination that was chosen before leads back to one place.
  const places = goesAnywhere && value !== null ? [value, ...offered] : offered;
  // That two places are one is said as soon as both are chosen.
  const isSame =
    value !== null && journeyProblems(journey).some((one) => one.field === field && one.problem === 'same');
  const { choice, message } = usePlace(
    {
      onPick: (point) => take(point === null ? null : placeOfAddress(addressOfPoint(point), point.name)),
      needsTown: false,
      offered: places,
      onOffered: take,
    },
    isSame ? t('journey.problems.same') : goesAnywhere ? undefined : error,
  );
  const isOfHome = !goesAnywhere && isHome(value, identity);
  const label = t(`journey.${field}`);
  return (
    <Part
      path={path}
      label={label}
      isSuggested={isOfHome}
      error={message}
      note={!goesAnywhere && lacksTown(value) && t('journey.noTown')}
      icon={isOfHome ? HomeRegular : LocationRegular}
    >
      {(part) => (
        <PlaceBox
          {...part}
          isInline
          choice={choice}
          label={label}
          text={goesAnywhere ? t('sentence.anywhere') : words(value, identity)}
          // The whole address, of which the sentence tells the part that somebody names.
          title={goesAnywhere ? undefined : placeText(value) || undefined}
          placeholder={t('sentence.where')}
          offered={places}
          further={
            field === 'destination' && !goesAnywhere
              ? { text: t('journey.anywhere'), onChoose: () => putAnywhere(true) }
              : undefined
          }
          onFocus={selectAll}
          onBlur={onBlur}
        />
      )}
    </Part>
  );
}
