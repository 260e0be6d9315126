import { useTranslation } from 'react-i18next';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { RowList, StructureFormApi } from './fields.tsx';

interface ListSectionProps {
  form: StructureFormApi;
  /** Anchor. */
  id: string;
  list: RowList;
}

/** One list of the structure, whose rows are written whole (docs/screens/09-solidary-structures.md §5.3, §5.4). */
export function ListSection({ form, id, list }: ListSectionProps) {
  const { t } = useTranslation('structureForm');
  return (
    <FormSection id={id} title={t(`sections.${list}`)}>
      <FormField form={form} name={list} />
    </FormSection>
  );
}
