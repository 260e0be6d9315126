import { Combobox, Field, Option, OptionGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import type { Point } from '#shared/resources/points.ts';
import { fieldHint } from '../fields/FieldFrame.tsx';
import fields from '../fields/fields.module.css';
import { useMarkedLabel } from '../fields/marks.tsx';
import { placeKind } from './place-kind.ts';
import { pointLabel } from './place-label.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

export interface PlacePickerProps {
  label: string;
  /** Label of the current place; empty when there is none. */
  text: string;
  /** Called with the chosen place, or null when the field was emptied. */
  onPick: (point: Point | null) => void;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  error?: string;
  onBlur?: () => void;
}

/** Searches an address, a place or a relay point by name; debounced, grouped by kind. */
export function PlacePicker({ label, text, onPick, hint, isRequired, isDisabled, error, onBlur }: PlacePickerProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  // The results of an earlier text stay visible, but Enter must not choose one of them for the current text.
  const { points, isBehind, isLongEnough, isFetching, error: failure, retry } = usePlaceSearch(typed ?? '', isOpen);
  const problem = failure === null ? error : <ErrorLine error={toAppError(failure)} />;
  // Each kind of place has ids of its own: only the position is unique.
  const groups = Map.groupBy(
    points.map((point, position) => ({ point, position })),
    ({ point }) => placeKind(point.type),
  );

  return (
    <Field
      className={fields.field}
      label={useMarkedLabel(label, { isRequired })}
      hint={fieldHint(hint, Boolean(problem))}
      required={isRequired}
      validationMessage={
        problem === undefined || problem === '' ? undefined : { className: fields.message, children: problem }
      }
    >
      <Combobox
        expandIcon={{ 'aria-label': translate('list:picker.open', { label }) }}
        freeform
        clearable
        disabled={isDisabled}
        open={isOpen && failure === null}
        value={typed ?? text}
        selectedOptions={[]}
        placeholder={translate('list:picker.place')}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(currentTarget.value !== '');
        }}
        onOpenChange={(_, data) => {
          setOpen(data.open);
          // An error replaces the list: opening it again retries.
          if (data.open && failure !== null) retry();
        }}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null);
          const point = optionValue === undefined ? null : points[Number(optionValue)];
          if (point !== undefined) onPick(point);
        }}
        onBlur={() => {
          // Text without a choice is no place: the field returns to the chosen one.
          setTyped(null);
          onBlur?.();
        }}
      >
        {[...groups].map(([kind, members]) => (
          <OptionGroup key={kind} label={translate(`list:places.${kind}`)}>
            {members.map(({ point, position }) => (
              <Option
                key={position}
                value={String(position)}
                text={pointLabel(point)}
                checkIcon={null}
                disabled={isBehind}
              >
                {pointLabel(point)}
              </Option>
            ))}
          </OptionGroup>
        ))}
        {points.length === 0 && (
          <Option key="none" value="" text="" disabled checkIcon={null}>
            {translate(messageOf(isLongEnough, isFetching))}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}

function messageOf(isLongEnough: boolean, isFetching: boolean) {
  if (!isLongEnough) return 'list:picker.typeMore';
  return isFetching ? 'list:picker.loading' : 'list:picker.none';
}
