import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { StructureFormApi } from '../../fields.tsx';
import { RecordPreview } from './RecordPreview.tsx';

/** The form of a record as the structure's form would have it now; it follows after the answer to a key. */
export function LivePreview({ form }: { form: StructureFormApi }) {
  const [subjects, needs, requesterProofs, windows, isLightMode] = useDeferredValue(
    useWatch({
      control: form.record.form.control,
      name: ['subjects', 'needs', 'requesterProofs', 'windows', 'isLightMode'],
    }),
  );
  return <RecordPreview draft={{ subjects, needs, requesterProofs, windows, isLightMode }} />;
}
