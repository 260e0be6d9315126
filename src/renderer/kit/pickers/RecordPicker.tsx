import { Combobox, Field, type FieldProps, Option } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { toAppError } from '#shared/failure.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useText } from '../list/text.ts';
import { type PickableName, useCanPick, useFound, useRecordNames } from './pickable.ts';
import { usePausedText } from './usePausedText.ts';

interface Common {
  resource: PickableName;
  label: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Stands in the empty field; what no choice means, where it means something. */
  placeholder?: string;
  /** What is wrong with the choice, from a form. */
  error?: string;
  onBlur?: () => void;
}
interface One extends Common {
  isMultiple?: false;
  value: number | null;
  onChange: (id: number | null) => void;
}
interface Several extends Common {
  isMultiple: true;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}
export type RecordPickerProps = One | Several;

/** Option that brings the next records instead of choosing one. */
const MORE = 'more';

/** Chooses records of another resource by part of their name: asked after a pause, twenty at a time. */
export function RecordPicker(props: RecordPickerProps) {
  const { resource, label, hint, isRequired, isDisabled, error, onBlur } = props;
  const words = useText();
  const errorText = useErrorText();
  const canPick = useCanPick(resource);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const text = usePausedText(typed?.trim() ?? '');
  const found = useFound(resource, text, isOpen);
  const ids = idsOf(props);
  const nameOf = useRecordNames(resource, ids);
  const chosen = ids.map(nameOf).join(', ');

  const isKeptOpen = useRef(false);
  // Choosing closes the list: before the choice with the keyboard, after it with the pointer.
  const keepOpen = () => {
    setOpen(true);
    isKeptOpen.current = true;
    queueMicrotask(() => {
      isKeptOpen.current = false;
    });
  };
  const choose = (value: string | undefined, selected: readonly string[]) => {
    if (value === MORE) {
      void found.fetchNextPage();
      keepOpen();
      return;
    }
    setTyped(null);
    if (props.isMultiple) props.onChange(selected.filter((id) => id !== MORE).map(Number));
    else props.onChange(value === undefined ? null : Number(value));
  };
  const field: FieldProps = {
    label,
    required: isRequired,
    hint: canPick ? hint : words('list:picker.noRight'),
    validationMessage: found.isError ? errorText(toAppError(found.error)).title : error,
  };
  const records = found.data?.records ?? [];

  return (
    <Field {...field}>
      <Combobox
        freeform
        clearable={!props.isMultiple}
        multiselect={props.isMultiple}
        disabled={isDisabled || !canPick}
        open={isOpen}
        value={typed ?? chosen}
        placeholder={props.placeholder ?? words('list:picker.search')}
        selectedOptions={ids.map(String)}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
        }}
        onOpenChange={(_, data) => setOpen(data.open || isKeptOpen.current)}
        onOptionSelect={(_, data) => choose(data.optionValue, data.selectedOptions)}
        onBlur={() => {
          // What was typed without choosing is no choice: the field says what is chosen.
          setTyped(null);
          onBlur?.();
        }}
      >
        {records.map(({ id, name }) => (
          <Option key={id} value={String(id)} text={name}>
            {name}
          </Option>
        ))}
        {found.data?.hasMore && (
          <Option key={MORE} value={MORE} text={words('list:picker.more')} checkIcon={null}>
            {words(found.isFetchingNextPage ? 'list:picker.loading' : 'list:picker.more')}
          </Option>
        )}
        {records.length === 0 && !found.isError && (
          <Option key="none" value="" text="" disabled checkIcon={null}>
            {words(found.isFetching ? 'list:picker.loading' : 'list:picker.none')}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}

function idsOf(props: RecordPickerProps): readonly number[] {
  if (props.isMultiple) return props.value;
  return props.value === null ? [] : [props.value];
}
