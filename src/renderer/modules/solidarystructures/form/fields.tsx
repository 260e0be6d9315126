import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { mapOf, part } from '#renderer/kit/form/definition/field.ts';
import { records, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { email, telephone, text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { ResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { isFormTelephone } from '#shared/telephone.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { needsField, proofsField, purposesField } from './lists/fields.tsx';
import { operators, type RefusedOperators } from './operators/field.tsx';
import { timeWindow } from './windows/field.tsx';

const max = lineLimit;

/** The form of a structure (docs/screens/09-solidary-structures.md §5). */
export const structureForm = defineForm('solidarystructures', {
  name: text({ label: 'structureForm:fields.name', max, required: true, isWide: true, isCopied: false }),
  email: email({ label: 'structureForm:fields.email', hint: 'structureForm:hints.email', max, isCopied: false }),
  telephone: telephone({
    label: 'structureForm:fields.telephone',
    max,
    isCopied: false,
    refuse: (typed) => (isFormTelephone(typed) ? null : ruleMessage('structureForm:rules.telephone')),
  }),
  signature: text({
    label: 'structureForm:fields.signature',
    hint: 'structureForm:hints.signature',
    max,
    lines: 3,
    isWide: true,
    isCopied: false,
  }),
  isLightMode: yesNo({
    label: 'structureForm:fields.isLightMode',
    hint: 'structureForm:hints.isLightMode',
    required: true,
    initial: false,
  }),
  hasTransport: yesNo({ label: 'structureForm:fields.hasTransport', required: true, initial: false }),
  windows: part(mapOf(windowNames, timeWindow)),
  subjects: purposesField('structureForm:fields.subjects'),
  needs: needsField('structureForm:fields.needs'),
  requesterProofs: proofsField('structureForm:fields.requesterProofs', 'requester'),
  volunteerProofs: proofsField('structureForm:fields.volunteerProofs', 'volunteer'),
  operators,
  territories: records({
    label: 'structureForm:fields.territories',
    hint: 'structureForm:hints.territories',
    resource: 'territories',
  }),
});

export type StructureDraft = DraftOf<typeof structureForm>;
export type StructureValues = ValuesOf<typeof structureForm>;
export type StructureFormApi = FormOf<typeof structureForm>;
/** The form with what it knows of the platform and how it is saved. */
export type StructureFormState = ResourceForm<'solidarystructures', StructureDraft, StructureValues, RefusedOperators>;

/** The lists of a structure whose rows have an id of their own. */
export const rowLists = [
  'subjects',
  'needs',
  'requesterProofs',
  'volunteerProofs',
] as const satisfies (keyof StructureDraft)[];
export type RowList = (typeof rowLists)[number];

const asNew = <Row extends { id: number | null }>(list: readonly Row[]): Row[] =>
  list.map((row) => ({ ...row, id: null }));

/** What a copy starts with beside its windows and mode: the lists of its source, whose rows are new ones. */
export function copiedLists(source: Structure | null): Partial<StructureDraft> {
  if (source === null) return {};
  const draft = structureForm.draftOf(source);
  return {
    subjects: asNew(draft.subjects),
    needs: asNew(draft.needs),
    requesterProofs: asNew(draft.requesterProofs),
    volunteerProofs: asNew(draft.volunteerProofs),
  };
}
