import { useTranslation } from 'react-i18next';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

interface StructureFormProps {
  /** Null creates. */
  stored: Structure | null;
}

/** The form of one structure (docs/screens/09-solidary-structures.md §5). */
export function StructureForm({ stored }: StructureFormProps) {
  const { t } = useTranslation('solidarystructures');
  return (
    <>
      <MissingRightBar right={stored === null ? 'structure_create' : 'structure_update'} />
      <p>{stored?.name ?? t('actions.create')}</p>
    </>
  );
}
