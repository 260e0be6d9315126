import { Field, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';
import { PlacePicker } from '#renderer/kit/form/pickers/PlacePicker.tsx';
import { pointLabel } from '#renderer/kit/form/pickers/place-label.ts';
import { useText } from '#renderer/kit/ui/text.ts';
import type { Journey } from '#shared/resources/users/filters.ts';
import type { EditorProps, FilterControl } from './control.ts';
import { EditorGroup } from './EditorGroup.tsx';
import { type Place, readJourney, writeJourney } from './journey-text.ts';

const MOST_KILOMETRES = 500;

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
  const words = useText();
  const value = readJourney(text);
  // A radius chosen before any place is kept here: the address holds a journey only once it has a place.
  const [radius, setRadius] = useState(value.radius);

  const setPlace = (end: 'origin' | 'destination', place: Place | null) =>
    onChange(writeJourney({ ...value, radius, [end]: place ?? undefined }));
  const changeRadius = (kilometres: number) => {
    const next = Math.min(Math.max(Math.round(kilometres), 1), MOST_KILOMETRES);
    setRadius(next);
    onChange(writeJourney({ ...value, radius: next }));
  };

  return (
    <EditorGroup label={label} hint={hint}>
      {(['origin', 'destination'] as const).map((end) => (
        <PlacePicker
          key={end}
          label={words(`list:journey.${end}`)}
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
      <Field label={words('list:journey.radius')}>
        <SpinButton
          min={1}
          max={MOST_KILOMETRES}
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
  const words = useText();
  const { origin, destination, radius } = readJourney(text);
  const around = { radius };
  if (origin !== undefined && destination !== undefined) {
    return words('list:journey.both', { ...around, origin: origin.label, destination: destination.label });
  }
  if (origin !== undefined) return words('list:journey.fromOnly', { ...around, origin: origin.label });
  return destination === undefined ? null : words('list:journey.toOnly', { ...around, destination: destination.label });
}
