import { useTranslation } from 'react-i18next';
import { PersonHeader } from '#renderer/features/solidary/PersonHeader.tsx';
import { StructureRows } from '#renderer/features/solidary/StructureRows.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { pageActions, pageButtons } from './actions.tsx';
import { SavedBar } from './SavedBar.tsx';
import { AvailabilitySection, HomeSection, IdentitySection, ProofsSection } from './show/sections.tsx';

/** The label of a person's title; null where there is none. */
const genderLabel = (gender: Volunteer['gender']): TextKey | null =>
  gender === null || gender === 0 ? null : `solidaryvolunteers:values.gender.${gender}`;

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

/** Header of a volunteer. */
const VolunteerHeader = ({ person }: { person: Volunteer }) => (
  <PersonHeader
    person={person}
    title={genderLabel(person.gender)}
    resource="solidaryvolunteers"
    actions={pageActions}
    editAction=""
    buttons={pageButtons}
  />
);
