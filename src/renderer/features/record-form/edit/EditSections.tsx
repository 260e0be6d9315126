import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownNeeds } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { IdentitySection } from '../sections/IdentitySection.tsx';
import { JourneySection } from '../sections/JourneySection.tsx';
import { NeedsSection } from '../sections/NeedsSection.tsx';
import { ProofsSection } from '../sections/ProofsSection.tsx';
import { TimesSection } from '../sections/TimesSection.tsx';
import type { EditFormState } from './useEditForm.ts';

interface EditSectionsProps {
  form: EditFormState;
  record: RecordItem;
  structure: Structure | null;
}

/** The sections of a stored record, all on one page; person and structure are fixed. */
export function EditSections({ form, record, structure }: EditSectionsProps) {
  const { t } = useTranslation('recordForm');
  const { fields, before, files, today } = form;
  const own = useMemo(() => ownNeeds(record, structure).map(({ label }) => label), [record, structure]);
  const ends = useMemo(() => ({ origin: record.origin, destination: record.destination }), [record]);
  return (
    <>
      <IdentitySection
        id="edit-identity"
        form={fields}
        title={t('edit.parts.identity')}
        stored={before.identity}
        userId={record.userId}
        isEmailRequired={false}
        onEmailLeft={form.lookUp}
        isChecking={form.isChecking}
      />
      <ProofsSection
        id="edit-proofs"
        form={fields}
        structure={structure}
        given={record.proofs}
        files={files}
        mode="edit"
      />
      <NeedsSection id="edit-needs" form={fields} structure={structure} ownNeeds={own} />
      <JourneySection id="edit-journey" form={fields} structureId={record.structureId} stored={ends} />
      <TimesSection id="edit-times" form={fields} structure={structure} today={today} mode="edit" />
    </>
  );
}
