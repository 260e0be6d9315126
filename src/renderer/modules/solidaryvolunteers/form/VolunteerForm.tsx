import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { forgetSaved, noteSaved, SavedBar } from '../SavedBar.tsx';
import { availabilityForm } from './fields.ts';
import { WeekSection } from './WeekSection.tsx';
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
  // What was said of an earlier save is over.
  useEffect(() => forgetSaved(), []);
  return (
    <ResourceFormView form={form} causes={[t('form.causes.unreadable')]} notes={<SavedBar id={stored.id} />}>
      <WeekSection form={form} />
      <WindowsSection form={form} structures={stored.structures} />
    </ResourceFormView>
  );
}
