import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownNeeds } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { IdentitySection } from '../identity/IdentitySection.tsx';
import { JourneySection } from '../journey/JourneySection.tsx';
import { TimesSection } from '../journey/TimesSection.tsx';
import { NeedsSection } from '../needs/NeedsSection.tsx';
import { ProofsSection } from '../proofs/ProofsSection.tsx';
import page from '../record-form.module.css';
import type { EditFormState } from './useEditForm.ts';

interface EditSectionsProps {
  form: EditFormState;
  record: RecordItem;
  structure: Structure | null;
  isJudged: boolean;
}

/**
 * The sections of a stored record, all on one page; person and structure are fixed. A key draws again its own section,
 * beside the person's, which is short and stands first.
 */
export function EditSections({ form, record, structure, isJudged }: EditSectionsProps) {
  const { t } = useTranslation('recordForm');
  const { draft, before, problems, check, files, set, today } = form;
  const { proofs, needs, journey, times } = draft;
  return (
    <div className={page.fields}>
      <IdentitySection
        id="edit-identity"
        value={draft.identity}
        onChange={(value) => set('identity', value)}
        {...{ isJudged, structure }}
        title={t('edit.parts.identity')}
        errors={problems.identity}
        stored={before.identity}
        userId={record.userId}
        isEmailRequired={false}
        onEmailLeft={() => void check.check(draft.identity.email)}
        isChecking={check.isChecking}
      />
      {useMemo(
        () => (
          <ProofsSection
            id="edit-proofs"
            value={proofs}
            onChange={(value) => set('proofs', value)}
            {...{ isJudged, structure, files }}
            errors={problems.proofs}
            given={record.proofs}
            mode="edit"
          />
        ),
        [proofs, set, isJudged, structure, files, problems.proofs, record],
      )}
      {useMemo(
        () => (
          <NeedsSection
            id="edit-needs"
            value={needs}
            onChange={(value) => set('needs', value)}
            {...{ isJudged, structure }}
            errors={problems.needs}
            ownNeeds={ownNeeds(record, structure).map(({ label }) => label)}
          />
        ),
        [needs, set, isJudged, structure, problems.needs, record],
      )}
      {useMemo(
        () => (
          <JourneySection
            id="edit-journey"
            value={journey}
            onChange={(value) => set('journey', value)}
            isJudged={isJudged}
            errors={problems.journey}
            structureId={record.structureId}
            stored={{ origin: record.origin, destination: record.destination }}
          />
        ),
        [journey, set, isJudged, problems.journey, record],
      )}
      {useMemo(
        () => (
          <TimesSection
            id="edit-times"
            value={times}
            onChange={(value) => set('times', value)}
            {...{ isJudged, structure, today }}
            errors={problems.times}
            mode="edit"
          />
        ),
        [times, set, isJudged, structure, today, problems.times],
      )}
    </div>
  );
}
