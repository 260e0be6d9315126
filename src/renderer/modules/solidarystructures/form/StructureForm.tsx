import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { isAdministrator } from '#shared/administrators.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { copiedLists, type StructureFormState, structureForm } from './fields.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { ListSection } from './ListSection.tsx';
import { LivePreview } from './lists/preview/LivePreview.tsx';
import { ReviewDialog } from './lists/review/ReviewDialog.tsx';
import { useChangeReview } from './lists/review/useChangeReview.ts';
import { OperatorsSection } from './operators/OperatorsSection.tsx';
import { RefusedOperatorsBar } from './operators/RefusedOperatorsBar.tsx';
import { RowDecisionsDialog } from './saving/RowDecisionsDialog.tsx';
import { useRowDecisions } from './saving/useRowDecisions.ts';
import { useStructureSave } from './saving/useStructureSave.ts';
import { WindowsSection } from './windows/WindowsSection.tsx';

/** The sections in the order of the screen; each is an anchor. */
const sections = [
  'identity',
  'windows',
  'subjects',
  'needs',
  'requesterProofs',
  'volunteerProofs',
  'operators',
  'territories',
] as const;

const anchorOf = (section: (typeof sections)[number]): string => `structure-${section}`;

interface StructureFormProps {
  /** Null creates. */
  stored: Structure | null;
  /** The structure that a new one starts as a copy of. */
  source?: Structure | null;
}

/** Creates a structure or edits one (docs/screens/09-solidary-structures.md §5). */
export function StructureForm({ stored, source = null }: StructureFormProps) {
  const { t } = useTranslation(['structureForm', 'structureLists']);
  const { user } = useSignedIn();
  const canChooseTerritories = useCan()('territory_list');
  const decisions = useRowDecisions(stored?.id ?? null);
  const review = useChangeReview(stored);
  const save = useStructureSave(stored);
  const form: StructureFormState = useResourceForm({
    definition: structureForm,
    stored,
    source,
    given: copiedLists(source),
    create: save.create,
    strategyOf: save.strategyOf,
    confirm: async (_, changes, since) => {
      const decided = await decisions.confirm(form, changes, since);
      return decided === true ? review.confirm(form) : decided;
    },
    onSaved: () => {
      decisions.forget();
      save.saved();
    },
  });
  const { end, forgetEnd } = form.record;
  const operators = useWatch({ control: form.record.form.control, name: 'operators' });
  const willReopen = stored !== null || isAdministrator(user) || operators.some(({ id }) => id === user.id);

  return (
    <>
      <ResourceFormView
        form={form}
        causes={[t('causes.gone'), t('causes.notOperated')]}
        notes={
          <>
            {source !== null && <CopyNote name={source.name} also={t('structureLists:copied')} />}
            {!willReopen && (
              <MessageBar intent="info" layout="multiline">
                <MessageBarBody>{t('willNotReopen')}</MessageBarBody>
              </MessageBar>
            )}
            {end !== null && (
              <RefusedOperatorsBar form={form} refused={end} anchor={anchorOf('operators')} onDone={forgetEnd} />
            )}
          </>
        }
        isClosed={save.isClosed}
        aside={<LivePreview form={form} />}
      >
        <IdentitySection form={form} id={anchorOf('identity')} structureId={stored?.id ?? null} />
        <WindowsSection form={form} id={anchorOf('windows')} isStored={stored !== null} />
        {(['subjects', 'needs', 'requesterProofs', 'volunteerProofs'] as const).map((list) => (
          <ListSection key={list} form={form} id={anchorOf(list)} list={list} />
        ))}
        <OperatorsSection form={form} id={anchorOf('operators')} stored={stored} />
        <FormSection id={anchorOf('territories')} title={t('sections.territories')}>
          <FormField
            form={form}
            name="territories"
            hint={canChooseTerritories ? undefined : t('hints.territoriesUnsent')}
          />
        </FormSection>
      </ResourceFormView>
      {review.question !== null && <ReviewDialog question={review.question} />}
      {decisions.question !== null && <RowDecisionsDialog question={decisions.question} />}
    </>
  );
}
