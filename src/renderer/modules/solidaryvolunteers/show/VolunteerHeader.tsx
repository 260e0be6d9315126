import { PersonHeader } from '#renderer/features/solidary/PersonHeader.tsx';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { pageActions, pageButtons } from '../actions.tsx';
import { genderLabel } from '../labels.ts';

/** Header of a volunteer. */
export const VolunteerHeader = ({ person }: { person: Volunteer }) => (
  <PersonHeader
    person={person}
    title={genderLabel(person.gender)}
    resource="solidaryvolunteers"
    actions={pageActions}
    editAction=""
    buttons={pageButtons}
  />
);
