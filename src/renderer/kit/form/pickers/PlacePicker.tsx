import { Combobox, Field, Option, OptionGroup } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#renderer/kit/data/bridge.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import type { Point } from '#shared/resources/points.ts';
import { placeKind } from './place-kind.ts';
import { pointLabel } from './place-label.ts';
import { usePausedText } from './usePausedText.ts';

export interface PlacePickerProps {
  label: string;
  /** The place chosen before, in words; empty when there is none. */
  text: string;
  /** The place found, or null when the field was emptied. */
  onPick: (point: Point | null) => void;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  error?: string;
  onBlur?: () => void;
}

/** Letters from which the platform is asked. */
const FEWEST_LETTERS = 3;

/** Finds an address, a place or a relay point by its name; asked after a pause, grouped by kind. */
export function PlacePicker({ label, text, onPick, hint, isRequired, isDisabled, error, onBlur }: PlacePickerProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed?.trim() ?? '';
  const asked = usePausedText(wanted);
  // What a former text found stays in sight, and Enter must not choose it for the text that stands there now.
  const isBehind = asked !== wanted;
  const isLongEnough = asked.length >= FEWEST_LETTERS;
  const found = useQuery({
    queryKey: ['points', asked],
    queryFn: ({ signal }) => read('points.search', { text: asked }, { signal }),
    enabled: isOpen && isLongEnough,
  });
  const points = isLongEnough ? (found.data ?? []) : [];
  // Kinds of places number their own: only the position tells two apart.
  const groups = Map.groupBy(
    points.map((point, position) => ({ point, position })),
    ({ point }) => placeKind(point.type),
  );

  return (
    <Field
      label={label}
      hint={hint}
      required={isRequired}
      validationMessage={found.isError ? errorText(toAppError(found.error)).title : error}
    >
      <Combobox
        freeform
        clearable
        disabled={isDisabled}
        open={isOpen && !found.isError}
        value={typed ?? text}
        selectedOptions={[]}
        placeholder={translate('list:picker.place')}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(currentTarget.value !== '');
        }}
        onOpenChange={(_, data) => {
          setOpen(data.open);
          // What is wrong stands in the place of the list: opening it again asks again.
          if (data.open && found.isError) void found.refetch();
        }}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null);
          const point = optionValue === undefined ? null : points[Number(optionValue)];
          if (point !== undefined) onPick(point);
        }}
        onBlur={() => {
          // What was typed without choosing is no place: the field says what is chosen.
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
            {translate(messageOf(wanted.length >= FEWEST_LETTERS, isBehind || found.isFetching))}
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
