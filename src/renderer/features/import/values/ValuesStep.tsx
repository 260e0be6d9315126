import { Button, Spinner, Text } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { ImportError } from '../ImportError.tsx';
import type { ColumnOfValues } from '../import-state.ts';
import { StepBar } from '../StepBar.tsx';
import { type Choices, chosenValues, type NamedColumns, needsChoice } from './choices.ts';
import { ValueTable } from './ValueTable.tsx';

interface ValuesStepProps {
  type: ImportType;
  named: NamedColumns;
  /** Null while the file is being read. */
  columns: readonly ColumnOfValues[] | null;
  /** Whether values that were linked for the last file are not asked again. */
  goesOn: boolean;
  options: ImportOptions;
  error: AppError | null;
  onCheck: (values: ImportOptions['values']) => void;
  onBack: () => void;
}

/**
 * Resolves names in id columns, once per file, before its lines are checked (docs/screens/05-content.md D4). A file
 * that only contains ids skips this step.
 */
export function ValuesStep({ type, named, columns, goesOn, options, error, onCheck, onBack }: ValuesStepProps) {
  const { t } = useTranslation('import');
  const [choices, setChoices] = useState<Readonly<Record<string, Choices>>>({});
  const isReady = columns?.every(({ column }) => choices[column] !== undefined) === true;
  const isKnown = (column: string, value: string): boolean => {
    const known = choices[column] ?? {};
    if (!needsChoice(value, known)) return true;
    return goesOn && known[value] != null && String(known[value]) === options.values?.[column]?.[value];
  };
  const isClear = isReady && columns.every(({ column, values }) => values.every(({ value }) => isKnown(column, value)));
  const go = useEffectEvent(() => onCheck(chosenValues(choices)));
  useEffect(() => {
    if (isClear) go();
  }, [isClear]);

  return (
    <div className={flow.stackM} aria-busy={columns === null && error === null}>
      {error !== null && <ImportError error={error} />}
      {columns === null && error === null && <Spinner size="tiny" label={t('values.running')} />}
      {columns !== null && <Text>{t('values.text')}</Text>}
      {columns?.map((column) => {
        const resource = named[column.column];
        return (
          resource !== undefined && (
            <ValueTable
              key={column.column}
              {...{ type, column, resource }}
              chosen={options.values?.[column.column]}
              choices={choices[column.column]}
              onChoose={(chosen) => setChoices((before) => ({ ...before, [column.column]: chosen }))}
            />
          )
        );
      })}
      <StepBar>
        <Button onClick={onBack}>{t('columns.back')}</Button>
        <Button appearance="primary" disabled={!isReady} onClick={() => onCheck(chosenValues(choices))}>
          {t('values.continue')}
        </Button>
      </StepBar>
    </div>
  );
}
