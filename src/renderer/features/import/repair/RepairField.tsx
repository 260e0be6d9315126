import { Checkbox, Field, Input, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { type PickableName, usePickSource } from '#renderer/kit/form/pickers/sources.ts';
import { maxRepairLength } from '#shared/import/limits.ts';
import styles from '../Import.module.css';
import type { Given } from './scopes.ts';

/** Characters above which a text is edited in a multi-line field rather than typed anew. */
export const LONG_TEXT = 60;

interface RepairFieldProps {
  label: string;
  given: Given;
  /** The original text, where it is long enough to be edited rather than typed anew. */
  isLong: boolean;
  /** Label of the alternative to leave the cell empty; null where a value is required. */
  clearLabel: string | null;
  /** Resource whose ids the column takes. */
  resource: PickableName | undefined;
  onGive: (given: Given) => void;
}

/** Edits the replacement of a cell in error: a text, a record of the platform, or nothing. */
export function RepairField({ label, given, isLong, clearLabel, resource, onGive }: RepairFieldProps) {
  const write = (text: string) => onGive({ text, isCleared: false });
  return (
    <div className={styles.repair}>
      {resource === undefined ? (
        <Field label={label}>
          {isLong ? (
            <Textarea
              value={given.text}
              rows={4}
              maxLength={maxRepairLength}
              disabled={given.isCleared}
              onChange={(_, { value }) => write(value)}
            />
          ) : (
            <Input
              value={given.text}
              maxLength={maxRepairLength}
              disabled={given.isCleared}
              onChange={(_, { value }) => write(value)}
            />
          )}
        </Field>
      ) : (
        <RecordField {...{ label, given, resource }} onChange={write} />
      )}
      {clearLabel !== null && (
        <Checkbox
          label={clearLabel}
          aria-label={`${clearLabel} — ${label}`}
          checked={given.isCleared}
          onChange={(_, { checked }) => onGive({ ...given, isCleared: checked === true })}
        />
      )}
    </div>
  );
}

interface RecordFieldProps extends Pick<RepairFieldProps, 'label' | 'given'> {
  resource: PickableName;
  onChange: (text: string) => void;
}

/** Chooses a record by name, where the user may search it; by number otherwise. */
export function RecordField({ label, given, resource, onChange }: RecordFieldProps) {
  const { t } = useTranslation('import');
  const { canPick } = usePickSource(resource);
  if (!canPick) {
    return (
      <Field label={label} hint={t('repair.number')}>
        <Input
          value={given.text}
          inputMode="numeric"
          disabled={given.isCleared}
          onChange={(_, { value }) => onChange(value)}
        />
      </Field>
    );
  }
  return (
    <RecordPicker
      resource={resource}
      label={label}
      isDisabled={given.isCleared}
      value={given.text === '' ? null : Number(given.text)}
      onChange={(id) => onChange(id === null ? '' : String(id))}
    />
  );
}
