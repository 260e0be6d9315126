import { AllStructuresNote } from '#renderer/features/solidary/AllStructuresNote.tsx';
import { emailCell } from '#renderer/features/solidary/email-cell.tsx';
import { StructureChips } from '#renderer/features/solidary/StructureChips.tsx';
import { familyFirstCell, phoneCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search, text, wholeNumber } from '#renderer/kit/list/filters/text.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import { type BeneficiaryRow, solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { beneficiaryActions } from './actions.ts';
import { genderLabel } from './labels.ts';

const columns = [
  {
    id: 'familyName',
    header: 'solidarybeneficiaries:fields.familyName',
    width: 190,
    sort: 'familyName',
    sortThen: 'givenName',
    fields: ['familyName', 'givenName'],
    cell: (row) => familyFirstCell(row),
  },
  {
    id: 'givenName',
    header: 'solidarybeneficiaries:fields.givenName',
    width: 110,
    isOptional: true,
    sort: 'givenName',
    cell: ({ givenName }) => textCell(givenName),
  },
  {
    id: 'email',
    header: 'solidarybeneficiaries:fields.email',
    width: 190,
    priority: 4,
    sort: 'email',
    cell: ({ email }, tools) => emailCell(email, tools),
  },
  {
    id: 'telephone',
    header: 'solidarybeneficiaries:fields.telephone',
    width: 142,
    digits: 16,
    priority: 2,
    sort: 'telephone',
    cell: ({ telephone }, tools) => phoneCell(telephone, tools),
  },
  {
    id: 'structures',
    header: 'solidarybeneficiaries:fields.structures',
    width: 280,
    priority: 3,
    cell: ({ structures }, { translate }) => <StructureChips structures={structures} translate={translate} />,
  },
  {
    id: 'id',
    header: 'solidarybeneficiaries:fields.id',
    width: 80,
    sort: 'id',
    isOptional: true,
    cell: ({ id }) => textCell(id),
  },
  {
    id: 'gender',
    header: 'solidarybeneficiaries:fields.gender',
    width: 100,
    isOptional: true,
    cell: ({ gender }, { translate }) => {
      const label = genderLabel(gender);
      return textCell(label === null ? translate('solidary:none') : translate(label));
    },
  },
] as const satisfies readonly ListColumn<BeneficiaryRow>[];

/** The list of beneficiaries (docs/screens/08-solidary-people.md §1). */
export const beneficiaryList = defineList(solidaryBeneficiaries, {
  label: 'solidarybeneficiaries:list.label',
  empty: 'solidarybeneficiaries:list.empty',
  emptyHint: 'solidarybeneficiaries:list.emptyHint',
  rowLabel: personNameOf,
  contactsOf: ({ telephone, email }) => ({ telephone, email: isDerivedEmail(email) ? null : email }),
  columns,
  filters: [
    { name: 'familyName', label: 'solidarybeneficiaries:fields.familyName', control: search(), isAlwaysOn: true },
    { name: 'givenName', label: 'solidarybeneficiaries:fields.givenName', control: text() },
    { name: 'email', label: 'solidarybeneficiaries:fields.email', control: text() },
    { name: 'telephone', label: 'solidarybeneficiaries:filters.telephone', control: text() },
    { name: 'id', label: 'solidarybeneficiaries:fields.id', control: wholeNumber() },
  ],
  actions: beneficiaryActions,
  Below: AllStructuresNote,
});
