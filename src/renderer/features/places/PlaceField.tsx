import { Button, Combobox, Field } from '@fluentui/react-components';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldHint } from '#renderer/kit/form/fields/FieldFrame.tsx';
import fields from '#renderer/kit/form/fields/fields.module.css';
import { useMarkedLabel } from '#renderer/kit/form/fields/marks.tsx';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import type { Point } from '#shared/resources/points.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import styles from './places.module.css';
import { type OfferedPlace, type PlaceChoice, usePlaceChoice } from './usePlaceChoice.ts';

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
  const { t } = useTranslation('solidary');
  const translate = useTranslate();
  const choice = usePlaceChoice({ onPick, needsTown, offered, onOffered });
  const { isOpen, typed, failure } = choice;
  const message = useMessage(choice, error);
  return (
    <>
      <Field
        className={fields.field}
        label={useMarkedLabel(label, { isRequired: props.isRequired })}
        hint={fieldHint(props.hint, message !== undefined)}
        required={props.isRequired}
        validationMessage={message}
      >
        <Combobox
          expandIcon={{ 'aria-label': translate('list:picker.open', { label }) }}
          freeform
          clearable
          disabled={props.isDisabled}
          open={isOpen && failure === null}
          value={typed ?? text}
          selectedOptions={[]}
          listbox={{ className: styles.list }}
          clearIcon={{ 'aria-label': t('place.clear') }}
          onInput={({ currentTarget: { value } }) => choice.type(value)}
          onOpenChange={(_, data) => choice.show(data.open)}
          onOptionSelect={(_, { optionValue }) => {
            // The cross of the field chooses nothing.
            if (optionValue === undefined) choice.empty();
            else choice.choose(optionValue);
          }}
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
        </Combobox>
      </Field>
      <VisuallyHidden role="status">
        {isOpen && choice.isDone ? t('place.count', { count: choice.found.length }) : ''}
      </VisuallyHidden>
    </>
  );
}

/** The error of the field, with a retry button if its search failed; undefined without an error. */
function useMessage({ isRefused, isUnchosen, failure, retry }: PlaceChoice, error: string | undefined) {
  const { t } = useTranslation('solidary');
  const inPlace = (children: ReactNode) => ({ className: fields.message, children });
  if (isRefused) return inPlace(t('place.whole'));
  if (failure === null) {
    const text = isUnchosen ? t('place.choose') : error;
    return text === undefined ? undefined : inPlace(text);
  }
  return {
    className: fields.message,
    children: (
      <>
        {t('place.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('place.retry')}
        </Button>
        <SupportContact error={toAppError(failure)} />
      </>
    ),
  };
}
