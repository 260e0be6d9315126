import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { FieldValue } from '#renderer/kit/form/fields.tsx';
import { type RowList, type StructureFormApi, structureForm } from './fields.tsx';
import styles from './form.module.css';

interface ListSectionProps {
  form: StructureFormApi;
  /** Anchor. */
  id: string;
  list: RowList;
}

/** One list of the structure, whose rows are written whole (docs/screens/09-solidary-structures.md §5.3, §5.4). */
export function ListSection({ form, id, list }: ListSectionProps) {
  const { t } = useTranslation('structureForm');
  const value = useWatch({ control: form.record.form.control, name: list });
  return (
    <FormSection id={id} title={t(`sections.${list}`)}>
      <div className={styles.wide} data-field={list} data-label={t(`fields.${list}`)}>
        <FieldValue fields={structureForm.fields} name={list} value={value} />
      </div>
    </FormSection>
  );
}
