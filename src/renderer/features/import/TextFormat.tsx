import { Field, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type ImportDetection, type ImportOptions, importDelimiter, importEncoding } from '#shared/ipc/transfer.ts';
import { EncodingOffers } from './EncodingOffers.tsx';
import styles from './Import.module.css';

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' } as const;

interface TextFormatProps {
  detection: Pick<ImportDetection, 'encoding' | 'delimiter' | 'encodings'>;
  isBusy: boolean;
  onCorrect: (reading: Pick<ImportOptions, 'encoding' | 'delimiter'>) => void;
}

/** How a text file is written, as detected or as corrected. */
export function TextFormat({ detection: { encoding, delimiter, encodings }, isBusy, onCorrect }: TextFormatProps) {
  const { t } = useTranslation('import');
  return (
    <>
      <div className={styles.options}>
        <Field label={t('columns.encoding')}>
          <Select
            value={encoding ?? ''}
            onChange={(_, { value }) => onCorrect({ encoding: importEncoding.parse(value) })}
          >
            {importEncoding.options.map((known) => (
              <option key={known} value={known}>
                {t(`encodings.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('columns.delimiter')}>
          <Select
            value={delimiter ?? ''}
            onChange={(_, { value }) => onCorrect({ delimiter: importDelimiter.parse(value) })}
          >
            {importDelimiter.options.map((known) => (
              <option key={known} value={known}>
                {t(`delimiters.${delimiterNames[known]}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {encodings.length > 0 && (
        <EncodingOffers encodings={encodings} isBusy={isBusy} onChoose={(chosen) => onCorrect({ encoding: chosen })} />
      )}
    </>
  );
}
