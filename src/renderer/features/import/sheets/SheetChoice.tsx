import { mergeClasses, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import lines from '../header/header.module.css';
import styles from './sheets.module.css';

interface SheetChoiceProps {
  sheets: NonNullable<ImportDetection['workbook']>['sheets'];
  /** Name of the sheet that is read. */
  chosen: string | null;
  isBusy: boolean;
  onChoose: (sheet: string) => void;
}

/** The sheets of a workbook with their first rows, one of which is read. */
export function SheetChoice({ sheets, chosen, isBusy, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation('import');
  const id = useId();
  if (sheets.length === 1) return <Text>{t('sheets.only', { name: chosen })}</Text>;
  return (
    <div className={flow.stackXS}>
      <Text as="h3" weight="semibold" id={id}>
        {t('sheets.title', { count: sheets.length })}
      </Text>
      <RadioGroup
        aria-labelledby={id}
        className={styles.sheets}
        value={chosen ?? ''}
        disabled={isBusy}
        onChange={(_, { value }) => onChoose(value)}
      >
        {sheets.map(({ name, isHidden, rows }) => (
          <div key={name} className={mergeClasses(styles.sheet, name === chosen && styles.chosen)}>
            <Radio id={`${id}-${name}`} value={name} label={isHidden ? t('sheets.hidden', { name }) : name} />
            <label htmlFor={`${id}-${name}`} className={styles.rows}>
              {rows.length === 0 ? <span className={flow.small}>{t('sheets.empty')}</span> : <Rows rows={rows} />}
            </label>
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}

/** The first rows of a sheet, for the eye: the choice is named by its sheet. */
const Rows = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <table className={`${flow.fine} ${lines.lines}`} aria-hidden="true">
    <tbody>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <tr key={row}>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
            <td key={column}>
              <span className={`${flow.cut} ${lines.cell}`}>{cell}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
