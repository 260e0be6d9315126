import { Combobox, type ComboboxProps, mergeClasses, Option } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import styles from './places.module.css';
import type { OfferedPlace, PlaceChoice } from './usePlaceChoice.ts';

/** A choice below the places that is none itself, such as any place at all. */
interface FurtherChoice {
  text: string;
  onChoose: () => void;
}

interface PlaceBoxProps
  extends Pick<
    ComboboxProps,
    'placeholder' | 'title' | 'onFocus' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > {
  choice: PlaceChoice;
  /** Label of the field, for the button of its list. */
  label: string;
  /** Label of the chosen place; empty where there is none. */
  text: string;
  offered: readonly OfferedPlace[];
  further?: FurtherChoice | undefined;
  isDisabled?: boolean | undefined;
  /** In a sentence: no cross, and its list opens by the arrow keys instead of a stop of its own. */
  isInline?: boolean;
  onBlur?: (() => void) | undefined;
}

const FURTHER = 'further';

/** The box of a place: what is typed, and the list of what is found. */
export function PlaceBox(props: PlaceBoxProps) {
  const { choice, label, text, offered, further, isDisabled, isInline = false, onBlur, ...input } = props;
  const { t } = useTranslation('solidary');
  const translate = useTranslate();
  const { isOpen, typed, failure } = choice;
  const choose = (value: string | undefined) => {
    // The cross of the field chooses nothing.
    if (value === undefined) choice.empty();
    else if (value === FURTHER) {
      choice.restore();
      further?.onChoose();
    } else choice.choose(value);
  };
  return (
    <>
      <Combobox
        {...input}
        expandIcon={{
          'aria-label': translate('list:picker.open', { label }),
          ...(isInline && { tabIndex: -1 }),
        }}
        freeform
        clearable={!isInline}
        disabled={isDisabled}
        open={isOpen && failure === null}
        value={typed ?? text}
        selectedOptions={[]}
        listbox={{ className: mergeClasses(styles.list, isInline && styles.wide) }}
        clearIcon={{ 'aria-label': t('place.clear') }}
        onInput={({ currentTarget: { value } }) => choice.type(value)}
        onOpenChange={(_, data) => choice.show(data.open)}
        onOptionSelect={(_, { optionValue }) => choose(optionValue)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || isOpen || typed === null) return;
          // Gives the former place back, and leaves a dialog around it open.
          event.stopPropagation();
          choice.restore();
        }}
        onBlur={() => {
          choice.leave();
          onBlur?.();
        }}
      >
        <PlaceOptions choice={choice} offered={offered} />
        {further !== undefined && (
          <Option key={FURTHER} value={FURTHER} text={further.text} checkIcon={null}>
            {further.text}
          </Option>
        )}
      </Combobox>
      <VisuallyHidden role="status">
        {isOpen && choice.isDone ? t('place.count', { count: choice.found.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
