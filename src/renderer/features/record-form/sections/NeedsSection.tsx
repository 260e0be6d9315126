import { Checkbox } from '@fluentui/react-components';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type FormStructure, OTHER_SUBJECT } from '#shared/resources/solidaryrecords/form/draft.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import styles from './sections.module.css';

interface NeedsSectionProps {
  form: RecordForm;
  structure: FormStructure;
  /** Words of the record that its structure does not offer, in an edition: a private need, or one that it lost. */
  ownNeeds?: readonly string[];
  id?: string;
  title?: string;
}

/** Why somebody travels, and what they need (docs/screens/07-solidary-records.md §6.1). */
export const NeedsSection = memo(function NeedsSection(props: NeedsSectionProps) {
  const { form, structure, ownNeeds = [], id, title } = props;
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const { control } = form.record.form;
  const subject = useWatch({ control, name: 'needs.subjectId' });
  const subjects = (structure?.subjects ?? []).map(({ id: value, label }) => ({ value, label }));
  const hasNeeds = structure !== null && structure.needs.length > 0;
  return (
    <FormSection title={title ?? t('needs.title')} id={id}>
      <div className={styles.choices}>
        <RadioField
          {...bind('needs.subjectId')}
          isRequired
          options={[...subjects, { value: OTHER_SUBJECT, label: t('needs.other') }]}
        />
        {subject === OTHER_SUBJECT && <TextField {...bind('needs.additionalSubject')} isRequired />}
      </div>
      <div className={styles.choices}>
        {hasNeeds && <NeedsField form={form} offered={structure.needs} />}
        {structure !== null && !hasNeeds && <p className={flow.faint}>{t('needs.none')}</p>}
        <TextField
          {...bind('needs.additionalNeed')}
          hint={ownNeeds.length > 0 ? t('needs.own', { needs: ownNeeds.join(', ') }) : undefined}
        />
      </div>
    </FormSection>
  );
});

/** The needs that a structure offers, each ticked or not. */
function NeedsField({ form, offered }: { form: RecordForm; offered: NonNullable<FormStructure>['needs'] }) {
  const { label, value, setValue, onBlur } = useRecordField<readonly number[], 'needs.needs'>(form, 'needs.needs');
  return (
    <FieldGroup path="needs.needs" label={label}>
      {offered.map(({ id, label: need }) => (
        <Checkbox
          key={id}
          label={need}
          checked={value.includes(id)}
          onChange={(_, { checked }) => setValue(checked === true ? [...value, id] : value.filter((one) => one !== id))}
          onBlur={onBlur}
        />
      ))}
    </FieldGroup>
  );
}
