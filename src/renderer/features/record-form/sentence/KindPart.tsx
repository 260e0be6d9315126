import { ToggleButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import styles from './sentence.module.css';

const kinds = ['punctual', 'regular'] as const;

/** Whether the sentence is about one trip or about several days a week. */
export function KindPart({ form }: { form: RecordForm }) {
  const { t } = useTranslation('recordForm');
  const { label, value, setValue, onBlur } = useRecordField<TimesDraft['kind'], 'times.kind'>(form, 'times.kind');
  return (
    <fieldset className={styles.kinds} data-field="times.kind" data-label={label} aria-label={label}>
      {kinds.map((kind) => (
        <ToggleButton key={kind} size="small" checked={value === kind} onClick={() => setValue(kind)} onBlur={onBlur}>
          {t(`sentence.kinds.${kind}`)}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
