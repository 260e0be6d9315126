import { ToggleButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { RecordForm, RecordFormDraft, RecordFormValues } from '../fields.ts';
import styles from './sentence.module.css';

const kinds = ['punctual', 'regular'] as const;

/** Whether the sentence is about one trip or about several days a week. */
export function KindPart({ form }: { form: RecordForm }) {
  const { t } = useTranslation('recordForm');
  const { label, ...bound } = useFieldBinding(form)('times.kind');
  const { value, setValue, onBlur } = useField<TimesDraft['kind'], RecordFormDraft, 'times.kind', RecordFormValues>(
    bound,
  );
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
