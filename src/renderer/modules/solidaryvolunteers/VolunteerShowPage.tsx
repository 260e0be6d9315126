import { useTranslation } from 'react-i18next';
import { SolidaryPersonView } from '#renderer/features/solidary/SolidaryPersonView.tsx';
import { StructureRows } from '#renderer/features/solidary/StructureRows.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { pageActions, pageButtons } from './actions.tsx';
import { SavedBar } from './SavedBar.tsx';
import {
  AvailabilitySection,
  HomeSection,
  IdentitySection,
  ProofsSection,
  VolunteerActivity,
} from './show/sections.tsx';

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
      unavailable={t('show.unavailable')}
      notices={() => <SavedBar id={id} />}
    >
      {(person) => (
        <SolidaryPersonView
          person={person}
          title={genderLabel(person.gender)}
          resource="solidaryvolunteers"
          actions={pageActions}
          buttons={pageButtons}
          aside={
            <>
              <StructureRows asRole="volunteer" person={person} />
              <VolunteerActivity person={person} />
            </>
          }
        >
          <AvailabilitySection person={person} />
          <IdentitySection person={person} />
          <HomeSection person={person} />
          <ProofsSection person={person} />
        </SolidaryPersonView>
      )}
    </RecordPage>
  );
}
