import { Field, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';
import { PlacePicker } from '#renderer/kit/form/pickers/PlacePicker.tsx';
import { pointLabel } from '#renderer/kit/form/pickers/place-label.ts';
import type { EditorProps, FilterControl } from '#renderer/kit/list/filters/control.ts';
import { EditorGroup } from '#renderer/kit/list/filters/EditorGroup.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Journey } from '#shared/resources/users/filters.ts';

type JourneyEnd = NonNullable<Journey['origin']>;

const DEFAULT_RADIUS_KM = 10;
const PLACE = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?) (.+)$/;

function readPlace(text: string): JourneyEnd | undefined {
  const [, latitude, longitude, label] = PLACE.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined || label === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), label };
}

// Five decimals are a metre; the bar separates the parts.
const writePlace = (place: JourneyEnd | undefined): string =>
  place === undefined
    ? ''
    : `${Number(place.latitude.toFixed(5))},${Number(place.longitude.toFixed(5))} ${place.label.replaceAll('|', ' ')}`;

/** Parses `10|48.69231,6.18441 Nancy|…`: kilometres, departure, arrival; either place may be missing. */
function readJourney(text: string): Partial<Journey> & { radius: number } {
  const [radius = '', origin = '', destination = ''] = text.split('|');
  const kilometres = Number(radius);
  const places = { origin: readPlace(origin), destination: readPlace(destination) };
  return {
    radius: Number.isFinite(kilometres) && kilometres > 0 && kilometres <= 500 ? kilometres : DEFAULT_RADIUS_KM,
    ...(places.origin !== undefined && { origin: places.origin }),
    ...(places.destination !== undefined && { destination: places.destination }),
  };
}

export const writeJourney = ({ radius, origin, destination }: Journey): string =>
  origin === undefined && destination === undefined
    ? ''
    : [String(radius), writePlace(origin), writePlace(destination)].join('|');

const MAX_KILOMETRES = 500;

/** A departure and/or an arrival, each within a radius. */
export function journey(): FilterControl<Journey> {
  return {
    toValue: (text) => {
      const value = readJourney(text);
      return value.origin === undefined && value.destination === undefined ? undefined : value;
    },
    edit: (props) => <JourneyEditor {...props} />,
    summary: (text) => <JourneySummary text={text} />,
  };
}

function JourneyEditor({ text, onChange, label, hint }: EditorProps) {
  const translate = useTranslate();
  const value = readJourney(text);
  // A radius chosen before any place is kept here: the address holds a journey only once it has a place.
  const [radius, setRadius] = useState(value.radius);

  const setPlace = (end: 'origin' | 'destination', place: JourneyEnd | null) =>
    onChange(writeJourney({ ...value, radius, [end]: place ?? undefined }));
  const changeRadius = (kilometres: number) => {
    const next = Math.min(Math.max(Math.round(kilometres), 1), MAX_KILOMETRES);
    setRadius(next);
    onChange(writeJourney({ ...value, radius: next }));
  };

  return (
    <EditorGroup label={label} hint={hint}>
      {(['origin', 'destination'] as const).map((end) => (
        <PlacePicker
          key={end}
          label={translate(`users:journey.${end}`)}
          text={value[end]?.label ?? ''}
          onPick={(point) =>
            setPlace(
              end,
              point === null
                ? null
                : { latitude: point.latitude, longitude: point.longitude, label: pointLabel(point) },
            )
          }
        />
      ))}
      <Field label={translate('users:journey.radius')}>
        <SpinButton
          min={1}
          max={MAX_KILOMETRES}
          value={radius}
          onChange={(_, data) => {
            const typed = data.value ?? Number.parseInt(data.displayValue ?? '', 10);
            if (Number.isFinite(typed)) changeRadius(typed);
          }}
        />
      </Field>
    </EditorGroup>
  );
}

function JourneySummary({ text }: { text: string }) {
  const translate = useTranslate();
  const { origin, destination, radius } = readJourney(text);
  const around = { radius };
  if (origin !== undefined && destination !== undefined) {
    return translate('users:journey.both', { ...around, origin: origin.label, destination: destination.label });
  }
  if (origin !== undefined) return translate('users:journey.fromOnly', { ...around, origin: origin.label });
  return destination === undefined
    ? null
    : translate('users:journey.toOnly', { ...around, destination: destination.label });
}
