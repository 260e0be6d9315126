import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useCanPick, useRecordNames } from '../pickers/pickable.ts';
import { RecordPicker } from '../pickers/RecordPicker.tsx';
import type { PickableName, Picked } from '../pickers/sources.ts';
import styles from './records.module.css';
import { type FieldProps, useField } from './useField.tsx';

type Ids = number[];

interface RecordsProps {
  resource: PickableName;
  /** Records whose names the stored record contains: shown without the permission to read names. */
  known?: readonly Picked[];
}

/** The ids of some records as a form holds them: each once, ascending, as their order means nothing. */
export const idSet = (ids: Iterable<number>): Ids => [...new Set(ids)].toSorted((a, b) => a - b);

/**
 * Chooses several records of another resource by their names: a box adds one, each that is chosen has its ✕, so that
 * one that no longer exists can be taken away too.
 */
export function RecordsField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Ids>, Values>({
  control,
  name,
  alsoCheck,
  afterError,
  isDisabled,
  known,
  ...picker
}: FieldProps<Draft, Ids, Name, Values> & RecordsProps) {
  const { t } = useTranslation('form');
  const { resource, label } = picker;
  const { value, setValue, onBlur, error } = useField<Ids, Draft, Name, Values>({ control, name, alsoCheck });
  const nameOf = useRecordNames(resource, value, known);
  const isFixed = !useCanPick(resource) || isDisabled === true;
  const frame = useRef<HTMLDivElement>(null);

  const remove = (id: number) => {
    setValue(value.filter((other) => other !== id));
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={styles.records}>
      <RecordPicker
        {...picker}
        path={name}
        isDisabled={isFixed}
        value={null}
        onChange={(id) => id !== null && setValue(idSet([...value, id]))}
        onBlur={onBlur}
        error={error}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {value.map((id) => (
            <li key={id} className={styles.one}>
              {nameOf(id)}
              {!isFixed && (
                <Button
                  size="small"
                  appearance="transparent"
                  icon={<DismissRegular />}
                  aria-label={t('records.remove', { name: nameOf(id) })}
                  onClick={() => remove(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{t('records.count', { count: value.length })}</VisuallyHidden>
    </div>
  );
}
