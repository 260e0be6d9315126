import { nameColumns, personColumns } from '#renderer/features/solidary/person-columns.tsx';
import { phoneCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search, text, wholeNumber } from '#renderer/kit/list/filters/text.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import { type BeneficiaryRow, solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { beneficiaryActions } from './actions.ts';
import { genderLabel } from './labels.ts';

const columns = [
  nameColumns.familyName,
  nameColumns.givenName,
  personColumns.email,
  {
    id: 'telephone',
    header: 'solidary:fields.telephone',
    width: 142,
    digits: 16,
    priority: 2,
    sort: 'telephone',
    cell: ({ telephone }, tools) => phoneCell(telephone, tools),
  },
  personColumns.structures,
  nameColumns.id,
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
    { name: 'familyName', label: 'solidary:fields.familyName', control: search(), isAlwaysOn: true },
    { name: 'givenName', label: 'solidary:fields.givenName', control: text() },
    { name: 'email', label: 'solidary:fields.email', control: text() },
    { name: 'telephone', label: 'solidarybeneficiaries:filters.telephone', control: text() },
    { name: 'id', label: 'solidary:fields.id', control: wholeNumber() },
  ],
  actions: beneficiaryActions,
});
