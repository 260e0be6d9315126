import { Field } from '@fluentui/react-components';
import { fieldHint } from '#renderer/kit/form/fields/FieldFrame.tsx';
import fields from '#renderer/kit/form/fields/fields.module.css';
import { useMarkedLabel } from '#renderer/kit/form/fields/marks.tsx';
import type { Point } from '#shared/resources/points.ts';
import { PlaceBox } from './PlaceBox.tsx';
import { usePlace } from './usePlace.ts';
import type { OfferedPlace } from './usePlaceChoice.ts';

interface PlaceFieldProps<Offered extends OfferedPlace> {
  label: string;
  /** Label of the chosen place; empty where there is none. */
  text: string;
  /** Takes the chosen place, or null when the field was emptied. */
  onPick: (point: Point | null) => void;
  /** Refuses places without a town, as of a home (docs/screens/10-external-journeys.md §2). */
  needsTown?: boolean;
  /** Places that the structure often chose, shown first. */
  offered?: readonly Offered[];
  onOffered?: (place: Offered) => void;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
  onBlur?: () => void;
}

/**
 * The address field of solidary forms (docs/screens/10-external-journeys.md §2): found places in the groups and the
 * order of the platform, without the operator's own addresses. A text without a chosen place stays, with an error;
 * Escape restores the former place.
 */
export function PlaceField<Offered extends OfferedPlace>(props: PlaceFieldProps<Offered>) {
  const { label, text, onPick, needsTown = false, offered = [], onOffered, error, onBlur } = props;
  const { choice, message } = usePlace({ onPick, needsTown, offered, onOffered }, error);
  return (
    <Field
      className={fields.field}
      label={useMarkedLabel(label, { isRequired: props.isRequired })}
      hint={fieldHint(props.hint, message !== null)}
      required={props.isRequired}
      validationMessage={message === null ? undefined : { className: fields.message, children: message }}
    >
      <PlaceBox {...{ choice, label, text, offered, onBlur }} isDisabled={props.isDisabled} />
    </Field>
  );
}
