import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { folded } from '#shared/folded.ts';
import type { StructureFormApi } from './fields.tsx';
import styles from './form.module.css';

/** More structures than any platform has: the list is whole, and read once. */
const EVERY = { page: 1, perPage: 1000, sort: [], filters: {} };

/** The structures of other ids that have a name already, case and accents aside. */
function useNamesake(name: string | null, id: number | null): string | null {
  const canList = useCan()('structure_list');
  const { data } = useQuery({ ...listQuery('solidarystructures', EVERY), enabled: canList });
  if (name === null || name.trim() === '') return null;
  return data?.rows.find((row) => row.id !== id && folded(row.name) === folded(name))?.name ?? null;
}

interface IdentitySectionProps {
  form: StructureFormApi;
  /** Anchor. */
  id: string;
  /** Null for a new structure. */
  structureId: number | null;
}

/** Identity and operation (docs/screens/09-solidary-structures.md §5.1). */
export function IdentitySection({ form, id, structureId }: IdentitySectionProps) {
  const { t } = useTranslation('structureForm');
  const [name, signature] = useWatch({ control: form.record.form.control, name: ['name', 'signature'] });
  const namesake = useNamesake(name, structureId);
  return (
    <FormSection id={id} title={t('sections.identity')}>
      <FormField
        form={form}
        name="name"
        hint={<span role="status">{namesake !== null && t('nameTaken', { name: namesake })}</span>}
      />
      <FormField form={form} name="email" />
      <FormField form={form} name="telephone" />
      <FormField form={form} name="signature" />
      {signature !== null && signature.trim() !== '' && (
        <figure className={flow.whole}>
          <figcaption>{t('signaturePreview')}</figcaption>
          <div className={styles.letter}>{`${t('signatureMessage')}\n\n${signature}`}</div>
        </figure>
      )}
      <FormField form={form} name="isLightMode" />
      <FormField form={form} name="hasTransport" />
    </FormSection>
  );
}
