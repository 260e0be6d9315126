import { useTranslation } from 'react-i18next';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { ownNeeds } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { IdentitySection } from '../form/identity/IdentitySection.tsx';
import { JourneySection } from '../form/journey/JourneySection.tsx';
import { TimesSection } from '../form/journey/TimesSection.tsx';
import { NeedsSection } from '../form/needs/NeedsSection.tsx';
import { ProofsSection } from '../form/proofs/ProofsSection.tsx';
import styles from './edit.module.css';
import type { EditFormState } from './useEditForm.ts';

interface EditSectionsProps {
  form: EditFormState;
  record: RecordItem;
  structure: Structure | null;
  isJudged: boolean;
}

/** The sections of a stored record, all on one page; person and structure are fixed. */
export function EditSections({ form, record, structure, isJudged }: EditSectionsProps) {
  const { t } = useTranslation('recordedit');
  const { draft, before, problems, check } = form;
  const part = <Part extends keyof RecordDraft>(name: Part) => ({
    id: `edit-${name}`,
    value: draft[name],
    onChange: (value: RecordDraft[Part]) => form.set(name, value),
    isJudged,
    structure,
  });
  return (
    <div className={styles.sections}>
      <IdentitySection
        {...part('identity')}
        title={t('parts.identity')}
        errors={problems.identity}
        stored={before.identity}
        userId={record.userId}
        isEmailRequired={false}
        onEmailLeft={() => void check.check(draft.identity.email)}
        isChecking={check.isChecking}
      />
      <ProofsSection
        {...part('proofs')}
        errors={problems.proofs}
        given={record.proofs}
        files={form.files}
        mode="edit"
      />
      <NeedsSection
        {...part('needs')}
        errors={problems.needs}
        ownNeeds={ownNeeds(record, structure).map(({ label }) => label)}
      />
      <JourneySection
        {...part('journey')}
        errors={problems.journey}
        structureId={record.structureId}
        stored={{ origin: record.origin, destination: record.destination }}
      />
      <TimesSection {...part('times')} errors={problems.times} today={form.today} mode="edit" />
    </div>
  );
}
