import { PersonHeader } from '#renderer/features/solidary/PersonHeader.tsx';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { pageActions, recordForId, userId } from './actions.ts';
import { genderLabel } from './labels.ts';

/** Header of a beneficiary. */
export const BeneficiaryHeader = ({ person }: { person: Beneficiary }) => (
  <PersonHeader
    person={person}
    title={genderLabel(person.gender)}
    resource="solidarybeneficiaries"
    actions={pageActions}
    buttons={[recordForId, userId]}
  />
);
