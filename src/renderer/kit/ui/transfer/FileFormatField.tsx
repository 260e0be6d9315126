import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#shared/ipc/contract.ts';

export type FileFormat = RequestOf<'lists.export'>['format'];

interface FileFormatFieldProps {
  value: FileFormat;
  onChange: (value: FileFormat) => void;
}

/** Chooses the format of an exported file. */
export function FileFormatField({ value, onChange }: FileFormatFieldProps) {
  const { t } = useTranslation('list');
  return (
    <Field label={t('export.format')}>
      <RadioGroup value={value} onChange={(_, { value: chosen }) => onChange(chosen === 'plain' ? 'plain' : 'excel')}>
        <Radio value="excel" label={t('export.excel')} />
        <Radio value="plain" label={t('export.plain')} />
      </RadioGroup>
    </Field>
  );
}
