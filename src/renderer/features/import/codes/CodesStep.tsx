import { Button, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { type CodeReading, type ImportCodes, readingsOf } from '#shared/import/codes.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import type { ColumnOfValues } from '../import-state.ts';
import { useColumnLabel } from '../labels.ts';
import { StepBar } from '../StepBar.tsx';
import { useCodeTexts } from './useCodeTexts.ts';

interface CodesStepProps {
  type: ImportType;
  /** The columns whose codes may have two meanings; null while the file is being read. */
  columns: readonly ColumnOfValues[] | null;
  error: AppError | null;
  onRead: (codes: ImportCodes) => void;
  onBack: () => void;
}

/**
 * Asks once what the codes of a file mean, where the same code means something else elsewhere: each with its lines and
 * three names. One press takes a reading; the last of several columns goes on.
 */
export function CodesStep({ type, columns, error, onRead, onBack }: CodesStepProps) {
  const { t } = useTranslation('import');
  const [chosen, setChosen] = useState<ImportCodes>({});
  const choose = (column: string, reading: CodeReading) => {
    const codes = { ...chosen, [column]: reading };
    setChosen(codes);
    if (columns?.every((one) => codes[one.column] !== undefined) === true) onRead(codes);
  };
  return (
    <div className={flow.stackM} aria-busy={columns === null && error === null}>
      {error !== null && <ImportError error={error} />}
      {columns === null && error === null && <Spinner size="tiny" label={t('values.running')} />}
      {columns !== null && <Text>{t('codes.text')}</Text>}
      {columns?.map((column) => (
        <CodeTable
          key={column.column}
          {...{ type, column }}
          chosen={chosen[column.column]}
          onChoose={(reading) => choose(column.column, reading)}
        />
      ))}
      <StepBar>
        <Button onClick={onBack}>{t('columns.back')}</Button>
      </StepBar>
    </div>
  );
}

interface CodeTableProps {
  type: ImportType;
  column: ColumnOfValues;
  chosen: CodeReading | undefined;
  onChoose: (reading: CodeReading) => void;
}

function CodeTable({ type, column: { column, values }, chosen, onChoose }: CodeTableProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel(type);
  const { meaningOf, readingOf } = useCodeTexts(type);
  const headingId = useId();
  const readings = readingsOf(
    column,
    values.map(({ value }) => value),
  );
  return (
    <section className={flow.stackM} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t('codes.title', { column: label(column) })}
      </Subtitle2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.columns}`} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{t('codes.code')}</th>
              <th scope="col" className={styles.number}>
                {t('values.count')}
              </th>
              <th scope="col">{t('codes.examples')}</th>
              {readings.map((reading) => (
                <th key={reading} scope="col" className={styles.sentence}>
                  {t(`codes.readings.${reading}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map(({ value, count, examples }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td className={styles.number}>{format.number(count)}</td>
                <td>{examples.join(', ')}</td>
                {readings.map((reading) => (
                  <td key={reading}>{meaningOf(column, reading, value) ?? t('codes.meanings.asWritten')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={flow.wrap}>
        {readings.map((reading) => (
          <Button
            key={reading}
            appearance={chosen === reading ? 'primary' : 'secondary'}
            aria-pressed={chosen === undefined ? undefined : chosen === reading}
            onClick={() => onChoose(reading)}
          >
            {readingOf(column, reading)}
          </Button>
        ))}
      </div>
    </section>
  );
}
