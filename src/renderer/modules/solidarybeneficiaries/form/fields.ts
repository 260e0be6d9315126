import { z } from 'zod';
import { isSame } from '#renderer/kit/form/changes.ts';
import { defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { choice, pastDay, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { email, telephone, text } from '#renderer/kit/form/definition/text-types.tsx';
import { type AddressDraft, addressDraft, requiredAddress } from '#renderer/kit/form/fields/address.ts';
import { addressDisplay } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { Address, LocatedAddress } from '#shared/resources/address.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { isFormTelephone } from '#shared/telephone.ts';
import { lineLimit } from '#shared/text-limits.ts';

const KEPT = ruleMessage('solidarybeneficiaries:form.rules.kept');

/**
 * A field that the platform cannot empty (docs/screens/08-solidary-people.md §2): an empty one is left out where it was
 * empty, and refused where it was not.
 */
const kept = <Draft>(
  field: Field<Draft, string | null, string | null>,
): Field<Draft, string | undefined, string | null> => ({
  ...field,
  rule: (stored) =>
    field.rule(stored).transform((value, context) => {
      if (value !== null) return value;
      if (stored) context.issues.push({ code: 'custom', input: value, message: KEPT });
      return undefined;
    }),
});

/**
 * The home address: left out if unchanged, and if the platform has none, because it would ignore it. A changed one has
 * a town and coordinates.
 */
const homeAddress: Field<AddressDraft, LocatedAddress | undefined, Address | null> = {
  ...addressDisplay('solidarybeneficiaries:fields.homeAddress'),
  initial: addressDraft(null),
  isCopied: false,
  toDraft: addressDraft,
  rule: (stored) =>
    z.custom<AddressDraft>().transform((draft, context) => {
      if (stored === null || isSame(draft, addressDraft(stored))) return undefined;
      const refuse = (path: PropertyKey[], message: string) =>
        context.issues.push({ code: 'custom', input: draft, path, message });
      if (Object.values(draft).every((part) => part === null || part === '')) {
        refuse([], KEPT);
        return z.NEVER;
      }
      const read = requiredAddress(stored).safeParse(draft);
      for (const { path, message } of read.error?.issues ?? []) refuse([...path], message);
      if (!draft.locality?.trim()) refuse(['locality'], ruleMessage('solidarybeneficiaries:form.rules.locality'));
      return read.data ?? z.NEVER;
    }),
  render: null,
};

/** The form of a beneficiary (docs/screens/08-solidary-people.md §2). */
export const beneficiaryForm = defineForm('solidarybeneficiaries', {
  gender: choice({
    label: 'solidarybeneficiaries:fields.gender',
    values: givenGenders,
    labelOf: (value) => `solidarybeneficiaries:values.gender.${value}`,
  }),
  givenName: text({ label: 'solidary:fields.givenName', max: lineLimit, required: true }),
  familyName: text({ label: 'solidary:fields.familyName', max: lineLimit, required: true }),
  email: kept(email({ label: 'solidary:fields.email', max: lineLimit })),
  telephone: kept(
    telephone({
      label: 'solidary:fields.telephone',
      max: lineLimit,
      refuse: (value) => (isFormTelephone(value) ? null : ruleMessage('solidarybeneficiaries:form.rules.telephone')),
    }),
  ),
  birthDate: kept(pastDay({ label: 'solidarybeneficiaries:fields.birthDate' })),
  acceptsNews: yesNo({ label: 'solidarybeneficiaries:fields.acceptsNews', required: true }),
  homeAddress,
});

export type BeneficiaryFormApi = FormOf<typeof beneficiaryForm>;
