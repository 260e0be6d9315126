import { Button, Combobox, Field, Option, OptionGroup } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { usePlaceSearch } from '#renderer/kit/form/pickers/usePlaceSearch.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Point } from '#shared/resources/points.ts';
import { groupsOf, linesOf } from './lines.ts';
import styles from './places.module.css';

/** A place that is offered before anything is typed. */
export interface OfferedPlace {
  label: string;
}

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

const OFFERED = 'offered-';

/**
 * The address field of solidary forms (docs/screens/10-external-journeys.md §2): found places in the groups and the
 * order of the platform, without the operator's own addresses. A text of which nothing was chosen stays, and is said to
 * be no place; Escape gives the former place back.
 */
export function PlaceField<Offered extends OfferedPlace>(props: PlaceFieldProps<Offered>) {
  const { label, text, onPick, needsTown = false, offered = [], onOffered, error, onBlur } = props;
  const { t } = useTranslation('solidary');
  const translate = useTranslate();
  const [home] = useBootstrap().config.phoneCountries;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { points, isBehind, isLongEnough, isFetching, error: failure, retry } = usePlaceSearch(typed ?? '', isOpen);
  const groups = groupsOf(points);
  const found = groups.flatMap(({ places }) => places);
  const isUnchosen = isLeft && typed !== null && typed.trim() !== '';
  const isDone = isLongEnough && !isFetching && failure === null;

  const restore = () => {
    setTyped(null);
    setRefused(false);
    setLeft(false);
  };
  const choose = (value: string | undefined) => {
    if (value === undefined) return;
    if (value.startsWith(OFFERED)) {
      const place = offered[Number(value.slice(OFFERED.length))];
      restore();
      if (place !== undefined) onOffered?.(place);
      return;
    }
    const point = found[Number(value)];
    // Chosen from what was found for an earlier text.
    if (point === undefined || isBehind) return;
    if (needsTown && !point.locality) {
      setTyped(linesOf(point).first);
      setRefused(true);
      return;
    }
    restore();
    onPick(point);
  };
  const message = isRefused
    ? t('place.whole')
    : failure !== null
      ? t('place.failed')
      : isUnchosen
        ? t('place.choose')
        : error;

  return (
    <>
      <Field
        label={label}
        hint={props.hint}
        required={props.isRequired}
        validationMessage={
          message === undefined
            ? undefined
            : {
                children: (
                  <>
                    {message}{' '}
                    {failure !== null && !isRefused && (
                      <Button size="small" onClick={retry}>
                        {t('place.retry')}
                      </Button>
                    )}
                  </>
                ),
              }
        }
      >
        <Combobox
          expandIcon={{ 'aria-label': translate('list:picker.open') }}
          freeform
          clearable
          disabled={props.isDisabled}
          open={isOpen && failure === null}
          value={typed ?? text}
          selectedOptions={[]}
          listbox={{ className: styles.list }}
          clearIcon={{ 'aria-label': t('place.clear') }}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            setRefused(false);
            setLeft(false);
            setOpen(value !== '' || offered.length > 0);
            if (value === '') onPick(null);
          }}
          onOpenChange={(_, data) => {
            setOpen(data.open);
            // An error replaces the list: opening it again asks again.
            if (data.open && failure !== null) retry();
          }}
          onOptionSelect={(_, { optionValue }) => {
            // The cross of the field chooses nothing.
            if (optionValue === undefined) {
              restore();
              onPick(null);
            } else choose(optionValue);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape' || isOpen || typed === null) return;
            // Gives the former place back, and leaves a dialog around it open.
            event.stopPropagation();
            restore();
          }}
          onBlur={() => {
            setLeft(true);
            if (typed?.trim() === '') setTyped(null);
            onBlur?.();
          }}
        >
          {offered.length > 0 && (typed ?? '') === '' && (
            <OptionGroup label={t('place.offered')}>
              {offered.map((place, position) => (
                <Option key={place.label} value={`${OFFERED}${position}`} text={place.label} checkIcon={null}>
                  {place.label}
                </Option>
              ))}
            </OptionGroup>
          )}
          {groups.map(({ kind, places }) => (
            <OptionGroup key={kind} label={t(`place.groups.${kind}`)}>
              {places.map((point) => {
                const { first, second } = linesOf(point, home);
                const position = found.indexOf(point);
                return (
                  <Option key={position} value={String(position)} text={first} checkIcon={null} disabled={isBehind}>
                    <span className={styles.lines}>
                      <span>{first}</span>
                      {second !== '' && <span className={styles.second}>{second}</span>}
                    </span>
                  </Option>
                );
              })}
            </OptionGroup>
          ))}
          {found.length === 0 && !(offered.length > 0 && (typed ?? '') === '') && (
            <Option key="none" value="none" text="" disabled checkIcon={null}>
              {isDone ? t('place.none') : t(isLongEnough ? 'place.searching' : 'place.typeMore')}
            </Option>
          )}
        </Combobox>
      </Field>
      <VisuallyHidden role="status">{isOpen && isDone ? t('place.count', { count: found.length }) : ''}</VisuallyHidden>
    </>
  );
}
