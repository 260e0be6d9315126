import { Combobox, Field, type FieldProps, mergeClasses, Option } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { toAppError } from '#shared/failure.ts';
import { fieldHint } from '../fields/FieldFrame.tsx';
import fields from '../fields/fields.module.css';
import { useMarkedLabel } from '../fields/marks.tsx';
import { PickedIcon, PickedRow } from './PickedRow.tsx';
import { useCanPick, usePicked, usePickerSearch } from './pickable.ts';
import styles from './pickers.module.css';
import { isOfPeople, type PickableName, type Picked, usePickSource } from './sources.ts';
import { usePausedText } from './usePausedText.ts';

interface Common {
  resource: PickableName;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Shown in the empty field; what no choice means, where it means something. */
  placeholder?: string;
  /** Error of the choice, from a form. */
  error?: string;
  /** Spans the whole width of its section. */
  isWide?: boolean;
  /** Path of the value in a form, for its error summary. */
  path?: string;
  /** Records whose names are already known: shown without the permission to read them. */
  known?: readonly Picked[];
  onBlur?: () => void;
}
interface One extends Common {
  isMultiple?: false;
  value: number | null;
  /** `chosen` is what the search found of it. */
  onChange: (id: number | null, chosen?: Picked) => void;
}
interface Several extends Common {
  isMultiple: true;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}
export type RecordPickerProps = One | Several;

/** The list has a height that fits above or below the field; it must not fill the window. */
const sizedByItself = { autoSize: false } as const;

/** Option that loads the next records instead of choosing one. */
const MORE = 'more';

/**
 * Chooses records of another resource by part of their name, people by name, e-mail or number; debounced, twenty at a
 * time.
 */
export function RecordPicker(props: RecordPickerProps) {
  const { resource, label, isRequired, isDisabled, error, isWide, path, known, onBlur } = props;
  const translate = useTranslate();
  const canPick = useCanPick(resource);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed?.trim() ?? '';
  const text = usePausedText(wanted);
  const found = usePickerSearch(resource, text, isOpen);
  const records = found.data?.records ?? [];
  // The results of an earlier text stay visible, but Enter must not choose one of them for the current text.
  const isBehind = text !== wanted || found.isPlaceholderData;
  const ids = idsOf(props);
  const picked = usePicked(resource, ids, known);
  const chosen = ids.map((id) => picked(id)?.name ?? `#${id}`).join(', ');
  const only = props.isMultiple || props.value === null ? undefined : picked(props.value);
  const problem = found.isError ? <ErrorLine error={toAppError(found.error)} /> : error;

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
    else if (value === undefined) props.onChange(null);
    else {
      const id = Number(value);
      props.onChange(
        id,
        records.find((one) => one.id === id),
      );
    }
  };
  const selectName = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (typed === null && !props.isMultiple) currentTarget.select();
  };
  const field: FieldProps = {
    label: useMarkedLabel(label, { isRequired }),
    required: isRequired,
    hint: useHint(props, only, Boolean(problem)),
    validationMessage: problem && {
      className: fields.message,
      // In a form the summary announces it: after a refused save several would be announced at once.
      role: path === undefined ? 'alert' : undefined,
      children: problem,
    },
  };
  // An error replaces the list: opening it again retries.
  const isUnread = found.isError && records.length === 0;

  return (
    <Field
      {...field}
      className={mergeClasses(fields.field, isWide && fields.whole)}
      data-field={path}
      data-label={path === undefined ? undefined : label}
    >
      <div className={flow.side}>
        <PickedIcon record={only} />
        <Combobox
          expandIcon={{ 'aria-label': translate('list:picker.open', { label }) }}
          freeform
          clearable={!props.isMultiple && !isRequired}
          className={styles.box}
          listbox={{ className: styles.list }}
          positioning={sizedByItself}
          multiselect={props.isMultiple}
          disabled={isDisabled || !canPick}
          open={isOpen && !isUnread}
          value={typed ?? chosen}
          placeholder={
            props.placeholder ?? translate(isOfPeople(resource) ? 'list:picker.person' : 'list:picker.search')
          }
          selectedOptions={ids.map(String)}
          // The typed text replaces the name of the chosen record.
          onFocus={selectName}
          onClick={selectName}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            setOpen(true);
            if (value === '' && !props.isMultiple && !isRequired) props.onChange(null);
          }}
          onOpenChange={(_, data) => {
            setOpen(data.open || isKeptOpen.current);
            if (data.open && isUnread) void found.refetch();
          }}
          onOptionSelect={(event, data) => {
            // Typing starts a new search: until another record is chosen, the choice stays.
            const isTyping = data.optionValue === undefined && event.type === 'change';
            if (!isTyping) choose(data.optionValue, data.selectedOptions);
          }}
          onBlur={() => {
            // Text without a choice is no choice: the field returns to the chosen record.
            setTyped(null);
            onBlur?.();
          }}
        >
          {records.map((one) => (
            <Option key={one.id} value={String(one.id)} text={one.name} disabled={isBehind}>
              <PickedRow record={one} />
            </Option>
          ))}
          {found.data?.hasMore && !isBehind && (
            <Option key={MORE} value={MORE} text={translate('list:picker.more')} checkIcon={null}>
              {translate(found.isFetchingNextPage ? 'list:picker.loading' : 'list:picker.more')}
            </Option>
          )}
          {records.length === 0 && (
            <Option key="none" value="" text="" disabled checkIcon={null}>
              {translate(isBehind || found.isFetching ? 'list:picker.loading' : 'list:picker.none')}
            </Option>
          )}
        </Combobox>
      </div>
    </Field>
  );
}

function idsOf(props: RecordPickerProps): readonly number[] {
  if (props.isMultiple) return props.value;
  return props.value === null ? [] : [props.value];
}

/** Builds the hint: the detail of the chosen record, the limits without a permission, and the field's own hint. */
function useHint(
  { resource, hint }: RecordPickerProps,
  only: Picked | undefined,
  isWrong: boolean,
): FieldProps['hint'] {
  const translate = useTranslate();
  const note = useNote(resource);
  const lines = [only?.detail, note === null ? hint : translate(note)].filter(Boolean);
  if (lines.length === 0) return undefined;
  const [first, second] = lines;
  return fieldHint(
    <>
      <span className={styles.line}>{first}</span>
      {second !== undefined && <span className={styles.line}>{second}</span>}
    </>,
    isWrong,
  );
}

function useNote(resource: PickableName): TextKey | null {
  const { canPick, right } = usePickSource(resource);
  const can = useCan();
  if (!canPick) return 'list:picker.noRight';
  return isOfPeople(resource) && !can(right) ? 'list:picker.onlySelf' : null;
}
