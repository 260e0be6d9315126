import { useTranslation } from 'react-i18next';
import { StructureRows } from '#renderer/features/solidary/StructureRows.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { SavedBar } from './SavedBar.tsx';
import { AvailabilitySection, HomeSection, IdentitySection, ProofsSection } from './show/sections.tsx';
import { VolunteerHeader } from './show/VolunteerHeader.tsx';

/** `/solidaryvolunteers/show/{id}` (docs/screens/08-solidary-people.md §7). */
export function VolunteerShowPage({ id }: { id: number }) {
  const { t } = useTranslation('solidaryvolunteers');
  return (
    <RecordPage
      resource="solidaryvolunteers"
      id={id}
      nameOf={personNameOf}
      unavailable={t('show.unavailable')}
      notices={() => <SavedBar id={id} />}
    >
      {(person) => (
        <>
          <VolunteerHeader person={person} />
          <Sections>
            <AvailabilitySection person={person} />
            <StructureRows asRole="volunteer" person={person} />
            <IdentitySection person={person} />
            <HomeSection person={person} />
            <ProofsSection person={person} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
