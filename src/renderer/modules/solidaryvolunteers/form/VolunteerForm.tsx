import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayLines, partLines } from '#renderer/features/week/labels.ts';
import { WeekEditor } from '#renderer/features/week/WeekEditor.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { forgetSaved, noteSaved, SavedBar } from '../SavedBar.tsx';
import { type AvailabilityFormApi, availabilityForm, slotPaths } from './fields.ts';
import { WindowsSection } from './WindowsSection.tsx';

/** Changes the availabilities of a volunteer (docs/screens/08-solidary-people.md §7.1); there is no other form. */
export function VolunteerForm({ stored }: { stored: Volunteer | null }) {
  return stored && <AvailabilityForm stored={stored} />;
}

function AvailabilityForm({ stored }: { stored: Volunteer }) {
  const { t } = useTranslation('solidaryvolunteers');
  const form = useResourceForm({
    definition: availabilityForm,
    stored,
    onSaved: () => noteSaved(stored.id),
  });
  // The notice of an earlier save is removed.
  useEffect(() => forgetSaved(), []);
  return (
    <ResourceFormView
      form={form}
      marks="none"
      causes={[t('form.causes.unreadable')]}
      notes={<SavedBar id={stored.id} />}
    >
      <WeekSection form={form} />
      <WindowsSection form={form} structures={stored.structures} />
    </ResourceFormView>
  );
}

/** The grid of the week, bound to a field per slot. */
function WeekSection({ form }: { form: AvailabilityFormApi }) {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const { control, getValues, setValue } = form.record.form;
  const cells = useWatch({ control, name: slotPaths });
  const [parts, days] = useMemo(() => [partLines(translate), dayLines(translate)], [translate]);

  const onChange = (next: readonly boolean[]) => {
    for (const [index, path] of slotPaths.entries()) {
      const isOn = next[index] === true;
      if (getValues(path) !== isOn) setValue(path, isOn, { shouldDirty: true });
    }
  };
  return (
    <FormSection title={t('fields.slots')}>
      {/* The summary of errors and the conflicts of a slot lead to the grid. */}
      <div data-field="slots" data-label={t('fields.slots')}>
        <WeekEditor label={t('fields.slots')} parts={parts} days={days} cells={cells} onChange={onChange} />
      </div>
    </FormSection>
  );
}
