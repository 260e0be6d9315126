import { Input, Select } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormStructure, OTHER_SUBJECT } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import { Part } from './Part.tsx';

interface PurposePartProps {
  form: RecordForm;
  structure: FormStructure;
}

/** Why somebody travels: a purpose of the structure by its first letters, or own words. */
export function PurposePart({ form, structure }: PurposePartProps) {
  const { t } = useTranslation('recordForm');
  const { label, value, setValue, onBlur, error } = useRecordField<number | null, 'needs.subjectId'>(
    form,
    'needs.subjectId',
  );
  const subjects = structure?.subjects ?? [];
  return (
    <>
      <Part path="needs.subjectId" label={label} error={error}>
        {(part) => (
          <Select
            {...part}
            aria-required
            value={value === null ? '' : String(value)}
            onChange={(_, { value: chosen }) => setValue(chosen === '' ? null : Number(chosen))}
            onBlur={onBlur}
          >
            <option value="">{t('sentence.what')}</option>
            {subjects.map((subject) => (
              <option key={subject.id} value={subject.id}>
                {subject.label}
              </option>
            ))}
            <option value={OTHER_SUBJECT}>{t('needs.other')}</option>
          </Select>
        )}
      </Part>
      {value === OTHER_SUBJECT && <WordsPart form={form} name="needs.additionalSubject" isRequired />}
    </>
  );
}

interface WordsPartProps {
  form: RecordForm;
  name: 'needs.additionalSubject' | 'needs.additionalNeed';
  isRequired?: boolean;
}

/** Own words in the sentence. */
export function WordsPart({ form, name, isRequired = false }: WordsPartProps) {
  const { label, value, setValue, onBlur, error, control } = useRecordField<string | null, typeof name>(form, name);
  const isEmpty = useWatch({ control, name }) === null;
  return (
    <>
      {' '}
      <Part path={name} label={label} error={error}>
        {(part) => (
          <Input
            {...part}
            aria-required={isRequired}
            autoComplete="off"
            placeholder={isEmpty ? label : undefined}
            value={value ?? ''}
            onChange={(_, { value: typed }) => setValue(typed === '' ? null : typed)}
            onBlur={onBlur}
          />
        )}
      </Part>
    </>
  );
}
